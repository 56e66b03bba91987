//! Compares random play with a naive implementation, written for clarity from the rules page alone.

use tilery_kit::{AnySession, Reel, Rng, Rules, Session};
use tilery_mound::{Board, Mound, Move, Params};

/// A board parsed from its text. Columns are stacks from the floor up.
#[derive(Debug, Clone, PartialEq)]
struct Naive {
    level: u64,
    score: u64,
    blocks: u64,
    columns: Vec<Vec<char>>,
    /// The sides `top right bottom left`, each with its inner and outer line.
    sides: Vec<[Vec<char>; 2]>,
    stack: Vec<char>,
}

fn chars(text: &str) -> Vec<char> {
    text.chars().collect()
}

impl Naive {
    fn read(text: &str) -> Self {
        let text = text.split(';').next().unwrap();
        let fields: Vec<&str> = text.split('/').collect();
        let rows: Vec<Vec<char>> = fields[3].split('-').map(chars).collect();
        let stack_of =
            |column: usize| rows.iter().rev().map(|row| row[column]).filter(|&c| c != '.').collect();
        let lines =
            |text: &str| text.split_once('+').map(|(inner, outer)| [chars(inner), chars(outer)]).unwrap();
        Self {
            level: fields[0].parse().unwrap(),
            score: fields[1].parse().unwrap(),
            blocks: fields[2].parse().unwrap(),
            columns: (0..8).map(stack_of).collect(),
            sides: fields[4..8].iter().map(|text| lines(text)).collect(),
            stack: chars(fields[8]),
        }
    }

    fn at(&self, column: i32, height: i32) -> Option<char> {
        if !(0..8).contains(&column) || height < 0 {
            return None;
        }
        self.columns[column as usize].get(height as usize).copied()
    }

    /// Plays a move, given by its kind and its other words. The error is the reason for a refusal.
    fn play(&mut self, kind: &str, words: &[&str]) -> Result<(), &'static str> {
        let number: usize = words[words.len() - 1].parse::<usize>().unwrap() - 1;
        let side = match (kind, words[0]) {
            ("drop", _) => 0,
            ("lift", _) => 2,
            (_, "right") => 1,
            _ => 3,
        };
        let brick = self.sides[side][0][number];
        match kind {
            "drop" | "lift" => {
                let column = &mut self.columns[number];
                if column.len() == 8 {
                    return Err("the column is full");
                }
                if kind == "drop" { column.push(brick) } else { column.insert(0, brick) }
            }
            _ => {
                let height = 7 - number as i32;
                let (mut x, step) = if side == 3 { (-1, 1) } else { (8, -1) };
                // The brick flies until it meets a brick or the far wall.
                while (0..8).contains(&(x + step)) && self.at(x + step, height).is_none() {
                    x += step;
                }
                let mut end = x + step;
                while self.at(end, height).is_some() {
                    end += step;
                }
                let meets_brick = self.at(x + step, height).is_some();
                let can_push = kind == "knock" && meets_brick && (0..8).contains(&end);
                if can_push {
                    // From the far end of the run, each brick moves one square further; only the last brick
                    // can fall.
                    let last = self.at(end - step, height).unwrap();
                    let mut into = end - step;
                    while into != x + step {
                        self.columns[into as usize][height as usize] = self.at(into - step, height).unwrap();
                        into -= step;
                    }
                    self.columns[(x + step) as usize][height as usize] = brick;
                    self.columns[end as usize].push(last);
                } else if (0..8).contains(&x) {
                    self.columns[x as usize].push(brick);
                } else {
                    return Err("the entry cell is taken");
                }
            }
        }
        let [inner, outer] = &mut self.sides[side];
        inner[number] = outer[number];
        outer[number] = self.stack.remove(0);
        self.eliminate();
        Ok(())
    }

    fn eliminate(&mut self) {
        loop {
            let mut gone = [[false; 8]; 8];
            let mut found = false;
            for column in 0..8 {
                for height in 0..8 {
                    if gone[column as usize][height as usize] || self.at(column, height).is_none() {
                        continue;
                    }
                    let mut group = vec![(column, height)];
                    self.spread(column, height, &mut group);
                    if group.len() >= 3 {
                        found = true;
                        let n = group.len() as u64;
                        self.blocks += 1;
                        self.score += (n - 3) * (n - 2) / 2 + 1;
                        for (column, height) in group {
                            gone[column as usize][height as usize] = true;
                        }
                    }
                }
            }
            if !found {
                return;
            }
            for (column, gone) in self.columns.iter_mut().zip(gone) {
                let mut height = 0;
                column.retain(|_| {
                    height += 1;
                    !gone[height - 1]
                });
            }
        }
    }

    fn spread(&self, column: i32, height: i32, group: &mut Vec<(i32, i32)>) {
        for (dx, dy) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let next = (column + dx, height + dy);
            if self.at(next.0, next.1) == self.at(column, height) && !group.contains(&next) {
                group.push(next);
                self.spread(next.0, next.1, group);
            }
        }
    }

    fn is_covered(&self) -> bool {
        self.columns.iter().all(|column| column.len() == 8)
    }
}

fn text(params: &Params, board: &Board) -> String {
    let mut out = String::new();
    Mound::print(params, board, &mut out);
    out
}

fn all_moves() -> Vec<String> {
    let mut moves = Vec::new();
    for n in 1..=8 {
        moves.extend([format!("drop {n}"), format!("lift {n}")]);
        for side in ["left", "right"] {
            moves.extend([format!("throw {side} {n}"), format!("knock {side} {n}")]);
        }
    }
    moves
}

/// Plays one game, alternating between greedy and random moves, and compares every move on every board.
fn compare(params: &Params, seed: u64) -> (u64, u64) {
    let mut chance = Rng::from_seed(seed ^ 0xabcd);
    let mut session = Session::<Mound>::deal(*params, seed);
    let (mut cleared, mut lost) = (0, 0);
    for _ in 0..200 {
        let before = Naive::read(&text(params, session.board()));
        let mut best: Option<(usize, String)> = None;
        for mv in all_moves() {
            let words: Vec<&str> = mv.split(' ').collect();
            let kind = params.to_string();
            let excluded = (words[0] == "throw" && kind.starts_with("knockout"))
                || (words[0] == "knock" && kind.starts_with("classic"));
            let mut naive = before.clone();
            let expected = naive.play(words[0], &words[1..]);
            let mut board = session.board().clone();
            let parsed: Move = mv.parse().unwrap();
            let played = Mound::play(params, &mut board, &parsed, &mut Reel::silent());
            let is_over = session.status().over;
            assert_eq!(played.is_ok(), expected.is_ok() && !excluded && !is_over, "{mv}\n{before:?}");
            if played.is_err() {
                continue;
            }
            let after = Naive::read(&text(params, &board));
            let empty = naive.columns.iter().all(Vec::is_empty);
            if empty && naive.blocks <= 64 {
                let bonus = if naive.blocks < 16 {
                    128
                } else if naive.blocks < 32 {
                    64
                } else {
                    0
                };
                assert_eq!(
                    (after.level, after.score, after.blocks),
                    (before.level + 1, naive.score + bonus, 0)
                );
                cleared += 1;
            } else {
                // The brick drawn after the visible ones is taken from the board.
                naive.stack.push(after.stack[2]);
                assert_eq!(after, naive, "{mv} on {before:?}");
                let over = naive.blocks >= 64 || naive.is_covered();
                assert_eq!(Mound::status(params, &board).over, over);
                lost += u64::from(over);
            }
            if best.as_ref().is_none_or(|(count, _)| board.count() < *count) {
                best = Some((board.count(), mv));
            }
        }
        let legal = session.legal();
        let Some((_, greedy)) = best else {
            assert!(legal.is_empty() && session.status().over);
            break;
        };
        let mv = if chance.odds(2, 3) { greedy } else { chance.pick(&legal).unwrap().clone() };
        session.play(&mv).unwrap();
    }
    (cleared, lost)
}

#[test]
fn random_games_agree_with_the_naive_version() {
    let (mut cleared, mut lost) = (0, 0);
    for params in ["classic-4-6-3", "knockout-4-4-5", "mixed-4-10-3", "mixed-10-10-5", "classic-5-8-5"] {
        for seed in 0..12 {
            let (won, over) = compare(&params.parse().unwrap(), seed);
            cleared += won;
            lost += over;
        }
    }
    assert!(cleared > 20, "only {cleared} levels were cleared");
    assert!(lost > 20, "only {lost} games were lost");
}

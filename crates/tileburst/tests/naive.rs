//! Compares random games with a naive implementation, written from the rules page alone on rows of letters.
//!
//! The drawn tile is taken from the game itself; only its pool is checked.

use proptest::prelude::*;
use tilery_kit::laws::cases;
use tilery_kit::{AnySession, Session};
use tilery_tileburst::Tileburst;

type Rows = Vec<Vec<char>>;

#[derive(Debug, Clone, PartialEq)]
struct Naive {
    rows: Rows,
    current: (char, Rows),
    next: (char, Rows),
    direction: usize,
    score: u64,
}

fn tile(text: &str) -> (char, Rows) {
    let mut chars = text.chars();
    let colour = chars.next().unwrap();
    (colour, chars.as_str().split('+').map(|row| row.chars().collect()).collect())
}

impl Naive {
    fn read(position: &str) -> Self {
        let board = position.split_once('@').unwrap().1.split_once(";chance=").unwrap().0;
        let fields: Vec<&str> = board.split('/').collect();
        let rows: Rows = fields[1].split('-').map(|row| row.chars().collect()).collect();
        assert_eq!(rows.len().to_string(), fields[0]);
        Self {
            rows,
            current: tile(fields[2]),
            next: tile(fields[3]),
            direction: fields[4].parse().unwrap(),
            score: fields[5].parse().unwrap(),
        }
    }

    fn size(&self) -> usize {
        self.rows.len()
    }

    /// Lists the places of a tile, each once.
    fn places(&self, shape: &Rows) -> Vec<(String, usize, usize, Rows)> {
        let mut found: Vec<(String, usize, usize, Rows)> = Vec::new();
        for orientation in ["0", "1", "2", "3", "m0", "m1", "m2", "m3"] {
            let laid = lay(shape, orientation);
            for row in 1..=self.size() {
                for col in 1..=self.size() {
                    let is_known = found.iter().any(|(_, r, c, l)| (*r, *c, l) == (row, col, &laid));
                    if !is_known && self.cells(&laid, row, col).is_some() {
                        found.push((orientation.to_owned(), row, col, laid.clone()));
                    }
                }
            }
        }
        found
    }

    /// The cells that a tile would cover, if they are on the grid and free.
    fn cells(&self, laid: &Rows, row: usize, col: usize) -> Option<Vec<(usize, usize)>> {
        let mut cells = Vec::new();
        for (r, line) in laid.iter().enumerate() {
            for (c, cell) in line.iter().enumerate() {
                if *cell == '1' {
                    let (r, c) = (row - 1 + r, col - 1 + c);
                    if r >= self.size() || c >= self.size() || self.rows[r][c] != '.' {
                        return None;
                    }
                    cells.push((r, c));
                }
            }
        }
        Some(cells)
    }

    fn is_stuck(&self) -> bool {
        self.places(&self.current.1).is_empty() && self.places(&self.next.1).is_empty()
    }

    fn place(&mut self, orientation: &str, row: usize, col: usize, drawn: (char, Rows)) {
        let laid = lay(&self.current.1, orientation);
        for (r, c) in self.cells(&laid, row, col).expect("it fits") {
            self.rows[r][c] = self.current.0;
        }
        let n = self.size();
        let mut lines: Vec<Vec<(usize, usize)>> = Vec::new();
        lines.extend((0..n).map(|r| (0..n).map(|c| (r, c)).collect()));
        lines.extend((0..n).map(|c| (0..n).map(|r| (r, c)).collect()));
        lines.retain(|line| {
            let first = self.rows[line[0].0][line[0].1];
            first != '.' && line.iter().all(|&(r, c)| self.rows[r][c] == first)
        });
        self.score += (lines.len() * n * 25 * (n - 3)) as u64;
        for &(r, c) in lines.iter().flatten() {
            self.rows[r][c] = '.';
        }
        if !lines.is_empty() && n < 10 {
            for row in &mut self.rows {
                // With the content kept at the left, the new column is at the right.
                let at = if matches!(self.direction, 0 | 3) { n } else { 0 };
                row.insert(at, '.');
            }
            let at = if matches!(self.direction, 0 | 1) { n } else { 0 };
            self.rows.insert(at, vec!['.'; n + 1]);
            self.direction = (self.direction + 1) % 4;
        }
        assert!(
            drawn.1.iter().flatten().filter(|&&c| c == '1').count() <= [4, 4, 4, 4, 5, 6, 6][self.size() - 4]
        );
        self.current = std::mem::replace(&mut self.next, drawn);
        while self.is_stuck() && self.size() > 4 {
            self.retreat();
        }
    }

    fn retreat(&mut self) {
        let n = self.size();
        let threshold = [6, 7, 6, 8, 10, 12, 12][n - 4];
        let mut valid = Vec::new();
        for r in 0..n {
            for c in 0..n {
                if self.rows[r][c] != '.' && self.group(r, c).len() >= threshold {
                    valid.push((r, c));
                }
            }
        }
        for &(r, c) in &valid {
            self.rows[r][c] = '.';
            self.score += 15 * (n as u64 - 3);
        }
        for row in &mut self.rows {
            row.remove(if matches!(self.direction, 0 | 3) { n - 1 } else { 0 });
        }
        self.rows.remove(if matches!(self.direction, 0 | 1) { n - 1 } else { 0 });
        self.direction = (self.direction + 1) % 4;
    }

    fn group(&self, row: usize, col: usize) -> Vec<(usize, usize)> {
        let mut group = vec![(row, col)];
        let mut i = 0;
        while i < group.len() {
            let (r, c) = group[i];
            for (r, c) in [(r.wrapping_sub(1), c), (r + 1, c), (r, c.wrapping_sub(1)), (r, c + 1)] {
                let same = r < self.size() && c < self.size() && self.rows[r][c] == self.rows[row][col];
                if same && !group.contains(&(r, c)) {
                    group.push((r, c));
                }
            }
            i += 1;
        }
        group
    }
}

fn lay(shape: &Rows, orientation: &str) -> Rows {
    let mut laid = shape.clone();
    if orientation.starts_with('m') {
        laid.iter_mut().for_each(|row| row.reverse());
    }
    for _ in 0..orientation[orientation.len() - 1..].parse().unwrap() {
        laid = (0..laid[0].len()).map(|c| (0..laid.len()).rev().map(|r| laid[r][c]).collect()).collect();
    }
    laid
}

/// Plays a random game, sometimes greedy for lines so that the grid grows, and compares after every move.
fn compare(params: &str, seed: u64, choices: &[(u16, bool)]) {
    let mut session = Session::<Tileburst>::deal(params.parse().unwrap(), seed);
    let mut naive = Naive::read(&session.history().position());
    for &(choice, is_greedy) in choices {
        let legal = session.legal();
        let mut expected: Vec<String> = naive
            .places(&naive.current.1)
            .into_iter()
            .map(|(orientation, row, col, _)| format!("place {orientation} r{row}c{col}"))
            .collect();
        let is_over = naive.is_stuck();
        if !is_over {
            expected.push("swap".to_owned());
        }
        assert_eq!(legal, expected, "{}", session.history().position());
        assert_eq!(session.status().over, is_over);
        if is_over {
            return;
        }
        let mut mv = legal[usize::from(choice) % legal.len()].clone();
        if is_greedy {
            // The move whose rows have the most blocks of its colour.
            mv = legal.into_iter().max_by_key(|mv| promise(&naive, mv)).unwrap();
        }
        session.play(&mv).unwrap();
        let now = Naive::read(&session.history().position());
        let words: Vec<&str> = mv.split(' ').collect();
        if let [_, orientation, at] = words[..] {
            let (row, col) = at[1..].split_once('c').unwrap();
            naive.place(orientation, row.parse().unwrap(), col.parse().unwrap(), now.next.clone());
        } else {
            let Naive { current, next, .. } = &mut naive;
            std::mem::swap(current, next);
        }
        assert_eq!(now, naive, "after {mv}");
    }
}

fn promise(naive: &Naive, mv: &str) -> usize {
    let words: Vec<&str> = mv.split(' ').collect();
    let [_, orientation, at] = words[..] else { return 0 };
    let (row, col) = at[1..].split_once('c').unwrap();
    let laid = lay(&naive.current.1, orientation);
    let cells = naive.cells(&laid, row.parse().unwrap(), col.parse().unwrap()).unwrap();
    let of_row = |r: usize| naive.rows[r].iter().filter(|&&c| c == naive.current.0).count();
    let foreign = |r: usize| naive.rows[r].iter().filter(|&&c| c != naive.current.0 && c != '.').count();
    cells.iter().map(|&(r, _)| 20 + 3 * of_row(r) - foreign(r).min(10)).sum()
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn random_games_agree(
        is_full in any::<bool>(),
        seed in any::<u64>(),
        choices in proptest::collection::vec((any::<u16>(), proptest::bool::weighted(0.9)), 0..250),
    ) {
        compare(if is_full { "full" } else { "classic" }, seed, &choices);
    }
}

/// Checks that the compared games make the grid grow and shrink.
#[test]
fn greedy_games_grow_and_retreat() {
    let (mut largest, mut retreats) = (0, 0);
    for seed in 0..12 {
        let choices: Vec<(u16, bool)> = (0..200).map(|n| (n * 31, n % 10 != 0)).collect();
        compare("classic", seed, &choices);
        let mut session = Session::<Tileburst>::deal("classic".parse().unwrap(), seed);
        for (choice, is_greedy) in choices {
            let legal = session.legal();
            if legal.is_empty() {
                break;
            }
            let naive = Naive::read(&session.history().position());
            let mv = if is_greedy {
                legal.into_iter().max_by_key(|mv| promise(&naive, mv)).unwrap()
            } else {
                legal[usize::from(choice) % legal.len()].clone()
            };
            session.play(&mv).unwrap();
        }
        let facts = session.facts();
        let fact = |name| facts.iter().find(|(id, _)| *id == name).unwrap().1;
        largest = largest.max(fact("largest"));
        retreats += fact("retreats");
    }
    assert!(largest >= 8 && retreats >= 5, "largest {largest}, retreats {retreats}");
}

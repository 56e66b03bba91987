//! The trail: its boards and lessons, checked by a search independent of its generator.

use std::collections::{BTreeMap, HashSet};

use tilery_kit::{History, Rules, recorded, trail};
use tilery_tilerama::{Code, EMPTY, Params, Plan, Pusher, Tilerama, Violation, apply, entries, find, joints};

use crate::symmetry;

/// Node limit of the naive search, which cannot prove the longest pars within memory.
const MOST_NODES: u64 = 500_000;

/// True if a board can be solved in `moves` pushes; `None` if the node limit is reached. A breadth-first
/// search from the board and, if no pieces are joined, from the objective, on the side with the smaller
/// frontier. Without joined pieces, a single push undoes every push.
fn search(start: &History<Tilerama>, moves: usize, nodes: &mut u64) -> Option<bool> {
    let nodes = &mut MOST_NODES.min(*nodes);
    let board = start.board();
    let plan = board.plan();
    let is_joined = board.tiles().iter().any(|&tile| joints(tile) != 0);
    let goal: Vec<Code> = plan.goal.iter().map(|wish| wish.unwrap_or(EMPTY)).collect();
    let mut sides = vec![Side::new(board.tiles().to_vec())];
    if plan.is_whole() && !is_joined {
        sides.push(Side::new(goal));
    }
    for _ in 0..moves {
        let least = (0..sides.len()).min_by_key(|&side| sides[side].last.len())?;
        let new = sides[least].grow(plan, nodes)?;
        let is_met = match sides.get(1 - least) {
            Some(other) => new.iter().any(|tiles| other.known.contains(tiles)),
            None => new.iter().any(|tiles| plan.is_solved(tiles)),
        };
        if is_met {
            return Some(true);
        }
        sides[least].last = new;
    }
    Some(false)
}

struct Side {
    known: HashSet<Vec<Code>>,
    last: Vec<Vec<Code>>,
}

impl Side {
    fn new(tiles: Vec<Code>) -> Self {
        Self { known: HashSet::from([tiles.clone()]), last: vec![tiles] }
    }

    /// The boards one push further.
    fn grow(&mut self, plan: &Plan, nodes: &mut u64) -> Option<Vec<Vec<Code>>> {
        let mut pusher = Pusher::default();
        let mut new = Vec::new();
        for tiles in &self.last {
            for (cell, _) in (0u16..).zip(tiles).filter(|&(_, &tile)| tile != EMPTY) {
                for dir in tilery_kit::Dir::ALL {
                    let Ok(shifts) = pusher.push(&plan.zone, tiles, cell, dir) else { continue };
                    *nodes = nodes.checked_sub(1)?;
                    let mut after = tiles.clone();
                    apply(&mut after, shifts, &mut Vec::new());
                    if self.known.insert(after.clone()) {
                        new.push(after);
                    }
                }
            }
        }
        Some(new)
    }
}

fn alike(params: &Params, board: &tilery_tilerama::Board) -> String {
    let mut text = String::new();
    Tilerama::print(params, board, &mut text);
    symmetry::canonical(&text)
}

#[test]
fn the_boards_of_the_trail_are_solved_in_par() {
    recorded::trail::<Tilerama>(search, alike);
}

#[test]
fn every_board_is_on_the_trail_three_times() {
    let drawn = entries().filter(|entry| !entry.is_generated());
    let mut times: BTreeMap<&str, usize> = drawn.map(|entry| (entry.name, 0)).collect();
    let mut keys = HashSet::new();
    for chapter in &trail::parse(Tilerama::TRAIL).unwrap()[1..] {
        for stop in chapter.boards.iter().filter(|stop| stop.say.is_none()) {
            let text = stop.text.strip_prefix("tilerama:").unwrap();
            let history = History::<Tilerama>::open(text).unwrap();
            *times.get_mut(history.params().name()).unwrap() += 1;
            // No two boards are equal, not even under different names.
            assert!(
                keys.insert(alike(history.params(), history.board())),
                "{text} is there under another name"
            );
        }
    }
    assert!(times.values().all(|&times| times == 3), "{times:?}");
}

/// Each first step needs the rule that it teaches, or has a push that this rule refuses.
#[test]
fn the_first_steps_are_about_what_they_teach() {
    let chapters = trail::parse(Tilerama::TRAIL).unwrap();
    let mut taught = Vec::new();
    for stop in chapters[1..].iter().flat_map(|chapter| &chapter.boards).filter(|stop| stop.say.is_some()) {
        let text = stop.text.strip_prefix("tilerama:").unwrap();
        let history = History::<Tilerama>::open(text).unwrap();
        let (params, mut board) = (history.params(), history.board().clone());
        let refused: Vec<Violation> = (0..board.zone().size())
            .flat_map(|cell| tilery_kit::Dir::ALL.map(|dir| board.shifts(cell, dir)))
            .filter_map(Result::err)
            .collect();
        let (mut jumps, mut turns, mut most, mut compounds) = (0, 0, 0, 0);
        for mv in stop.moves() {
            let mv: tilery_tilerama::Move = mv.parse().unwrap();
            let shifts = board.shifts(board.zone().index(mv.cell).unwrap(), mv.dir).unwrap();
            jumps += shifts.iter().filter(|shift| shift.step.jump.is_some()).count();
            turns += shifts.iter().filter(|shift| shift.step.turn.is_some()).count();
            compounds +=
                shifts.iter().filter(|shift| joints(board.tiles()[usize::from(shift.from)]) != 0).count();
            most = most.max(shifts.len());
            Tilerama::play(params, &mut board, &mv, &mut tilery_kit::Reel::silent()).unwrap();
        }
        let say = stop.say.as_deref().unwrap();
        let step = say.strip_prefix("tilerama-step-").unwrap();
        let is_about = match step {
            "push" => most == 1,
            "row" => most > 1,
            "edge" => stop.moves().len() > 2 && jumps + turns == 0,
            "jump" | "bars" | "cycle" => jumps > 0,
            "turn" => turns > 0,
            "compound" | "whole" => compounds > 0,
            "bar" => compounds > 0 && refused.iter().any(|refused| matches!(refused, Violation::Blocked(_))),
            "cross" => refused.iter().any(|refused| matches!(refused, Violation::MultiDirection(_))),
            "square" => refused.iter().any(|refused| matches!(refused, Violation::Collision(_))),
            "game" => find(params.name()).is_some(),
            _ => false,
        };
        assert!(is_about, "{say}");
        taught.push(step.to_owned());
    }
    assert_eq!(taught.len(), 13);
}

/// Nothing is on a board before the chapter that begins with its lesson: first only a gap, then joined edges, then
/// turns, then pieces.
#[test]
fn each_of_the_first_chapters_brings_one_new_thing() {
    let chapters = trail::parse(Tilerama::TRAIL).unwrap();
    let names: Vec<&str> = chapters[1..6].iter().map(|chapter| chapter.name.as_str()).collect();
    assert_eq!(names, ["gaps", "jumps", "loops", "turns", "pieces"].map(|name| format!("tilerama-{name}")));
    for (chapter, [jumps, turns, pieces]) in chapters[1..5].iter().zip([
        [false, false, false],
        [true, false, false],
        [true, false, false],
        [true, true, false],
    ]) {
        for stop in &chapter.boards {
            let text = stop.text.strip_prefix("tilerama:").unwrap();
            let history = History::<Tilerama>::open(text).unwrap();
            let board = history.board();
            assert!(jumps || board.zone().jumps().is_empty(), "{text}");
            assert!(turns || board.zone().turns().is_empty(), "{text}");
            assert!(pieces || board.tiles().iter().all(|&tile| joints(tile) == 0), "{text}");
        }
    }
}

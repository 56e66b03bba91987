//! Hints and ratings of tilts.

use tilery_kit::{Adviser, Budget, Cell, Dir, Hint, Limits, Position, Rater, Rating, Say};

use crate::board::{Board, Motion};
use crate::goal::Goal;
use crate::params::Params;
use crate::power::value;
use crate::search::net::{self, Net};
use crate::search::{self, Searcher};
use crate::{Tilt, Ui};

/// The nodes of a hint, if the budget allows them: about 50 ms in a browser. With a fixed number of nodes,
/// the same board always gets the same hint.
const HINT_NODES: u64 = 150_000;

/// The adviser, with the search and its tables.
#[derive(Default)]
pub struct Guide {
    searcher: Searcher,
}

impl Adviser<Tilt> for Guide {
    const TRAINED: Option<&'static str> = Some("tilt.net");

    // It plays for the score of a whole game.
    fn pursues(_: &Goal) -> bool {
        false
    }

    fn hint(&mut self, position: Position<'_, Tilt>, budget: &mut Budget<'_>) -> Option<Hint<Dir>> {
        let board = position.board;
        let (cols, rows) = size(board);
        let limit = budget.estimate(nodes_per_ms(board)).min(HINT_NODES);
        if limit == HINT_NODES || budget.time().is_none() {
            // The choice between nearly equal tilts must not depend on the clock or on earlier searches.
            self.searcher.forget();
        }
        let mut go_on = |_| budget.spend(search::expectimax::POLL as u32);
        let budget = search::Budget::until(limit, &mut go_on);
        let mv = Dir::ALL[self.searcher.best(cols, rows, &board.powers(), budget)?.tilt];
        Some(Hint { mv, line: vec![mv], solves: None })
    }

    fn why(_: &Params, board: &Board, line: &[Dir]) -> Option<Say> {
        let &hint = line.first()?;
        let others = || Dir::ALL.into_iter().filter(|&dir| dir != hint && board.can_tilt(dir));
        if others().next().is_none() {
            return Some(Say::new("tilt-why-only"));
        }
        let motions = board.slide(hint);
        let merging = || motions.iter().filter(|motion| motion.merges);
        let made = merging().map(|motion| motion.tile.power + 1).max().unwrap_or(0);
        let (largest, count) = (board.best(), merging().count() as i64 / 2);
        if made < largest {
            let keeps = |dir| keeps_corner(board, dir, largest);
            if keeps(hint) && others().any(|dir| !keeps(dir)) {
                return Some(Say::new("tilt-why-corner").with("value", value(largest)));
            }
        }
        (made > 0).then(|| Say::new("tilt-why-merges").with("value", value(made)).with("count", count))
    }

    fn suggest(_: &Params, board: &Board, ui: &mut Ui, dir: &Dir) {
        ui.suggested = board.can_tilt(*dir).then_some(*dir);
    }

    fn learn(&mut self, trained: &[u8]) -> Result<(), String> {
        self.searcher.learn(Net::from_bytes(trained).map_err(|error| error.to_string())?);
        Ok(())
    }
}

/// Ratings are in points.
impl Rater<Tilt> for Guide {
    /// Returns true for boards with a net, which evaluates in points. The evaluation of other boards has a
    /// unit in which only comparisons are meaningful.
    fn rates(params: &Params) -> bool {
        net::SIZES.contains(&(params.cols().into(), params.rows().into()))
    }

    /// The error is well above the difference between nine in ten losses rated in 40 ms and in 250 ms
    /// (measured by the example `raters` of the collection).
    fn limits(params: &Params) -> Limits {
        Limits::of_share(if (params.cols(), params.rows()) == (3, 3) { 100.0 } else { 3_500.0 })
    }

    fn rate(
        guide: &mut Self,
        Position { board, .. }: Position<'_, Tilt>,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Rating<Dir>>> {
        let (cols, rows) = size(board);
        // The net may be missing, for example without a connection.
        if !guide.searcher.has_points(cols, rows) {
            return Some(Vec::new());
        }
        let limit = budget.estimate(nodes_per_ms(board));
        let mut go_on = |_| budget.spend(search::expectimax::POLL as u32);
        let budget = search::Budget::until(limit, &mut go_on);
        let values = guide.searcher.rate(cols, rows, &board.powers(), budget);
        let tilts = Dir::ALL.into_iter().zip(values);
        Some(tilts.filter_map(|(mv, value)| Some(Rating { mv, value: value? })).collect())
    }

    fn why(params: &Params, board: &Board, mv: &Dir) -> Option<Say> {
        <Self as Adviser<Tilt>>::why(params, board, &[*mv])
    }

    fn won(_: &Params, board: &Board) -> f64 {
        board.score() as f64
    }
}

/// True if a tile of a power is in a corner, and stays there without merging.
fn keeps_corner(board: &Board, dir: Dir, power: u8) -> bool {
    let (rows, cols) = (board.tiles().rows(), board.tiles().cols());
    let is_corner = |Cell { row, col }| (row == 0 || row + 1 == rows) && (col == 0 || col + 1 == cols);
    board.slide(dir).iter().any(|&Motion { tile, from, to, merges }| {
        tile.power == power && from == to && is_corner(to) && !merges
    })
}

/// The approximate number of nodes that the search visits in a millisecond in a browser, by which it plans
/// its depth.
fn nodes_per_ms(board: &Board) -> f64 {
    if size(board) == (4, 4) { 12_000.0 } else { 4_000.0 }
}

fn size(board: &Board) -> (usize, usize) {
    (usize::from(board.tiles().cols()), usize::from(board.tiles().rows()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_board;

    fn why(rows: &str, mv: Dir) -> Option<Say> {
        let params: Params = "4x4".parse().expect("parameters");
        let board = parse_board(&params, &format!("{rows};chance=0")).expect("a board");
        <Guide as Adviser<Tilt>>::why(&params, &board, &[mv])
    }

    #[test]
    fn simple_reasons_for_hints_are_given() {
        let merges = |value: i64, count: i64| {
            Some(Say::new("tilt-why-merges").with("value", value).with("count", count))
        };
        let one = "64,2,2,0/0,0,0,0/0,0,0,0/4,4,0,0;score=0";
        assert_eq!(why(one, Dir::Right), merges(8, 2));
        let corner = Say::new("tilt-why-corner").with("value", 64);
        assert_eq!(why(one, Dir::Left), Some(corner));
        // The tilt moves the largest tile out of its corner.
        assert_eq!(why("64,2,4,0/0,0,0,0/0,0,0,0/0,0,0,0;score=0", Dir::Down), None);
        // Making the largest tile is the better reason, even if a tile stays in its corner.
        assert_eq!(why("64,2,32,32/0,0,0,0/0,0,0,0/0,0,0,0;score=0", Dir::Left), merges(64, 1));
        assert_eq!(
            why("64,0,0,0/2,0,0,0/4,0,0,0/8,0,0,0;score=0", Dir::Right),
            Some(Say::new("tilt-why-only"))
        );
    }

    /// At the beginning of a game tilts are nearly equal, and an unstable hint would alternate between them.
    #[test]
    fn the_same_board_gets_the_same_hint_after_any_other_hints() {
        let params: Params = "4x4".parse().expect("parameters");
        let board = |rows: &str| parse_board(&params, &format!("{rows};score=0;chance=0")).expect("a board");
        let column = board("2,0,0,0/2,0,0,0/4,0,0,0/0,0,0,0");
        let others = ["2,0,0,0/4,0,0,0/4,0,0,0/0,0,0,2", "0,0,0,0/4,0,0,0/4,2,0,0/2,0,0,0"].map(board);
        let hint = |guide: &mut Guide, board: &Board, ms: f64| {
            let found = guide.hint(Position::new(&params, board), &mut Budget::asking(ms, &mut || true));
            found.expect("there is a tilt").mv
        };
        let net = include_bytes!("../../../www/public/tilt.net");
        for has_net in [false, true] {
            let (mut fresh, mut used) = (Guide::default(), Guide::default());
            if has_net {
                for guide in [&mut fresh, &mut used] {
                    Adviser::<Tilt>::learn(guide, net).expect("the net");
                }
            }
            let first = hint(&mut fresh, &column, 300.0);
            for (n, ms) in [100.0, 150.0, 300.0, 400.0].into_iter().enumerate() {
                hint(&mut used, &others[n % 2], 50.0 * n as f64 + 1.0);
                assert_eq!(hint(&mut used, &column, ms), first, "with the net: {has_net}, after {n}");
            }
        }
    }

    #[test]
    fn tilts_are_rated_in_points_or_not_at_all() {
        let mut guide = Guide::default();
        let rated = |guide: &mut Guide, size: &str, rows: &str| {
            let params: Params = size.parse().expect("parameters");
            let board = parse_board(&params, &format!("{rows};score=0;chance=0")).expect("a board");
            assert_eq!(Guide::rates(&params), size != "5x2");
            Guide::rate(guide, Position::new(&params, &board), &mut Budget::nodes(1_000))
                .expect("one call gives a result")
        };
        let (small, large) = ("4,4,0/0,0,0/0,0,0", "64,2,2,0/0,0,0,0/0,0,0,0/4,4,0,0");
        assert_eq!(rated(&mut guide, "3x3", small), []);
        let net = include_bytes!("../../../www/public/tilt.net");
        Adviser::<Tilt>::learn(&mut guide, net).expect("the net");
        for (size, rows, least) in [("3x3", small, 1_000.0), ("4x4", large, 10_000.0)] {
            let values = rated(&mut guide, size, rows);
            assert!(values.len() > 2 && values.iter().all(|rating| rating.value > least), "{values:?}");
        }
        assert_eq!(rated(&mut guide, "5x2", "4,4,0,0,0/0,0,0,0,0"), []);
    }
}

//! Hints and ratings: the results of the search as moves.

use tilery_kit::{Adviser, Budget, Hint, Position, Rater, Rating, Reel, Say};

use crate::board::Board;
use crate::goal::Goal;
use crate::moves::Move;
use crate::params::Params;
use crate::search::{self, Guide};
use crate::{Tileburst, Ui};

impl Adviser<Tileburst> for Guide {
    // The search plays for the score of a whole game.
    fn pursues(_: &Goal) -> bool {
        false
    }

    fn hint(&mut self, at: Position<'_, Tileburst>, budget: &mut Budget<'_>) -> Option<Hint<Move>> {
        best(*at.params, at.board, at.moves.last(), self, budget)
    }

    /// Explains the first cleared line or valid group that the moves of the hint lead to, if known tiles
    /// suffice.
    fn why(params: &Params, board: &Board, line: &[Move]) -> Option<Say> {
        let mut board = board.clone();
        for (n, &mv) in (1..).zip(line) {
            if let Move::Place { orientation, at } = mv {
                let settled = board.settled(orientation, at)?;
                let lines = settled.tally().lines - board.tally().lines;
                if lines > 0 {
                    return Some(
                        Say::new("tileburst-why-lines").with("lines", i64::from(lines)).with("count", n),
                    );
                }
                if settled.tally().groups > board.tally().groups {
                    let valid = |board: &Board| board.field().valid().count();
                    let blocks = i64::from(valid(&settled).saturating_sub(valid(&board)));
                    return Some(Say::new("tileburst-why-group").with("blocks", blocks).with("count", n));
                }
                // If the known tile does not fit, the tile still to be drawn decides whether the grid
                // retreats.
                if !settled.field().fits(board.next().shape) {
                    return None;
                }
            }
            board.play(*params, mv, &mut Reel::silent()).ok()?;
        }
        None
    }

    fn suggest(_: &Params, board: &Board, ui: &mut Ui, mv: &Move) {
        ui.suggest(board, *mv);
    }
}

/// Values are in points.
impl Rater<Tileburst> for Guide {
    fn rate(
        guide: &mut Guide,
        Position { params, board, .. }: Position<'_, Tileburst>,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Rating<Move>>> {
        let tiles = [board.current(), board.next()];
        let rated = search::rate(*params, (board.field(), board.corner()), tiles, guide, budget);
        let mv = |step: Option<(_, _)>| {
            step.map_or(Move::Swap, |(orientation, at)| Move::Place { orientation, at })
        };
        Some(
            rated.into_iter().map(|(step, value)| Rating { mv: mv(step), value: f64::from(value) }).collect(),
        )
    }

    fn won(_: &Params, board: &Board) -> f64 {
        board.score() as f64
    }
}

/// Returns the best move within the budget, given the last move played. After a swap it suggests swapping
/// back only if the current tile does not fit.
fn best(
    params: Params,
    board: &Board,
    last: Option<&Move>,
    guide: &mut Guide,
    budget: &mut Budget<'_>,
) -> Option<Hint<Move>> {
    let has_swapped = last == Some(&Move::Swap);
    let tiles = [board.current(), board.next()];
    let plan = search::best(params, (board.field(), board.corner()), tiles, has_swapped, guide, budget)?;
    let mut line = Vec::new();
    if plan.swaps {
        line.push(Move::Swap);
    }
    line.push(Move::Place { orientation: plan.orientation, at: plan.at });
    line.extend(plan.then.map(|(orientation, at)| Move::Place { orientation, at }));
    Some(Hint { mv: line[0], line, solves: None })
}

#[cfg(test)]
mod tests {
    use tilery_kit::Rng;

    use super::*;
    use crate::field::MAX_SIZE;
    use crate::notation::parse_board;
    use crate::params::Params;

    #[test]
    fn a_hint_undoes_a_swap_only_if_nothing_else_fits() {
        let hint = |text: &str, last: Option<&Move>| {
            let board = parse_board(text).expect("it is a position");
            best(Params::Classic, &board, last, &mut Guide::default(), &mut Budget::nodes(20_000))
                .expect("a tile fits")
                .mv
        };
        // The next tile completes a row.
        let row = "6/rrrrr.-......-......-......-......-....../g11/r1/0/0";
        assert_eq!(hint(row, None), Move::Swap);
        assert_ne!(hint(row, Some(&Move::Swap)), Move::Swap);
        // Only the next tile fits.
        let large = "4/....-....-....-..../g111111/r1/0/0";
        assert_eq!(hint(large, Some(&Move::Swap)), Move::Swap);
    }

    /// A hole of two by three is left for the tile drawn next: one of four tiles with six cells fills it in
    /// `classic`, one of 35 in `full`.
    #[test]
    fn the_search_expects_tiles_of_the_pool_in_play() {
        let grid = ".gbyvrgbyv-byvrgbyvrg-vrgbyvrgby-gbyvrgbyvr-yvr...vrgb-rgb...gbyv-byvrgbyvrg-vrgbyvrgby-gbyvrgbyvr-yvrgbyvrg.";
        let board = parse_board(&format!("10/{grid}/r1/g1/0/0")).expect("it is a position");
        let worth = |params: Params| {
            let budget = &mut Budget::nodes(u64::MAX);
            let rated = Guide::rate(&mut Guide::default(), Position::new(&params, &board), budget);
            rated.iter().flatten().map(|rating| rating.value).fold(f64::NEG_INFINITY, f64::max)
        };
        let [classic, full] = Params::ALL.map(worth);
        assert!(full < classic, "{full} in full, {classic} in classic");
    }

    /// Fails if the weights are mixed up.
    #[test]
    fn following_the_hints_leads_to_the_largest_grid() {
        for seed in 1..=3 {
            let mut board = Board::deal(Params::Classic, Rng::from_seed(seed));
            let (mut guide, mut last) = (Guide::default(), None);
            while board.tally().tiles < 300 && board.tally().largest < MAX_SIZE {
                let hint =
                    best(Params::Classic, &board, last.as_ref(), &mut guide, &mut Budget::nodes(4_000));
                let mv = hint.expect("the game goes on").mv;
                board.play(Params::Classic, mv, &mut Reel::silent()).expect("a hint can be played");
                last = Some(mv);
            }
            assert_eq!(board.tally().largest, MAX_SIZE, "seed {seed}");
        }
    }

    /// At most one of these ten games may end early.
    #[test]
    fn following_the_hints_survives() {
        let mut guide = Guide::default();
        let mut ends = |seed: u64| {
            let mut board = Board::deal(Params::Classic, Rng::from_seed(seed));
            let mut last = None;
            while board.tally().tiles < 100 {
                let mut budget = Budget::nodes(4_000);
                let Some(hint) = best(Params::Classic, &board, last.as_ref(), &mut guide, &mut budget) else {
                    return true;
                };
                board.play(Params::Classic, hint.mv, &mut Reel::silent()).expect("a hint can be played");
                last = Some(hint.mv);
            }
            false
        };
        assert!((0..10).filter(|seed| ends(*seed)).count() <= 1);
    }

    #[test]
    fn the_hint_is_the_best_rated_move() {
        let mut guide = Guide::default();
        for seed in 0..5 {
            let mut board = Board::deal(Params::Classic, Rng::from_seed(seed));
            for _ in 0..10 {
                let budget = || Budget::nodes(10_000);
                let hint =
                    best(Params::Classic, &board, None, &mut guide, &mut budget()).expect("a tile fits");
                let position = Position::new(&Params::Classic, &board);
                let rated = Guide::rate(&mut guide, position, &mut budget());
                let most =
                    rated.iter().flatten().map(|rating| rating.value).fold(f64::NEG_INFINITY, f64::max);
                let of_hint =
                    rated.iter().flatten().find(|rating| rating.mv == hint.mv).map(|rating| rating.value);
                assert_eq!(of_hint, Some(most), "seed {seed}");
                for &mv in &hint.line[..1 + usize::from(hint.mv == Move::Swap)] {
                    board.play(Params::Classic, mv, &mut Reel::silent()).expect("a hint can be played");
                }
            }
        }
    }

    #[test]
    fn a_hint_explains_what_bursts_and_when() {
        let why = |text: &str| {
            let board = parse_board(text).expect("it is a position");
            let mut guide = Guide::default();
            let hint = best(Params::Classic, &board, None, &mut guide, &mut Budget::nodes(20_000))
                .expect("a tile fits");
            <Guide as Adviser<Tileburst>>::why(&Params::Classic, &board, &hint.line)
        };
        let lines = |count: i64| Some(Say::new("tileburst-why-lines").with("lines", 1).with("count", count));
        assert_eq!(why("6/rrrrr.-......-......-......-......-....../r1/g11/0/0"), lines(1));
        // The other tile bursts it.
        assert_eq!(why("6/rrrrr.-......-......-......-......-....../g11/r1/0/0"), lines(2));
    }
}

//! The contract [`Game`]: drawing, input and time.

pub mod grade;
pub mod adviser;
pub mod budget;
pub mod input;

use crate::rules::{Action, Chart, Fact, Figure, Figures, Record, Role, Rules};
use crate::scene::Scene;
use crate::text::Say;

pub use adviser::{Adviser, Hint, Position, Rater, Rating, Solves};
pub use budget::Budget;
pub use grade::{Grade, Limits};
pub use input::{Input, Layout, Phase, Reply, Room};

/// A game that is played on a board: [`Rules`] with moves to choose from, a picture, input and time.
pub trait Game: Rules {
    /// The kinds of sprites. [`crate::Sprite::role`] is an index into them.
    const ROLES: &'static [Role];
    /// Commands besides moves on the board, as buttons and keys.
    const ACTIONS: &'static [Action] = &[];
    /// The numbers shown beside the board, in this order: the important ones of [`Game::figures`]. Figures
    /// without a value are left out.
    const FIGURES: &'static [Figure];
    /// The criteria of its score tables. A record of `moves` with [`crate::Order::Lower`] and `won_only`
    /// marks a game that is won in few moves. The page then offers a solution in place of autoplay.
    const RECORDS: &'static [Record] = &[];
    /// True if the game can be won. Otherwise no number of wins is shown.
    const WINS: bool;
    /// True if the game scrolls its board and handles [`crate::game::input::VIEWS`]. In other games, the page
    /// itself zooms boards with small cells.
    const SCROLLS: bool = false;
    /// True if the moves of a history are rounds, most of which pass without a press. The figure `round` then
    /// counts those of the level, and the page restarts levels one by one.
    const ROUNDS: bool = false;
    /// The values that its statistics collect.
    const FACTS: &'static [Fact] = &[];

    /// State of the user interface (cursor, drag, selection, visible hint), which is neither undone nor
    /// saved.
    type Ui: Default;
    /// The source of hints, or [`crate::Nobody`].
    type Adviser: Adviser<Self>;
    /// The source of ratings, or [`crate::Nobody`].
    type Rater: Rater<Self>;

    /// Each legal move once, in its canonical form. Empty when the game is over, and in an editor, where
    /// there are too many moves to list.
    fn moves(params: &Self::Params, board: &Self::Board) -> impl Iterator<Item = Self::Move>;

    /// The numbers about the running game. The session adds `moves`, unless the game has a figure of that
    /// name, and [`crate::session::TIME_LEFT`] if the time is limited.
    fn figures(params: &Self::Params, board: &Self::Board) -> Figures;

    /// A sentence shown above the board until the next move.
    fn notice(params: &Self::Params, board: &Self::Board) -> Option<Say> {
        let _ = (params, board);
        None
    }

    /// Interprets a gesture or a key.
    fn input(
        params: &Self::Params,
        board: &Self::Board,
        ui: &mut Self::Ui,
        input: Input<'_>,
        layout: Layout,
    ) -> Reply<Self::Move>;

    /// Draws the board. It must accept any `ui` on any board.
    fn draw(params: &Self::Params, board: &Self::Board, ui: &Self::Ui, layout: Layout, scene: &mut Scene);

    /// Draws a preview of the random events of the next `moves` moves, as a strip in board units with labels.
    /// The page shows it beside the board of an assignment, so that a solution can be found without guessing.
    /// Draws nothing in games without chance. Hints and ratings must not depend on other random events to come.
    fn coming(params: &Self::Params, board: &Self::Board, moves: usize, scene: &mut Scene) {
        let _ = (params, board, moves, scene);
    }

    /// Adapts `ui` to the space available on the screen. Used by games whose boards may be larger than the
    /// screen, or that draw controls for touch.
    fn room(ui: &mut Self::Ui, room: Option<Room>) {
        let _ = (ui, room);
    }

    /// Removes state from `ui` that no longer fits the board. Called after a move, an undo or a seek, and
    /// once when the game begins.
    fn settle(params: &Self::Params, board: &Self::Board, ui: &mut Self::Ui) {
        let _ = (params, board, ui);
    }

    /// Called after [`Game::settle`] when the player has stopped the game or the time is up. The game may
    /// then show hidden information.
    fn stop(ui: &mut Self::Ui) {
        let _ = ui;
    }

    /// The length of a round in milliseconds, in a game with rounds, by turns too.
    fn pace(params: &Self::Params) -> Option<u32> {
        let _ = params;
        None
    }

    /// Returns true if rounds run only after a press. The page then hides the number of rounds, since one
    /// press may run several, and all of [`Game::ACTIONS`], which stop time.
    fn has_turns(params: &Self::Params) -> bool {
        let _ = params;
        false
    }

    /// Returns true while the player has paused the game. The reason of the session's status is then
    /// [`crate::session::PAUSED`].
    fn is_paused(ui: &Self::Ui) -> bool {
        let _ = ui;
        false
    }

    /// The time limit on the session's clock in milliseconds, if the player has chosen one. When the time is
    /// up, the session stops the game with the reason [`crate::session::TIME_IS_UP`].
    fn time_limit(params: &Self::Params) -> Option<u64> {
        let _ = params;
        None
    }

    /// The move of the round that is due. It consists of the buttons held in `ui`, such as `L`, or is `.`.
    fn tick(params: &Self::Params, board: &Self::Board, ui: &mut Self::Ui) -> Option<Self::Move> {
        let _ = (params, board, ui);
        None
    }

    /// True before the player's first press. The rounds that are due then are shown, but recorded only with
    /// that press.
    fn is_ahead(board: &Self::Board, ui: &Self::Ui) -> bool {
        let _ = (board, ui);
        false
    }

    /// True if a round is due at once, regardless of the pace, because a press is waiting for the rounds of
    /// an earlier press.
    fn hurries(params: &Self::Params, ui: &Self::Ui) -> bool {
        let _ = (params, ui);
        false
    }

    /// Pictures for skins, for a game whose looks are not known before it is opened. The picture of look N
    /// begins at byte 1,024 N and has sixteen rows of sixteen RGBA pixels.
    fn pictures(params: &Self::Params) -> Vec<u8> {
        let _ = params;
        Vec::new()
    }

    /// A finished game's values for the statistics: names of [`Game::FACTS`] with their values.
    fn facts(params: &Self::Params, board: &Self::Board) -> Vec<(&'static str, i64)> {
        let _ = (params, board);
        Vec::new()
    }

    /// Small charts about the running game. Their data lives in the board, so that undo covers it.
    fn charts(params: &Self::Params, board: &Self::Board) -> Vec<Chart> {
        let _ = (params, board);
        Vec::new()
    }

    /// The score table of games with these parameters.
    fn table(params: &Self::Params) -> String {
        params.to_string()
    }

    /// The score table of a game that began with this position instead of a deal. `None` if such games have
    /// no table, since a player could begin them near their end.
    fn own_table(params: &Self::Params, start: &Self::Board) -> Option<String> {
        let _ = (params, start);
        None
    }
}

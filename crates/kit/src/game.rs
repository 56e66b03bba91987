//! The second contract: how a game is seen and touched.

pub mod adviser;
pub mod budget;
pub mod input;

use crate::rules::{Action, Chart, Fact, Figure, Figures, Record, Role, Rules};
use crate::scene::Scene;
use crate::text::Say;

pub use adviser::{Adviser, Grade, Hint, Limits, Past, Rater, Rating, Solves};
pub use budget::Budget;
pub use input::{Input, Layout, Phase, Reply, Room};

/// A game that is played on a board: [`Rules`] with moves to choose from, a picture, hands and time.
pub trait Game: Rules {
    /// What its sprites can be, in the order of [`crate::Sprite::role`].
    const ROLES: &'static [Role];
    /// What can be done beside moving on the board, as buttons and keys.
    const ACTIONS: &'static [Action] = &[];
    /// What is shown beside the board, in that order: those of [`Game::figures`] that a player needs in sight. One that has no value at
    /// the moment is left out.
    const FIGURES: &'static [Figure];
    /// What its score tables rank by. One of `moves`, [`crate::Order::Lower`] and `won_only`, says that the game is won by few moves: the
    /// page then offers a solution in place of autoplay.
    const RECORDS: &'static [Record] = &[];
    /// Whether it can be won at all: if not, nobody is told how many games were.
    const WINS: bool;
    /// Whether it may show a part of its board, and takes [`crate::game::input::VIEWS`]. The page enlarges other boards itself, where cells are small.
    const SCROLLS: bool = false;
    /// What its statistics count.
    const FACTS: &'static [Fact] = &[];

    /// Cursor, drag, selection, a hint that is shown: never undone, never saved.
    type Ui: Default;
    /// Who gives hints, or [`crate::Nobody`].
    type Adviser: Adviser<Self>;
    /// Who rates moves, or [`crate::Nobody`].
    type Rater: Rater<Self>;

    /// Every distinct legal move once, in its canonical form: none when the game is over, and in an editor, where there is no end of them.
    fn moves(params: &Self::Params, board: &Self::Board) -> impl Iterator<Item = Self::Move>;

    /// The numbers that tell how the game stands. The session adds `moves`, unless the game has a figure of that name, and
    /// [`crate::session::TIME_LEFT`] where the time is limited.
    fn figures(params: &Self::Params, board: &Self::Board) -> Figures;

    /// A sentence that stands over the board until the next move.
    fn notice(params: &Self::Params, board: &Self::Board) -> Option<Say> {
        let _ = (params, board);
        None
    }

    /// What a gesture or a key means.
    fn input(
        params: &Self::Params,
        board: &Self::Board,
        ui: &mut Self::Ui,
        input: Input<'_>,
        layout: Layout,
    ) -> Reply<Self::Move>;

    /// What is to be seen and said. It must cope with any `ui` on any board.
    fn draw(params: &Self::Params, board: &Self::Board, ui: &Self::Ui, layout: Layout, scene: &mut Scene);

    /// What chance will bring in so many moves, as far as it can matter within them, as a strip in board units with its labels, which stands
    /// beside the board of an assignment: its solution is to be found, not guessed. Nothing in games without chance. Nobody else looks at what
    /// is not drawn yet.
    fn coming(params: &Self::Params, board: &Self::Board, moves: usize, scene: &mut Scene) {
        let _ = (params, board, moves, scene);
    }

    /// The page says what of the screen the board may take. A game whose boards may be larger than a screen shows, or that draws what fingers press,
    /// goes by it.
    fn room(ui: &mut Self::Ui, room: Option<Room>) {
        let _ = (ui, room);
    }

    /// Mends what of `ui` the board does not bear out any more: after a move, an undo or a seek, and once as the game begins.
    fn settle(params: &Self::Params, board: &Self::Board, ui: &mut Self::Ui) {
        let _ = (params, board, ui);
    }

    /// The player has stopped, or the time is up: what was kept from sight may be shown. Asked after each [`Game::settle`] of a game that was stopped.
    fn stop(ui: &mut Self::Ui) {
        let _ = ui;
    }

    /// How long a round lasts, in milliseconds, in a game that does not wait for its player.
    fn pace(params: &Self::Params) -> Option<u32> {
        let _ = params;
        None
    }

    /// Whether rounds follow a press alone, and then wait for the next one: the page then shows no count of rounds, of which a press is several, and none
    /// of [`Game::ACTIONS`], which stop time.
    fn has_turns(params: &Self::Params) -> bool {
        let _ = params;
        false
    }

    /// Whether the player has stopped time, which goes on as they say: the session names [`crate::session::PAUSED`] as the reason.
    fn is_paused(ui: &Self::Ui) -> bool {
        let _ = ui;
        false
    }

    /// How long a game may last, in milliseconds by the session's clock, where its player chose that. When it is over
    /// the session stops, and names [`crate::session::TIME_IS_UP`] as the reason.
    fn time_limit(params: &Self::Params) -> Option<u64> {
        let _ = params;
        None
    }

    /// The move of the round that is due, such as `.` or `L`: the buttons that `ui` holds.
    fn tick(params: &Self::Params, board: &Self::Board, ui: &mut Self::Ui) -> Option<Self::Move> {
        let _ = (params, board, ui);
        None
    }

    /// Pictures that skins draw looks with, for a game whose looks are not known before it is opened: the picture of look N begins
    /// at byte 1,024 N, sixteen rows of sixteen pixels of four bytes (red, green, blue, opacity).
    fn pictures(params: &Self::Params) -> Vec<u8> {
        let _ = params;
        Vec::new()
    }

    /// What a finished game adds to the statistics: names of [`Game::FACTS`] with their values.
    fn facts(params: &Self::Params, board: &Self::Board) -> Vec<(&'static str, i64)> {
        let _ = (params, board);
        Vec::new()
    }

    /// What the running game's statistics show as small charts. What they are made from lives in the board, so that
    /// undo takes it back.
    fn charts(params: &Self::Params, board: &Self::Board) -> Vec<Chart> {
        let _ = (params, board);
        Vec::new()
    }

    /// The score table that a game with these parameters belongs to.
    fn table(params: &Self::Params) -> String {
        params.to_string()
    }

    /// The score table of a game that began with this position instead of a deal; none where such games are not entered, because anybody
    /// could begin them near their end.
    fn own_table(params: &Self::Params, start: &Self::Board) -> Option<String> {
        let _ = (params, start);
        None
    }
}

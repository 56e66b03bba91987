//! Tilt: the 2048 family on square and rectangular boards from 2x2 to 8x8.
//!
//! Tilting slides every tile as far as it goes. Two tiles of equal value that meet merge into one of double
//! value. A merged tile does not merge again in the same tilt, and of three or more equal tiles in a row the
//! leading two in the direction of motion merge first. Each merge adds the new value to the score. After a
//! move one tile appears in an empty cell: a 2 in nine of ten cases, otherwise a 4. A tilt that changes
//! nothing is not a move. A player who reaches the goal has won and may play on.
//!
//! Invariants: tiles are powers of two from 2 to 2^31, and all random numbers come from the board's
//! generator.

mod power;
mod params;
mod board;
mod notation;
mod goal;
pub mod search;
mod input;
mod hint;
mod draw;

use tilery_kit::{
    Dir, Fact, FactKind, Field, FieldKind, Figure, Figures, Game, Illegal, Input, Layout, Nobody, Order,
    Preset, Reader, Record, Reel, Reply, Rng, Role, Rules, Say, Scene, State, Status, TextError, wording,
};

pub use board::{Board, Tile};
pub use goal::Goal;
pub use input::Ui;
pub use params::Params;
pub use power::MAX_POWER;

/// The game Tilt.
#[derive(Debug)]
pub enum Tilt {}

impl Rules for Tilt {
    const ID: &'static str = "tilt";
    const TRAIL: &'static str = concat!(include_str!("../welcome.txt"), include_str!("../trail.txt"));
    const SENTENCES: &'static [&'static str] = &[
        "tilt-empty",
        "tilt-tile",
        "tilt-merged",
        "tilt-slid",
        "tilt-spawned",
        "tilt-coming",
        "tilt-score",
        "tilt-stuck",
        "tilt-full",
        "tilt-goal",
        "tilt-why-only",
        "tilt-why-corner",
        "tilt-why-merges",
        "tilt-aim-reach",
        "tilt-aim-tiles",
        "tilt-aim-survive",
    ];

    type Params = Params;
    type Board = Board;
    type Move = Dir;
    type Goal = Goal;
    type Editor = Nobody;

    fn presets() -> Vec<Preset> {
        ["4x4", "3x3", "5x5", "6x6", "8x8"].map(Preset::new).to_vec()
    }

    fn form(params: &Params) -> Vec<Field> {
        let side = FieldKind::Range { min: 2, max: 8, step: 1 };
        let goal = if params.has_own_goal() { params.goal().to_string() } else { params::AUTO.to_owned() };
        vec![
            Field { id: "cols", kind: side.clone(), value: params.cols().to_string() },
            Field { id: "rows", kind: side, value: params.rows().to_string() },
            Field { id: "goal", kind: FieldKind::Choice(params.goals()), value: goal },
        ]
    }

    fn set(params: &Params, field: &str, value: &str) -> Result<Params, TextError> {
        match field {
            "cols" => params.with_size(value, &params.rows().to_string()),
            "rows" => params.with_size(&params.cols().to_string(), value),
            "goal" => params.with_goal(value),
            _ => Err(Reader::new(field).error(wording!("tilt-field"))),
        }
    }

    fn deal(params: &Params, rng: Rng) -> Board {
        Board::deal(params, rng)
    }

    fn parse(params: &Params, text: &str) -> Result<Board, TextError> {
        notation::parse_board(params, text)
    }

    fn print(_: &Params, board: &Board, out: &mut String) {
        notation::print_board(board, out);
    }

    fn play(_: &Params, board: &mut Board, dir: &Dir, reel: &mut Reel<Board>) -> Result<(), Illegal> {
        if board.tilt(*dir, reel) { Ok(()) } else { Err(refusal(board, *dir)) }
    }

    fn status(params: &Params, board: &Board) -> Status {
        let over = board.is_stuck();
        match (board.best() >= params.goal_power(), over) {
            (true, false) => Status::won(false, "tilt-goal"),
            (true, true) => Status { state: State::Won, over: true, reason: Some("tilt-full") },
            (false, false) => Status::PLAYING,
            (false, true) => Status::lost("tilt-full"),
        }
    }
}

impl Game for Tilt {
    const ROLES: &'static [Role] = draw::ROLES;
    const FIGURES: &'static [Figure] =
        &[Figure::main("score"), Figure::side(Figure::BEST), Figure::side("goal")];
    const RECORDS: &'static [Record] = &[Record { figure: "score", order: Order::Higher, won_only: false }];
    const FACTS: &'static [Fact] = &[
        Fact { id: "best-tile", kind: FactKind::Spread },
        Fact { id: "score", kind: FactKind::Best },
        Fact { id: "moves", kind: FactKind::Sum },
    ];
    const WINS: bool = true;

    type Ui = Ui;
    type Adviser = hint::Guide;
    type Rater = hint::Guide;

    fn moves(_: &Params, board: &Board) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(|&dir| board.can_tilt(dir))
    }

    fn figures(params: &Params, board: &Board) -> Figures {
        Figures::default()
            .with("score", i64::try_from(board.score()).unwrap_or(i64::MAX))
            .with("best-tile", power::value(board.best()))
            .with("goal", params.goal())
    }

    fn input(_: &Params, board: &Board, _: &mut Ui, input: Input<'_>, _: Layout) -> Reply<Dir> {
        match input::direction(input) {
            Some(dir) if board.can_tilt(dir) => Reply::play(dir),
            Some(dir) => Reply::Refused(refusal(board, dir)),
            None => Reply::Ignored,
        }
    }

    fn draw(_: &Params, board: &Board, ui: &Ui, _: Layout, scene: &mut Scene) {
        draw::draw(board, ui, scene);
    }

    fn coming(_: &Params, board: &Board, moves: usize, scene: &mut Scene) {
        draw::coming(board, moves, scene);
    }

    fn settle(_: &Params, _: &Board, ui: &mut Ui) {
        ui.suggested = None;
    }

    fn facts(_: &Params, board: &Board) -> Vec<(&'static str, i64)> {
        vec![
            ("best-tile", power::value(board.best())),
            ("score", i64::try_from(board.score()).unwrap_or(i64::MAX)),
        ]
    }
}

/// The refusal of a tilt: nothing moves in that direction, or in any direction.
fn refusal(board: &Board, dir: Dir) -> Illegal {
    if Dir::ALL.into_iter().any(|other| board.can_tilt(other)) {
        let say = Say::new("tilt-stuck").with("dir", dir.name());
        Illegal::saying(say, format!("a tilt {dir} moves nothing"))
    } else {
        Illegal::new("tilt-full", "the board is full and no tilt is possible")
    }
}

//! Template, a game to copy: the lights on a board are put out one by one.
//!
//! `docs/adding-a-game.md` describes its files and how to turn them into another game.

mod params;
mod board;
mod notation;
mod input;
mod hint;
mod draw;

use tilery_kit::{
    Field, FieldKind, Figure, Figures, Game, Illegal, Input, Layout, NoGoal, Nobody, Order, Preset, Record,
    Reel, Reply, Rng, Role, Rules, Scene, Status, TextError,
};

pub use board::Board;
pub use input::Ui;
pub use notation::Move;
pub use params::Params;

/// The game.
#[derive(Debug)]
pub enum Template {}

impl Rules for Template {
    const ID: &'static str = "template";
    const SENTENCES: &'static [&'static str] =
        &["template-lit", "template-dark", "template-went-out", "template-is-dark", "template-all-out"];

    type Params = Params;
    type Board = Board;
    type Move = Move;
    type Goal = NoGoal;
    type Editor = Nobody;

    fn presets() -> Vec<Preset> {
        ["4x4", "3x3", "6x6"].map(Preset::new).to_vec()
    }

    fn form(params: &Params) -> Vec<Field> {
        let side = FieldKind::Range { min: 1, max: i64::from(params::MAX_SIDE), step: 1 };
        vec![
            Field { id: "cols", kind: side.clone(), value: params.cols.to_string() },
            Field { id: "rows", kind: side, value: params.rows.to_string() },
        ]
    }

    fn set(params: &Params, field: &str, value: &str) -> Result<Params, TextError> {
        params.with(field, value)
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

    fn play(_: &Params, board: &mut Board, mv: &Move, reel: &mut Reel<Board>) -> Result<(), Illegal> {
        board.put_out(mv.0, reel)
    }

    fn status(_: &Params, board: &Board) -> Status {
        if board.lit().next().is_some() { Status::PLAYING } else { Status::won(true, "template-all-out") }
    }
}

impl Game for Template {
    const ROLES: &'static [Role] = draw::ROLES;
    const FIGURES: &'static [Figure] =
        &[Figure::main("lights"), Figure::side(Figure::TIME), Figure::side(Figure::BEST)];
    const RECORDS: &'static [Record] = &[Record { figure: "time", order: Order::Lower, won_only: true }];
    const WINS: bool = true;

    type Ui = Ui;
    type Adviser = hint::Guide;
    type Rater = Nobody;

    fn moves(_: &Params, board: &Board) -> impl Iterator<Item = Move> {
        board.lit().map(Move)
    }

    fn figures(_: &Params, board: &Board) -> Figures {
        Figures::default().with("lights", board.lit().count() as i64)
    }

    fn input(_: &Params, board: &Board, ui: &mut Ui, input: Input<'_>, _: Layout) -> Reply<Move> {
        input::input(board, ui, input)
    }

    fn draw(_: &Params, board: &Board, ui: &Ui, _: Layout, scene: &mut Scene) {
        draw::draw(board, ui, scene);
    }

    fn settle(_: &Params, _: &Board, ui: &mut Ui) {
        ui.suggested = None;
    }
}

//! Mound: clear the mound from an 8x8 board by pushing in bricks from its four sides.
//!
//! A brick drops onto a column's stack, lifts it from below, or is thrown or knocked along a row. Then
//! everything falls, and groups of three or more bricks of one colour are eliminated, all at once, until
//! nothing changes. An empty board leads to the next level; 64 blocks used or 64 cells covered end the game.
//!
//! Invariants between two moves: every brick is supported, there is no block of three or more, and all lines
//! of bricks are filled.

mod square;
mod moves;
mod tally;
mod board;
mod score;
mod params;
mod field;
mod deal;
mod film;
mod notation;
mod play;
mod goal;
mod layout;
mod search;
mod preview;
mod input;
mod hint;
mod draw;

use tilery_kit::{
    Chart, Fact, FactKind, Field, FieldKind, Figure, Figures, Game, Illegal, Input, Layout, Nobody, Order,
    Preset, Record, Reel, Reply, Rng, Role, Room, Rules, Scene, Status, TextError,
};

pub use board::{Board, Brick, Cells, Colour, MAX_BLOCKS};
pub use goal::Goal;
pub use input::Ui;
pub use moves::{Flank, Kind, Move};
pub use params::{Params, Type};
pub use play::Refusal;
pub use preview::Preview;
pub use square::{SIZE, Side, Square};
pub use tally::Tally;

/// The game.
#[derive(Debug)]
pub enum Mound {}

impl Rules for Mound {
    const ID: &'static str = "mound";
    const TRAIL: &'static str = concat!(include_str!("../welcome.txt"), include_str!("../trail.txt"));
    const SENTENCES: &'static [&'static str] = &[
        "mound-empty",
        "mound-brick",
        "mound-line",
        "mound-next",
        "mound-dropped",
        "mound-lifted",
        "mound-thrown",
        "mound-knocked",
        "mound-block",
        "mound-score",
        "mound-level",
        "mound-over",
        "mound-no-throws",
        "mound-no-knocks",
        "mound-column-full",
        "mound-entry-taken",
        "mound-no-room",
        "mound-level-begins",
        "mound-used-up",
        "mound-covered",
        "mound-why-clears",
        "mound-why-blocks",
        "mound-aim-clear",
        "mound-aim-block",
    ];

    type Params = Params;
    type Board = Board;
    type Move = Move;
    type Goal = Goal;
    type Editor = Nobody;

    fn presets() -> Vec<Preset> {
        ["classic-5-8-5", "knockout-5-8-5", "mixed-5-8-5", "classic-4-4-5", "knockout-8-8-5", "mixed-4-10-3"]
            .map(Preset::new)
            .to_vec()
    }

    fn form(params: &Params) -> Vec<Field> {
        let colours = FieldKind::Range {
            min: i64::from(params::MIN_COLOURS),
            max: i64::from(board::MAX_COLOURS),
            step: 1,
        };
        let types = Type::ALL.iter().map(|kind| kind.name().to_owned()).collect();
        let per_colour = params.choices_per_colour().iter().map(u8::to_string).collect();
        vec![
            Field { id: "type", kind: FieldKind::Choice(types), value: params.kind().name().to_owned() },
            Field { id: "min", kind: colours.clone(), value: params.min().to_string() },
            Field { id: "max", kind: colours, value: params.max().to_string() },
            Field { id: "q", kind: FieldKind::Choice(per_colour), value: params.per_colour().to_string() },
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

    fn play(params: &Params, board: &mut Board, mv: &Move, reel: &mut Reel<Board>) -> Result<(), Illegal> {
        board.play(params, *mv, reel)
    }

    fn status(_: &Params, board: &Board) -> Status {
        if board.blocks() >= MAX_BLOCKS {
            Status::lost("mound-used-up")
        } else if board.is_covered() {
            Status::lost("mound-covered")
        } else {
            Status::PLAYING
        }
    }
}

impl Game for Mound {
    const ROLES: &'static [Role] = draw::ROLES;
    const FIGURES: &'static [Figure] = &[
        Figure::main("score"),
        Figure::main("blocks").bar(MAX_BLOCKS as i64, score::BONUS_ENDS),
        Figure::side("level"),
        Figure::side("bonus"),
    ];
    const RECORDS: &'static [Record] = &[Record { figure: "score", order: Order::Higher, won_only: false }];
    const FACTS: &'static [Fact] = &[
        Fact { id: "score", kind: FactKind::Best },
        Fact { id: "level", kind: FactKind::Best },
        Fact { id: "moves", kind: FactKind::Sum },
    ];
    const WINS: bool = false;

    type Ui = Ui;
    type Adviser = hint::Guide;
    type Rater = hint::Guide;

    fn moves(params: &Params, board: &Board) -> impl Iterator<Item = Move> {
        board.moves(params)
    }

    fn figures(_: &Params, board: &Board) -> Figures {
        Figures::default()
            .with("score", board.score() as i64)
            .with("level", i64::from(board.level()))
            .with("blocks", i64::from(board.blocks()))
            .with("bonus", i64::from(score::bonus(board.blocks())))
    }

    fn input(params: &Params, board: &Board, ui: &mut Ui, input: Input<'_>, _: Layout) -> Reply<Move> {
        input::input(params, board, ui, input)
    }

    fn draw(params: &Params, board: &Board, ui: &Ui, _: Layout, scene: &mut Scene) {
        draw::draw(params, board, ui, scene);
    }

    fn coming(params: &Params, board: &Board, moves: usize, scene: &mut Scene) {
        draw::coming(params, board, moves, scene);
    }

    fn room(ui: &mut Ui, room: Option<Room>) {
        ui.room = room;
    }

    fn settle(_: &Params, _: &Board, ui: &mut Ui) {
        ui.settle();
    }

    fn facts(_: &Params, board: &Board) -> Vec<(&'static str, i64)> {
        vec![("score", board.score() as i64), ("level", i64::from(board.level()))]
    }

    fn charts(_: &Params, board: &Board) -> Vec<Chart> {
        board.tally().charts()
    }
}

//! Tilerama: slide tiles on boards of any shape until the picture is whole.
//!
//! The tiles zone is a set of square cells; each holds a tile or is an empty space, and tiles may be joined
//! into compound pieces. Pushing a piece pushes the pieces in front of it. Jumps lead from one border edge to
//! another, turns deflect tiles at the zone's corners. A push is refused if it is blocked, or would bring two
//! tiles into one place or a piece into two directions; the board shows where. The goal is to match the
//! objective, a pattern of symbols and joints.
//!
//! Invariants: tiles lie only in cells of the zone, both tiles of a joint have it, and no push changes the
//! set of tiles.

mod zone;
mod push;
mod symbols;
mod doubled;
mod plan;
mod back;
mod grid;
mod way_home;
mod board;
mod catalogue;
mod notation;
mod search;
mod deal;
mod solution;
mod goal;
mod input;
mod hint;
mod draw;
pub mod workshop;

use tilery_kit::{
    Fact, FactKind, Field, FieldKind, Figure, Figures, Game, Illegal, Input, Layout, Nobody, Order, Preset,
    Reader, Record, Reel, Reply, Rng, Role, Rules, Say, Scene, Status, TextError, wording,
};

use tilery_kit::session::TIME_LEFT;

pub use board::Board;
use catalogue::name;
pub use catalogue::{Entry, PICTURES, entries, find};
pub use deal::scramble;
pub use doubled::{MAX_SIDE, Wish};
pub use goal::Solve;
pub use input::Ui;
pub use notation::{Limit, Move, Params};
pub use plan::{Face, Plan};
pub use push::{Code, EMPTY, Push, Pusher, Shift, Violation, apply, joint, joints, symbol};
pub use solution::{Solution, solve};
pub use workshop::Workshop;
pub use zone::{Corner, Edge, Jump, Misfit, Step, Zone};

/// The form's value for a scramble of the board's default length.
pub const AUTO: &str = "auto";
/// The form's value for a game without a limit.
pub const NONE: &str = "none";

/// The scrambles and limits offered by the form. The text of parameters may contain others.
const SCRAMBLES: &[&str] =
    &[AUTO, "1", "2", "3", "4", "5", "6", "8", "10", "12", "15", "20", "30", "50", "100"];
const LIMITS: &[&str] = &[NONE, "10", "20", "50", "100", "200", "500", "30s", "60s", "120s", "300s", "600s"];
/// The visibility of tiles: always visible, or hidden from the first push on.
const TILES: &[&str] = &["shown", "hidden"];

/// The game.
#[derive(Debug)]
pub enum Tilerama {}

impl Rules for Tilerama {
    const ID: &'static str = "tilerama";
    const TRAIL: &'static str = concat!(include_str!("../welcome.txt"), include_str!("../trail.txt"));
    const SENTENCES: &'static [&'static str] = &[
        "tilerama-tile",
        "tilerama-piece",
        "tilerama-empty",
        "tilerama-pushed",
        "tilerama-blocked",
        "tilerama-collision",
        "tilerama-multi-direction",
        "tilerama-nothing",
        "tilerama-no-tile",
        "tilerama-is-over",
        "tilerama-solved",
        "tilerama-out-of-moves",
        "tilerama-stuck",
        "tilerama-why",
        "tilerama-aim-solve",
    ];

    type Params = Params;
    type Board = Board;
    type Move = Move;
    type Goal = Solve;
    type Editor = Nobody;

    fn presets() -> Vec<Preset> {
        catalogue::newest()
            .map(|entry| Preset::new(entry.name).in_group(entry.family).with_difficulty(entry.difficulty))
            .collect()
    }

    fn form(params: &Params) -> Vec<Field> {
        let scramble = params.scramble().map_or_else(|| AUTO.to_owned(), |moves| moves.to_string());
        let limit = params.limit().map_or_else(|| NONE.to_owned(), |limit| limit.to_string());
        let side = FieldKind::Range { min: grid::SHORTEST.into(), max: grid::LONGEST.into(), step: 1 };
        let size = params.size().map(|(cols, rows)| [("cols", cols), ("rows", rows)]).into_iter().flatten();
        let mut fields: Vec<Field> =
            size.map(|(id, n)| Field { id, kind: side.clone(), value: n.to_string() }).collect();
        fields.extend([
            Field { id: "scramble", kind: with_own(words(SCRAMBLES), &scramble), value: scramble },
            Field { id: "limit", kind: with_own(words(LIMITS), &limit), value: limit },
            Field {
                id: "tiles",
                kind: FieldKind::Choice(words(TILES)),
                value: TILES[usize::from(params.is_blind())].to_owned(),
            },
        ]);
        fields
    }

    fn set(params: &Params, field: &str, value: &str) -> Result<Params, TextError> {
        let size = params.size().map(|(cols, rows)| (cols.to_string(), rows.to_string()));
        match (field, size) {
            ("cols", Some((_, rows))) => params.with_size(value, &rows),
            ("rows", Some((cols, _))) => params.with_size(&cols, value),
            ("scramble", _) => params.with_scramble(value),
            ("limit", _) => params.with_limit(value),
            ("tiles", _) if TILES.contains(&value) => Ok(params.with_blind(value == TILES[1])),
            _ => Err(Reader::new(field).error(wording!("tilerama-field"))),
        }
    }

    fn deal(params: &Params, rng: Rng) -> Board {
        deal::deal(params, rng)
    }

    fn parse(params: &Params, text: &str) -> Result<Board, TextError> {
        notation::parse_board(params, text)
    }

    fn print(params: &Params, board: &Board, out: &mut String) {
        notation::print_board(params, board, out);
    }

    fn play(params: &Params, board: &mut Board, mv: &Move, reel: &mut Reel<Board>) -> Result<(), Illegal> {
        if end(params, board).is_some() {
            return Err(Illegal::new("tilerama-is-over", "the game is over"));
        }
        let cell = board.zone().index(mv.cell);
        cell.ok_or(Violation::NoTile)
            .and_then(|cell| board.push(cell, mv.dir, reel))
            .map_err(|violation| refusal(board, *mv, violation))
    }

    fn status(params: &Params, board: &Board) -> Status {
        match end(params, board) {
            Some(status) => status,
            None if board.can_move() => Status::PLAYING,
            None => Status::lost("tilerama-stuck"),
        }
    }

    fn title(params: &Params, board: &Board) -> Option<String> {
        (params.name() == notation::OWN).then(|| board.plan().name.clone())
    }
}

impl Game for Tilerama {
    const ROLES: &'static [Role] = draw::ROLES;
    const FIGURES: &'static [Figure] = &[
        Figure::main("moves"),
        Figure::main("left"),
        Figure::main(Figure::TIME),
        Figure::main(TIME_LEFT),
        Figure::side(Figure::PAR),
        Figure::side("slides"),
        Figure::side(Figure::DIFFICULTY),
    ];
    const RECORDS: &'static [Record] = &[
        Record { figure: Record::OVER, order: Order::Lower, won_only: true },
        Record { figure: "moves", order: Order::Lower, won_only: true },
        Record { figure: "slides", order: Order::Lower, won_only: true },
        Record { figure: "time", order: Order::Lower, won_only: true },
    ];
    const FACTS: &'static [Fact] =
        &[Fact { id: "moves", kind: FactKind::Sum }, Fact { id: "slides", kind: FactKind::Sum }];
    const WINS: bool = true;

    type Ui = Ui;
    type Adviser = hint::Guide;
    type Rater = hint::Guide;

    fn moves(params: &Params, board: &Board) -> impl Iterator<Item = Move> {
        let mut pusher = Pusher::default();
        let pushes: Vec<Push> =
            if end(params, board).is_some() { Vec::new() } else { board.pushes(&mut pusher).collect() };
        pushes.into_iter().map(|(cell, dir)| Move { cell: board.zone().cell(cell), dir })
    }

    fn figures(params: &Params, board: &Board) -> Figures {
        let figures = Figures::default()
            .with("moves", i64::from(board.moves()))
            .with("slides", i64::from(board.slides()));
        match params.most_moves() {
            Some(most) => figures.with("left", i64::from(most.saturating_sub(board.moves()))),
            None => figures,
        }
    }

    fn input(params: &Params, board: &Board, ui: &mut Ui, input: Input<'_>, _: Layout) -> Reply<Move> {
        input::input(board, params.most_moves(), ui, input)
    }

    fn draw(params: &Params, board: &Board, ui: &Ui, layout: Layout, scene: &mut Scene) {
        let is_hidden = ui.hides() && end(params, board).is_none();
        draw::draw(board, ui, layout, is_hidden, scene);
    }

    fn settle(params: &Params, board: &Board, ui: &mut Ui) {
        input::settle(board, ui);
        ui.hide(params.is_blind() && board.moves() > 0);
    }

    fn stop(ui: &mut Ui) {
        ui.reveal();
    }

    fn facts(_: &Params, board: &Board) -> Vec<(&'static str, i64)> {
        vec![("moves", i64::from(board.moves())), ("slides", i64::from(board.slides()))]
    }

    fn time_limit(params: &Params) -> Option<u64> {
        match params.limit() {
            Some(Limit::Seconds(seconds)) => Some(u64::from(seconds) * 1000),
            _ => None,
        }
    }

    fn table(params: &Params) -> String {
        params.without_limit().to_string()
    }

    /// A player's own board has its own score table, independent of its name.
    fn own_table(params: &Params, start: &Board) -> Option<String> {
        let is_own = params.name() == notation::OWN && start.moves() == 0;
        let own = params.without_limit().to_string();
        is_own.then(|| [&own, "-", &notation::fingerprint(start)].concat())
    }
}

/// The result of the game, if its goal or limit is reached.
fn end(params: &Params, board: &Board) -> Option<Status> {
    if board.is_solved() {
        return Some(Status::won(true, "tilerama-solved"));
    }
    let is_spent = params.most_moves().is_some_and(|most| board.moves() >= most);
    is_spent.then(|| Status::lost("tilerama-out-of-moves"))
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// A choice that includes the present value.
fn with_own(mut words: Vec<String>, value: &str) -> FieldKind {
    if !words.iter().any(|word| word == value) {
        words.push(value.to_owned());
    }
    FieldKind::Choice(words)
}

/// Describes a violation to the player.
pub(crate) fn refusal(board: &Board, mv: Move, violation: Violation) -> Illegal {
    let zone = board.zone();
    let (id, at, why) = match violation {
        Violation::Blocked(edge) => ("tilerama-blocked", zone.cell(edge.cell), "blocked at"),
        Violation::Collision(cell) => ("tilerama-collision", zone.cell(cell), "a collision in"),
        Violation::MultiDirection(cell) => {
            ("tilerama-multi-direction", zone.cell(cell), "two directions for")
        }
        Violation::Nothing => ("tilerama-nothing", mv.cell, "nothing moves from"),
        Violation::NoTile => ("tilerama-no-tile", mv.cell, "no tile in"),
    };
    let side = match violation {
        Violation::Blocked(edge) => edge.side,
        _ => mv.dir,
    };
    let mut reason = mv.to_string();
    for part in [": ", why, " ", &at.to_string()] {
        reason.push_str(part);
    }
    let say = Say::new(id).with("dir", mv.dir.name()).with("side", side.name()).at(at);
    Illegal::saying(say, reason).of_cells([at])
}

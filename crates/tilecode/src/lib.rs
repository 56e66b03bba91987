//! TileCode: games made of a tile map, sprites, pictures, and rules of the form *when this 3x3 neighbourhood
//! looks like this, do that*.
//!
//! A project is text ([`document`]). The checker ([`check`](mod@check)) reports its errors and warnings, and
//! a valid one becomes a [`Project`] shared by its boards. A round is a move: the buttons of the player. The
//! engine's cost per round is proportional to activity; tests compare it with a naive interpreter.
//!
//! Invariant: a round depends only on the board and its buttons, never on the engine's caches.

pub mod model;
pub mod gallery;
pub mod games;
mod order;
mod buttons;
mod text;
mod machine;
pub mod params;
mod window;
mod tell;
pub mod play;
mod first_press;
pub mod solve;
mod goal;
mod desk;
mod input;
mod hint;
mod draw;

pub use machine::{
    bits, board, mask, observer, original, piece, program, project, room, round, scratch, state,
};
pub use text::{check, document, fault, words};

use tilery_kit::{
    Action, Card, Field, FieldKind, Figure, Figures, Game, Illegal, Input, Layout, Name, Nobody, Order,
    Phase, Phrase, Preset, Reader, Record, Reel, Reply, Rng, Role, Room, Rules, Say, Scene, Status,
    TextError, edition,
};

pub use board::{Board, Outcome};
pub use buttons::{Buttons, Round};
use check::Meaning;
pub use goal::Win;
use input::Taken;
pub use input::Ui;
pub use params::Params;
pub use project::Project;
pub use round::MAX_FIRINGS;

/// The game whose games are projects.
#[derive(Debug)]
pub enum TileCode {}

impl Rules for TileCode {
    const ID: &'static str = "tilecode";
    const TRAIL: &'static str = include_str!("../trail.txt");
    const HEADER: Option<&'static str> = Some(document::HEADER);
    const HASHES: bool = true;
    const SENTENCES: &'static [&'static str] = &[
        "tilecode-tile",
        "tilecode-sprites",
        "tilecode-moved",
        "tilecode-gone",
        "tilecode-new",
        "tilecode-still",
        "tilecode-score",
        "tilecode-level",
        "tilecode-bound",
        "tilecode-unsettled",
        "tilecode-message",
        "tilecode-no-tap",
        "tilecode-won",
        "tilecode-lost",
        "tilecode-over",
        "tilecode-aim-win",
        "tilecode-why-wins",
        "tilecode-why-never",
        "tilecode-why-since",
    ];

    type Params = Params;
    type Board = Board;
    type Move = Round;
    type Goal = Win;
    type Editor = Nobody;

    fn presets() -> Vec<Preset> {
        let newest = |name| edition::is_newest(name, games::ALL.iter().map(|game| game.name));
        let offered = games::ALL.iter().filter(|game| newest(game.name));
        let preset = |name| Preset::new(name).as_example(games::EXAMPLES.contains(&name));
        offered.map(|game| preset(game.name)).collect()
    }

    fn form(params: &Params) -> Vec<Field> {
        let max = params.levels() as i64;
        let kind = FieldKind::Range { min: 1, max, step: 1 };
        let level = Field { id: "level", kind, value: (params.level() + 1).to_string() };
        if max > 1 { vec![level] } else { Vec::new() }
    }

    fn set(params: &Params, field: &str, value: &str) -> Result<Params, TextError> {
        if field != "level" {
            return Err(Reader::new(field).error(Phrase::quoted("level")));
        }
        params.with_level(value)
    }

    fn supply(name: &str, text: &str) -> bool {
        games::supply(name, text)
    }

    fn deal(params: &Params, rng: Rng) -> Board {
        Board::at_level(params.project(), params.level(), rng)
    }

    fn parse(params: &Params, text: &str) -> Result<Board, TextError> {
        let text = text.strip_prefix('\n').unwrap_or(text);
        state::parse(params.project(), 1, text)
    }

    fn print(_: &Params, board: &Board, out: &mut String) {
        state::print_state(board, out);
    }

    fn play(_: &Params, board: &mut Board, mv: &Round, reel: &mut Reel<Board>) -> Result<(), Illegal> {
        if board.outcome != Outcome::Playing {
            return Err(Illegal::new("tilecode-over", "the game is over"));
        }
        if let Round::Tap(row, col) = *mv
            && !board.takes_tap(row, col)
        {
            return Err(Illegal::new("tilecode-no-tap", "there is nothing to touch"));
        }
        board.play(*mv, reel);
        Ok(())
    }

    fn is_player_action(board: &Board) -> bool {
        board.is_player_action()
    }

    fn status(_: &Params, board: &Board) -> Status {
        match board.outcome {
            Outcome::Playing => Status::PLAYING,
            Outcome::Won => Status::won(true, "tilecode-won"),
            Outcome::Lost => Status::lost("tilecode-lost"),
        }
    }

    fn heft(board: &Board) -> usize {
        board.heft()
    }

    fn title(params: &Params, _: &Board) -> Option<String> {
        (!params.is_shipped()).then(|| params.project().meaning().title.clone())
    }

    fn card(params: &Params) -> Card {
        let project = params.project();
        let Meaning { author, about, origins, .. } = project.meaning();
        Card {
            author: author.clone(),
            about: about.clone(),
            origins: origins.clone(),
            levels: (0..params.levels()).map(|level| project.name_of_level(level)).collect(),
        }
    }

    fn read(text: &str) -> Result<(Params, Board), TextError> {
        let (project, rest) = Project::parse(text)?;
        let board = match rest {
            Some((line, rest)) => state::parse(&project, line, rest)?,
            None => Board::new(&project, Rng::default()),
        };
        Ok((Params::of(project), board))
    }

    fn write(_: &Params, board: &Board, out: &mut String) {
        state::print(board, out);
        // Positions have no trailing line break, as in other games.
        out.pop();
    }
}

impl Game for TileCode {
    const ROLES: &'static [Role] = draw::ROLES;
    const ACTIONS: &'static [Action] =
        &[Action { id: "pause", keys: &["P"] }, Action { id: "step", keys: &["."] }];
    const FIGURES: &'static [Figure] = &[Figure::main("score"), Figure::side("level"), Figure::side("round")];
    const RECORDS: &'static [Record] = &[Record { figure: "score", order: Order::Higher, won_only: false }];
    const WINS: bool = true;
    const SCROLLS: bool = true;
    const ROUNDS: bool = true;

    type Ui = Ui;
    type Adviser = hint::Guide;
    type Rater = hint::Guide;

    fn table(params: &Params) -> String {
        params.name().to_owned()
    }

    fn moves(_: &Params, board: &Board) -> impl Iterator<Item = Round> {
        let cols = board.cols;
        let tiles = if board.has_tap() { board.rows * cols } else { 0 };
        let taps = (0..tiles).map(move |n| Round::Tap((n / cols) as u8, (n % cols) as u8));
        Round::all(board.buttons()).chain(taps).filter(|_| board.outcome == Outcome::Playing)
    }

    fn figures(params: &Params, board: &Board) -> Figures {
        let mut figures = Figures::default().with("score", board.score);
        if params.levels() > 1 {
            figures = figures.with("level", board.level as i64 + 1);
        }
        let counters = params.project().meaning().counters.iter().zip(board.counters);
        for (counter, n) in counters.filter(|(counter, _)| counter.is_shown) {
            let Name { id, text } = params.project().name("counter", &counter.name, &counter.name);
            figures = figures.with(format!("{}={text}", id.unwrap_or_default()), n);
        }
        figures.with("round", i64::from(board.round))
    }

    fn notice(_: &Params, board: &Board) -> Option<Say> {
        board.message()
    }

    fn input(_: &Params, board: &Board, ui: &mut Ui, input: Input<'_>, layout: Layout) -> Reply<Round> {
        let tries = !matches!(input, Input::Pointer { phase: Phase::Move, .. } | Input::Release(_));
        let taken = ui.take(board, input, layout);
        if tries && taken != Taken::Nothing {
            ui.suggested = None;
        }
        match taken {
            Taken::Nothing => Reply::Ignored,
            Taken::Seen => Reply::Changed,
            Taken::Round(_) if board.outcome != Outcome::Playing => Reply::Ignored,
            Taken::Round(round) => Reply::Play(vec![round]),
        }
    }

    fn draw(_: &Params, board: &Board, ui: &Ui, layout: Layout, scene: &mut Scene) {
        draw::draw(board, ui, layout, scene);
    }

    fn room(ui: &mut Ui, room: Option<Room>) {
        ui.room = room;
    }

    fn settle(_: &Params, board: &Board, ui: &mut Ui) {
        ui.settle(board);
    }

    fn is_paused(ui: &Ui) -> bool {
        ui.is_paused()
    }

    fn has_turns(params: &Params) -> bool {
        params.project().meaning().has_turns
    }

    fn pace(params: &Params) -> Option<u32> {
        Some(params.project().meaning().pace)
    }

    fn tick(_: &Params, board: &Board, ui: &mut Ui) -> Option<Round> {
        if board.outcome == Outcome::Playing { ui.round(board) } else { None }
    }

    fn is_ahead(board: &Board, ui: &Ui) -> bool {
        ui.is_ahead(board)
    }

    fn hurries(params: &Params, ui: &Ui) -> bool {
        params.project().meaning().has_turns && ui.hurries()
    }

    fn pictures(params: &Params) -> Vec<u8> {
        let meaning = params.project().meaning();
        let sprites = meaning.sprites.iter().zip(model::MAX_KINDS..);
        let mut bytes = vec![0; usize::from(draw::FRAME) * 1024];
        for (kind, look) in meaning.backgrounds.iter().zip(0..).chain(sprites) {
            let is_flipped = kind.style.facing == model::Facing::Flip;
            for (n, frame) in kind.frames.iter().enumerate() {
                let look = look + n * usize::from(draw::FRAME);
                put_picture(&mut bytes, look, frame, false);
                if is_flipped {
                    put_picture(&mut bytes, look + usize::from(draw::MIRRORED), frame, true);
                }
            }
        }
        bytes
    }
}

/// Writes a picture into the atlas of looks.
fn put_picture(bytes: &mut Vec<u8>, look: usize, picture: &model::Picture, is_mirrored: bool) {
    let from = look * 1024;
    bytes.resize(bytes.len().max(from + 1024), 0);
    for (n, pixel) in bytes[from..from + 1024].chunks_exact_mut(4).enumerate() {
        // A mirrored picture has its columns reversed.
        let index = picture.0[if is_mirrored { n ^ 15 } else { n }];
        let [red, green, blue] = gallery::PALETTE[usize::from(index) % 16];
        pixel.copy_from_slice(&[red, green, blue, if index == 0 { 0 } else { 255 }]);
    }
}

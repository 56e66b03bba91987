//! The `state` block: a position in the middle of play, after the project's own text.

use std::fmt::Write;
use std::rc::Rc;

use tilery_kit::text::TextPos;
use tilery_kit::{Dir, Reader, Rng, TextError, wording};

use crate::board::{Board, Changed, MAX_SCORE, Outcome, dir};
use crate::model::{Heading, Kind};
use crate::piece::Piece;
use crate::project::Project;

/// Boards are equal if their texts are.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let sprites = |board: &Self| {
            let seen = |piece: &Piece| (piece.kind, piece.tile, piece.heading, board.facing(piece));
            board.sprites().map(seen).collect::<Vec<_>>()
        };
        self.project == other.project
            && (self.level, self.round, self.score, self.outcome, self.blocked)
                == (other.level, other.round, other.score, other.outcome, other.blocked)
            && (self.counters, &self.messages) == (other.counters, &other.messages)
            && self.rng == other.rng
            && self.backgrounds == other.backgrounds
            && self.change == other.change
            && (self.change != Changed::Some || self.changed == other.changed)
            && sprites(self) == sprites(other)
            && self.left == other.left
    }
}

/// Prints a board's project and state.
pub fn print(board: &Board, out: &mut String) {
    out.push_str(board.project().text());
    print_state(board, out);
}

/// Prints a board's state.
pub fn print_state(board: &Board, out: &mut String) {
    let meaning = board.project().meaning();
    out.push_str("\nstate\n");
    number(out, "level ", board.level as i64 + 1);
    number(out, "\nround ", i64::from(board.round));
    number(out, "\nscore ", board.score);
    for (counter, n) in meaning.counters.iter().zip(board.counters) {
        out.push_str("\ncounter ");
        out.push_str(&counter.name);
        number(out, " ", n);
    }
    out.push('\n');
    print_map(board, out);
    match board.change {
        Changed::None => {}
        Changed::All => out.push_str("changed all\n"),
        Changed::Some => {
            out.push_str("changed");
            for tile in board.changed.iter() {
                let (row, col) = board.place(tile);
                number(out, " ", row as i64 + 1);
                number(out, ",", col as i64 + 1);
            }
            out.push('\n');
        }
    }
    let blocked = meaning.sprites.iter().enumerate().filter(|(n, _)| board.blocked >> n & 1 == 1);
    names(out, "blocked", blocked.map(|(_, kind)| kind.name.as_str()));
    let messages = board.messages.iter().filter_map(|&n| meaning.messages.get(usize::from(n)));
    names(out, "message", messages.map(|message| message.name.as_str()));
    match board.outcome {
        Outcome::Playing => {}
        Outcome::Won => out.push_str("status won\n"),
        Outcome::Lost => out.push_str("status lost\n"),
    }
    out.push_str("chance ");
    out.push_str(&board.rng.to_string());
    out.push('\n');
    for room in &board.left {
        number(out, "room ", room.level as i64 + 1);
        out.push('\n');
        print_map(&board.opened(room), out);
    }
}

/// Prints a board's map and its sprites.
fn print_map(board: &Board, out: &mut String) {
    let meaning = board.project().meaning();
    out.push_str("map\n");
    for row in 0..board.rows {
        out.push_str("  ");
        for col in 0..board.cols {
            let kind = board.backgrounds[usize::from(board.tile(row, col))];
            out.push(meaning.backgrounds.get(usize::from(kind)).map_or(' ', |kind| kind.letter));
        }
        out.push('\n');
    }
    for piece in board.sprites() {
        let (row, col) = board.place(piece.tile);
        out.push_str("sprite ");
        out.push_str(meaning.sprites.get(usize::from(piece.kind)).map_or("", |kind| kind.name.as_str()));
        number(out, " ", row as i64 + 1);
        number(out, " ", col as i64 + 1);
        out.push(' ');
        out.push_str(Heading::ALL[usize::from(piece.heading)].name());
        if let Some(facing) = board.facing(piece).filter(|&facing| facing != piece.heading) {
            out.push(' ');
            out.push_str(dir(usize::from(facing)).name());
        }
        out.push('\n');
    }
}

/// Prints a line of names; nothing if there are none.
fn names<'a>(out: &mut String, word: &'a str, names: impl Iterator<Item = &'a str>) {
    let names: Vec<&str> = std::iter::once(word).chain(names).collect();
    if names.len() > 1 {
        out.push_str(&names.join(" "));
        out.push('\n');
    }
}

fn number(out: &mut String, before: &str, n: i64) {
    // Writing to a string cannot fail.
    let _ = write!(out, "{before}{n}");
}

/// Parses a state block, which begins at line `line` of the whole text.
///
/// # Errors
/// If it is not a state, or does not fit the project.
pub fn parse(project: &Rc<Project>, line: u32, text: &str) -> Result<Board, TextError> {
    let mut reader = Reader::at(text, TextPos { line, column: 1 });
    let meaning = project.meaning();
    expect_line(&mut reader, "state")?;
    reader.expect("level ")?;
    let level = reader.number(1..=meaning.levels.len(), wording!("level"))? - 1;
    end(&mut reader)?;
    reader.expect("round ")?;
    let round = reader.number(0..=u32::MAX, wording!("round-count"))?;
    end(&mut reader)?;
    reader.expect("score ")?;
    let score = reader.number(-MAX_SCORE..=MAX_SCORE, wording!("score"))?;
    end(&mut reader)?;
    let mut board = Board::new(project, Rng::default());
    for (n, counter) in meaning.counters.iter().enumerate() {
        reader.expect("counter ")?;
        reader.expect(&counter.name)?;
        reader.expect(" ")?;
        board.counters[n] = reader.number(-MAX_SCORE..=MAX_SCORE, wording!("counter-number"))?;
        end(&mut reader)?;
    }
    (board.level, board.round, board.score, board.change) = (level, round, score, Changed::None);
    stand(&mut reader, &mut board)?;
    if reader.eat("changed") {
        changed(&mut reader, &mut board)?;
    }
    if reader.eat("blocked") {
        while reader.eat(" ") {
            board.blocked |= 1 << kind(&mut reader, &meaning.sprites)?;
        }
        end(&mut reader)?;
    }
    if reader.eat("message") {
        while reader.eat(" ") {
            let from = reader.clone();
            let name = reader.take_while(|c| !c.is_whitespace());
            let known = meaning.messages.iter().position(|message| message.name == name);
            let message = known.filter(|&n| !board.messages.contains(&(n as u8)));
            let Some(message) = message else {
                return Err(from.error(wording!("message-name")));
            };
            board.messages.push(message as u8);
        }
        end(&mut reader)?;
    }
    if reader.eat("status ") {
        board.outcome = if reader.eat("won") {
            Outcome::Won
        } else if reader.eat("lost") {
            Outcome::Lost
        } else {
            return Err(reader.error(wording!("outcome")));
        };
        end(&mut reader)?;
    }
    if reader.eat("chance ") {
        board.rng = Rng::read(&mut reader)?;
        end(&mut reader)?;
    }
    let mut last = None;
    while meaning.rooms > 0 && reader.eat("room ") {
        let from = reader.clone();
        let level = reader.number(1..=meaning.levels.len(), wording!("level"))? - 1;
        if level == board.level || last.is_some_and(|last| level <= last) {
            return Err(from.error(wording!("other-room")));
        }
        last = Some(level);
        end(&mut reader)?;
        let mut room = Board::at_level(project, level, Rng::default());
        stand(&mut reader, &mut room)?;
        board.keep(room.closed());
    }
    reader.end()?;
    Ok(board)
}

/// Parses the map and the sprites of a board's level.
fn stand(reader: &mut Reader<'_>, board: &mut Board) -> Result<(), TextError> {
    let project = Rc::clone(board.project());
    let meaning = project.meaning();
    board.lay(&meaning.levels[board.level]);
    board.next_age = 0;
    map(reader, board, &meaning.backgrounds)?;
    while reader.rest().starts_with("sprite ") {
        sprite(reader, board, &meaning.sprites)?;
    }
    Ok(())
}

/// Expects the end of a line; comments and empty lines after it are skipped.
fn end(reader: &mut Reader<'_>) -> Result<(), TextError> {
    if !reader.line_here().trim_end().is_empty() {
        return Err(reader.error(wording!("end-of-line")));
    }
    reader.line();
    loop {
        let line = reader.line_here();
        if reader.is_end() || !(line.trim_end().is_empty() || line.starts_with('#')) {
            return Ok(());
        }
        reader.line();
    }
}

/// The rest of the line.
trait LineHere<'a> {
    fn line_here(&self) -> &'a str;
}

impl<'a> LineHere<'a> for Reader<'a> {
    fn line_here(&self) -> &'a str {
        self.rest().split('\n').next().unwrap_or("")
    }
}

fn expect_line(reader: &mut Reader<'_>, word: &str) -> Result<(), TextError> {
    reader.expect(word)?;
    end(reader)
}

fn map(reader: &mut Reader<'_>, board: &mut Board, kinds: &[Kind]) -> Result<(), TextError> {
    expect_line(reader, "map")?;
    for row in 0..board.rows {
        reader.expect("  ")?;
        for col in 0..board.cols {
            let letter = reader.peek();
            let Some(kind) = kinds.iter().position(|kind| Some(kind.letter) == letter) else {
                return Err(reader.error(wording!("background-letter")));
            };
            reader.bump();
            board.paint(board.tile(row, col), kind as u8);
        }
        end(reader)?;
    }
    Ok(())
}

fn kind(reader: &mut Reader<'_>, kinds: &[Kind]) -> Result<u8, TextError> {
    let from = reader.clone();
    let name = reader.take_while(|c| !c.is_whitespace());
    let known = kinds.iter().position(|kind| kind.name == name);
    known.map(|kind| kind as u8).ok_or_else(|| from.error(wording!("sprite-name")))
}

fn sprite(reader: &mut Reader<'_>, board: &mut Board, kinds: &[Kind]) -> Result<(), TextError> {
    let from = reader.clone();
    reader.expect("sprite ")?;
    if board.count() == board.most {
        return Err(from.error(wording!("most-sprites")));
    }
    let kind = kind(reader, kinds)?;
    reader.expect(" ")?;
    let row = reader.number(1..=board.rows, wording!("row"))?;
    reader.expect(" ")?;
    let col = reader.number(1..=board.cols, wording!("column"))?;
    reader.expect(" ")?;
    let word = reader.clone();
    let name = reader.take_while(|c| c.is_ascii_alphabetic());
    let Some(heading) = Heading::named(name) else {
        return Err(word.error(wording!("heading")));
    };
    let index = usize::from(board.put(kind, board.tile(row - 1, col - 1), heading));
    if reader.eat(" ") {
        facing(reader, board, index)?;
    }
    end(reader)
}

/// Parses the direction that a sprite faces, if it differs from its last move.
fn facing(reader: &mut Reader<'_>, board: &mut Board, index: usize) -> Result<(), TextError> {
    let from = reader.clone();
    let word = reader.take_while(|c| c.is_ascii_alphabetic());
    let looks = word.parse().is_ok_and(|dir: Dir| board.pieces[index].look(dir as u8));
    let piece = &board.pieces[index];
    let is_seen = board.facing(piece).is_some_and(|facing| facing != piece.heading);
    if looks && is_seen { Ok(()) } else { Err(from.error(wording!("facing"))) }
}

fn changed(reader: &mut Reader<'_>, board: &mut Board) -> Result<(), TextError> {
    let from = reader.clone();
    if reader.eat(" all") {
        if board.round > 0 {
            return Err(from.error(wording!("changed-tiles")));
        }
        board.change = Changed::All;
        return end(reader);
    }
    while reader.eat(" ") {
        let row = reader.number(1..=board.rows, wording!("row"))?;
        reader.expect(",")?;
        let col = reader.number(1..=board.cols, wording!("column"))?;
        board.changed.add(board.tile(row - 1, col - 1));
        board.change = Changed::Some;
    }
    end(reader)
}

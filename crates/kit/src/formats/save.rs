//! The text of a save.
//!
//! ```text
//! tilery 1
//! id tilt:4x4#42
//! at 3
//! left
//! up x2
//! right
//! ```
//!
//! `at` is the number of moves applied; the others can be redone. `at 3 stopped` means that the player has
//! stopped the game there. A game that did not begin with a deal has, instead of `id`, a line `from` and then
//! the lines of its first position, indented by two spaces. Saves of games with `Rules::HASHES` have lines
//! `hash N HEX` between `at` and the moves: the hash of the position after N moves, for every 256th N and for
//! the number in `at`. The origin of an assignment ends in its aim ([`crate::rules::aim`]), and its save
//! begins `tilery 2`. A save proves its own score, since loading replays it.

use crate::text::{Phrase, Reader, TextError, TextPos};
use crate::wording;

/// The newest version of the notation, used for saves with an aim. All versions up to it can be read.
pub const VERSION: u32 = 2;

/// The version of saves without an aim, which older programs can read too.
pub const WITHOUT_AIM: u32 = 1;

/// The greatest number of moves in a save.
pub const MAX_MOVES: usize = 1_000_000;

/// The first word of a save.
pub const HEADER: &str = "tilery";

/// The mark after the number of applied moves if the player has stopped the game.
const STOPPED: &str = " stopped";

/// The beginning of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A deal, as a game id: `game:params#seed`.
    Deal(String),
    /// A position, or a document.
    Position(String),
}

/// A move and its repetitions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The move's text.
    pub text: String,
    /// The number of repetitions, at least 1.
    pub times: usize,
    /// The position of the move in the text.
    pub pos: TextPos,
}

/// The hash of the position after a number of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Checked {
    pub after: usize,
    pub hash: u64,
    /// The position of the line in the save.
    pub pos: TextPos,
}

/// A save whose moves are not parsed yet.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Save {
    pub origin: Origin,
    /// The position of the origin's text in the save.
    pub origin_pos: TextPos,
    /// The number of moves applied.
    pub at: usize,
    /// The player has stopped the game before its end.
    pub is_stopped: bool,
    /// Hashes to check, in ascending order of moves.
    pub hashes: Vec<Checked>,
    pub runs: Vec<Run>,
    /// The number of all moves.
    pub total: usize,
}

impl Save {
    /// Parses a save, but not its moves.
    ///
    /// # Errors
    /// If the text is not a save of a known version.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text.trim_end());
        reader.expect(HEADER)?;
        reader.expect(" ")?;
        reader.number(1..=VERSION, wording!("version"))?;
        end_of_line(&mut reader)?;
        let (origin, origin_pos) = origin(&mut reader)?;
        reader.expect("at ")?;
        let at_reader = reader.clone();
        let at = reader.number(0..=MAX_MOVES, wording!("move-count"))?;
        let is_stopped = reader.eat(STOPPED);
        end_of_line(&mut reader)?;
        let mut hashes = Vec::new();
        while reader.rest().starts_with("hash ") {
            hashes.push(checked(&mut reader)?);
        }
        let mut runs = Vec::new();
        let mut total = 0;
        while !reader.is_end() {
            let line = reader.clone();
            let run = run(&mut reader)?;
            total += run.times;
            if total > MAX_MOVES {
                return Err(
                    line.error(Phrase::new(wording!("most-moves")).with("most", MAX_MOVES.to_string()))
                );
            }
            runs.push(run);
        }
        if at > total {
            return Err(
                at_reader.error(Phrase::new(wording!("moves-that-follow")).with("most", total.to_string()))
            );
        }
        Ok(Self { origin, origin_pos, at, is_stopped, hashes, runs, total })
    }
}

#[inline(never)]
fn end_of_line(reader: &mut Reader<'_>) -> Result<(), TextError> {
    reader.eat("\r");
    if reader.is_end() || reader.eat("\n") { Ok(()) } else { Err(reader.error(wording!("end-of-line"))) }
}

#[inline(never)]
fn origin(reader: &mut Reader<'_>) -> Result<(Origin, TextPos), TextError> {
    if reader.eat("id ") {
        let pos = reader.pos();
        return Ok((Origin::Deal(reader.line().to_owned()), pos));
    }
    if !reader.eat("from") {
        return Err(reader.error(wording!("save-origin")));
    }
    end_of_line(reader)?;
    let mut lines = Vec::new();
    let pos = TextPos { line: reader.pos().line, column: 3 };
    while reader.eat("  ") {
        lines.push(reader.line());
    }
    if lines.is_empty() {
        return Err(reader.error(wording!("indented-position")));
    }
    Ok((Origin::Position(lines.join("\n")), pos))
}

#[inline(never)]
fn checked(reader: &mut Reader<'_>) -> Result<Checked, TextError> {
    let pos = reader.pos();
    reader.expect("hash ")?;
    let after = reader.number(0..=MAX_MOVES, wording!("move-count"))?;
    reader.expect(" ")?;
    let from = reader.clone();
    let digits = reader.take_while(|c| c.is_ascii_hexdigit());
    let hash = u64::from_str_radix(digits, 16).map_err(|_| from.error(wording!("hash")))?;
    end_of_line(reader)?;
    Ok(Checked { after, hash, pos })
}

#[inline(never)]
fn run(reader: &mut Reader<'_>) -> Result<Run, TextError> {
    let from = reader.clone();
    let line = reader.line();
    run_of(line, &from)
}

/// Parses a move with its repetitions. `from` is a reader at the beginning of `line`.
pub(crate) fn run_of(line: &str, from: &Reader<'_>) -> Result<Run, TextError> {
    if line.is_empty() {
        return Err(from.error(wording!("move")));
    }
    // Splits at a character: searching for a string would add 5 kB of the library to the download.
    let last = line.rsplit_once(' ');
    let (text, times) = match last {
        Some((text, digits)) if is_count(last) => {
            let times = digits
                .get(1..)
                .and_then(|digits| digits.parse().ok())
                .filter(|n| (1..=MAX_MOVES).contains(n));
            (
                text,
                times.ok_or_else(|| {
                    from.error(Phrase::new(wording!("move-times")).with("most", MAX_MOVES.to_string()))
                })?,
            )
        }
        _ => (line, 1),
    };
    Ok(Run { text: text.to_owned(), times, pos: from.pos() })
}

/// Prints a save. `moves` includes those to be redone.
pub fn print(
    version: u32,
    origin: &Origin,
    at: usize,
    is_stopped: bool,
    hashes: Vec<(usize, u64)>,
    moves: impl Iterator<Item = String>,
) -> String {
    let mut out = format!("{HEADER} {version}\n");
    match origin {
        Origin::Deal(id) => out.push_str(&format!("id {id}\n")),
        Origin::Position(text) => {
            out.push_str("from\n");
            for line in text.lines() {
                out.push_str(&format!("  {line}\n"));
            }
        }
    }
    out.push_str(&format!("at {at}{}\n", if is_stopped { STOPPED } else { "" }));
    for (after, hash) in hashes {
        out.push_str(&format!("hash {after} {hash:016x}\n"));
    }
    print_moves(moves, "\n", &mut out);
    out
}

/// Prints moves, each followed by `end`. Equal moves in a row are printed once with `xN`.
pub(crate) fn print_moves(moves: impl Iterator<Item = String>, end: &str, out: &mut String) {
    let mut moves = moves.peekable();
    while let Some(text) = moves.next() {
        let mut times = 1;
        while moves.next_if_eq(&text).is_some() {
            times += 1;
        }
        out.push_str(&text);
        // A move that itself ends like a count needs an explicit `x1`.
        if times > 1 || is_count(text.rsplit_once(' ')) {
            out.push_str(&format!(" x{times}"));
        }
        out.push_str(end);
    }
}

/// True if the last word of a text looks like a count, `x3`.
fn is_count(last: Option<(&str, &str)>) -> bool {
    let digits = last.and_then(|(_, last)| last.strip_prefix('x'));
    digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
}

/// The 64-bit FNV-1a hash (Fowler, Noll and Vo) of a position's text.
pub fn hash(text: &str) -> u64 {
    text.bytes().fold(HASH_OF_NOTHING, hash_on)
}

/// The hash of an empty text.
pub const HASH_OF_NOTHING: u64 = 0xcbf2_9ce4_8422_2325;

/// Extends the hash of a text by a byte.
pub const fn hash_on(hash: u64, byte: u8) -> u64 {
    (hash ^ byte as u64).wrapping_mul(0x0100_0000_01b3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_save_prints_as_it_was_read() {
        for text in [
            "tilery 2\nid tilt:4x4#42;aim=reach 64\nat 1\nleft\n",
            "tilery 1\nid tilt:4x4#42\nat 3\nleft\nup x2\nright\n",
            "tilery 1\nfrom\n  tilt:4x4@0\n  more\nat 0\nhash 256 00000000000000ff\n",
            "tilery 1\nid a\nat 3\nname x2 x1\nname x3 x2\nname x\n",
            "tilery 1\nid tilt:4x4#42\nat 1 stopped\nleft\nup\n",
            "tilery 1\nid a\nat 0 stopped\nhash 256 00000000000000ff\n",
        ] {
            let save = Save::parse(text).unwrap();
            let version = if text.starts_with("tilery 2") { VERSION } else { WITHOUT_AIM };
            let moves = save.runs.iter().flat_map(|run| std::iter::repeat_n(run.text.clone(), run.times));
            let hashes = save.hashes.iter().map(|c| (c.after, c.hash)).collect();
            assert_eq!(print(version, &save.origin, save.at, save.is_stopped, hashes, moves), text);
        }
    }

    #[test]
    fn errors_name_the_place() {
        for (text, error) in [
            ("tilery 3\n", "line 1, column 8: expected a version of the notation from 1 to 2, found `3`"),
            (
                "tilery 1\nto x",
                "line 2, column 1: expected `id` and a game id, or `from` and an indented position, found `to`",
            ),
            (
                "tilery 1\nid a\nat 2\nleft",
                "line 3, column 4: expected at most 1, the number of moves that follow, found `2`",
            ),
            (
                "tilery 1\nid a\nat 0 resting\nleft\n",
                "line 3, column 5: expected the end of the line, found ` `",
            ),
            (
                "tilery 1\nid a\nat 0\nleft x99999999\n",
                "line 4, column 1: expected a move from 1 to 1000000 times, found `left`",
            ),
            (
                "tilery 1\nid a\nat 0\nleft\n\nup\n",
                "line 5, column 1: expected a move, found the end of the line",
            ),
            (
                "tilery 1\nfrom\nat 0",
                "line 3, column 1: expected a position, its lines indented by two spaces, found `at`",
            ),
            ("", "line 1, column 1: expected `tilery`, found the end"),
        ] {
            assert_eq!(Save::parse(text).unwrap_err().to_string(), error, "{text:?}");
        }
    }
}

//! The words of a test's rows.

use tilery_kit::{Reader, TextError, wording};

use super::{MAX_ROUNDS, WIDTH};
use tilery_tilecode::Round;
use tilery_tilecode::board::MAX_SCORE;
use tilery_tilecode::model::MAX_KINDS;

pub(super) fn letter(kind: u8) -> char {
    char::from(b'a' + kind)
}

/// Parses the letter of a kind.
pub(super) fn kind(reader: &mut Reader<'_>) -> Result<u8, TextError> {
    let letter = reader.peek().filter(char::is_ascii_lowercase).map(|c| c as u8 - b'a');
    let Some(kind) = letter.filter(|&kind| usize::from(kind) < MAX_KINDS) else {
        return Err(reader.error(wording!("test-kind")));
    };
    reader.bump();
    Ok(kind)
}

/// The texts of entries, with the number of equal ones in a row.
pub(super) fn runs<T: Copy + PartialEq>(
    all: &[T],
    name: impl Fn(T) -> String,
) -> impl Iterator<Item = String> {
    let runs = all.chunk_by(|a, b| a == b).filter_map(|run| Some((*run.first()?, run.len())));
    runs.map(move |(one, times)| if times == 1 { name(one) } else { format!("{}x{times}", name(one)) })
}

/// Parses how often an entry is repeated.
pub(super) fn times(reader: &mut Reader<'_>) -> Result<usize, TextError> {
    if reader.eat("x") { reader.number(1..=MAX_ROUNDS, wording!("round-count")) } else { Ok(1) }
}

pub(super) fn hash(reader: &mut Reader<'_>) -> Result<u16, TextError> {
    let from = reader.clone();
    let digits = reader.take_while(|c| matches!(c, '0'..='9' | 'a'..='f'));
    let hash = u16::from_str_radix(digits, 16).ok().filter(|_| digits.len() == 4);
    hash.ok_or_else(|| from.error(wording!("round-hashes")))
}

pub(super) fn names(reader: &mut Reader<'_>, names: &mut Vec<String>, most: usize) -> Result<(), TextError> {
    while !reader.is_end() {
        reader.expect(" ")?;
        let from = reader.clone();
        let name = reader.take_while(|c| !c.is_whitespace());
        if name.is_empty() || names.len() == most {
            return Err(from.error(wording!("test-names")));
        }
        names.push(name.to_owned());
    }
    Ok(())
}

/// Parses the number of a counter, after its name and a colon.
pub(super) fn counter(reader: &mut Reader<'_>) -> Result<(String, i64), TextError> {
    let mut name = String::new();
    let mut ahead = reader.clone();
    let word = ahead.take_while(|c| !c.is_whitespace());
    if let Some((before, _)) = word.split_once(':') {
        name.push_str(before);
        reader.expect(before)?;
        reader.expect(":")?;
    }
    Ok((name, reader.number(-MAX_SCORE..=MAX_SCORE, wording!("counter-number"))?))
}

/// Parses a round: buttons, or a touched tile.
pub(super) fn round(reader: &mut Reader<'_>) -> Result<Round, TextError> {
    if reader.peek() == Some('r') {
        return ["tap ", reader.take_while(|c| c != 'x' && c != ' ')].concat().parse();
    }
    reader.take_while(|c| c == '.' || c.is_ascii_uppercase()).parse()
}

/// Prints words in rows, each of which begins with `first`.
pub(super) fn rows(out: &mut String, first: &str, words: impl Iterator<Item = String>) {
    let mut length = WIDTH;
    for word in words {
        if length + word.len() >= WIDTH {
            if out.ends_with(|c: char| c != '\n') {
                out.push('\n');
            }
            out.push_str("  ");
            out.push_str(first);
            length = first.len() + 2;
        }
        out.push(' ');
        out.push_str(&word);
        length += word.len() + 1;
    }
    out.push('\n');
}

//! Trails: chapters of assignments with solutions, as a text.
//!
//! ```text
//! # first-steps
//! tilt:2x2@2,2/0,0;score=0;chance=0;aim=reach 4;par=1! | left | tilt-step-merge
//! tilt:4x4#42;aim=reach 64;par=9 | left, up x2, right
//! ```
//!
//! A line that begins with `# ` starts a chapter and gives the id of its title. Every other line is a board:
//! an id or a position with its aim ([`crate::rules::aim`]); the moves of a solution, with `xN` for
//! repetitions as in saves; and optionally the id of a sentence with the board's lesson. Assignments and
//! moves are not parsed here.
//!
//! The boards of the first chapter, `welcome`, are each a game's first board for a new player. They add a
//! fourth field, the gestures that make the moves ([`crate::game::input::Gesture`]), which the page shows:
//!
//! ```text
//! tilt:2x2@2,2/0,0;score=0;chance=0;aim=reach 4;par=1! | left | tilt-welcome | swipe left 1 0.5
//! ```

use crate::formats::save::{Run, print_moves, run_of};
use crate::text::{Reader, TextError, TextPos};
use crate::wording;

/// The separator of a board's text, its solution and its sentence.
const FIELD: &str = " | ";
/// The separator of moves.
const MOVE: &str = ", ";

/// A chapter of a trail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The id of its title.
    pub name: String,
    /// Its boards, easy ones first.
    pub boards: Vec<Stop>,
}

/// A board of a trail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// The text of its assignment.
    pub text: String,
    /// The moves of a solution.
    pub solution: Vec<Run>,
    /// The id of the sentence with its lesson.
    pub say: Option<String>,
    /// The gestures that make the moves; empty if none are shown.
    pub gestures: Vec<String>,
    /// The position of its line in the trail.
    pub pos: TextPos,
}

impl Stop {
    /// The moves of the solution without repetition counts.
    pub fn moves(&self) -> Vec<String> {
        self.solution.iter().flat_map(|run| std::iter::repeat_n(run.text.clone(), run.times)).collect()
    }

    /// The number of moves other than waiting (`.`).
    pub fn effort(&self) -> usize {
        self.solution.iter().filter(|run| run.text != ".").map(|run| run.times).sum()
    }
}

/// Parses a trail.
///
/// # Errors
/// If a line is neither a chapter nor a board, or a board comes before the first chapter.
pub fn parse(text: &str) -> Result<Vec<Chapter>, TextError> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let mut reader = Reader::at(line, TextPos { line: number, column: 1 });
        match chapters.last_mut() {
            Some(chapter) if !line.starts_with('#') => chapter.boards.push(stop(&mut reader)?),
            _ => {
                reader.expect("# ")?;
                chapters.push(Chapter { name: sentence(&mut reader)?, boards: Vec::new() });
            }
        }
    }
    Ok(chapters)
}

/// Prints the moves of a solution in a trail's notation.
pub fn solution(moves: &[impl ToString]) -> String {
    let mut out = String::new();
    print_moves(moves.iter().map(ToString::to_string), MOVE, &mut out);
    out.truncate(out.len().saturating_sub(MOVE.len()));
    out
}

fn stop(reader: &mut Reader<'_>) -> Result<Stop, TextError> {
    let pos = reader.pos();
    // The moves of a `find` goal are separated by `|` too, but without spaces.
    let mut text = String::new();
    while !reader.rest().starts_with(FIELD) {
        text.push(reader.bump().ok_or_else(|| reader.error(wording!("solution")))?);
    }
    reader.expect(FIELD)?;
    let mut solution = Vec::new();
    loop {
        let from = reader.clone();
        let run = reader.take_while(|c| !matches!(c, ',' | '|'));
        // The space before the separator is not part of the move.
        let (run, is_last) = match run.strip_suffix(' ') {
            Some(run) if reader.rest().starts_with('|') => (run, true),
            _ => (run, !reader.eat(MOVE)),
        };
        solution.push(run_of(run, &from)?);
        if is_last {
            break;
        }
    }
    let say = if reader.eat("| ") { Some(name(reader)?) } else { None };
    let mut gestures = Vec::new();
    if say.is_some() && reader.eat(FIELD) {
        gestures.extend(reader.take_while(|_| true).split(MOVE).map(str::to_owned));
    }
    reader.end()?;
    Ok(Stop { text, solution, say, gestures, pos })
}

/// Reads the id of a sentence, which ends its line.
fn sentence(reader: &mut Reader<'_>) -> Result<String, TextError> {
    let name = name(reader)?;
    reader.end()?;
    Ok(name)
}

/// Reads the id of a sentence.
fn name(reader: &mut Reader<'_>) -> Result<String, TextError> {
    let from = reader.clone();
    let name = reader.take_while(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if name.is_empty() {
        return Err(from.error(wording!("sentence-name")));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trails_parse_to_chapters_of_boards_with_solutions() {
        let text = "# first-steps\na:1#2;aim=find x|y;par=1! | x | one-thing\n# more\nb | left 1, up x2, .\n";
        let trail = parse(text).unwrap();
        let names: Vec<(&str, usize)> =
            trail.iter().map(|chapter| (chapter.name.as_str(), chapter.boards.len())).collect();
        assert_eq!(names, [("first-steps", 1), ("more", 1)]);
        let [first, last] = [&trail[0].boards[0], &trail[1].boards[0]];
        assert_eq!(
            (first.text.as_str(), first.say.as_deref()),
            ("a:1#2;aim=find x|y;par=1!", Some("one-thing"))
        );
        assert_eq!((last.moves().join(";").as_str(), last.say.as_deref()), ("left 1;up;up;.", None));
        assert_eq!(parse(""), Ok(Vec::new()));
        let shown = parse("# welcome\na | left, up | lesson | swipe left 1 2, tap 3 4").unwrap();
        assert_eq!(shown[0].boards[0].gestures, ["swipe left 1 2", "tap 3 4"]);
    }

    #[test]
    fn errors_name_the_line() {
        for (text, error) in [
            ("a | b", "line 1, column 1: expected `# `, found `a`"),
            ("# Big", "line 1, column 3: expected the name of a sentence, found `Big`"),
            ("# a\nb", "line 2, column 2: expected ` | ` and a solution, found the end"),
            ("# a\nb | ", "line 2, column 5: expected a move, found the end"),
            ("# a\nb | c,d", "line 2, column 6: expected the end, found `,`"),
            ("# a\n\n", "line 2, column 1: expected ` | ` and a solution, found the end"),
            ("# a\nb | c | d e", "line 2, column 10: expected the end, found ` `"),
        ] {
            assert_eq!(parse(text).unwrap_err().to_string(), error, "{text:?}");
        }
    }
}

//! The doubled grid: a text format for the cells of a board and the elements between them.
//!
//! A board of R rows and C columns is 2R+1 lines of 2C+1 characters. Cells are at odd rows and columns;
//! between them are joints, bars and points.

mod print;

use std::rc::Rc;

use tilery_kit::text::{Reader, TextError, TextPos};
use tilery_kit::{Dir, Phrase, wording};

use crate::push::{Code, EMPTY, joint};
use crate::symbols::is_symbol;
use crate::zone::{Corner, Edge, Jump, Misfit, Zone};

pub use print::{letters, print_board, print_goal};

/// The longest side of a board, in cells.
pub const MAX_SIDE: u16 = 63;

const BOARD: char = '#';
const SPACE: char = '.';
const ANY: char = '?';
const JOINT_IN_ROW: char = '=';
const JOINT_IN_COLUMN: char = '"';
const POINT: char = 'o';
const CROSSING: char = '+';

/// A text as rows of characters with positions.
struct Text {
    lines: Vec<(TextPos, Vec<char>)>,
    end: TextPos,
}

impl Text {
    /// Reads lines, joined by `|` or line breaks, up to a `;` or the end.
    fn read(reader: &mut Reader<'_>) -> Self {
        // A file may have a line break after `;goal=`.
        let _ = reader.eat("\r\n") || reader.eat("\n");
        let mut lines = vec![(reader.pos(), Vec::new())];
        while let Some(c) = reader.peek().filter(|&c| c != ';') {
            reader.bump();
            match c {
                '\r' => {}
                '\n' | '|' => lines.push((reader.pos(), Vec::new())),
                c => lines.last_mut().expect("there is a line from the start").1.push(c),
            }
        }
        // A file ends with a line break.
        if lines.len() > 1 && lines.last().is_some_and(|(_, line)| line.is_empty()) {
            lines.pop();
        }
        Self { lines, end: reader.pos() }
    }

    /// The character at a place of the doubled grid, with its position in the text. Lines may lack trailing
    /// spaces.
    fn at(&self, line: usize, column: usize) -> (char, TextPos) {
        let (start, chars) = &self.lines[line];
        let pos = TextPos { line: start.line, column: start.column + column as u32 };
        (chars.get(column).copied().unwrap_or(' '), pos)
    }

    /// The number of rows and of columns.
    fn size(&self) -> Result<(u16, u16), TextError> {
        let lines = self.lines.len();
        let columns = self.lines.iter().map(|(_, line)| line.len()).max().unwrap_or(0);
        let limit = 2 * usize::from(MAX_SIDE) + 1;
        let is_side = |n: usize| n % 2 == 1 && (3..=limit).contains(&n);
        if !is_side(columns) {
            let (start, longest) =
                self.lines.iter().find(|(_, line)| line.len() == columns).expect("there is a line");
            let at = TextPos { line: start.line, column: start.column + longest.len() as u32 };
            return Err(TextError::new(
                at,
                Phrase::new(wording!("board-columns")).with("most", MAX_SIDE.to_string()),
                Phrase::count(columns),
            ));
        }
        if !is_side(lines) {
            let expected = Phrase::new(wording!("board-lines")).with("most", MAX_SIDE.to_string());
            return Err(TextError::new(self.end, expected, Phrase::count(lines)));
        }
        Ok(((lines / 2) as u16, (columns / 2) as u16))
    }
}

fn wrong(expected: impl Into<Phrase>, (found, at): (char, TextPos)) -> TextError {
    TextError::new(at, expected, Phrase::quoted(&found.escape_debug().to_string()))
}

/// The cells with their lines and columns in the doubled grid, which are both odd.
fn places(rows: u16, cols: u16) -> impl Iterator<Item = (u16, usize, usize)> {
    (0..rows * cols)
        .map(move |cell| (cell, usize::from(cell / cols) * 2 + 1, usize::from(cell % cols) * 2 + 1))
}

/// Reads a board under construction, whose bars and points may be misplaced.
///
/// # Errors
/// If a character is not allowed in its place, or a letter does not occur twice. The error has the position.
pub fn read_sketch(reader: &mut Reader<'_>) -> Result<Sketch, TextError> {
    let text = Text::read(reader);
    let (rows, cols) = text.size()?;
    let (is_tiles, mut tiles) = read_cells(&text, rows, cols)?;
    read_joints(&text, (rows, cols), &mut tiles)?;
    let mut bars: Vec<Letter<(u16, u16)>> = Vec::new();
    for line in 0..=rows * 2 {
        for column in ((line + 1) % 2..=cols * 2).step_by(2) {
            let found = text.at(line.into(), column.into());
            match found.0 {
                ' ' => {}
                JOINT_IN_ROW if line % 2 == 1 && column > 0 && column < cols * 2 => {}
                JOINT_IN_COLUMN if line % 2 == 0 && line > 0 && line < rows * 2 => {}
                c if c.is_ascii_alphabetic() => match bars.iter_mut().find(|(letter, ..)| *letter == c) {
                    None => bars.push((c, found.1, vec![(line, column)])),
                    Some((_, _, places)) if places.len() == 1 => places.push((line, column)),
                    Some(_) => {
                        return Err(wrong(wording!("letter-thrice"), found));
                    }
                },
                _ => {
                    return Err(wrong(wording!("corner-sign"), found));
                }
            }
        }
    }
    let bars = pairs(bars)?;
    Ok(Sketch { size: (rows, cols), is_tiles, tiles, bars, turns: read_corners(&text, rows, cols)? })
}

/// The result of [`read_sketch`].
#[derive(Debug, Clone, PartialEq)]
pub struct Sketch {
    /// The number of rows and of columns.
    pub size: (u16, u16),
    /// For each cell, true if it belongs to the tiles zone.
    pub is_tiles: Vec<bool>,
    /// The content of each cell.
    pub tiles: Vec<Code>,
    /// The jumps, by the places of their bars in the doubled grid: line and column.
    pub bars: Vec<[(u16, u16); 2]>,
    pub turns: Vec<Corner>,
}

/// Reads the cells of a text: whether they belong to the tiles zone, and their tiles.
fn read_cells(text: &Text, rows: u16, cols: u16) -> Result<(Vec<bool>, Vec<Code>), TextError> {
    let mut tiles = Vec::with_capacity(usize::from(rows * cols));
    let mut is_tiles = Vec::with_capacity(tiles.capacity());
    for (_, line, column) in places(rows, cols) {
        let found = text.at(line, column);
        tiles.push(match found.0 {
            c if is_symbol(c) => c as Code,
            BOARD | SPACE => EMPTY,
            _ => return Err(wrong(wording!("cell-sign"), found)),
        });
        is_tiles.push(found.0 != BOARD);
    }
    Ok((is_tiles, tiles))
}

/// The letter of a jump, the text position of its first bar, and the bars read so far.
type Letter<T> = (char, TextPos, Vec<T>);

/// The two places of each letter; a letter that occurs once is an error.
fn pairs<T>(bars: Vec<Letter<T>>) -> Result<Vec<[T; 2]>, TextError> {
    bars.into_iter()
        .map(|(letter, at, places)| {
            <[T; 2]>::try_from(places).map_err(|_| wrong(wording!("letter-once"), (letter, at)))
        })
        .collect()
}

/// Reads a board: its zone and its tiles.
///
/// # Errors
/// If a character is not allowed in its place, or the parts do not fit together. The error has the position.
pub fn read_board(reader: &mut Reader<'_>) -> Result<(Zone, Vec<Code>), TextError> {
    let text = Text::read(reader);
    let (rows, cols) = text.size()?;
    let (is_tiles, mut tiles) = read_cells(&text, rows, cols)?;
    if tiles.iter().all(|&tile| tile == EMPTY) {
        return Err(TextError::new(text.lines[0].0, wording!("board-with-tile"), wording!("no-tile")));
    }
    read_joints(&text, (rows, cols), &mut tiles)?;
    let jumps = read_jumps(&text, (rows, cols), &is_tiles)?;
    let turns = read_corners(&text, rows, cols)?;
    let zone = Zone::new((rows, cols), is_tiles, jumps, turns).map_err(|misfit| match misfit {
        Misfit::NoCorner(Corner { row, col }) => {
            wrong(wording!("no-turn-here"), text.at(usize::from(row) * 2, usize::from(col) * 2))
        }
        Misfit::Claimed(edge) => {
            let (line, column) = edge_place(cols, edge);
            wrong(wording!("turn-claims-edge"), text.at(line, column))
        }
        Misfit::NoBorder(edge) => {
            let (line, column) = edge_place(cols, edge);
            wrong(wording!("no-border-here"), text.at(line, column))
        }
    })?;
    Ok((zone, tiles))
}

/// The line and column of an edge in the doubled grid of a board with `cols` columns.
pub fn edge_place(cols: u16, Edge { cell, side }: Edge) -> (usize, usize) {
    let (down, right) = side.delta();
    let line = i32::from(cell / cols) * 2 + 1 + down;
    let column = i32::from(cell % cols) * 2 + 1 + right;
    (line as usize, column as usize)
}

fn read_joints(text: &Text, (rows, cols): (u16, u16), tiles: &mut [Code]) -> Result<(), TextError> {
    for (cell, line, column) in places(rows, cols) {
        for (side, sign, place) in
            [(Dir::Left, JOINT_IN_ROW, (line, column - 1)), (Dir::Up, JOINT_IN_COLUMN, (line - 1, column))]
        {
            let found = text.at(place.0, place.1);
            if found.0 != sign {
                continue;
            }
            let other = if side == Dir::Up { cell.checked_sub(cols) } else { (column > 1).then(|| cell - 1) };
            match other {
                Some(other) if tiles[usize::from(cell)] != EMPTY && tiles[usize::from(other)] != EMPTY => {
                    tiles[usize::from(cell)] |= joint(side);
                    tiles[usize::from(other)] |= joint(side.opposite());
                }
                _ => {
                    return Err(wrong(wording!("joint-of-tiles"), found));
                }
            }
        }
    }
    Ok(())
}

fn read_jumps(text: &Text, (rows, cols): (u16, u16), is_tiles: &[bool]) -> Result<Vec<Jump>, TextError> {
    let holds = |row: usize, col: usize| {
        row < usize::from(rows) && col < usize::from(cols) && is_tiles[row * usize::from(cols) + col]
    };
    let mut bars: Vec<Letter<Edge>> = Vec::new();
    for line in 0..=usize::from(rows) * 2 {
        for column in ((line + 1) % 2..=usize::from(cols) * 2).step_by(2) {
            let found = text.at(line, column);
            let is_upright = line % 2 == 1;
            // The cells on both sides of the edge; those off the grid have row or column `usize::MAX`.
            let (before, after) = if is_upright {
                ((line / 2, (column / 2).wrapping_sub(1)), (line / 2, column / 2))
            } else {
                (((line / 2).wrapping_sub(1), column / 2), (line / 2, column / 2))
            };
            let (one, other) = (holds(before.0, before.1), holds(after.0, after.1));
            let joint = if is_upright { JOINT_IN_ROW } else { JOINT_IN_COLUMN };
            match found.0 {
                ' ' => {}
                c if c == joint => match (one, other) {
                    (true, true) => {}
                    _ => {
                        return Err(wrong(wording!("joint-of-tiles"), found));
                    }
                },
                c if c.is_ascii_alphabetic() && one != other => {
                    let (row, col) = if one { before } else { after };
                    let cell = (row * usize::from(cols) + col) as u16;
                    let side = match (is_upright, one) {
                        (true, true) => Dir::Right,
                        (true, false) => Dir::Left,
                        (false, true) => Dir::Down,
                        (false, false) => Dir::Up,
                    };
                    let edge = Edge { cell, side };
                    match bars.iter_mut().find(|(letter, ..)| *letter == c) {
                        None => bars.push((c, found.1, vec![edge])),
                        Some((_, _, edges)) if edges.len() == 1 => edges.push(edge),
                        Some(_) => {
                            return Err(wrong(wording!("letter-thrice"), found));
                        }
                    }
                }
                _ if one && other => {
                    return Err(wrong(
                        Phrase::new(wording!("joint-or-space")).with("joint", joint.to_string()),
                        found,
                    ));
                }
                _ if one != other => {
                    return Err(wrong(wording!("jump-or-space"), found));
                }
                _ => {
                    return Err(wrong(wording!("no-border-here"), found));
                }
            }
        }
    }
    pairs(bars)
}

fn read_corners(text: &Text, rows: u16, cols: u16) -> Result<Vec<Corner>, TextError> {
    let mut turns = Vec::new();
    for row in 0..=rows {
        for col in 0..=cols {
            let found = text.at(usize::from(row) * 2, usize::from(col) * 2);
            match found.0 {
                CROSSING => {}
                POINT => turns.push(Corner { row, col }),
                _ => return Err(wrong(wording!("point-sign"), found)),
            }
        }
    }
    Ok(turns)
}

/// The required content of a cell; `None` if any content will do.
pub type Wish = Option<Code>;

/// Reads an objective for a zone. It may repeat the zone's jumps and turns, which are ignored.
///
/// # Errors
/// If the text is not a doubled grid, or its cells do not match the zone.
pub fn read_goal(reader: &mut Reader<'_>, zone: &Zone) -> Result<Rc<[Wish]>, TextError> {
    let text = Text::read(reader);
    let (rows, cols) = text.size()?;
    if (rows, cols) != (zone.rows(), zone.cols()) {
        let expected = Phrase::new(wording!("objective-size"))
            .with("rows", zone.rows().to_string())
            .with("columns", zone.cols().to_string());
        return Err(TextError::new(
            text.lines[0].0,
            expected,
            Phrase::new(wording!("sizes")).with("rows", rows.to_string()).with("columns", cols.to_string()),
        ));
    }
    let mut tiles = Vec::with_capacity(usize::from(zone.size()));
    let mut counts = Vec::with_capacity(tiles.capacity());
    for (cell, line, column) in places(rows, cols) {
        let found = text.at(line, column);
        let is_allowed = match found.0 {
            BOARD => !zone.holds(cell),
            SPACE | ANY => zone.holds(cell),
            c => is_symbol(c) && zone.holds(cell),
        };
        if !is_allowed {
            let expected =
                if zone.holds(cell) { wording!("objective-cell") } else { wording!("objective-hole") };
            return Err(wrong(expected, found));
        }
        tiles.push(if is_symbol(found.0) { found.0 as Code } else { EMPTY });
        counts.push(!matches!(found.0, ANY | BOARD));
    }
    read_joints(&text, (rows, cols), &mut tiles)?;
    let is_tiles: Vec<bool> = (0..zone.size()).map(|cell| zone.holds(cell)).collect();
    read_jumps(&text, (rows, cols), &is_tiles)?;
    read_corners(&text, rows, cols)?;
    Ok(tiles.into_iter().zip(counts).map(|(tile, counts)| counts.then_some(tile)).collect())
}

//! Checks a level, and finds what lies outside of its walls.

use tilery_kit::{LeftOver, Phrase, wording};
use tilery_tilecode::model::MAX_SIDE;

use crate::Level;

/// A level of equally long rows. Tiles are written as in the text, and `_` is outside of the walls.
#[derive(Debug)]
pub struct Board {
    pub cols: usize,
    pub tiles: Vec<char>,
}

/// The note that a level was left out.
pub fn left_out(level: &Level, why: Phrase) -> LeftOver {
    LeftOver { line: level.line, text: level.title.clone(), why, is_lost: true }
}

/// Reads a level, or says why it cannot be played.
pub fn read(level: &Level) -> Result<Board, Phrase> {
    let rows: Vec<&str> = level.rows.iter().map(|row| row.trim_end()).collect();
    let indent = rows.iter().filter(|row| !row.is_empty()).map(|row| row.len() - row.trim_start().len());
    let indent = indent.min().unwrap_or(0);
    let cols = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0).saturating_sub(indent);
    if cols == 0 || cols > MAX_SIDE || rows.len() > MAX_SIDE {
        let most = MAX_SIDE.to_string();
        return Err(Phrase::new(wording!("sokoban-large")).with("most", most));
    }
    let tiles: Vec<char> = rows
        .iter()
        .flat_map(|row| row.chars().skip(indent).chain(std::iter::repeat(' ')).take(cols))
        .collect();
    if let Some(other) = tiles.iter().find(|c| !" #@+$*.".contains(**c)) {
        return Err(Phrase::new(wording!("sokoban-tile")).with("tile", other.to_string()));
    }
    let count = |sorts: &str| tiles.iter().filter(|c| sorts.contains(**c)).count();
    if count("@+") != 1 {
        return Err(Phrase::new(wording!("sokoban-players")).with("count", count("@+").to_string()));
    }
    let (crates, spots) = (count("$*"), count(".+*"));
    if crates != spots || crates == 0 {
        let why = Phrase::new(wording!("sokoban-crates"));
        return Err(why.with("crates", crates.to_string()).with("spots", spots.to_string()));
    }
    Ok(Board { cols, tiles: outside(tiles, cols) })
}

/// Marks the floor that no way leads to: neither from the player nor from a crate or a spot.
fn outside(mut tiles: Vec<char>, cols: usize) -> Vec<char> {
    let mut is_inside = vec![false; tiles.len()];
    let mut open: Vec<usize> = (0..tiles.len()).filter(|&n| !" #".contains(tiles[n])).collect();
    while let Some(n) = open.pop() {
        if std::mem::replace(&mut is_inside[n], true) {
            continue;
        }
        let (row, col) = (n / cols, n % cols);
        let left = (col > 0).then(|| n - 1);
        let right = (col + 1 < cols).then_some(n + 1);
        let up = (row > 0).then(|| n - cols);
        let down = Some(n + cols).filter(|&n| n < tiles.len());
        open.extend([left, right, up, down].into_iter().flatten().filter(|&n| tiles[n] != '#'));
    }
    for (tile, is_inside) in tiles.iter_mut().zip(is_inside) {
        if *tile == ' ' && !is_inside {
            *tile = '_';
        }
    }
    tiles
}

//! Sliding puzzles of any size: numbered tiles in a rectangle whose last cell is empty. They are generated
//! rather than listed. Their deals are those of speed solving: uniformly random solvable arrangements.

mod solve;

use std::sync::LazyLock;

use tilery_kit::Rng;

use crate::push::{Code, EMPTY};
use crate::symbols::counting;
use crate::zone::Zone;

pub use solve::solve;

/// The family of these puzzles. Their names consist of it and a size.
pub const FAMILY: &str = "classic-b";
/// The shortest and the longest side.
pub const SHORTEST: u16 = 2;
pub const LONGEST: u16 = 20;
/// The number of names in a row of [`NAMES`].
const PER_ROW: u16 = LONGEST - SHORTEST + 1;

/// All names, row by row of a table of columns and rows: `classic-b-x4` is a square, `classic-b-5x4` has five
/// columns.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let sides = SHORTEST..=LONGEST;
    let sizes = sides.clone().flat_map(|rows| sides.clone().map(move |cols| (cols, rows)));
    sizes
        .map(|(cols, rows)| {
            let cols_or_none = if cols == rows { String::new() } else { cols.to_string() };
            [FAMILY, "-", &cols_or_none, "x", &rows.to_string()].concat()
        })
        .collect()
});

/// The name of the puzzle with these columns and rows, both within the limits.
pub fn name(cols: u16, rows: u16) -> &'static str {
    &NAMES[usize::from((rows - SHORTEST) * PER_ROW + cols - SHORTEST)]
}

/// The static name, and the columns and rows, of the puzzle with a name.
pub fn find(name: &str) -> Option<(&'static str, (u16, u16))> {
    let at = NAMES.iter().position(|known| known == name)?;
    let size = (at as u16 % PER_ROW + SHORTEST, at as u16 / PER_ROW + SHORTEST);
    Some((NAMES[at].as_str(), size))
}

/// The cells of a puzzle, and its solved tiles.
pub fn solved(cols: u16, rows: u16) -> (Zone, Vec<Code>) {
    let size = usize::from(cols * rows);
    let zone = Zone::sketch((rows, cols), vec![true; size], Vec::new(), Vec::new()).0;
    (zone, counting().take(size - 1).chain([EMPTY]).collect())
}

/// A uniformly random solvable arrangement of a solved puzzle's tiles.
pub fn shuffle(zone: &Zone, solved: &[Code], rng: &mut Rng) -> Vec<Code> {
    let mut tiles = solved.to_vec();
    rng.shuffle(&mut tiles);
    if !can_be_solved(zone, solved, &tiles) {
        // Exchanging two tiles maps the unsolvable arrangements one-to-one to the solvable ones.
        let mut places = (0..tiles.len()).filter(|&cell| tiles[cell] != EMPTY);
        if let (Some(one), Some(other)) = (places.next(), places.next()) {
            tiles.swap(one, other);
        }
    }
    tiles
}

/// True if an arrangement can be solved: the number of exchanges that sort it and the distance of the empty
/// space from its home have the same parity (Johnson and Story, 1879).
fn can_be_solved(zone: &Zone, solved: &[Code], tiles: &[Code]) -> bool {
    let mut sorted = tiles.to_vec();
    let mut exchanges = 0;
    let mut steps = 0;
    for (at, &wanted) in solved.iter().enumerate() {
        let Some(from) = sorted[at..].iter().position(|&found| found == wanted).map(|by| at + by) else {
            return false;
        };
        if from != at {
            sorted.swap(at, from);
            exchanges += 1;
        }
        if wanted == EMPTY {
            let space = tiles.iter().position(|&tile| tile == EMPTY).unwrap_or(at);
            let (home, place) = (zone.cell(at as u16), zone.cell(space as u16));
            steps = home.row.abs_diff(place.row) + home.col.abs_diff(place.col);
        }
    }
    exchanges % 2 == steps % 2
}

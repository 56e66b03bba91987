//! Colours and pictures: pictures of five by five pixels of any colour are drawn with the sixteen colours of
//! TileCode.

use tilery_tilecode::gallery::PALETTE;

/// Red, green and blue.
pub type Colour = [u8; 3];

/// The colour of an object without colours.
pub const MAGENTA: Colour = [255, 0, 255];

const TRANSPARENT: &str = "transparent";

/// The names of colours, with their values in the default palette of PuzzleScript.
const NAMES: [(&str, u32); 24] = [
    ("black", 0x000000),
    ("white", 0xffffff),
    ("grey", 0x9d9d9d),
    ("gray", 0x9d9d9d),
    ("darkgrey", 0x697175),
    ("darkgray", 0x697175),
    ("lightgrey", 0xcccccc),
    ("lightgray", 0xcccccc),
    ("red", 0xbe2633),
    ("darkred", 0x732930),
    ("lightred", 0xe06f8b),
    ("brown", 0xa46422),
    ("darkbrown", 0x493c2b),
    ("lightbrown", 0xeeb62f),
    ("orange", 0xeb8931),
    ("yellow", 0xf7e26b),
    ("green", 0x44891a),
    ("darkgreen", 0x2f484e),
    ("lightgreen", 0xa3ce27),
    ("blue", 0x1d57f7),
    ("lightblue", 0xb2dcef),
    ("darkblue", 0x1b2632),
    ("purple", 0x342a97),
    ("pink", 0xde65e2),
];

/// The colours of a line, which may stand together. What is no colour is passed over.
pub fn colours(line: &str) -> Vec<Option<Colour>> {
    let mut colours = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        match colour(rest) {
            Some((colour, length)) => {
                colours.push(colour);
                rest = &rest[length..];
            }
            None => {
                let is_word = char::is_alphanumeric(first);
                let end = rest.find(|c: char| c.is_whitespace() || is_word != c.is_alphanumeric());
                rest = &rest[end.unwrap_or(rest.len()).max(first.len_utf8())..];
            }
        }
        rest = rest.trim_start();
    }
    if colours.is_empty() { vec![Some(MAGENTA)] } else { colours }
}

/// The colour at the beginning of a text, and its length.
fn colour(text: &str) -> Option<(Option<Colour>, usize)> {
    if let Some(rest) = text.strip_prefix('#') {
        let digits: Vec<u8> = rest.chars().map_while(|c| c.to_digit(16)).map(|n| n as u8).collect();
        return match *digits.as_slice() {
            [r, s, g, h, b, c, ..] => Some((Some([r << 4 | s, g << 4 | h, b << 4 | c]), 7)),
            [r, g, b, ..] => Some((Some([r * 17, g * 17, b * 17]), 4)),
            _ => None,
        };
    }
    if text.starts_with(TRANSPARENT) {
        return Some((None, TRANSPARENT.len()));
    }
    let (name, value) = NAMES.iter().find(|(name, _)| text.starts_with(name))?;
    Some((Some([(value >> 16) as u8, (value >> 8) as u8, *value as u8]), name.len()))
}

/// The pixels of an object: as drawn in the rows, or all of the first colour if there are no rows.
pub fn pixels(colours: &[Option<Colour>], rows: &[String]) -> [Option<Colour>; 25] {
    let of = |n: usize| colours.get(n).copied().flatten();
    if rows.is_empty() {
        return [of(0); 25];
    }
    let mut pixels = [None; 25];
    for (row, text) in rows.iter().enumerate() {
        for (pixel, c) in pixels[row * 5..row * 5 + 5].iter_mut().zip(text.chars()) {
            *pixel = c.to_digit(10).and_then(|n| of(n as usize));
        }
    }
    pixels
}

/// The rows of a TileCode picture of objects on top of each other, the lowest object first.
pub fn rows(objects: &[[Option<Colour>; 25]]) -> Vec<String> {
    /// The column (or row) of five for each of sixteen.
    const WIDE: [usize; 16] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4];
    let digit = |row: usize, col: usize| {
        let seen = objects.iter().rev().find_map(|pixels| pixels[row * 5 + col]);
        char::from_digit(seen.map_or(0, nearest), 16).unwrap_or('0')
    };
    WIDE.iter().map(|&row| WIDE.iter().map(|&col| digit(row, col)).collect()).collect()
}

/// The number of the TileCode colour nearest to a colour.
fn nearest(colour: Colour) -> u32 {
    let far = |other: &Colour| -> i32 {
        // The eye sees green best.
        let weights = [3, 5, 2];
        (0..3).map(|n| weights[n] * (i32::from(colour[n]) - i32::from(other[n])).pow(2)).sum()
    };
    (1..PALETTE.len()).min_by_key(|&n| far(&PALETTE[n])).unwrap_or(1) as u32
}

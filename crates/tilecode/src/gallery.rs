//! The gallery: pictures of backgrounds and sprites, sixteen by sixteen pixels, in one style and palette.

use crate::model::Picture;

/// The colours as red, green and blue; the first one is transparent and never visible.
pub const PALETTE: [[u8; 3]; 16] = [
    [0x00, 0x00, 0x00],
    [0x20, 0x20, 0x2c],
    [0x5a, 0x5f, 0x73],
    [0xa4, 0xab, 0xb8],
    [0xf4, 0xf1, 0xe8],
    [0x7a, 0x4a, 0x2e],
    [0xc9, 0x8b, 0x52],
    [0xf0, 0xcf, 0xa0],
    [0xc8, 0x34, 0x3c],
    [0xee, 0x7f, 0x33],
    [0xf7, 0xc9, 0x3e],
    [0x3f, 0x8f, 0x3c],
    [0x94, 0xcf, 0x52],
    [0x24, 0x57, 0xa8],
    [0x55, 0xb3, 0xe6],
    [0x8a, 0x4f, 0xb0],
];

/// The source of the pictures, each with a name and sixteen rows.
const SOURCE: &[u8] = include_bytes!("gallery.txt");

/// The pictures, each with its name on one line and all pixels on the next. This omits line breaks from the
/// download.
const PICTURES: &str = {
    static JOINED: [u8; join(&mut [])] = {
        let mut joined = [0; join(&mut [])];
        join(&mut joined);
        joined
    };
    match std::str::from_utf8(&JOINED) {
        Ok(text) => text,
        Err(_) => panic!("gallery.txt is not UTF-8"),
    }
};

/// Joins the rows of each picture of the source into one line, as far as `out` has room. Returns the length.
const fn join(out: &mut [u8]) -> usize {
    let (mut at, mut length, mut is_name) = (0, 0, false);
    while at < SOURCE.len() {
        let byte = SOURCE[at];
        is_name |= byte == b'=';
        let is_last = at + 1 == SOURCE.len() || SOURCE[at + 1] == b'=';
        if byte != b'\n' || is_name || is_last {
            if length < out.len() {
                out[length] = byte;
            }
            length += 1;
        }
        is_name &= byte != b'\n';
        at += 1;
    }
    length
}

/// The names of all pictures, backgrounds first.
pub fn names() -> impl Iterator<Item = &'static str> {
    PICTURES.lines().filter_map(|line| line.strip_prefix('='))
}

/// Looks up a picture by name.
pub fn picture(name: &str) -> Option<Picture> {
    let mut lines = PICTURES.lines();
    lines.find(|line| line.strip_prefix('=') == Some(name))?;
    let mut picture = Picture::EMPTY;
    for (pixel, digit) in picture.0.iter_mut().zip(lines.next()?.chars()) {
        *pixel = digit.to_digit(16).unwrap_or(0) as u8;
    }
    Some(picture)
}

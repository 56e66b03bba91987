//! A game as the original stores it.

use tilery_kit::text::TextPos;
use tilery_kit::{Phrase, TextError, wording};

use crate::carrier::{Entry, Slot, Value, wrong};
use crate::rule::{self, Stored};

/// The number that means no sprite.
pub const NOBODY: u8 = 15;
/// The most kinds of backgrounds, and of sprites, that a project has.
const MOST_KINDS: i64 = 8;
/// The side of a picture.
pub const SIDE: usize = 16;

/// An image: values from 0 to 15, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Image {
    pub cols: usize,
    pub rows: usize,
    pub values: Vec<u8>,
}

#[derive(Debug)]
pub struct Game {
    pub title: String,
    pub grounds: Vec<Image>,
    pub sprites: Vec<Image>,
    /// The background of each tile.
    pub map: Image,
    /// The kind of the sprite on each tile, or [`NOBODY`].
    pub placed: Image,
    /// The rules as listed, each with its key and the line of its value.
    pub rules: Vec<(String, u32, Stored)>,
    /// The high score and its line.
    pub high: Option<(u32, i64)>,
}

impl Game {
    pub fn read(slot: &Slot) -> Result<Self, TextError> {
        let start = slot.values.first().map_or(TextPos::START, |entry| entry.at);
        let entry = |key: &str| slot.values.iter().find(|entry| entry.key == key);
        let needed = |key: &str| {
            let missing = || wrong(key, start, wording!("original-value"), wording!("original-nothing"));
            entry(key).ok_or_else(missing)
        };
        let count = |key: &str| match needed(key)? {
            Entry { value: Value::Number(Some(n @ (4 | MOST_KINDS))), .. } => Ok(*n as usize),
            Entry { at, value, .. } => {
                let found = match value {
                    Value::Number(Some(n)) => Phrase::quoted(&n.to_string()),
                    _ => wording!("original-nothing").into(),
                };
                Err(wrong(key, *at, wording!("original-count"), found))
            }
        };
        let (grounds, sprites) = (count("BackN")?, count("SpriteN")?);
        let pictures = |key: &str, most: usize| -> Result<Vec<Image>, TextError> {
            let picture = |n: usize| match entry(&[key, &n.to_string()].concat()) {
                Some(entry) => {
                    let picture = image(entry, wording!("original-picture"))?;
                    if (picture.cols, picture.rows) == (SIDE, SIDE) {
                        return Ok(picture);
                    }
                    let found = [picture.cols.to_string(), "x".to_owned(), picture.rows.to_string()].concat();
                    Err(wrong(&entry.key, entry.at, wording!("original-picture"), Phrase::quoted(&found)))
                }
                // A picture that is not there is plain.
                None => Ok(Image { cols: SIDE, rows: SIDE, values: vec![1 + n as u8; SIDE * SIDE] }),
            };
            (0..most).map(picture).collect()
        };
        let map_of = |key: &str, most: usize, other: Option<u8>| {
            let entry = needed(key)?;
            let map = image(entry, wording!("original-map"))?;
            match map.values.iter().position(|&kind| usize::from(kind) >= most && Some(kind) != other) {
                None => Ok((entry, map)),
                Some(n) => {
                    let found =
                        Phrase::new(wording!("original-tile")).with("kind", map.values[n].to_string());
                    let found = found.with("row", (n / map.cols + 1).to_string());
                    let found = found.with("column", (n % map.cols + 1).to_string());
                    Err(wrong(key, entry.at, wording!("original-map"), found))
                }
            }
        };
        let (_, map) = map_of("WBackM", grounds, None)?;
        let (entry_of_placed, placed) = map_of("WSpriteM", sprites, Some(NOBODY))?;
        if (map.cols, map.rows) != (placed.cols, placed.rows) {
            let Entry { key, at, .. } = entry_of_placed;
            return Err(wrong(key, *at, wording!("original-same-map"), wording!("original-other-map")));
        }
        let mut rules = Vec::new();
        for entry in slot.values.iter().filter(|entry| entry.key.starts_with("RuleB")) {
            let stored = match &entry.value {
                Value::Bytes(bytes) => rule::read(bytes, grounds, sprites),
                _ => Err(0),
            };
            let stored = stored
                .map_err(|n| wrong(&entry.key, entry.at, wording!("original-rule"), byte(&entry.value, n)))?;
            rules.push((entry.key.clone(), entry.at.line, stored));
        }
        let high = match entry("HighN") {
            Some(Entry { value: Value::Number(Some(n)), at, .. }) => Some((at.line, *n)),
            _ => None,
        };
        let (grounds, sprites) = (pictures("BackI", grounds)?, pictures("SpriteI", sprites)?);
        Ok(Self { title: slot.name.clone(), grounds, sprites, map, placed, rules, high })
    }
}

/// A byte of a value as what was found.
fn byte(value: &Value, n: usize) -> Phrase {
    let Value::Bytes(bytes) = value else { return wording!("original-nothing").into() };
    match bytes.get(n) {
        Some(byte) => {
            let phrase = Phrase::new(wording!("original-byte")).with("n", (n + 1).to_string());
            phrase.with("byte", format!("{byte:02x}"))
        }
        None => Phrase::new(wording!("original-cut")).with("n", bytes.len().to_string()),
    }
}

/// Reads an image: width, height, and runs down the columns.
fn image(entry: &Entry, what: &'static tilery_kit::Wording) -> Result<Image, TextError> {
    let bad = |n: usize| wrong(&entry.key, entry.at, what, byte(&entry.value, n));
    let Value::Bytes(bytes) = &entry.value else { return Err(bad(0)) };
    let side = |n: usize| match bytes.get(n) {
        Some(&side @ 1..=127) => Ok(usize::from(side)),
        _ => Err(bad(n)),
    };
    let (cols, rows) = (side(0)?, side(1)?);
    let mut values = vec![0; cols * rows];
    let mut at = 0;
    for (n, run) in bytes.iter().enumerate().skip(2) {
        let length = usize::from(run >> 4);
        if length == 0 || at + length > values.len() {
            return Err(bad(n));
        }
        for place in at..at + length {
            values[place % rows * cols + place / rows] = run & 15;
        }
        at += length;
    }
    if at < values.len() { Err(bad(bytes.len())) } else { Ok(Image { cols, rows, values }) }
}

pub fn bytes_of(image: &Image) -> Vec<u8> {
    let mut bytes = vec![image.cols as u8, image.rows as u8];
    let column = |col: usize| (0..image.rows).map(move |row| image.values[row * image.cols + col]);
    let mut last = None;
    for value in (0..image.cols).flat_map(column) {
        match bytes.last_mut() {
            Some(run) if last == Some(value) && *run >> 4 < 15 => *run += 16,
            _ => bytes.push(16 | value),
        }
        last = Some(value);
    }
    bytes
}

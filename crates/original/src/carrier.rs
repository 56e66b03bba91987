//! The two carriers of games: the browser's store as JSON, and the text that *Export* prints.

use tilery_kit::text::{TextPos, json};
use tilery_kit::{Phrase, Reader, TextError, wording};

use crate::bytes;

/// A game as named values.
#[derive(Debug)]
pub struct Slot {
    /// The title: the name of the slot, or of the printed function.
    pub name: String,
    /// The values in the order of the text.
    pub values: Vec<Entry>,
}

/// A named value.
#[derive(Debug)]
pub struct Entry {
    /// The key without the prefix of the slot.
    pub key: String,
    pub at: TextPos,
    pub value: Value,
}

#[derive(Debug, PartialEq)]
pub enum Value {
    Text,
    /// A number; `None` for `undefined` and `NaN`.
    Number(Option<i64>),
    Bytes(Vec<u8>),
}

/// The names of keys, and the sort of their values: `S` a text, `N` a number, others bytes.
const KEYS: [&str; 8] = ["VersionS", "HelpN", "BackN", "SpriteN", "PlayerN", "HighN", "WBackM", "WSpriteM"];
/// The names of keys that a number follows.
const NUMBERED: [&str; 3] = ["BackI", "SpriteI", "RuleB"];

/// Divides the name of a value into the prefix of its slot and its key.
fn divide(name: &str) -> Option<(&str, &str)> {
    let plain = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let numbered = (plain.len() < name.len()).then(|| NUMBERED.into_iter().find(|key| plain.ends_with(key)));
    let length = match numbered.flatten() {
        Some(key) => name.len() - plain.len() + key.len(),
        // The longest key counts: `SpriteN` is no `N` of a slot `Sprite`.
        None => KEYS.into_iter().filter(|key| name.ends_with(key)).map(str::len).max()?,
    };
    Some(name.split_at(name.len() - length))
}

/// The error that a value is not what its key says.
pub fn wrong(
    key: &str,
    at: TextPos,
    what: &'static tilery_kit::Wording,
    found: impl Into<Phrase>,
) -> TextError {
    TextError::new(at, Phrase::new(what).with("key", key), found)
}

/// True if a text is probably a carrier.
pub fn is_carrier(text: &str) -> bool {
    let is_store =
        text.trim_start().starts_with(['{', '"']) && text.contains("BackN") && text.contains("WBackM");
    is_store || text.contains("settings.writeBuffer(")
}

/// Reads the games of a text.
pub fn slots(text: &str) -> Result<Vec<Slot>, TextError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let start = text.trim_start();
    if start.starts_with('{') {
        return store(&mut Reader::new(text));
    }
    // The store copied as a text in quotation marks.
    if start.starts_with('"') {
        let mut reader = Reader::new(text);
        blank(&mut reader);
        let at = reader.pos();
        let inner = json::read(&mut reader)?;
        let mut slots = store(&mut Reader::new(&inner))?;
        // Lines of the inner text are none of the text.
        slots.iter_mut().flat_map(|slot| &mut slot.values).for_each(|entry| entry.at = at);
        return Ok(slots);
    }
    if !text.contains("settings.write") {
        return Err(TextError::new(
            TextPos::START,
            wording!("original-carrier"),
            wording!("original-nothing"),
        ));
    }
    printed(text)
}

fn blank(reader: &mut Reader<'_>) {
    reader.take_while(|c| matches!(c, ' ' | '\t' | '\r' | '\n'));
}

/// Adds a value to the slot of a prefix. A value of the same name is replaced in its place, as in a store.
fn add(slots: &mut Vec<(String, Slot)>, prefix: &str, entry: Entry) {
    let n = slots.iter().position(|(known, _)| known == prefix).unwrap_or_else(|| {
        let digits: String = prefix.chars().filter(char::is_ascii_digit).take(3).collect();
        let name = ["TileCode ", &digits].concat();
        slots.push((prefix.to_owned(), Slot { name: name.trim_end().to_owned(), values: Vec::new() }));
        slots.len() - 1
    });
    put(&mut slots[n].1, entry);
}

fn put(slot: &mut Slot, entry: Entry) {
    match slot.values.iter_mut().find(|known| known.key == entry.key) {
        Some(known) => *known = entry,
        None => slot.values.push(entry),
    }
}

/// Reads a browser's store: one JSON object of texts, values in base64.
fn store(reader: &mut Reader<'_>) -> Result<Vec<Slot>, TextError> {
    let mut slots = Vec::new();
    blank(reader);
    reader.expect("{")?;
    blank(reader);
    if !reader.eat("}") {
        loop {
            blank(reader);
            let name = json::read(reader)?;
            blank(reader);
            reader.expect(":")?;
            blank(reader);
            let at = reader.pos();
            let text = json::read(reader)?;
            if let Some((prefix, key)) = name.strip_prefix("S/").and_then(divide) {
                let value = decoded(key, at, &text)?;
                add(&mut slots, prefix, Entry { key: key.to_owned(), at, value });
            }
            blank(reader);
            if !reader.eat(",") {
                break;
            }
        }
        reader.expect("}")?;
    }
    blank(reader);
    reader.end()?;
    Ok(slots.into_iter().map(|(_, slot)| slot).collect())
}

fn decoded(key: &str, at: TextPos, text: &str) -> Result<Value, TextError> {
    let bytes = bytes::of_base64(text).map_err(|n| {
        wrong(
            key,
            at,
            wording!("original-base64"),
            Phrase::new(wording!("original-letter")).with("n", (n + 1).to_string()),
        )
    })?;
    Ok(match key.as_bytes().last() {
        Some(b'S') => Value::Text,
        Some(b'N') => {
            let number = bytes::number(&bytes);
            Value::Number(
                number.ok_or_else(|| wrong(key, at, wording!("original-number"), Phrase::quoted(text)))?,
            )
        }
        _ => Value::Bytes(bytes),
    })
}

/// Reads what *Export* prints. Rows may have a prefix, as in a browser's console, and empty rows between.
fn printed(text: &str) -> Result<Vec<Slot>, TextError> {
    let mut slots: Vec<Slot> = Vec::new();
    let mut lines = (1..).zip(text.lines());
    while let Some((number, line)) = lines.next() {
        if let Some((_, after)) = line.split_once("function create") {
            let name: String = after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            slots.push(Slot { name: title(&name), values: Vec::new() });
            continue;
        }
        let Some((before, call)) = line.split_once("settings.write") else { continue };
        let column = |rest: &str| (line.chars().count() - rest.chars().count()) as u32 + 1;
        let at = TextPos { line: number, column: column(call) - "settings.write".len() as u32 };
        let bad = || {
            TextError::new(
                at,
                wording!("original-call"),
                Phrase::quoted(cut(line[before.len()..].trim_end())),
            )
        };
        let (sort, rest) = call.split_once('(').ok_or_else(bad)?;
        // The name is `prefix+"KEY"`, or a text with any prefix.
        let (name, rest) = rest.split_once(',').ok_or_else(bad)?;
        let name =
            name.trim_end().strip_suffix('"').and_then(|name| name.rsplit('"').next()).ok_or_else(bad)?;
        let Some((_, key)) = divide(name) else { continue };
        let rest = rest.trim_start();
        let at = TextPos { line: number, column: column(rest) };
        let value = match (sort, key.as_bytes().last()) {
            ("String", Some(b'S')) => Value::Text,
            ("Number", Some(b'N')) => {
                let text = rest.split(')').next().unwrap_or_default().trim();
                let number = text.parse::<i64>().ok();
                if number.is_none() && !matches!(text, "undefined" | "NaN") {
                    return Err(wrong(key, at, wording!("original-number"), Phrase::quoted(cut(text))));
                }
                Value::Number(number)
            }
            ("Buffer", Some(last)) if !matches!(last, b'S' | b'N') => {
                let open = rest.split_once('`').ok_or_else(bad)?.1;
                Value::Bytes(hexadecimal(key, number, open, at, &mut lines)?)
            }
            _ => return Err(bad()),
        };
        let is_second = |slot: &Slot| key == "VersionS" && slot.values.iter().any(|known| known.key == key);
        if slots.last().is_none_or(is_second) {
            slots.push(Slot { name: title(""), values: Vec::new() });
        }
        if let Some(slot) = slots.last_mut() {
            put(slot, Entry { key: key.to_owned(), at, value });
        }
    }
    slots.retain(|slot| !slot.values.is_empty());
    Ok(slots)
}

fn cut(text: &str) -> &str {
    text.char_indices().nth(24).map_or(text, |(end, _)| &text[..end])
}

/// A title of the words of a function's name; `NAME` is what *Export* prints for all.
fn title(name: &str) -> String {
    let mut title = String::new();
    for c in name.chars().take(60) {
        if c.is_uppercase() && !title.is_empty() {
            title.push(' ');
        }
        title.push(if c == '_' { ' ' } else { c });
    }
    if name.is_empty() || name == "NAME" { "TileCode".to_owned() } else { title.trim().to_owned() }
}

/// Reads rows of hexadecimal digits up to a back quote.
fn hexadecimal<'a>(
    key: &str,
    first: u32,
    open: &str,
    at: TextPos,
    lines: &mut impl Iterator<Item = (u32, &'a str)>,
) -> Result<Vec<u8>, TextError> {
    let mut digits: Vec<u8> = Vec::new();
    let mut row = Some((first, open));
    while let Some((number, line)) = row {
        let (part, is_end) = match line.split_once('`') {
            Some((part, _)) => (part, true),
            None => (line, false),
        };
        // A console has a prefix such as `l>` before each row.
        let part = part.rsplit('>').next().unwrap_or_default().trim();
        for c in part.chars() {
            let Some(digit) = c.to_digit(16) else {
                let column = line.chars().take_while(|other| *other != c).count() as u32 + 1;
                let at = TextPos { line: number, column };
                return Err(wrong(
                    key,
                    at,
                    wording!("original-hex"),
                    Phrase::quoted(c.encode_utf8(&mut [0; 4])),
                ));
            };
            digits.push(digit as u8);
        }
        if is_end {
            if digits.len() % 2 == 1 {
                let at = TextPos { line: number, column: 1 };
                return Err(wrong(key, at, wording!("original-hex"), wording!("original-odd")));
            }
            return Ok(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect());
        }
        row = lines.next();
    }
    Err(wrong(key, at, wording!("original-hex"), wording!("end")))
}

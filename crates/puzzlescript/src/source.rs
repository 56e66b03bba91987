//! Reads the text of a game of PuzzleScript: its sections, objects, names, layers and levels. Rules are kept
//! as text.

use std::collections::BTreeMap;

use tilery_kit::{LeftOver, Phrase, TextError, wording};

use crate::picture::{self, Colour};
use crate::sections::{Line, error, found, sections};

/// The maximum number of objects: a set of objects is a `u64`.
pub const MAX_OBJECTS: usize = 64;

/// The setting by which levels begin with a turn without a button.
pub const FIRST_TURN: &str = "run_rules_on_level_start";

#[derive(Debug, Clone)]
pub struct Object {
    pub name: String,
    pub line: u32,
    pub layer: usize,
    /// The pixels in five rows of five; `None` is transparent.
    pub pixels: [Option<Colour>; 25],
}

/// The meaning of a name.
#[derive(Debug, Clone)]
pub enum Named {
    One(u8),
    /// Any of several objects: `or`.
    Any(u64),
    /// All of several objects: `and`.
    All(u64),
}

impl Named {
    pub fn set(&self) -> u64 {
        match *self {
            Self::One(object) => 1 << object,
            Self::Any(set) | Self::All(set) => set,
        }
    }
}

#[derive(Debug, Clone)]
pub struct Level {
    pub name: String,
    pub line: u32,
    /// The number of the level among levels and messages, from 0.
    pub number: usize,
    pub cols: usize,
    /// The objects of each tile, row by row.
    pub tiles: Vec<u64>,
}

impl Level {
    /// The number of tiles with an object.
    pub fn count(&self, object: u8) -> usize {
        self.tiles.iter().filter(|set| **set >> object & 1 == 1).count()
    }
}

/// A game as it is written.
#[derive(Debug)]
pub struct Source {
    pub title: String,
    pub author: String,
    pub has_action: bool,
    pub objects: Vec<Object>,
    pub names: BTreeMap<String, Named>,
    /// The objects of each layer, the lowest layer first.
    pub layers: Vec<u64>,
    pub rules: Vec<Line>,
    pub wins: Vec<Line>,
    pub levels: Vec<Level>,
    /// The objects that are left out for lack of room.
    dropped: u64,
}

impl Source {
    /// The objects that are not left out.
    pub fn kept(&self) -> u64 {
        !self.dropped
    }

    pub fn drop_object(&mut self, object: u8) {
        self.dropped |= 1 << object;
    }

    /// The objects of the layer of `background`, of which every tile has one.
    pub fn floors(&self) -> u64 {
        let first = self.set("background");
        if first == 0 { 0 } else { self.layers[self.layer_of(first.trailing_zeros() as u8)] }
    }

    pub fn layer_of(&self, object: u8) -> usize {
        self.objects[usize::from(object)].layer
    }

    pub fn read(text: &str, notes: &mut Vec<LeftOver>) -> Result<Self, TextError> {
        let mut parts = sections(text)?;
        let mut take = |n: usize| std::mem::take(&mut parts[n]);
        let (prelude, objects, legend) = (take(0), take(1), take(2));
        let mut source = Self {
            title: String::new(),
            author: String::new(),
            has_action: true,
            objects: Vec::new(),
            names: BTreeMap::new(),
            layers: Vec::new(),
            rules: Vec::new(),
            wins: Vec::new(),
            levels: Vec::new(),
            dropped: 0,
        };
        source.prelude(prelude, notes);
        source.read_objects(objects)?;
        source.legend(legend)?;
        for line in take(3) {
            notes.push(line.seen(wording!("puzzlescript-sound").into()));
        }
        source.read_layers(take(4))?;
        let lower = |line: Line| Line { text: line.text.to_lowercase(), ..line };
        source.rules = take(5);
        source.wins = take(6).into_iter().map(lower).collect();
        let levels = take(7);
        source.read_levels(levels, notes)?;
        Ok(source)
    }

    fn prelude(&mut self, lines: Vec<Line>, notes: &mut Vec<LeftOver>) {
        for line in lines {
            let text = line.text.trim();
            let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            let rest = rest.trim().to_owned();
            match word.to_lowercase().as_str() {
                "title" => self.title = rest,
                "author" => self.author = rest,
                "noaction" => self.has_action = false,
                FIRST_TURN | "require_player_movement" | "realtime_interval" => {
                    let line = Line { text: text.to_lowercase(), ..line };
                    notes.push(line.lost(wording!("puzzlescript-setting").into()));
                }
                "color_palette" | "debug" | "verbose_logging" => {}
                _ => notes.push(line.seen(wording!("puzzlescript-look").into())),
            }
        }
    }

    fn read_objects(&mut self, lines: Vec<Line>) -> Result<(), TextError> {
        let mut rows = lines.into_iter().peekable();
        while let Some(line) = rows.next() {
            let lower = line.text.to_lowercase();
            let mut words = lower.split_whitespace();
            let Some(name) = words.next() else { continue };
            if self.objects.len() == MAX_OBJECTS {
                let most = Phrase::new(wording!("puzzlescript-most-objects"));
                return Err(error(&line, wording!("puzzlescript-fewer-objects"), most));
            }
            let object = self.objects.len() as u8;
            for name in words.chain([name]) {
                self.declare(&line, name, Named::One(object))?;
            }
            let colours = match rows.next_if(|line| !line.text.trim().is_empty()) {
                Some(line) => picture::colours(&line.text.to_lowercase()),
                None => return Err(error(&line, wording!("puzzlescript-colours"), found(""))),
            };
            let mut drawn = Vec::new();
            while drawn.len() < 5
                && let Some(row) = rows.next_if(|line| is_drawn(&line.text))
            {
                drawn.push(row.text.trim().to_owned());
            }
            let pixels = picture::pixels(&colours, &drawn);
            self.objects.push(Object { name: name.to_owned(), line: line.number, layer: usize::MAX, pixels });
        }
        if self.objects.is_empty() {
            return Err(error(&Line::first(), wording!("puzzlescript-object"), found("")));
        }
        Ok(())
    }

    fn declare(&mut self, line: &Line, name: &str, named: Named) -> Result<(), TextError> {
        if self.names.contains_key(name) {
            return Err(error(line, wording!("puzzlescript-new-name"), found(name)));
        }
        self.names.insert(name.to_owned(), named);
        Ok(())
    }

    /// The objects of a name; 0 if there is no such name.
    pub fn set(&self, name: &str) -> u64 {
        self.named(name).map_or(0, Named::set)
    }

    pub fn named(&self, name: &str) -> Option<&Named> {
        self.names.get(name)
    }

    fn known(&self, line: &Line, name: &str) -> Result<&Named, TextError> {
        self.named(name).ok_or_else(|| error(line, wording!("puzzlescript-name"), found(name)))
    }

    fn legend(&mut self, lines: Vec<Line>) -> Result<(), TextError> {
        // A line may use names from later lines.
        let mut rest: Vec<Line> = lines.into_iter().filter(|line| !line.text.trim().is_empty()).collect();
        loop {
            let before = rest.len();
            let mut late = Vec::new();
            let mut first = None;
            for line in rest {
                match self.legend_line(&line) {
                    Ok(()) => {}
                    Err(fault) => {
                        first.get_or_insert(fault);
                        late.push(line);
                    }
                }
            }
            match first {
                None => return Ok(()),
                Some(fault) if late.len() == before => return Err(fault),
                Some(_) => rest = late,
            }
        }
    }

    fn legend_line(&mut self, line: &Line) -> Result<(), TextError> {
        let lower = line.text.to_lowercase();
        let lower = lower.trim();
        // The name may be an equals sign itself.
        let at = lower.char_indices().skip(1).find(|(_, c)| *c == '=').map(|(at, _)| at);
        let Some(at) = at else {
            return Err(error(line, wording!("puzzlescript-legend"), found(lower)));
        };
        let (name, meaning) = (lower[..at].trim(), lower[at + 1..].trim());
        let words: Vec<&str> = meaning.split_whitespace().collect();
        if name.is_empty() || words.len().is_multiple_of(2) || name.contains(char::is_whitespace) {
            return Err(error(line, wording!("puzzlescript-legend"), found(lower)));
        }
        let named = if let [one] = words.as_slice() {
            self.known(line, one)?.clone()
        } else {
            let joint = words[1];
            if !matches!(joint, "and" | "or") || words.iter().skip(1).step_by(2).any(|word| *word != joint) {
                return Err(error(line, wording!("puzzlescript-legend"), found(lower)));
            }
            let mut set = 0;
            for word in words.iter().step_by(2) {
                let named = self.known(line, word)?;
                if matches!((named, joint), (Named::Any(_), "and") | (Named::All(_), "or")) {
                    return Err(error(line, wording!("puzzlescript-legend"), found(word)));
                }
                set |= named.set();
            }
            if joint == "and" { Named::All(set) } else { Named::Any(set) }
        };
        self.declare(line, name, named)
    }

    fn read_layers(&mut self, lines: Vec<Line>) -> Result<(), TextError> {
        for line in lines {
            let mut layer = 0;
            for name in line.text.to_lowercase().split([',', ' ', '\t']).filter(|name| !name.is_empty()) {
                layer |= self.known(&line, name)?.set();
            }
            for object in members(layer) {
                let object = &mut self.objects[usize::from(object)];
                if object.layer == usize::MAX {
                    object.layer = self.layers.len();
                } else if object.layer != self.layers.len() {
                    let found = found(&object.name);
                    return Err(error(&line, wording!("puzzlescript-one-layer"), found));
                }
            }
            if layer != 0 {
                self.layers.push(layer);
            }
        }
        if let Some(object) = self.objects.iter().find(|object| object.layer == usize::MAX) {
            let line = Line { number: object.line, text: String::new() };
            return Err(error(&line, wording!("puzzlescript-layer"), found(&object.name)));
        }
        Ok(())
    }

    fn read_levels(&mut self, lines: Vec<Line>, notes: &mut Vec<LeftOver>) -> Result<(), TextError> {
        let background = self.background()?;
        let mut message: Option<Line> = None;
        let mut rows: Vec<Line> = Vec::new();
        let mut number = 0;
        let end = Line { number: 0, text: String::new() };
        for line in lines.into_iter().chain([end]) {
            let text = line.text.trim();
            let is_message = is_message(text);
            if !text.is_empty() && !is_message {
                rows.push(Line { number: line.number, text: text.to_lowercase() });
                continue;
            }
            if !rows.is_empty() {
                let name = message.take().map_or(String::new(), |line| line.text);
                let level = self.level(std::mem::take(&mut rows), name, background)?;
                self.levels.push(Level { number, ..level });
                number += 1;
            }
            if is_message {
                let text = text["message".len()..].trim().to_owned();
                let next = Line { number: line.number, text };
                number += 1;
                // A level's name contains only one message.
                if let Some(before) = message.replace(next) {
                    notes.push(before.seen(wording!("puzzlescript-message").into()));
                }
            }
        }
        if let Some(last) = message {
            notes.push(last.seen(wording!("puzzlescript-message").into()));
        }
        if self.levels.is_empty() {
            return Err(error(&Line::first(), wording!("puzzlescript-level"), found("")));
        }
        Ok(())
    }

    /// The object of each tile for which a level names no object of the background's layer, and the objects
    /// of that layer.
    fn background(&self) -> Result<(u8, u64), TextError> {
        let first = self.known(&Line::first(), "background")?.set().trailing_zeros() as u8;
        Ok((first, self.layers[self.layer_of(first)]))
    }

    fn level(&self, rows: Vec<Line>, name: String, (floor, floors): (u8, u64)) -> Result<Level, TextError> {
        let cols = rows[0].text.chars().count();
        let mut tiles = Vec::new();
        for row in &rows {
            if row.text.chars().count() != cols {
                return Err(error(row, wording!("puzzlescript-row"), found(&row.text)));
            }
            for glyph in row.text.chars() {
                let mut set = match self.known(row, glyph.encode_utf8(&mut [0; 4]))? {
                    Named::Any(_) => {
                        return Err(error(row, wording!("puzzlescript-glyph"), found(&glyph.to_string())));
                    }
                    named => named.set(),
                };
                if set & floors == 0 {
                    set |= 1 << floor;
                }
                tiles.push(set);
            }
        }
        // If a level does not name the default floor, the first floor that it names is used throughout.
        let named = tiles.iter().map(|set| set & floors).find(|set| *set != 1 << floor && *set != 0);
        let is_named = |glyph: char| {
            self.named(glyph.encode_utf8(&mut [0; 4])).is_some_and(|named| named.set() >> floor & 1 == 1)
        };
        if let Some(named) = named
            && !rows.iter().any(|row| row.text.chars().any(is_named))
        {
            for set in &mut tiles {
                if *set & floors == 1 << floor {
                    *set = *set & !floors | named;
                }
            }
        }
        Ok(Level { name, line: rows[0].number, number: 0, cols, tiles })
    }
}

pub fn members(set: u64) -> impl Iterator<Item = u8> {
    (0..64).filter(move |n| set >> n & 1 == 1)
}

fn is_message(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or("");
    word.eq_ignore_ascii_case("message")
}

fn is_drawn(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.chars().all(|c| c == '.' || c.is_ascii_digit())
}

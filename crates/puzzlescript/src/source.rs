//! Reads the text of a game of PuzzleScript: its sections, objects, names, layers and levels. Rules are kept
//! as text.

mod levels;

use std::collections::BTreeMap;

use tilery_kit::{LeftOver, Phrase, TextError, wording};

use crate::picture::{self, Colour};
use crate::sections::{Line, error, found, sections};

/// A set of objects, as bits by their numbers.
pub type Objects = u128;

/// The maximum number of objects.
pub const MAX_OBJECTS: usize = 128;

/// The setting by which levels begin with a turn without a button.
pub const FIRST_TURN: &str = "run_rules_on_level_start";

/// The setting by which a turn in which no player moves is taken back.
pub const MOVED_TURN: &str = "require_player_movement";

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
    Any(Objects),
    /// All of several objects: `and`.
    All(Objects),
}

impl Named {
    pub fn set(&self) -> Objects {
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
    pub tiles: Vec<Objects>,
}

impl Level {
    /// The number of tiles with an object.
    pub fn count(&self, object: u8) -> usize {
        self.tiles.iter().filter(|set| **set >> object & 1 == 1).count()
    }
}

/// A game as it is written.
#[derive(Debug, Clone)]
pub struct Source {
    pub title: String,
    pub author: String,
    pub has_action: bool,
    /// True if a turn in which no player moves is taken back.
    pub must_move: bool,
    pub objects: Vec<Object>,
    pub names: BTreeMap<String, Named>,
    /// The object that each name names first.
    firsts: BTreeMap<String, u8>,
    /// The objects of each layer, the lowest layer first.
    pub layers: Vec<Objects>,
    pub rules: Vec<Line>,
    pub wins: Vec<Line>,
    pub levels: Vec<Level>,
    /// The objects that are left out for lack of room.
    dropped: Objects,
    /// Those of them that matter only to the eye.
    hidden: Objects,
}

impl Source {
    /// The objects that are not left out.
    pub fn kept(&self) -> Objects {
        !self.dropped
    }

    pub fn drop_object(&mut self, object: u8) {
        self.dropped |= 1 << object;
    }

    /// Leaves out objects that matter only to the eye.
    pub fn hide(&mut self, objects: Objects) {
        self.dropped |= objects;
        self.hidden |= objects;
    }

    /// The objects that are left out and matter only to the eye.
    pub fn hidden(&self) -> Objects {
        self.hidden
    }

    /// Gives all tiles and names of an object to another one of its layer.
    pub fn merge(&mut self, from: u8, into: u8) {
        let merged = |set: Objects| if set >> from & 1 == 1 { set & !(1 << from) | 1 << into } else { set };
        for level in &mut self.levels {
            level.tiles.iter_mut().for_each(|set| *set = merged(*set));
        }
        self.layers.iter_mut().for_each(|layer| *layer = merged(*layer));
        for named in self.names.values_mut() {
            match named {
                Named::One(object) if *object == from => *object = into,
                Named::One(_) => {}
                Named::Any(set) | Named::All(set) => *set = merged(*set),
            }
        }
        self.firsts.values_mut().filter(|first| **first == from).for_each(|first| *first = into);
    }

    /// The objects on the tiles of all levels.
    pub fn on_levels(&self) -> Objects {
        self.levels.iter().flat_map(|level| &level.tiles).fold(0, |all, set| all | set)
    }

    /// The number of tiles with an object in all levels.
    pub fn count(&self, object: u8) -> usize {
        self.levels.iter().map(|level| level.count(object)).sum()
    }

    /// The objects that are left out.
    pub fn dropped(&self) -> Objects {
        self.dropped
    }

    /// The objects of the layer of `background`, of which every tile has one.
    pub fn floors(&self) -> Objects {
        let first = self.set("background");
        members(first).next().map_or(0, |first| self.layers[self.layer_of(first)])
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
            must_move: false,
            objects: Vec::new(),
            names: BTreeMap::new(),
            firsts: BTreeMap::new(),
            layers: Vec::new(),
            rules: Vec::new(),
            wins: Vec::new(),
            levels: Vec::new(),
            dropped: 0,
            hidden: 0,
        };
        source.prelude(prelude, notes);
        source.read_objects(objects, notes)?;
        source.legend(legend, notes)?;
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
                FIRST_TURN | MOVED_TURN | "realtime_interval" => {
                    self.must_move |= word.eq_ignore_ascii_case(MOVED_TURN);
                    let line = Line { text: text.to_lowercase(), ..line };
                    notes.push(line.lost(wording!("puzzlescript-setting").into()));
                }
                "debug" | "verbose_logging" => {}
                "color_palette" if matches!(rest.as_str(), "4" | "arnecolors") => {}
                _ => notes.push(line.seen(wording!("puzzlescript-look").into())),
            }
        }
    }

    fn read_objects(&mut self, lines: Vec<Line>, notes: &mut Vec<LeftOver>) -> Result<(), TextError> {
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
                if let Some(note) = self.declare(&line, name, Named::One(object), object) {
                    notes.push(note);
                }
            }
            let colours = match rows.next_if(|line| !line.text.trim().is_empty()) {
                Some(line) => picture::colours(&line.text.to_lowercase()),
                None => vec![Some(picture::MAGENTA)],
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

    /// Gives objects a name. A name that is taken keeps its meaning, which the note says.
    fn declare(&mut self, line: &Line, name: &str, named: Named, first: u8) -> Option<LeftOver> {
        if self.names.contains_key(name) {
            return Some(line.seen(wording!("puzzlescript-taken").into()));
        }
        self.names.insert(name.to_owned(), named);
        self.firsts.insert(name.to_owned(), first);
        None
    }

    /// The objects of a name; 0 if there is no such name.
    pub fn set(&self, name: &str) -> Objects {
        self.named(name).map_or(0, Named::set)
    }

    pub fn named(&self, name: &str) -> Option<&Named> {
        self.names.get(name)
    }

    /// The objects that are the player only together, if the player is so.
    pub fn pair(&self) -> Option<Objects> {
        match self.named("player") {
            Some(Named::All(all)) => Some(*all),
            _ => None,
        }
    }

    fn known(&self, line: &Line, name: &str) -> Result<&Named, TextError> {
        self.named(name).ok_or_else(|| error(line, wording!("puzzlescript-name"), found(name)))
    }

    fn legend(&mut self, lines: Vec<Line>, notes: &mut Vec<LeftOver>) -> Result<(), TextError> {
        // A line may use names from later lines.
        let mut rest: Vec<Line> = lines.into_iter().filter(|line| !line.text.trim().is_empty()).collect();
        loop {
            let before = rest.len();
            let mut late = Vec::new();
            let mut first = None;
            for line in rest {
                match self.legend_line(&line) {
                    Ok(note) => notes.extend(note),
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

    fn legend_line(&mut self, line: &Line) -> Result<Option<LeftOver>, TextError> {
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
        let first = self.firsts[words[0]];
        Ok(self.declare(line, name, named, first))
    }

    fn read_layers(&mut self, lines: Vec<Line>) -> Result<(), TextError> {
        for line in lines {
            let mut layer = 0;
            for name in line
                .text
                .to_lowercase()
                .split(|c: char| c == ',' || c.is_whitespace())
                .filter(|name| !name.is_empty())
            {
                layer |= self.known(&line, name)?.set();
            }
            for object in members(layer) {
                // The last layer of an object counts.
                self.objects[usize::from(object)].layer = self.layers.len();
                self.layers.iter_mut().for_each(|before| *before &= !(1 << object));
            }
            self.layers.push(layer);
        }
        if let Some(object) = self.objects.iter().find(|object| object.layer == usize::MAX) {
            let line = Line { number: object.line, text: String::new() };
            return Err(error(&line, wording!("puzzlescript-layer"), found(&object.name)));
        }
        Ok(())
    }
}

/// The members of a set of objects.
pub fn members(mut set: Objects) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(first)
    })
}

fn is_drawn(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.chars().all(|c| c == '.' || c.is_ascii_digit())
}

//! Edits of the map of a level: the tools of the map editor.

use std::rc::Rc;

use tilery_kit::Illegal;
use tilery_kit::text::TextPos;

use super::board::{Board, refuse};
use super::edit::{MapEdit, Tile, tiles_between};
use super::full;
use super::kinds::letter_of;
use super::levels::size;
use tilery_tilecode::document::{Document, Item, LevelPart, LevelText, Noted, Rows};
use tilery_tilecode::model::MAX_SPRITES;

impl Board {
    pub(super) fn edit_map(&mut self, n: usize, edit: MapEdit<'_>) -> Result<(), Illegal> {
        self.level_at(n)?;
        match edit {
            MapEdit::Paint { name, cells } => {
                let letter = self.letter(name, Some(false))?.1;
                self.with_open(n, |open| open.paint(letter, cells.tiles()))
            }
            MapEdit::Put { name, cells } => {
                let letter = self.letter(name, Some(true))?.1;
                self.with_open(n, |open| open.put(letter, cells.tiles()))
            }
            MapEdit::Take { name, cells } => {
                let letter = name.map(|name| self.letter(name, Some(true))).transpose()?;
                self.with_open(n, |open| open.take(letter.map(|(_, letter)| letter), cells.tiles()))
            }
            MapEdit::Rect { name, from, to } => {
                let (is_sprite, letter) = self.letter(name, None)?;
                let tiles = tiles_between(from, to);
                self.with_open(
                    n,
                    |open| if is_sprite { open.put(letter, tiles) } else { open.paint(letter, tiles) },
                )
            }
            MapEdit::Fill { name, at } => {
                let (is_sprite, letter) = self.letter(name, None)?;
                self.with_open(n, |open| {
                    let tiles = open.region(at, is_sprite)?.into_iter();
                    if is_sprite { open.put(letter, tiles) } else { open.paint(letter, tiles) }
                })
            }
            MapEdit::Paste { at, block } => self.paste(n, at, &block),
            MapEdit::Clear { from, to } => {
                let ground = self.ground()?;
                self.with_open(n, |open| {
                    open.take(None, tiles_between(from, to))?;
                    open.paint(ground, tiles_between(from, to))
                })
            }
        }
    }

    /// Returns whether a kind is a sprite, and its letter. Refuses kinds of the wrong sort.
    fn letter(&self, name: &str, is_sprite: Option<bool>) -> Result<(bool, char), Illegal> {
        let found = is_sprite.map_or_else(|| self.kind(name), |is_sprite| self.kind_of_sort(name, is_sprite));
        let (_, kind) = found?;
        let letter = letter_of(kind).ok_or_else(|| {
            let args = [("letter", kind.letter.text.as_str().into())];
            refuse("studio-bad-letter", args, "this kind has no letter for maps")
        })?;
        Ok((kind.is_sprite, letter))
    }

    /// Unpacks the map of a level into letters, changes it, and writes it back.
    fn with_open(
        &mut self,
        n: usize,
        change: impl FnOnce(&mut OpenMap) -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        let ground = self.ground().unwrap_or('.');
        self.change_level(n, |level| {
            let mut open = OpenMap::of(level, ground)?;
            change(&mut open)?;
            open.check_sprites()?;
            open.write_back(level);
            Ok(())
        })
    }

    fn paste(&mut self, n: usize, at: Tile, block: &str) -> Result<(), Illegal> {
        let no_block = || refuse("studio-no-block", [], "this is no part of a map");
        let text = ["level\n", block].concat();
        let (document, _) = Document::parse_parts(&text, 1);
        let [Noted { body: Item::Level(level), .. }] = document.items.as_slice() else {
            return Err(no_block());
        };
        let mut map = None;
        let mut layers: Vec<&Rows> = Vec::new();
        for part in &level.parts {
            match &part.body {
                LevelPart::Map(rows) => map = map.or(Some(rows)),
                LevelPart::Sprites(rows) => layers.push(rows),
                LevelPart::Unread(_) => return Err(no_block()),
            }
        }
        let (rows, cols) = map.or(layers.first().copied()).map_or((0, 0), size);
        if rows == 0 {
            return Err(no_block());
        }
        let is_known = |is_sprite: bool, letter: char| {
            let text = letter.to_string();
            self.kinds().any(|(_, kind)| kind.is_sprite == is_sprite && kind.letter.text == text)
        };
        // Unknown letters and anything beyond the map are skipped.
        let letters = |rows: &Rows, is_sprite: bool| -> Vec<(Tile, char)> {
            let placed = (at.0..).zip(rows).flat_map(|(row, line)| {
                (at.1..).zip(line.body.chars()).map(move |(col, letter)| ((row, col), letter))
            });
            placed.filter(|&(_, letter)| is_known(is_sprite, letter)).collect()
        };
        let painted = map.map(|map| letters(map, false)).unwrap_or_default();
        let put: Vec<Vec<(Tile, char)>> = layers.iter().map(|layer| letters(layer, true)).collect();
        self.with_open(n, |open| {
            open.check(at)?;
            let to = ((at.0 + rows).min(open.size.0) - 1, (at.1 + cols.max(1)).min(open.size.1) - 1);
            open.take(None, tiles_between(at, to))?;
            let is_inside = |tile: Tile| tile.0 <= to.0 && tile.1 <= to.1;
            for (tile, letter) in painted.into_iter().filter(|(tile, _)| is_inside(*tile)) {
                open.paint(letter, [tile].into_iter())?;
            }
            for (tile, letter) in put.into_iter().flatten().filter(|(tile, _)| is_inside(*tile)) {
                open.put_again(letter, tile);
            }
            Ok(())
        })
    }
}

/// The map and the layers of sprites of a level, all of the size of the map, unpacked for changes.
struct OpenMap {
    size: (usize, usize),
    map: Vec<Line>,
    layers: Vec<Vec<Line>>,
    /// True if sprites were added.
    has_grown: bool,
}

/// A row. It is kept as text until its letters are needed, since most edits change only a few rows.
struct Line {
    text: Rc<str>,
    letters: Vec<char>,
    fill: char,
}

impl Line {
    /// The letters of the row. A short row is filled up.
    fn spread(&mut self, cols: usize) -> &mut [char] {
        if self.letters.is_empty() {
            self.letters.extend(self.text.chars());
            if self.letters.len() < cols {
                self.letters.resize(cols, self.fill);
            }
        }
        &mut self.letters
    }

    fn count(&self) -> usize {
        let is_sprite = |letter: &char| *letter != '.';
        if self.letters.is_empty() {
            self.text.chars().filter(is_sprite).count()
        } else {
            self.letters.iter().copied().filter(is_sprite).count()
        }
    }

    fn text(self) -> Rc<str> {
        if self.letters.is_empty() { self.text } else { self.letters.into_iter().collect::<String>().into() }
    }
}

impl OpenMap {
    /// Reads the map and the layers of a level. Short rows are padded with `ground` or, in layers, with empty
    /// tiles. Missing rows are added.
    fn of(level: &mut LevelText, ground: char) -> Result<Self, Illegal> {
        let map = level.parts.iter().find_map(|part| match &part.body {
            LevelPart::Map(rows) => Some(size(rows)),
            _ => None,
        });
        let Some(size) = map.filter(|(rows, cols)| *rows > 0 && *cols > 0) else {
            return Err(refuse("studio-no-map", [], "this level has no map"));
        };
        let mut map = Vec::new();
        let mut layers = Vec::new();
        for part in &mut level.parts {
            match &mut part.body {
                LevelPart::Map(rows) if map.is_empty() => map = lines(rows, size, ground),
                LevelPart::Sprites(rows) => layers.push(lines(rows, size, '.')),
                _ => {}
            }
        }
        Ok(Self { size, map, layers, has_grown: false })
    }

    /// Writes the letters back. Comments stay in place. So does everything that a broken level contains
    /// beyond its map.
    fn write_back(self, level: &mut LevelText) {
        let mut map = Some(self.map);
        let mut layers = self.layers.into_iter();
        let (mut is_first, mut is_bare) = (true, Vec::new());
        for part in &mut level.parts {
            let (rows, lines) = match &mut part.body {
                LevelPart::Map(rows) => (rows, map.take()),
                LevelPart::Sprites(rows) => (rows, layers.next()),
                LevelPart::Unread(_) => continue,
            };
            write(rows, lines.unwrap_or_default());
        }
        for lines in layers {
            let mut rows = Rows::new();
            write(&mut rows, lines);
            level.parts.push(Noted { notes: Vec::new(), at: TextPos::START, body: LevelPart::Sprites(rows) });
        }
        // Remove empty layers, except the first layer and layers with a comment.
        for part in &level.parts {
            is_bare.push(match &part.body {
                LevelPart::Sprites(rows) if !std::mem::take(&mut is_first) => {
                    let is_empty =
                        |row: &Noted<Rc<str>>| row.notes.is_empty() && row.body.chars().all(|c| c == '.');
                    part.notes.is_empty() && rows.iter().all(is_empty)
                }
                _ => false,
            });
        }
        let mut is_bare = is_bare.into_iter();
        level.parts.retain(|_| is_bare.next() == Some(false));
    }

    fn check(&self, tile: Tile) -> Result<(), Illegal> {
        if tile.0 < self.size.0 && tile.1 < self.size.1 {
            return Ok(());
        }
        let args = [("row", (tile.0 as i64 + 1).into()), ("column", (tile.1 as i64 + 1).into())];
        Err(refuse("studio-off-map", args, "this tile is outside the map"))
    }

    fn check_sprites(&self) -> Result<(), Illegal> {
        let placed = || self.layers.iter().flatten().map(Line::count).sum::<usize>();
        if !self.has_grown || placed() <= MAX_SPRITES { Ok(()) } else { Err(full("placed", MAX_SPRITES)) }
    }

    fn paint(&mut self, letter: char, tiles: impl Iterator<Item = Tile>) -> Result<(), Illegal> {
        for tile in tiles {
            self.check(tile)?;
            self.map[tile.0].spread(self.size.1)[tile.1] = letter;
        }
        Ok(())
    }

    /// Puts a sprite on each tile that has no sprite of its kind.
    fn put(&mut self, letter: char, tiles: impl Iterator<Item = Tile>) -> Result<(), Illegal> {
        for tile in tiles {
            self.check(tile)?;
            let cols = self.size.1;
            if self.layers.iter_mut().all(|layer| layer[tile.0].spread(cols)[tile.1] != letter) {
                self.put_again(letter, tile);
            }
        }
        Ok(())
    }

    /// Puts a sprite on a tile, above the sprites that are already there.
    fn put_again(&mut self, letter: char, (row, col): Tile) {
        let (rows, cols) = self.size;
        let is_taken = |layer: &mut Vec<Line>| layer[row].spread(cols)[col] != '.';
        let top = self.layers.iter_mut().rposition(is_taken).map_or(0, |top| top + 1);
        if top == self.layers.len() {
            let blank = || Line { text: Rc::default(), letters: vec!['.'; cols], fill: '.' };
            self.layers.push((0..rows).map(|_| blank()).collect());
        }
        self.layers[top][row].spread(cols)[col] = letter;
        self.has_grown = true;
    }

    /// Removes the sprites of one kind, or all sprites, from tiles.
    fn take(&mut self, letter: Option<char>, tiles: impl Iterator<Item = Tile>) -> Result<(), Illegal> {
        for tile in tiles {
            self.check(tile)?;
            for layer in &mut self.layers {
                let there = &mut layer[tile.0].spread(self.size.1)[tile.1];
                if letter.is_none_or(|letter| letter == *there) {
                    *there = '.';
                }
            }
        }
        Ok(())
    }

    /// Flood fill: the connected tiles with the same background as a tile, and the same sprites if
    /// `with_sprites`.
    fn region(&mut self, at: Tile, with_sprites: bool) -> Result<Vec<Tile>, Illegal> {
        self.check(at)?;
        let (rows, cols) = self.size;
        let layers: &mut [Vec<Line>] = if with_sprites { &mut self.layers } else { &mut [] };
        let mut grids: Vec<Vec<&mut [char]>> = [&mut self.map]
            .into_iter()
            .chain(layers)
            .map(|lines| lines.iter_mut().map(|line| line.spread(cols)).collect())
            .collect();
        let grids: &mut [Vec<&mut [char]>] = &mut grids;
        let is_alike = |(row, col): Tile| grids.iter().all(|grid| grid[row][col] == grid[at.0][at.1]);
        let mut is_seen = vec![false; rows * cols];
        is_seen[at.0 * cols + at.1] = true;
        let mut region = vec![at];
        let mut next = 0;
        while let Some(&(row, col)) = region.get(next) {
            next += 1;
            let around =
                [(row.wrapping_sub(1), col), (row, col + 1), (row + 1, col), (row, col.wrapping_sub(1))];
            for tile in around {
                if tile.0 >= rows || tile.1 >= cols || !is_alike(tile) {
                    continue;
                }
                if !std::mem::replace(&mut is_seen[tile.0 * cols + tile.1], true) {
                    region.push(tile);
                }
            }
        }
        Ok(region)
    }
}

/// Reads the rows of a block and adds missing rows.
fn lines(rows: &mut Rows, (height, cols): (usize, usize), fill: char) -> Vec<Line> {
    let line = |row: usize| {
        let text = rows.get_mut(row).map(|row| row.body.clone());
        let letters = if text.is_none() { vec![fill; cols] } else { Vec::new() };
        Line { text: text.unwrap_or_default(), letters, fill }
    };
    (0..height).map(line).collect()
}

/// Moves rows back into their block.
fn write(rows: &mut Rows, lines: Vec<Line>) {
    for (n, line) in lines.into_iter().enumerate() {
        let text = line.text();
        match rows.get_mut(n) {
            Some(row) => row.body = text,
            None => rows.push(Noted { notes: Vec::new(), at: TextPos::START, body: text }),
        }
    }
}

/// The rectangle of a level's map with the opposite corners `from` and `to`, cropped to the map, as text for
/// the edit `paste`. `None` if it is empty or there is no such level.
pub fn block(board: &Board, n: usize, from: Tile, to: Tile) -> Option<String> {
    let (_, level) = board.levels().nth(n)?;
    let mut open = OpenMap::of(&mut level.clone(), board.ground().unwrap_or('.')).ok()?;
    let (rows, cols) = open.size;
    let (top, bottom) = (from.0.min(to.0), from.0.max(to.0).min(rows - 1));
    let (left, right) = (from.1.min(to.1), from.1.max(to.1).min(cols - 1));
    if top > bottom || left > right {
        return None;
    }
    let mut out = String::new();
    for (n, lines) in [&mut open.map].into_iter().chain(&mut open.layers).enumerate() {
        let part: Vec<&[char]> =
            lines[top..=bottom].iter_mut().map(|line| &line.spread(cols)[left..=right]).collect();
        if n > 1 && part.iter().all(|row| row.iter().all(|letter| *letter == '.')) {
            continue;
        }
        out.push_str(if n == 0 { "map\n" } else { "sprites\n" });
        for row in part {
            out.push_str("  ");
            out.extend(row);
            out.push('\n');
        }
    }
    Some(out)
}

//! Edits of a level's map: what the pens of the map editor do.

use tilery_kit::Illegal;
use tilery_kit::text::Mark;

use super::board::{Board, refuse};
use super::edit::{MapEdit, Tile, tiles_between};
use super::full;
use super::kinds::letter_of;
use super::levels::size;
use crate::document::{Document, Item, LevelPart, LevelText, Noted, Rows};
use crate::model::MAX_SPRITES;

impl Board {
    pub(super) fn edit_map(&mut self, n: usize, edit: MapEdit<'_>) -> Result<(), Illegal> {
        self.level_at(n)?;
        match edit {
            MapEdit::Paint { name, cells } => {
                let letter = self.letter(name, Some(false))?.1;
                self.sheet(n, |sheet| sheet.paint(letter, cells.tiles()))
            }
            MapEdit::Put { name, cells } => {
                let letter = self.letter(name, Some(true))?.1;
                self.sheet(n, |sheet| sheet.put(letter, cells.tiles()))
            }
            MapEdit::Take { name, cells } => {
                let letter = name.map(|name| self.letter(name, Some(true))).transpose()?;
                self.sheet(n, |sheet| sheet.take(letter.map(|(_, letter)| letter), cells.tiles()))
            }
            MapEdit::Rect { name, from, to } => {
                let (is_sprite, letter) = self.letter(name, None)?;
                let tiles = tiles_between(from, to);
                self.sheet(
                    n,
                    |sheet| if is_sprite { sheet.put(letter, tiles) } else { sheet.paint(letter, tiles) },
                )
            }
            MapEdit::Fill { name, at } => {
                let (is_sprite, letter) = self.letter(name, None)?;
                self.sheet(n, |sheet| {
                    let tiles = sheet.region(at, is_sprite)?.into_iter();
                    if is_sprite { sheet.put(letter, tiles) } else { sheet.paint(letter, tiles) }
                })
            }
            MapEdit::Paste { at, block } => self.paste(n, at, &block),
            MapEdit::Clear { from, to } => {
                let ground = self.ground()?;
                self.sheet(n, |sheet| {
                    sheet.take(None, tiles_between(from, to))?;
                    sheet.paint(ground, tiles_between(from, to))
                })
            }
        }
    }

    /// Whether a kind is one of sprites, and its letter; refused when it is not of the sort that is asked for.
    fn letter(&self, name: &str, is_sprite: Option<bool>) -> Result<(bool, char), Illegal> {
        let (_, kind) = self.kind(name)?;
        if let Some(is_sprite) = is_sprite.filter(|&is_sprite| is_sprite != kind.is_sprite) {
            let id = if is_sprite { "studio-no-sprite" } else { "studio-no-background" };
            return Err(refuse(id, [("name", name.into())], "this is of the other sort"));
        }
        let letter = letter_of(kind).ok_or_else(|| {
            let args = [("letter", kind.letter.text.as_str().into())];
            refuse("studio-bad-letter", args, "it has no letter that maps can be drawn with")
        })?;
        Ok((kind.is_sprite, letter))
    }

    /// Changes the map of a level, spread out as letters.
    fn sheet(
        &mut self,
        n: usize,
        change: impl FnOnce(&mut Sheet) -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        let ground = self.ground().unwrap_or('.');
        self.change_level(n, |level| {
            let mut sheet = Sheet::of(level, ground)?;
            change(&mut sheet)?;
            sheet.check_sprites()?;
            sheet.lay(level);
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
        // Letters that the project does not know are left out, and so is what lies beyond the map.
        let letters = |rows: &Rows, is_sprite: bool| -> Vec<(Tile, char)> {
            let placed = (at.0..).zip(rows).flat_map(|(row, line)| {
                (at.1..).zip(line.body.chars()).map(move |(col, letter)| ((row, col), letter))
            });
            placed.filter(|&(_, letter)| is_known(is_sprite, letter)).collect()
        };
        let painted = map.map(|map| letters(map, false)).unwrap_or_default();
        let put: Vec<Vec<(Tile, char)>> = layers.iter().map(|layer| letters(layer, true)).collect();
        self.sheet(n, |sheet| {
            sheet.check(at)?;
            let to = ((at.0 + rows).min(sheet.size.0) - 1, (at.1 + cols.max(1)).min(sheet.size.1) - 1);
            sheet.take(None, tiles_between(at, to))?;
            let is_inside = |tile: Tile| tile.0 <= to.0 && tile.1 <= to.1;
            for (tile, letter) in painted.into_iter().filter(|(tile, _)| is_inside(*tile)) {
                sheet.paint(letter, [tile].into_iter())?;
            }
            for (tile, letter) in put.into_iter().flatten().filter(|(tile, _)| is_inside(*tile)) {
                sheet.put_again(letter, tile);
            }
            Ok(())
        })
    }
}

/// The map and the layers of sprites of a level as letters, each of the map's size.
struct Sheet {
    size: (usize, usize),
    map: Vec<Vec<char>>,
    layers: Vec<Vec<Vec<char>>>,
}

impl Sheet {
    /// Rows that are too short are filled up, with `ground` or with no sprite.
    fn of(level: &LevelText, ground: char) -> Result<Self, Illegal> {
        let map = level.parts.iter().find_map(|part| match &part.body {
            LevelPart::Map(rows) => Some(rows),
            _ => None,
        });
        let size = map.map_or((0, 0), size);
        let Some(map) = map.filter(|_| size.0 > 0 && size.1 > 0) else {
            return Err(refuse("studio-no-map", [], "this level has no map"));
        };
        let layers = level.parts.iter().filter_map(|part| match &part.body {
            LevelPart::Sprites(rows) => Some(letters(rows, size, '.')),
            _ => None,
        });
        Ok(Self { size, map: letters(map, size, ground), layers: layers.collect() })
    }

    /// Writes the letters back; comments stay where they are, and so does what a broken level has beyond its map.
    fn lay(self, level: &mut LevelText) {
        let mut map = Some(self.map);
        let mut layers = self.layers.into_iter();
        for part in &mut level.parts {
            let letters = match &part.body {
                LevelPart::Map(_) => map.take(),
                LevelPart::Sprites(_) => layers.next(),
                LevelPart::Unread(_) => None,
            };
            if let (LevelPart::Map(rows) | LevelPart::Sprites(rows), Some(letters)) =
                (&mut part.body, letters)
            {
                write(rows, letters);
            }
        }
        for letters in layers {
            let mut rows = Rows::new();
            write(&mut rows, letters);
            level.parts.push(Noted { notes: Vec::new(), at: Mark::START, body: LevelPart::Sprites(rows) });
        }
        // Layers that became empty go, but the first one and those that somebody has written a comment to.
        let mut is_first = true;
        level.parts.retain(|part| match &part.body {
            LevelPart::Sprites(rows) => {
                let is_bare = part.notes.is_empty() && rows.iter().all(|row| row.notes.is_empty());
                let is_empty = rows.iter().all(|row| row.body.chars().all(|letter| letter == '.'));
                std::mem::take(&mut is_first) || !is_bare || !is_empty
            }
            _ => true,
        });
    }

    fn check(&self, tile: Tile) -> Result<(), Illegal> {
        if tile.0 < self.size.0 && tile.1 < self.size.1 {
            return Ok(());
        }
        let args = [("row", (tile.0 as i64 + 1).into()), ("column", (tile.1 as i64 + 1).into())];
        Err(refuse("studio-off-map", args, "the map ends before"))
    }

    fn check_sprites(&self) -> Result<(), Illegal> {
        let placed = self.layers.iter().flatten().flatten().filter(|&&letter| letter != '.').count();
        if placed <= MAX_SPRITES { Ok(()) } else { Err(full("placed", MAX_SPRITES)) }
    }

    fn paint(&mut self, letter: char, tiles: impl Iterator<Item = Tile>) -> Result<(), Illegal> {
        for tile in tiles {
            self.check(tile)?;
            self.map[tile.0][tile.1] = letter;
        }
        Ok(())
    }

    /// Puts a sprite on each tile that has none of its kind.
    fn put(&mut self, letter: char, tiles: impl Iterator<Item = Tile>) -> Result<(), Illegal> {
        for tile in tiles {
            self.check(tile)?;
            if self.layers.iter().all(|layer| layer[tile.0][tile.1] != letter) {
                self.put_again(letter, tile);
            }
        }
        Ok(())
    }

    /// Puts a sprite on a tile, above those that stand there.
    fn put_again(&mut self, letter: char, (row, col): Tile) {
        let top = self.layers.iter().rposition(|layer| layer[row][col] != '.').map_or(0, |top| top + 1);
        if top == self.layers.len() {
            self.layers.push(vec![vec!['.'; self.size.1]; self.size.0]);
        }
        self.layers[top][row][col] = letter;
    }

    /// Takes sprites of one kind, or all, from tiles.
    fn take(&mut self, letter: Option<char>, tiles: impl Iterator<Item = Tile>) -> Result<(), Illegal> {
        for tile in tiles {
            self.check(tile)?;
            for layer in &mut self.layers {
                let there = &mut layer[tile.0][tile.1];
                if letter.is_none_or(|letter| letter == *there) {
                    *there = '.';
                }
            }
        }
        Ok(())
    }

    /// The tiles that hang together with one and look like it: its background, and its sprites too if they count.
    fn region(&self, at: Tile, with_sprites: bool) -> Result<Vec<Tile>, Illegal> {
        self.check(at)?;
        let is_alike = |(row, col): Tile| {
            let layers = || self.layers.iter().all(|layer| layer[row][col] == layer[at.0][at.1]);
            self.map[row][col] == self.map[at.0][at.1] && (!with_sprites || layers())
        };
        let mut is_seen = vec![false; self.size.0 * self.size.1];
        is_seen[at.0 * self.size.1 + at.1] = true;
        let mut region = vec![at];
        let mut next = 0;
        while let Some(&(row, col)) = region.get(next) {
            next += 1;
            let around =
                [(row.wrapping_sub(1), col), (row, col + 1), (row + 1, col), (row, col.wrapping_sub(1))];
            for tile in around {
                if tile.0 >= self.size.0 || tile.1 >= self.size.1 || !is_alike(tile) {
                    continue;
                }
                if !std::mem::replace(&mut is_seen[tile.0 * self.size.1 + tile.1], true) {
                    region.push(tile);
                }
            }
        }
        Ok(region)
    }
}

fn letters(rows: &Rows, (height, width): (usize, usize), fill: char) -> Vec<Vec<char>> {
    let row = |row: usize| {
        let mut letters: Vec<char> = rows.get(row).map_or(Vec::new(), |row| row.body.chars().collect());
        if letters.len() < width {
            letters.resize(width, fill);
        }
        letters
    };
    (0..height).map(row).collect()
}

fn write(rows: &mut Rows, letters: Vec<Vec<char>>) {
    for (n, letters) in letters.into_iter().enumerate() {
        let text: String = letters.into_iter().collect();
        match rows.get_mut(n) {
            Some(row) => row.body = text,
            None => rows.push(Noted { notes: Vec::new(), at: Mark::START, body: text }),
        }
    }
}

/// A part of a level's map as an edit `paste` takes it: the rectangle that has two tiles in opposite corners, as far as the map goes.
/// None where there is no such part.
pub fn block(board: &Board, n: usize, from: Tile, to: Tile) -> Option<String> {
    let (_, level) = board.levels().nth(n)?;
    let sheet = Sheet::of(level, board.ground().unwrap_or('.')).ok()?;
    let (rows, cols) = sheet.size;
    let (top, bottom) = (from.0.min(to.0), from.0.max(to.0).min(rows - 1));
    let (left, right) = (from.1.min(to.1), from.1.max(to.1).min(cols - 1));
    if top > bottom || left > right {
        return None;
    }
    let mut out = String::new();
    for (n, sheet) in [&sheet.map].into_iter().chain(&sheet.layers).enumerate() {
        let part: Vec<&[char]> = sheet[top..=bottom].iter().map(|row| &row[left..=right]).collect();
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

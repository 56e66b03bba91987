//! A naive implementation of the rules, written from the rules page alone: slow, with maps keyed by cell.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A cell: row and column.
pub type Place = (i32, i32);
/// A direction: change of row and of column.
pub type Way = (i32, i32);

pub const WAYS: [(&str, Way); 4] = [("up", (-1, 0)), ("right", (0, 1)), ("down", (1, 0)), ("left", (0, -1))];

/// The violation shown by a refused push.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    Blocked(Place, Way),
    Collision(Place),
    MultiDirection(Place),
    Nothing,
}

#[derive(Debug, Clone)]
pub struct Naive {
    pub text: Vec<Vec<char>>,
}

fn plus(a: Place, b: Way) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

fn minus(w: Way) -> Way {
    (-w.0, -w.1)
}

impl Naive {
    pub fn new(text: &str) -> Self {
        let mut lines: Vec<Vec<char>> = text.split(['|', '\n']).map(|line| line.chars().collect()).collect();
        let width = lines.iter().map(Vec::len).max().unwrap();
        lines.iter_mut().for_each(|line| line.resize(width, ' '));
        Self { text: lines }
    }

    pub fn print(&self) -> String {
        self.text.iter().map(|line| line.iter().collect::<String>()).collect::<Vec<_>>().join("|")
    }

    fn glyph(&self, line: i32, column: i32) -> char {
        let row = usize::try_from(line).ok().and_then(|line| self.text.get(line));
        row.and_then(|row| row.get(usize::try_from(column).ok()?)).copied().unwrap_or('#')
    }

    pub fn cells(&self) -> Vec<Place> {
        let (rows, cols) = (self.text.len() as i32 / 2, self.text[0].len() as i32 / 2);
        (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))).filter(|&p| self.at(p) != '#').collect()
    }

    /// The content of a cell; `#` off the board.
    pub fn at(&self, (row, col): Place) -> char {
        self.glyph(2 * row + 1, 2 * col + 1)
    }

    fn edge(&self, (row, col): Place, way: Way) -> char {
        self.glyph(2 * row + 1 + way.0, 2 * col + 1 + way.1)
    }

    pub fn piece(&self, place: Place) -> BTreeSet<Place> {
        let mut piece = BTreeSet::from([place]);
        loop {
            let more: Vec<Place> = piece
                .iter()
                .flat_map(|&cell| WAYS.map(|(_, way)| (cell, way)))
                .filter(|&(cell, way)| "=\"".contains(self.edge(cell, way)))
                .map(|(cell, way)| plus(cell, way))
                .filter(|cell| !piece.contains(cell))
                .collect();
            if more.is_empty() {
                return piece;
            }
            piece.extend(more);
        }
    }

    /// The turns that claim an edge, as the directions into which they deflect.
    fn deflections(&self, cell: Place, way: Way) -> Vec<Way> {
        if self.at(plus(cell, way)) != '#' {
            return Vec::new();
        }
        // The other side of the corner is perpendicular, at either end of the edge.
        [(way.1, way.0), minus((way.1, way.0))]
            .into_iter()
            .filter(|&other| self.at(plus(cell, other)) == '#')
            .filter(|other| {
                let (line, column) = (2 * cell.0 + 1 + way.0 + other.0, 2 * cell.1 + 1 + way.1 + other.1);
                self.glyph(line, column) == 'o'
            })
            .map(minus)
            .collect()
    }

    /// The target of a step, the direction of travel there, and whether a jump or a turn was taken.
    pub fn step(&self, cell: Place, way: Way) -> Option<(Place, Way, bool)> {
        match self.deflections(cell, way)[..] {
            [] => self.pass(cell, way),
            [turned] if self.deflections(cell, turned).is_empty() => {
                self.pass(cell, turned).map(|(to, way, _)| (to, way, true))
            }
            _ => None,
        }
    }

    fn pass(&self, cell: Place, way: Way) -> Option<(Place, Way, bool)> {
        if self.at(plus(cell, way)) != '#' {
            return Some((plus(cell, way), way, false));
        }
        let letter = self.edge(cell, way);
        if !letter.is_ascii_alphabetic() {
            return None;
        }
        for other in self.cells() {
            for (_, side) in WAYS {
                let is_bar = self.at(plus(other, side)) == '#' && self.edge(other, side) == letter;
                if is_bar && (other, side) != (cell, way) {
                    return Some((other, minus(side), true));
                }
            }
        }
        None
    }

    /// Pushes the piece at a cell; returns the destination of each tile.
    pub fn push(&self, start: Place, way: Way) -> Result<BTreeMap<Place, Place>, Refusal> {
        let mut pushed: Vec<(BTreeSet<Place>, Way)> = vec![(self.piece(start), way)];
        let mut waiting = VecDeque::from([0]);
        let mut goes: BTreeMap<Place, Place> = BTreeMap::new();
        while let Some(n) = waiting.pop_front() {
            let (piece, way) = pushed[n].clone();
            for &cell in &piece {
                let Some((to, travel, special)) = self.step(cell, way) else {
                    return Err(Refusal::Blocked(cell, way));
                };
                if special && piece.len() > 1 {
                    return Err(Refusal::Blocked(cell, way));
                }
                let is_taken = goes.values().any(|&taken| taken == to);
                goes.insert(cell, to);
                if self.at(to) == '.' {
                    if is_taken {
                        return Err(Refusal::Collision(to));
                    }
                    continue;
                }
                match pushed.iter().find(|(piece, _)| piece.contains(&to)) {
                    None => {
                        pushed.push((self.piece(to), travel));
                        waiting.push_back(pushed.len() - 1);
                    }
                    Some((again, before)) => {
                        let target = |cell, way| self.step(cell, way).map(|step| step.0);
                        let same = *before == travel
                            || again.iter().all(|&cell| {
                                target(cell, travel).is_some()
                                    && target(cell, travel) == target(cell, *before)
                            });
                        // Two tiles never enter one cell, even if the targets are the same.
                        if !same || is_taken {
                            return Err(Refusal::MultiDirection(to));
                        }
                    }
                }
            }
        }
        if goes.iter().all(|(from, to)| from == to) { Err(Refusal::Nothing) } else { Ok(goes) }
    }

    /// The board after tiles have moved.
    pub fn after(&self, goes: &BTreeMap<Place, Place>) -> Self {
        let mut after = self.clone();
        let spot = |(r, c): Place| ((2 * r + 1) as usize, (2 * c + 1) as usize);
        let joints: Vec<(Place, Way)> = goes
            .keys()
            .flat_map(|&cell| WAYS.map(|(_, way)| (cell, way)))
            .filter(|&(cell, way)| "=\"".contains(self.edge(cell, way)))
            .collect();
        for &(cell, way) in &joints {
            let (l, k) = spot(cell);
            after.text[(l as i32 + way.0) as usize][(k as i32 + way.1) as usize] = ' ';
        }
        for &from in goes.keys() {
            let (l, k) = spot(from);
            after.text[l][k] = '.';
        }
        for (&from, &to) in goes {
            let (l, k) = spot(to);
            after.text[l][k] = self.at(from);
        }
        for &(cell, way) in &joints {
            let (l, k) = spot(goes[&cell]);
            let sign = if way.0 == 0 { '=' } else { '"' };
            after.text[(l as i32 + way.0) as usize][(k as i32 + way.1) as usize] = sign;
        }
        after
    }
}

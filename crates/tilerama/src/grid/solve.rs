//! Solves sliding puzzles of any size as people do: row by row, and the last two rows column by column. This
//! takes a few milliseconds, and the solutions are far from shortest.

use std::collections::VecDeque;

use tilery_kit::Dir;

use crate::plan::Plan;
use crate::push::Push;
use crate::push::{Code, EMPTY, joints};
use crate::zone::Zone;

/// The pushes from a board to its objective, if it is a solvable sliding puzzle: a rectangle of single tiles,
/// no two alike, with one empty space.
pub fn solve(plan: &Plan, tiles: &[Code]) -> Option<Vec<Push>> {
    let zone = &plan.zone;
    let (rows, cols) = (zone.rows(), zone.cols());
    let is_plain =
        zone.jumps().is_empty() && zone.turns().is_empty() && (0..zone.size()).all(|cell| zone.holds(cell));
    if rows < 2 || cols < 2 || !is_plain || !plan.is_whole() || !are_distinct(tiles) {
        return None;
    }
    let mut wanted: Vec<Code> = plan.goal.iter().map(|wish| wish.unwrap_or(EMPTY)).collect();
    // The tiles are ordered with the empty space in the last corner. It then moves to its place in the
    // objective.
    let home = zone.cell(space_of(&wanted)?);
    let (down, right) = (usize::from(rows - 1 - home.row), usize::from(cols - 1 - home.col));
    let mut aside = Mover::new(zone, wanted);
    aside.go([vec![Dir::Down; down], vec![Dir::Right; right]].concat());
    wanted = aside.tiles;
    let mut mover = Mover::new(zone, tiles.to_vec());
    for row in 0..rows - 2 {
        let line: Vec<u16> = (0..cols).map(|col| row * cols + col).collect();
        let [before @ .., first, second] = &line[..] else { return None };
        for &cell in before {
            mover.carry(wanted[usize::from(cell)], cell)?;
            mover.is_fixed[usize::from(cell)] = true;
        }
        let window: Vec<u16> = (0..3).flat_map(|by| [first + by * cols, second + by * cols]).collect();
        mover.place_both([*first, *second], &window, &wanted)?;
    }
    for col in 0..cols - 1 {
        let (first, second) = ((rows - 2) * cols + col, (rows - 1) * cols + col);
        let window: Vec<u16> = (0..3.min(cols - col)).flat_map(|by| [first + by, second + by]).collect();
        mover.place_both([first, second], &window, &wanted)?;
    }
    let path = mover.path(|cell| cell == zone.size() - 1, &[])?;
    mover.go(path);
    mover.go([vec![Dir::Left; right], vec![Dir::Up; down]].concat());
    plan.is_solved(&mover.tiles).then(|| mover.pushes(tiles)).flatten()
}

fn are_distinct(tiles: &[Code]) -> bool {
    let mut sorted = tiles.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
        && sorted.first() == Some(&EMPTY)
        && tiles.iter().all(|&tile| joints(tile) == 0)
}

fn space_of(tiles: &[Code]) -> Option<u16> {
    tiles.iter().position(|&tile| tile == EMPTY).map(|cell| cell as u16)
}

/// Moves the empty space.
struct Mover<'a> {
    zone: &'a Zone,
    tiles: Vec<Code>,
    space: u16,
    /// The cells whose tiles must stay.
    is_fixed: Vec<bool>,
    /// The steps of the empty space so far.
    steps: Vec<Dir>,
}

impl<'a> Mover<'a> {
    fn new(zone: &'a Zone, tiles: Vec<Code>) -> Self {
        let space = space_of(&tiles).unwrap_or(0);
        Self { zone, is_fixed: vec![false; tiles.len()], tiles, space, steps: Vec::new() }
    }

    fn find(&self, tile: Code) -> Option<u16> {
        self.tiles.iter().position(|&found| found == tile).map(|cell| cell as u16)
    }

    /// Moves the empty space along a path; a step that reverses the previous one cancels it.
    fn go(&mut self, path: Vec<Dir>) {
        for dir in path {
            let Some(to) = self.zone.neighbour(self.space, dir) else { continue };
            self.tiles.swap(usize::from(self.space), usize::from(to));
            self.space = to;
            if self.steps.last() == Some(&dir.opposite()) {
                self.steps.pop();
            } else {
                self.steps.push(dir);
            }
        }
    }

    /// A shortest path of the empty space to an end cell, around fixed and `avoided` cells.
    fn path(&self, is_end: impl Fn(u16) -> bool, avoided: &[u16]) -> Option<Vec<Dir>> {
        let mut came: Vec<Option<Dir>> = vec![None; self.tiles.len()];
        let mut queue = VecDeque::from([self.space]);
        while let Some(cell) = queue.pop_front() {
            if is_end(cell) {
                let mut path = Vec::new();
                let mut at = cell;
                while at != self.space {
                    let dir = came[usize::from(at)]?;
                    path.push(dir);
                    at = self.zone.neighbour(at, dir.opposite())?;
                }
                path.reverse();
                return Some(path);
            }
            for dir in Dir::ALL {
                let Some(to) = self.zone.neighbour(cell, dir) else { continue };
                let is_free = !self.is_fixed[usize::from(to)] && !avoided.contains(&to);
                if is_free && to != self.space && came[usize::from(to)].is_none() {
                    came[usize::from(to)] = Some(dir);
                    queue.push_back(to);
                }
            }
        }
        None
    }

    /// Brings a tile to a cell by a shortest path.
    fn carry(&mut self, tile: Code, to: u16) -> Option<()> {
        let far = self.farness(to);
        loop {
            let at = self.find(tile)?;
            if at == to {
                return Some(());
            }
            let nearer = Dir::ALL.into_iter().filter_map(|dir| {
                let next = self.zone.neighbour(at, dir)?;
                (far[usize::from(next)] < far[usize::from(at)]).then_some((dir, next))
            });
            let paths = nearer.filter_map(|(dir, next)| Some((dir, self.path(|cell| cell == next, &[at])?)));
            let (dir, mut path) = paths.min_by_key(|(_, path)| path.len())?;
            path.push(dir.opposite());
            self.go(path);
        }
    }

    /// The distance of each cell from the cell `to`, around fixed cells.
    fn farness(&self, to: u16) -> Vec<u16> {
        let mut far = vec![u16::MAX; self.tiles.len()];
        far[usize::from(to)] = 0;
        let mut queue = VecDeque::from([to]);
        while let Some(cell) = queue.pop_front() {
            for next in Dir::ALL.into_iter().filter_map(|dir| self.zone.neighbour(cell, dir)) {
                if far[usize::from(next)] == u16::MAX && !self.is_fixed[usize::from(next)] {
                    far[usize::from(next)] = far[usize::from(cell)] + 1;
                    queue.push_back(next);
                }
            }
        }
        far
    }

    /// Places the last two tiles of a row or column together, since the second could not pass the first.
    /// `window` has their cells, and two or four beyond them.
    fn place_both(&mut self, [first, second]: [u16; 2], window: &[u16], wanted: &[Code]) -> Option<()> {
        let both = [wanted[usize::from(first)], wanted[usize::from(second)]];
        if both.map(|tile| self.find(tile)) != [Some(first), Some(second)] {
            // The first tile waits in the second tile's cell, with the second tile behind it.
            self.carry(both[0], second)?;
            if !window.contains(&self.find(both[1])?) {
                self.is_fixed[usize::from(second)] = true;
                self.carry(both[1], window[3])?;
                self.is_fixed[usize::from(second)] = false;
            }
            let places = [self.find(both[0])?, self.find(both[1])?];
            let path = self.path(|cell| window.contains(&cell), &places)?;
            self.go(path);
            let path = self.turn_in(window, places, [first, second])?;
            self.go(path);
        }
        self.is_fixed[usize::from(first)] = true;
        self.is_fixed[usize::from(second)] = true;
        Some(())
    }

    /// A shortest path of the empty space within `window` that moves two tiles to their places.
    fn turn_in(&self, window: &[u16], from: [u16; 2], to: [u16; 2]) -> Option<Vec<Dir>> {
        // The cells of both tiles and of the space, with the index of the previous state and the step from
        // it.
        let mut states = vec![(from, self.space, None)];
        let mut next = 0;
        while let Some(&(places, space, _)) = states.get(next) {
            if places == to {
                let mut path = Vec::new();
                let mut at = states[next].2;
                while let Some((before, dir)) = at {
                    path.push(dir);
                    at = states[before as usize].2;
                }
                path.reverse();
                return Some(path);
            }
            for dir in Dir::ALL {
                let Some(goes) = self.zone.neighbour(space, dir).filter(|cell| window.contains(cell)) else {
                    continue;
                };
                let after = places.map(|place| if place == goes { space } else { place });
                if !states.iter().any(|&(known, at, _)| (known, at) == (after, goes)) {
                    states.push((after, goes, Some((next as u32, dir))));
                }
            }
            next += 1;
        }
        None
    }

    /// The steps as pushes, from the initial board: one push covers a straight run of the empty space.
    fn pushes(&self, tiles: &[Code]) -> Option<Vec<Push>> {
        let mut space = space_of(tiles)?;
        let mut pushes = Vec::new();
        for run in self.steps.chunk_by(|one, other| one == other) {
            for &dir in run {
                space = self.zone.neighbour(space, dir)?;
            }
            pushes.push((space, run[0].opposite()));
        }
        Some(pushes)
    }
}

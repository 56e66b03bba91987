//! Searches for the way from a board to its objective.
//!
//! [`meet`] goes breadth first from both ends (from one where the objective leaves cells open), so that what it finds is
//! shortest where every push can be taken back by one push. [`beam`] keeps the boards of each length that look
//! nearest to the objective, and ends where it meets those that were found from the other end.

use tilery_kit::{Budget, Dir};

use crate::back;
use crate::board::{Plan, Push};
use crate::push::{Code, EMPTY, Pusher, Shift, apply, flood};
use crate::zone::Zone;

/// No node.
const NONE: u32 = u32::MAX;
/// How many codes a search keeps in its boards, two bytes each.
const MOST_CODES: usize = 24 << 20;
/// How many boards a search from both ends keeps: all of them in a small space, a part in a large one.
const MOST_BOARDS: usize = 1_100_000;
const FEW_BOARDS: usize = 160_000;

/// A number for a tile in a cell. Those of all tiles together, by exclusive or, tell one board from another; an error,
/// which 64 bits make next to impossible, is found when the way is replayed.
fn mark(cell: u16, code: Code) -> u64 {
    if code == EMPTY {
        return 0;
    }
    // SplitMix64's finaliser.
    let mut z = (u64::from(cell) << 16 | u64::from(code)).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The number that tells a board from another one.
pub fn signature(tiles: &[Code]) -> u64 {
    (0u16..).zip(tiles).fold(0, |all, (cell, &code)| all ^ mark(cell, code))
}

/// Numbers by signature: open addressing in a table of a power of two.
struct Table {
    slots: Vec<(u64, u32)>,
    filled: usize,
}

impl Table {
    fn new() -> Self {
        Self { slots: vec![(0, NONE); 1024], filled: 0 }
    }

    fn slot(&self, signature: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = signature as usize & mask;
        while self.slots[slot].1 != NONE && self.slots[slot].0 != signature {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn clear(&mut self) {
        self.slots.fill((0, NONE));
        self.filled = 0;
    }

    fn get(&self, signature: u64) -> Option<u32> {
        let (_, value) = self.slots[self.slot(signature)];
        (value != NONE).then_some(value)
    }

    /// Keeps a value; false when the signature has one already.
    fn insert(&mut self, signature: u64, value: u32) -> bool {
        let slot = self.slot(signature);
        if self.slots[slot].1 != NONE {
            return false;
        }
        self.slots[slot] = (signature, value);
        self.filled += 1;
        if self.filled * 2 > self.slots.len() {
            let larger = vec![(0, NONE); self.slots.len() * 2];
            for (signature, value) in std::mem::replace(&mut self.slots, larger) {
                if value != NONE {
                    let slot = self.slot(signature);
                    self.slots[slot] = (signature, value);
                }
            }
        }
        true
    }
}

/// Finds the pushes of a board that lead to different boards.
struct Brancher {
    pusher: Pusher,
    /// The pushes of this board that are known to lead to the same as one before.
    is_known: Vec<[bool; 4]>,
    /// The pushes of this board that are known to be refused: of a line of single tiles that ends at a closed side.
    is_blocked: Vec<[bool; 4]>,
    line: Vec<(u16, Dir)>,
    piece: Vec<u16>,
}

impl Brancher {
    fn new() -> Self {
        Self {
            pusher: Pusher::default(),
            is_known: Vec::new(),
            is_blocked: Vec::new(),
            line: Vec::new(),
            piece: Vec::new(),
        }
    }

    fn each(&mut self, zone: &Zone, tiles: &[Code], mut found: impl FnMut(Push, &[Shift])) {
        self.is_known.clear();
        self.is_known.resize(tiles.len(), [false; 4]);
        self.is_blocked.clear();
        self.is_blocked.resize(tiles.len(), [false; 4]);
        for (cell, &tile) in (0u16..).zip(tiles) {
            if tile == EMPTY {
                continue;
            }
            if tile >> 8 != 0 {
                self.piece.clear();
                flood(zone, tiles, cell, &mut self.piece);
                if self.piece[0] != cell {
                    continue;
                }
            }
            for dir in Dir::ALL {
                if self.is_known[usize::from(cell)][dir as usize]
                    || self.meets_closed_side(zone, tiles, cell, dir)
                {
                    continue;
                }
                let Ok(shifts) = self.pusher.push(zone, tiles, cell, dir) else { continue };
                // A ring turns alike wherever it is pushed; a corner's tile goes to one place by two directions.
                let is_ring = shifts.iter().all(|shift| tiles[usize::from(shift.step.to)] != EMPTY);
                let alike = if is_ring { shifts.len() } else { 1 };
                for shift in &shifts[..alike] {
                    for dir in Dir::ALL {
                        if zone.step(shift.from, dir).is_some_and(|step| step.to == shift.step.to) {
                            self.is_known[usize::from(shift.from)][dir as usize] = true;
                        }
                    }
                }
                found((cell, dir), shifts);
            }
        }
    }
}

impl Brancher {
    /// Whether single tiles stand from a cell to a closed side in a push's way. Then the same holds for each of them: on a full
    /// line all pushes but a few are refused so, and looking along it costs less than pushing.
    fn meets_closed_side(&mut self, zone: &Zone, tiles: &[Code], cell: u16, dir: Dir) -> bool {
        self.line.clear();
        let mut at = (cell, dir);
        // A ring has no end.
        while self.line.len() < tiles.len() && tiles[usize::from(at.0)] >> 8 == 0 {
            let is_blocked = self.is_blocked[usize::from(at.0)][at.1 as usize];
            self.line.push(at);
            match zone.step(at.0, at.1).filter(|_| !is_blocked) {
                Some(step) if tiles[usize::from(step.to)] == EMPTY => return false,
                Some(step) => at = (step.to, step.dir),
                None => {
                    for &(cell, dir) in &self.line {
                        self.is_blocked[usize::from(cell)][dir as usize] = true;
                    }
                    return true;
                }
            }
        }
        false
    }
}

/// How a push changes the signature.
fn change(tiles: &[Code], shifts: &[Shift]) -> u64 {
    shifts.iter().fold(0, |all, shift| {
        let code = tiles[usize::from(shift.from)];
        all ^ mark(shift.from, code) ^ mark(shift.step.to, code)
    })
}

/// A breadth-first search from one board.
struct Tree {
    stride: usize,
    boards: Vec<Code>,
    signatures: Vec<u64>,
    /// The node before, and the push from there.
    from: Vec<(u32, Push)>,
    known: Table,
    /// The nodes of the last whole level.
    level: std::ops::Range<usize>,
}

impl Tree {
    fn new(root: &[Code]) -> Self {
        let mut tree = Self {
            stride: root.len(),
            boards: root.to_vec(),
            signatures: vec![signature(root)],
            from: vec![(NONE, (0, Dir::Up))],
            known: Table::new(),
            level: 0..1,
        };
        tree.known.insert(tree.signatures[0], 0);
        tree
    }

    fn board(&self, node: usize) -> &[Code] {
        &self.boards[node * self.stride..][..self.stride]
    }

    /// Goes one level further. `stop` looks at every new board, and may end the search with a node.
    fn grow(
        &mut self,
        zone: &Zone,
        brancher: &mut Brancher,
        most: usize,
        budget: &mut Budget<'_>,
        mut stop: impl FnMut(u64, &[Code]) -> bool,
    ) -> Grown {
        let mut lifted = Vec::new();
        let mut board = vec![EMPTY; self.stride];
        for node in self.level.clone() {
            if self.from.len() > most || !budget.spend(1) {
                return Grown::Spent;
            }
            board.copy_from_slice(self.board(node));
            let mut found = None;
            brancher.each(zone, &board, |push, shifts| {
                let signature = self.signatures[node] ^ change(&board, shifts);
                let new = self.from.len();
                if found.is_some() || !self.known.insert(signature, new as u32) {
                    return;
                }
                let start = self.boards.len();
                self.boards.extend_from_slice(&board);
                apply(&mut self.boards[start..], shifts, &mut lifted);
                self.signatures.push(signature);
                self.from.push((node as u32, push));
                if stop(signature, &self.boards[start..]) {
                    found = Some(new);
                }
            });
            if let Some(node) = found {
                return Grown::Found(node);
            }
        }
        self.level = self.level.end..self.from.len();
        if self.level.is_empty() { Grown::Exhausted } else { Grown::More }
    }

    /// The pushes from the root to a node.
    fn way_to(&self, node: usize) -> Vec<Push> {
        let mut way = Vec::new();
        let mut at = self.from[node];
        while at.0 != NONE {
            way.push(at.1);
            at = self.from[at.0 as usize];
        }
        way.reverse();
        way
    }

    /// The pushes from a node to the root, each taken back by one push.
    fn way_back(&self, node: usize, zone: &Zone) -> Option<Vec<Push>> {
        let mut pusher = Pusher::default();
        let mut way = Vec::new();
        let mut node = node;
        while self.from[node].0 != NONE {
            let (before, (cell, dir)) = self.from[node];
            let shifts = pusher.push(zone, self.board(before as usize), cell, dir).ok()?.to_vec();
            way.extend(back::undoing(&mut pusher, zone, &mut self.board(node).to_vec(), &shifts)?);
            node = before as usize;
        }
        Some(way)
    }

    fn depth(&self, node: usize) -> usize {
        let mut depth = 0;
        let mut at = self.from[node].0;
        while at != NONE {
            depth += 1;
            at = self.from[at as usize].0;
        }
        depth
    }
}

enum Grown {
    More,
    Found(usize),
    Exhausted,
    Spent,
}

/// What a search from both ends came to.
pub enum Met {
    /// A shortest way.
    Way(Vec<Push>),
    /// There is no way.
    Never,
    /// It is too far; the boards around the objective are kept for [`beam`].
    TooFar(Goals),
}

/// The boards from which a way to the objective is known.
pub struct Goals(Option<Tree>);

impl Goals {
    fn find(&self, signature: u64) -> Option<usize> {
        self.0.as_ref()?.known.get(signature).map(|node| node as usize)
    }

    fn depth(&self, node: usize) -> usize {
        self.0.as_ref().map_or(0, |tree| tree.depth(node))
    }

    fn way(&self, node: usize, zone: &Zone) -> Option<Vec<Push>> {
        self.0.as_ref()?.way_back(node, zone)
    }
}

/// The solved board, where there is only one and it has the same tiles.
fn only_goal(plan: &Plan, tiles: &[Code]) -> Option<Vec<Code>> {
    let goal: Vec<Code> = plan.goal.iter().map(|wish| wish.unwrap_or(EMPTY)).collect();
    let sorted = |tiles: &[Code]| {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        tiles
    };
    (plan.is_whole() && sorted(&goal) == sorted(tiles)).then_some(goal)
}

/// Whether there are so few arrangements of the tiles that all of them can be kept.
fn is_small(zone: &Zone, tiles: &[Code]) -> bool {
    let mut arrangements: u64 = 1;
    let mut placed = 0;
    let mut counts: Vec<(Code, u64)> = Vec::new();
    for (_, &tile) in (0u16..).zip(tiles).filter(|&(cell, _)| zone.holds(cell)) {
        placed += 1;
        let at = counts.iter().position(|&(known, _)| known == tile).unwrap_or_else(|| {
            counts.push((tile, 0));
            counts.len() - 1
        });
        counts[at].1 += 1;
        // n! / (a! b! ...), one factor at a time; each quotient is whole.
        arrangements = arrangements.saturating_mul(placed) / counts[at].1;
        if arrangements > 64 * MOST_BOARDS as u64 {
            return false;
        }
    }
    arrangements <= MOST_BOARDS as u64
}

/// Searches breadth first from the board and, where that can be done, from the objective.
pub fn meet(plan: &Plan, tiles: &[Code], budget: &mut Budget<'_>) -> Met {
    let zone = &plan.zone;
    let is_small = is_small(zone, tiles);
    let most = if is_small { MOST_BOARDS } else { FEW_BOARDS }.min(MOST_CODES / tiles.len());
    let has_compounds = tiles.iter().any(|tile| tile >> 8 != 0);
    let mut brancher = Brancher::new();
    let mut near = Tree::new(tiles);
    // A push of compound pieces may take several to be taken back, so that a way found from the far end need not be
    // shortest; in a small space it is better to go from the near end alone.
    let mut far =
        only_goal(plan, tiles).filter(|_| !(has_compounds && is_small)).map(|goal| Tree::new(&goal));
    loop {
        let grown = match &mut far {
            Some(far) if far.level.len() < near.level.len() => {
                match far.grow(zone, &mut brancher, most, budget, |s, _| near.known.get(s).is_some()) {
                    Grown::Found(node) => {
                        let met = near.known.get(far.signatures[node]).map(|node| near.way_to(node as usize));
                        return way(met, far.way_back(node, zone));
                    }
                    grown => grown,
                }
            }
            far => {
                let is_goal = |s: u64, board: &[Code]| match far {
                    Some(far) => far.known.get(s).is_some(),
                    None => plan.is_solved(board),
                };
                match near.grow(zone, &mut brancher, most, budget, is_goal) {
                    Grown::Found(node) => {
                        let rest = match far {
                            Some(far) => far
                                .known
                                .get(near.signatures[node])
                                .and_then(|node| far.way_back(node as usize, zone)),
                            None => Some(Vec::new()),
                        };
                        return way(Some(near.way_to(node)), rest);
                    }
                    grown => grown,
                }
            }
        };
        match grown {
            Grown::Exhausted => return Met::Never,
            Grown::Spent => return Met::TooFar(Goals(far)),
            Grown::More | Grown::Found(_) => {}
        }
    }
}

fn way(first: Option<Vec<Push>>, rest: Option<Vec<Push>>) -> Met {
    match first.zip(rest) {
        Some((mut first, rest)) => {
            first.extend(rest);
            Met::Way(first)
        }
        None => Met::TooFar(Goals(None)),
    }
}

/// For each tile (by its code) and each cell, what the tile adds there to a board's distance: from the least number of steps to a cell
/// where the objective wants it, so that stragglers count for more.
struct Distances {
    /// Where the weights of a code's tiles begin.
    starts: Vec<u32>,
    weights: Vec<u16>,
}

/// Codes have seven bits of a symbol and, from the ninth on, four of joints.
const CODES: usize = 1 << 12;

impl Distances {
    fn new(plan: &Plan, tiles: &[Code]) -> Self {
        let zone = &plan.zone;
        let mut distances = Self { starts: vec![NONE; CODES], weights: Vec::new() };
        for &code in tiles.iter().filter(|&&code| code != EMPTY) {
            let known = &mut distances.starts[usize::from(code) % CODES];
            if *known != NONE {
                continue;
            }
            let start = distances.weights.len();
            *known = start as u32;
            let homes: Vec<u16> =
                (0..zone.size()).filter(|&cell| plan.goal[usize::from(cell)] == Some(code)).collect();
            let far = if homes.is_empty() { 0 } else { u16::from(u8::MAX) };
            distances.weights.resize(start + tiles.len(), far);
            let steps = &mut distances.weights[start..];
            homes.iter().for_each(|&home| steps[usize::from(home)] = 0);
            let mut queue = homes;
            let mut next = 0;
            while let Some(&cell) = queue.get(next) {
                next += 1;
                for step in Dir::ALL.into_iter().filter_map(|dir| zone.step(cell, dir)) {
                    let (to, further) = (usize::from(step.to), steps[usize::from(cell)] + 1);
                    if steps[to] > further {
                        steps[to] = further;
                        queue.push(step.to);
                    }
                }
            }
            for steps in steps.iter_mut().filter(|steps| **steps > 0) {
                *steps = 2 + *steps * 2;
            }
        }
        distances
    }

    fn weight(&self, code: Code, cell: u16) -> i32 {
        i32::from(self.weights[self.starts[usize::from(code) % CODES] as usize + usize::from(cell)])
    }

    /// How a push changes a board's distance.
    fn change(&self, tiles: &[Code], shifts: &[Shift]) -> i32 {
        shifts
            .iter()
            .map(|shift| {
                let code = tiles[usize::from(shift.from)];
                self.weight(code, shift.step.to) - self.weight(code, shift.from)
            })
            .sum()
    }

    fn total(&self, tiles: &[Code]) -> i32 {
        (0u16..)
            .zip(tiles)
            .filter(|&(_, &code)| code != EMPTY)
            .map(|(cell, &code)| self.weight(code, cell))
            .sum()
    }
}

/// How far the tiles are from where the objective wants them, in no unit.
pub fn distance(plan: &Plan, tiles: &[Code]) -> i32 {
    Distances::new(plan, tiles).total(tiles)
}

/// How far a board may be from the objective to be among the best ones of a beam's next boards: what is seen to be further is not looked
/// at again, which is most of them.
struct Cutoff {
    width: u32,
    /// The greatest distance that is admitted.
    at: usize,
    /// How many boards were admitted at each distance, and at all those up to the greatest one.
    counts: Vec<u32>,
    admitted: u32,
}

impl Cutoff {
    /// Greater distances are counted as this one.
    const MOST: usize = 8191;

    fn new(width: usize) -> Self {
        Self { width: width as u32, at: Self::MOST, counts: vec![0; Self::MOST + 1], admitted: 0 }
    }

    fn clear(&mut self) {
        self.counts.fill(0);
        (self.at, self.admitted) = (Self::MOST, 0);
    }

    fn admits(&self, distance: i32) -> bool {
        (distance as usize).min(Self::MOST) <= self.at
    }

    fn count(&mut self, distance: i32) {
        self.counts[(distance as usize).min(Self::MOST)] += 1;
        self.admitted += 1;
        // As long as those that are nearer are enough.
        while self.admitted - self.counts[self.at] >= self.width {
            self.admitted -= self.counts[self.at];
            self.at -= 1;
        }
    }
}

/// A board of a beam.
struct Ray {
    distance: i32,
    signature: u64,
    node: u32,
    parent: u32,
    push: Push,
}

/// Searches with a beam of so many boards for a way of less than `shorter_than` pushes.
pub fn beam(
    plan: &Plan,
    tiles: &[Code],
    goals: &Goals,
    width: usize,
    shorter_than: usize,
    budget: &mut Budget<'_>,
) -> Option<Vec<Push>> {
    let zone = &plan.zone;
    let distances = Distances::new(plan, tiles);
    let mut brancher = Brancher::new();
    // The boards that were kept on any level, and those that were admitted on the next one.
    let mut known = Table::new();
    known.insert(signature(tiles), 0);
    let mut admitted = Table::new();
    let mut cutoff = Cutoff::new(width);
    let mut nodes: Vec<(u32, Push)> = vec![(NONE, (0, Dir::Up))];
    let mut boards = tiles.to_vec();
    let first = Ray {
        distance: distances.total(tiles),
        signature: signature(tiles),
        node: 0,
        parent: NONE,
        push: (0, Dir::Up),
    };
    let mut rays = vec![first];
    let mut lifted = Vec::new();
    for level in 1..shorter_than {
        let mut next: Vec<Ray> = Vec::new();
        admitted.clear();
        cutoff.clear();
        let mut best: Option<(usize, u32, Push, Option<usize>)> = None;
        for (i, ray) in rays.iter().enumerate() {
            if !budget.spend(1) {
                return None;
            }
            let board = &boards[i * tiles.len()..][..tiles.len()];
            brancher.each(zone, board, |push, shifts| {
                let distance = ray.distance + distances.change(board, shifts);
                if !cutoff.admits(distance) {
                    return;
                }
                let signature = ray.signature ^ change(board, shifts);
                if known.get(signature).is_some() || !admitted.insert(signature, 0) {
                    return;
                }
                cutoff.count(distance);
                let goal = goals.find(signature);
                if goal.is_some() || distance == 0 && is_solved_after(plan, board, shifts) {
                    let length = level + goal.map_or(0, |node| goals.depth(node));
                    if best.is_none_or(|(shortest, ..)| length < shortest) {
                        best = Some((length, ray.node, push, goal));
                    }
                }
                next.push(Ray { distance, signature, node: 0, parent: i as u32, push });
            });
        }
        if let Some((length, node, push, goal)) = best {
            if length >= shorter_than {
                return None;
            }
            let mut way = vec![push];
            let mut at = nodes[node as usize];
            while at.0 != NONE {
                way.push(at.1);
                at = nodes[at.0 as usize];
            }
            way.reverse();
            way.extend(match goal {
                Some(node) => goals.way(node, zone)?,
                None => Vec::new(),
            });
            return Some(way);
        }
        if next.is_empty() {
            return None;
        }
        if next.len() > width {
            // Among equals the signature decides, which is as good as chance.
            next.select_nth_unstable_by_key(width, |ray| (ray.distance, ray.signature));
            next.truncate(width);
        }
        let mut kept = Vec::with_capacity(next.len() * tiles.len());
        for ray in &mut next {
            let (i, (cell, dir)) = (ray.parent as usize, ray.push);
            let start = kept.len();
            kept.extend_from_slice(&boards[i * tiles.len()..][..tiles.len()]);
            if let Ok(shifts) = brancher.pusher.push(zone, &kept[start..], cell, dir) {
                apply(&mut kept[start..], shifts, &mut lifted);
            }
            known.insert(ray.signature, 0);
            ray.node = nodes.len() as u32;
            nodes.push((rays[i].node, ray.push));
        }
        (boards, rays) = (kept, next);
    }
    None
}

fn is_solved_after(plan: &Plan, tiles: &[Code], shifts: &[Shift]) -> bool {
    let mut after = tiles.to_vec();
    apply(&mut after, shifts, &mut Vec::new());
    plan.is_solved(&after)
}

/// Makes a way shorter: leaves out what leads in a circle, and goes by a shorter way wherever a small search finds one
/// to a board further along, as long as the budget lasts.
pub fn shorten(plan: &Plan, tiles: &[Code], way: Vec<Push>, budget: &mut Budget<'_>) -> Vec<Push> {
    let zone = &plan.zone;
    let mut result: Vec<Push> = Vec::new();
    let mut board = tiles.to_vec();
    let mut brancher = Brancher::new();
    let mut rest = without_circles(zone, &board, way, &mut brancher.pusher);
    while !rest.is_empty() && !budget.is_spent() {
        let places = Places::new(zone, &board, &rest, &mut brancher.pusher);
        let mut tree = Tree::new(&board);
        let mut best: Option<(usize, usize, usize)> = None;
        for depth in 1..=4 {
            let mut new = tree.from.len();
            let grown = tree.grow(zone, &mut brancher, 1500, budget, |signature, _| {
                let gain = places.last(signature).map(|n| n.saturating_sub(depth));
                if let Some(gain) = gain.filter(|&gain| gain > best.map_or(0, |(gain, ..)| gain)) {
                    best = Some((gain, new, gain + depth));
                }
                new += 1;
                false
            });
            if !matches!(grown, Grown::More) {
                break;
            }
        }
        let pushes = match best {
            Some((_, node, place)) => {
                rest.drain(..place);
                tree.way_to(node)
            }
            None => vec![rest.remove(0)],
        };
        for push in pushes {
            let Some(()) = step(zone, &mut board, push, &mut brancher.pusher) else { return result };
            result.push(push);
        }
    }
    result.extend(rest);
    result
}

/// Where the boards along a way stand on it, by their signatures.
struct Places(Vec<(u64, usize)>);

impl Places {
    /// The boards as far as the pushes are legal.
    fn new(zone: &Zone, tiles: &[Code], way: &[Push], pusher: &mut Pusher) -> Self {
        let mut along = tiles.to_vec();
        let mut places = vec![(signature(&along), 0)];
        for (n, push) in (1..).zip(way) {
            if step(zone, &mut along, *push, pusher).is_none() {
                break;
            }
            places.push((signature(&along), n));
        }
        places.sort_unstable();
        Self(places)
    }

    /// Before which push a board stands; of several places, the last.
    fn last(&self, signature: u64) -> Option<usize> {
        let end = self.0.partition_point(|&(known, _)| known <= signature);
        end.checked_sub(1).map(|i| self.0[i]).filter(|&(known, _)| known == signature).map(|(_, n)| n)
    }
}

/// A way without the pushes that lead back to a board that it has been to.
fn without_circles(zone: &Zone, tiles: &[Code], way: Vec<Push>, pusher: &mut Pusher) -> Vec<Push> {
    let places = Places::new(zone, tiles, &way, pusher);
    let mut board = tiles.to_vec();
    let mut result = Vec::new();
    while let Some(&push) = places.last(signature(&board)).and_then(|n| way.get(n)) {
        if step(zone, &mut board, push, pusher).is_none() {
            break;
        }
        result.push(push);
    }
    result
}

/// Plays a push, if it is legal.
pub fn step(zone: &Zone, tiles: &mut [Code], (cell, dir): Push, pusher: &mut Pusher) -> Option<()> {
    let shifts = pusher.push(zone, tiles, cell, dir).ok()?;
    apply(tiles, shifts, &mut Vec::new());
    Some(())
}

//! Words: pushes after which the empty spaces are where they were. They permute the tiles, and the shortest that move only three of
//! them are what all other cycles of three are made of.

use tilery_kit::Budget;

use crate::board::Push;
use crate::push::{Code, EMPTY, Pusher};
use crate::zone::Zone;

use super::layouts::Layouts;
use super::rings::{inverse, is_odd, three};
use super::shorten::without_cycles;
use super::successors::Successors;
use super::tree::{Grown, Tree};

/// What words are made of is looked for among so many boards.
const BOARDS: usize = 1_500;
/// So many are combined with each other, the shortest ones.
const COMBINED: usize = 240;
/// So many combinations cost as much as one board of a search.
const PAIRS_PER_BOARD: usize = 64;
/// So many that exchange an odd number of tiles are kept.
const MOST_ODD: usize = 24;

/// What words of the first layout are good for.
pub struct Words {
    /// Those that move three tiles, each one to the next one's cell, none longer than one before it for the same cells.
    pub cycles: Vec<([u8; 3], Vec<Push>)>,
    /// Some that are an odd number of exchanges.
    pub odd: Vec<Vec<Push>>,
}

impl Words {
    /// Looks for words. None when the budget is spent.
    pub fn new(zone: &Zone, layouts: &Layouts, budget: &mut Budget<'_>) -> Option<Self> {
        let home: Vec<Code> = (1..)
            .zip(layouts.home())
            .map(|(number, &tile)| if tile == EMPTY { EMPTY } else { number })
            .collect();
        let mut tree = Tree::new(&home);
        let mut successors = Successors::new();
        while let Grown::More = tree.grow(zone, &mut successors, BOARDS, budget, |_, _| false) {}
        let mut search =
            Search { zone, layouts, lengths: vec![u8::MAX; home.len().pow(3)], cycles: Vec::new(), home };
        search.meet(&tree, budget)?;
        let words: Vec<Word> = (1..tree.len()).filter_map(|node| search.word(&tree, node)).collect();
        let odd = words.iter().filter(|word| is_odd(&word.to)).map(|word| word.pushes.clone());
        let odd = odd.take(MOST_ODD).collect();
        search.commute(&words[..words.len().min(COMBINED)], budget)?;
        Some(Self { cycles: search.cycles, odd })
    }
}

struct Word {
    pushes: Vec<Push>,
    undoing: Vec<Push>,
    /// Where the tile of each cell comes, and where that comes from.
    to: Vec<u8>,
    from: Vec<u8>,
}

struct Search<'a> {
    zone: &'a Zone,
    layouts: &'a Layouts,
    /// The first layout, each tile with the number of its cell, from 1 on.
    home: Vec<Code>,
    /// For three cells, the length of the shortest cycle so far.
    lengths: Vec<u8>,
    cycles: Vec<([u8; 3], Vec<Push>)>,
}

impl Search<'_> {
    /// The word that leads to a board of a tree, if its spaces are at home.
    fn word(&self, tree: &Tree, node: usize) -> Option<Word> {
        let board = tree.board(node);
        let mut from: Vec<u8> = (0u8..).take(board.len()).collect();
        for ((&tile, &before), from) in board.iter().zip(&self.home).zip(&mut from) {
            if (tile == EMPTY) != (before == EMPTY) {
                return None;
            }
            if tile != EMPTY {
                *from = tile as u8 - 1;
            }
        }
        let pushes = tree.path_to(node);
        Some(Word { undoing: self.layouts.undoing(&pushes)?, pushes, to: inverse(&from), from })
    }

    /// The words that lead to a board of a tree, and back on another path from one that differs in three cells.
    fn meet(&mut self, tree: &Tree, budget: &mut Budget<'_>) -> Option<()> {
        let mut by_layout: Vec<Vec<usize>> = vec![Vec::new(); self.layouts.len()];
        for node in 0..tree.len() {
            if let Some(layout) = self.layouts.find(tree.board(node)) {
                by_layout[layout as usize].push(node);
            }
        }
        for nodes in &by_layout {
            let nodes = &nodes[..nodes.len().min(COMBINED)];
            for &one in nodes {
                if !budget.spend((nodes.len() / PAIRS_PER_BOARD) as u32) {
                    return None;
                }
                for &other in nodes {
                    self.meet_at(tree, one, other);
                }
            }
        }
        Some(())
    }

    fn meet_at(&mut self, tree: &Tree, one: usize, other: usize) {
        let (there, back) = (tree.board(one), tree.board(other));
        if there.iter().zip(back).filter(|(one, other)| one != other).take(4).count() != 3 {
            return;
        }
        let to = |cell: usize| {
            let tile = self.home[cell];
            let at = there.iter().position(|&found| found == tile).filter(|_| tile != EMPTY);
            at.map_or(cell as u8, |at| back[at] as u8 - 1)
        };
        if let (Some(cells), Some(undoing)) =
            (three(there.len(), to), self.layouts.undoing(&tree.path_to(other)))
        {
            self.add(cells, [tree.path_to(one), undoing].concat());
        }
    }

    /// Commutators of two words.
    fn commute(&mut self, words: &[Word], budget: &mut Budget<'_>) -> Option<()> {
        for a in words {
            if !budget.spend((words.len() / PAIRS_PER_BOARD) as u32) {
                return None;
            }
            for b in words {
                let to = |cell: usize| {
                    let there = b.to[usize::from(a.to[cell])];
                    b.from[usize::from(a.from[usize::from(there)])]
                };
                let Some(cells) = three(self.home.len(), to) else { continue };
                if usize::from(self.lengths[self.slot(cells)]) > 2 * (a.pushes.len() + b.pushes.len()) {
                    self.add(cells, [&a.pushes[..], &b.pushes, &a.undoing, &b.undoing].concat());
                }
            }
        }
        Some(())
    }

    /// Notes a word that moves three tiles, if it is shorter than those before.
    fn add(&mut self, cells: [u8; 3], pushes: Vec<Push>) {
        let pushes = without_cycles(self.zone, &self.home, pushes, &mut Pusher::default());
        let slot = self.slot(cells);
        if pushes.len() < usize::from(self.lengths[slot]) {
            self.lengths[slot] = pushes.len() as u8;
            self.cycles.push((cells, pushes));
        }
    }

    fn slot(&self, cells: [u8; 3]) -> usize {
        cells.iter().fold(0, |slot, &cell| slot * self.home.len() + usize::from(cell))
    }
}

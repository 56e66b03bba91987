//! Words: sequences of pushes that return the empty spaces to their places. They permute the tiles, and the
//! shortest ones that move just three tiles generate all other 3-cycles.

use tilery_kit::Budget;

use crate::push::Push;
use crate::push::{Code, EMPTY, Pusher};
use crate::zone::Zone;

use super::layouts::Layouts;
use super::rings::{inverse, is_odd, three};
use super::shorten::without_cycles;
use super::successors::Successors;
use super::tree::{Grown, Tree};

/// Node limit for collecting words.
const BOARDS: usize = 1_500;
/// The number of shortest words that are combined with each other.
const COMBINED: usize = 240;
/// The number of combinations that cost as much as one node.
const PAIRS_PER_BOARD: usize = 64;
/// The maximum number of odd words that are kept.
const MOST_ODD: usize = 24;

/// The useful words of the first layout.
pub struct Words {
    /// Words that move the tile of each of three cells to the next cell. Later words for the same cells are
    /// shorter.
    pub cycles: Vec<([u8; 3], Vec<Push>)>,
    /// Some words that are odd permutations.
    pub odd: Vec<Vec<Push>>,
}

impl Words {
    /// Searches for words. `None` if the budget runs out.
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
    /// The destination of the tile in each cell, and the inverse.
    to: Vec<u8>,
    from: Vec<u8>,
}

struct Search<'a> {
    zone: &'a Zone,
    layouts: &'a Layouts,
    /// The first layout, with each tile numbered by its cell from 1.
    home: Vec<Code>,
    /// The length of the shortest cycle so far, by three cells.
    lengths: Vec<u8>,
    cycles: Vec<([u8; 3], Vec<Push>)>,
}

impl Search<'_> {
    /// The word that leads to a board of a tree, if the board's spaces are at home.
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

    /// Adds words that lead to one board of a tree, and back by the inverse of the path to a board that
    /// differs in three cells.
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

    /// Adds the commutators of two words.
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

    /// Records a word that moves three tiles, if it is shorter than earlier words for the same cells.
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

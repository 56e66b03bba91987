//! The rules of a move: refusals, how the brick enters, cascades, and the end of a level or game.

use tilery_kit::{Cell, Effect, EffectKind, Ghost, Illegal, Reel, Say};

use crate::board::{Board, Brick, MAX_BLOCKS, squares};
use crate::film;
use crate::moves::{Flank, Kind, Move};
use crate::notation::MAX_SCORE;
use crate::params::Params;
use crate::score::{block_points, bonus};
use crate::square::{SIZE, Side, Square};

/// The cell of a square, as used by effects.
fn cell(&(row, column): &Square) -> Cell {
    Cell::new(row as u16, column as u16)
}

/// The reason why a move is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Refusal {
    Over,
    /// In this scenario type, bricks from the flanks knock.
    NoThrows,
    /// In this scenario type, bricks from the flanks are thrown.
    NoKnocks,
    ColumnFull,
    /// There is a brick in the entry cell.
    EntryTaken,
    /// There is a brick in the entry cell, and the run that begins there reaches the far wall.
    NoRoom,
}

impl Refusal {
    /// Describes the refusal to the player.
    pub fn illegal(self, mv: Move) -> Illegal {
        let (id, reason) = match self {
            Self::Over => ("mound-over", "the game is over"),
            Self::NoThrows => ("mound-no-throws", "bricks knock in this type"),
            Self::NoKnocks => ("mound-no-knocks", "bricks are thrown in this type"),
            Self::ColumnFull => ("mound-column-full", "the column is full"),
            Self::EntryTaken => ("mound-entry-taken", "there is a brick in the entry cell"),
            Self::NoRoom => ("mound-no-room", "the run reaches the far wall"),
        };
        let say = Say::new(id).with("side", mv.side().name()).with("number", mv.index() as i64 + 1);
        Illegal::saying(say, reason)
    }
}

/// The path of a brick along a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Flight {
    /// The number of cells that the brick flies through; 0 if the entry cell is taken.
    pub free: usize,
    /// The number of bricks that it pushes by one cell; 0 in a throw, without a run, or if the run reaches
    /// the far wall.
    pub pushed: usize,
}

impl Board {
    /// Lists every legal move once.
    pub fn moves(&self, params: &Params) -> impl Iterator<Item = Move> {
        let columns = (0..SIZE).flat_map(|n| [Move::Drop(n), Move::Lift(n)]);
        let flanks = [Flank::Left, Flank::Right];
        let rows = flanks
            .into_iter()
            .flat_map(|flank| (0..SIZE).flat_map(move |n| [Move::Throw(flank, n), Move::Knock(flank, n)]));
        columns.chain(rows).filter(move |&mv| self.refusal(params, mv).is_none())
    }

    /// Returns the reason why a move is refused, or `None` if it is legal.
    pub fn refusal(&self, params: &Params, mv: Move) -> Option<Refusal> {
        if self.is_over() {
            return Some(Refusal::Over);
        }
        match mv {
            Move::Drop(column) | Move::Lift(column) => self.is_full(column).then_some(Refusal::ColumnFull),
            Move::Throw(..) if !params.kind().has(Kind::Throw) => Some(Refusal::NoThrows),
            Move::Knock(..) if !params.kind().has(Kind::Knock) => Some(Refusal::NoKnocks),
            Move::Throw(flank, row) => {
                (self.flight(flank, row, Kind::Throw).free == 0).then_some(Refusal::EntryTaken)
            }
            Move::Knock(flank, row) => {
                let Flight { free, pushed } = self.flight(flank, row, Kind::Knock);
                (free == 0 && pushed == 0).then_some(Refusal::NoRoom)
            }
        }
    }

    /// Computes the path of a brick that is thrown or knocks along a row.
    pub(crate) fn flight(&self, flank: Flank, row: usize, kind: Kind) -> Flight {
        let taken = |step: usize| self.cells[row][flank.column(step)].is_some();
        let free = (0..SIZE).take_while(|&step| !taken(step)).count();
        let run = (free..SIZE).take_while(|&step| taken(step)).count();
        let has_room = free + run < SIZE;
        Flight { free, pushed: if kind == Kind::Knock && has_room { run } else { 0 } }
    }

    /// Plays a move: the brick enters, everything falls, blocks are eliminated until there are none, and the
    /// level or game may end.
    pub(crate) fn play(&mut self, params: &Params, mv: Move, reel: &mut Reel<Self>) -> Result<(), Illegal> {
        if let Some(refusal) = self.refusal(params, mv) {
            return Err(refusal.illegal(mv));
        }
        self.tally.0.count_move(mv.kind());
        let brick = self.take(params, mv.side(), mv.index(), reel);
        let pushed = self.enter(mv, brick, reel);
        reel.tell(|| {
            let say = Say::new(
                ["mound-dropped", "mound-lifted", "mound-thrown", "mound-knocked"][mv.kind() as usize],
            );
            let (row, column) = self.find(brick).unwrap_or_default();
            say.with("colour", brick.colour.name())
                .with("row", row as i64 + 1)
                .with("column", column as i64 + 1)
                .with("pushed", pushed as i64)
        });
        self.cascade(reel);
        self.conclude(params, reel);
        Ok(())
    }

    /// Takes a brick from an inner line. The outer brick moves into its place, the stack's next brick moves
    /// into the outer line, and a new brick is drawn.
    fn take(&mut self, params: &Params, side: Side, index: usize, reel: &mut Reel<Self>) -> Brick {
        let new = self.draw_brick(params.colours(self.level));
        reel.enter(new.key.0, Ghost::POP);
        let [next, second, third] = self.stack;
        self.stack = [second, third, new];
        let [inner, outer] = &mut self.sides[side as usize];
        let stepping = std::mem::replace(&mut outer[index], next);
        std::mem::replace(&mut inner[index], stepping)
    }

    /// Moves the brick onto the board until it comes to rest. Returns the number of bricks that it pushed.
    pub(crate) fn enter(&mut self, mv: Move, brick: Brick, reel: &mut Reel<Self>) -> usize {
        match mv {
            Move::Drop(column) => {
                self.cells[0][column] = Some(brick);
                let fallen = self.fall();
                reel.effect(|| Effect::new(EffectKind::Slide));
                reel.effect(|| Effect::new(EffectKind::Land).piece(brick.key.0));
                reel.length(film::falling(fallen));
                0
            }
            Move::Lift(column) => {
                for row in 1..SIZE {
                    self.cells[row - 1][column] = self.cells[row][column];
                }
                self.cells[SIZE - 1][column] = Some(brick);
                reel.effect(|| Effect::new(EffectKind::Slide));
                0
            }
            Move::Throw(flank, row) | Move::Knock(flank, row) => {
                let Flight { free, pushed } = self.flight(flank, row, mv.kind());
                if let Some(contact) = free.checked_sub(1) {
                    self.cells[row][flank.column(contact)] = Some(brick);
                    reel.effect(|| Effect::new(EffectKind::Slide));
                    reel.length(film::flying(free));
                }
                if pushed > 0 {
                    self.push(flank, row, free, pushed, brick, reel);
                }
                self.settle(reel);
                pushed
            }
        }
    }

    /// Moves the brick, which has flown through `free` cells, one square further and pushes the run in front
    /// of it by one cell.
    fn push(
        &mut self,
        flank: Flank,
        row: usize,
        free: usize,
        run: usize,
        brick: Brick,
        reel: &mut Reel<Self>,
    ) {
        if let Some(contact) = free.checked_sub(1) {
            reel.step(self);
            self.cells[row][flank.column(contact)] = None;
        }
        for step in (free..free + run).rev() {
            self.cells[row][flank.column(step + 1)] = self.cells[row][flank.column(step)];
        }
        self.cells[row][flank.column(free)] = Some(brick);
        reel.effect(|| Effect::new(EffectKind::Land));
        reel.length(film::PUSHING);
    }

    /// Lets all unsupported bricks fall.
    fn settle(&mut self, reel: &mut Reel<Self>) {
        if self.unsupported().is_some() {
            reel.step(self);
            let fallen = self.fall();
            reel.effect(|| Effect::new(EffectKind::Land));
            reel.length(film::falling(fallen));
        }
    }

    /// Eliminates all blocks at once and lets the bricks fall, until there are no blocks.
    fn cascade(&mut self, reel: &mut Reel<Self>) {
        let points_before = self.score;
        for round in 1u8.. {
            let blocks = self.standing_blocks();
            if blocks.is_empty() {
                break;
            }
            reel.step(self);
            for block in &blocks {
                self.eliminate(block, reel);
            }
            if round > 1 {
                let cells = || blocks.iter().flatten().map(cell);
                reel.effect(|| {
                    Effect::new(EffectKind::Chain).cells(cells()).amount(round).weight(round.min(3))
                });
            }
            reel.length(film::ELIMINATION);
            reel.step(self);
            let fallen = self.fall();
            reel.length(film::falling(fallen));
        }
        if self.score > points_before {
            reel.tell(|| Say::new("mound-score").with("score", self.score as i64));
        }
    }

    fn eliminate(&mut self, block: &[Square], reel: &mut Reel<Self>) {
        let points = block_points(block.len());
        for &(row, column) in block {
            if let Some(brick) = self.cells[row][column].take() {
                reel.exit(brick.key.0, film::BURST);
                if (row, column) == block[0] {
                    reel.tell(|| {
                        let say = Say::new("mound-block").with("colour", brick.colour.name());
                        say.with("size", block.len() as i64).with("points", i64::from(points))
                    });
                }
            }
        }
        let weight = film::weight(block.len());
        let effect = |kind| Effect::new(kind).cells(block.iter().map(cell)).weight(weight);
        reel.effect(|| effect(EffectKind::Burst));
        reel.effect(|| effect(EffectKind::Gain).amount(points));
        self.blocks += 1;
        self.add(points);
        self.tally.0.count_block(self.level, block.len(), points);
    }

    /// Ends the level after the whole cascade if the board is empty and not too many blocks were used. All
    /// other endings follow from the board, see [`Board::is_over`].
    fn conclude(&mut self, params: &Params, reel: &mut Reel<Self>) {
        if !self.is_empty() || self.blocks > MAX_BLOCKS {
            return;
        }
        let blocks = self.blocks;
        let bonus = bonus(blocks);
        self.add(bonus);
        self.tally.0.count_level(self.level, bonus);
        reel.step(self);
        if bonus > 0 {
            reel.effect(|| Effect::new(EffectKind::Gain).amount(bonus).weight(3));
            reel.length(film::BONUS);
            reel.step(self);
        }
        let old = self.outside();
        self.level = self.level.saturating_add(1);
        self.blocks = 0;
        self.deal_level(params);
        old.iter().for_each(|brick| reel.exit(brick.key.0, Ghost::POP));
        let mound = self.cells.iter().flatten().flatten();
        self.outside().iter().chain(mound).for_each(|brick| reel.enter(brick.key.0, Ghost::POP));
        reel.cut();
        reel.effect(|| Effect::new(EffectKind::Level).amount(self.level).weight(3));
        reel.length(film::NEW_LEVEL);
        reel.tell(|| {
            let say =
                Say::new("mound-level").with("blocks", i64::from(blocks)).with("bonus", i64::from(bonus));
            say.with("level", i64::from(self.level))
                .with("colours", i64::from(params.colours(self.level)))
                .with("bricks", self.count() as i64)
        });
    }

    fn add(&mut self, points: u32) {
        self.score = (self.score + u64::from(points)).min(MAX_SCORE);
    }

    /// The bricks around the board: lines and stack.
    fn outside(&self) -> Vec<Brick> {
        self.sides.iter().flatten().flatten().chain(&self.stack).copied().collect()
    }

    pub(crate) fn find(&self, brick: Brick) -> Option<Square> {
        let is_it =
            |&(row, column): &Square| self.cells[row][column].is_some_and(|it| it.key.0 == brick.key.0);
        squares().find(is_it)
    }
}

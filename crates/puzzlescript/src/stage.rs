//! The steps of a turn.

use tilery_kit::{Phrase, wording};

use crate::game::{Game, Group, Parts};
use crate::rule::{Case, Flat};
use crate::tile::{self, Tiles, World};
use crate::variant::{clashes, enables};
use crate::written::BUTTONS;

/// Conditions, each with its button.
pub type Conditions = Vec<(Option<usize>, Tiles)>;

/// A step of ordinary rules.
pub struct Step {
    /// The rules, each with its button.
    pub rules: Vec<(Option<usize>, Vec<Vec<Tiles>>)>,
    pub repeats: bool,
    pub moves: bool,
    pub parts: Parts,
    /// True if earlier steps can skip this step.
    pub is_gated: bool,
}

/// A step of a turn.
pub enum Stage {
    Rules(Step),
    /// Leads to another step if one of the conditions is met.
    Branch(Conditions, usize),
    /// Skips the rules that follow unless the conditions are met.
    Gate(Conditions),
    /// True if the moves may be taken back: what has moved is marked then.
    Move(bool),
    /// Takes back the moves unless a player has moved.
    Moved(Tiles),
    /// Continues only if a tile meets the conditions (true), or if no tile does (false).
    Goal(Tiles, bool),
}

impl Stage {
    pub fn width(&self) -> usize {
        match self {
            Self::Rules(step) if step.needs_fresh() => 2,
            Self::Move(true) => 2,
            _ => 1,
        }
    }
}

impl Step {
    /// True if the end of a repetition cannot be detected by one `never` rule.
    pub fn needs_fresh(&self) -> bool {
        let of = |button: usize| -> usize {
            let mine = self.rules.iter().filter(|(one, _)| meets(*one, Some(button)));
            mine.map(|(_, cases)| cases.len()).sum()
        };
        self.repeats && (0..BUTTONS).any(|button| of(button) > 1)
    }
}

/// True if rules for two buttons can run in one turn.
pub fn meets(a: Option<usize>, b: Option<usize>) -> bool {
    a.is_none() || b.is_none() || a == b
}

/// Groups the conditions of a rule into rows, each with at most one condition for each button.
pub fn branches(world: &World, cases: &[Case]) -> Result<Vec<Conditions>, Phrase> {
    let mut rows: Vec<Conditions> = Vec::new();
    for case in cases {
        for tiles in tile::conditions(world, &case.flat)? {
            let is_free = |row: &&mut Conditions| row.iter().all(|(button, _)| !meets(*button, case.button));
            match rows.iter_mut().find(is_free) {
                Some(row) => row.push((case.button, tiles)),
                None => rows.push(vec![(case.button, tiles)]),
            }
        }
    }
    Ok(rows)
}

impl Game<'_> {
    /// The tiles that must exist before the rules of a group fire: for each condition, the tiles for each
    /// button.
    pub fn gates(&self, world: &World, group: &Group, parts: &Parts) -> Result<Vec<Conditions>, Phrase> {
        let groups = || Phrase::new(wording!("puzzlescript-groups"));
        let cases = || group.rules.iter().flat_map(|rule| &rule.cases);
        if cases().all(|case| case.besides.is_empty()) {
            return Ok(Vec::new());
        }
        if group.rules.len() > 1 {
            return Err(groups());
        }
        let mut gates: Vec<Conditions> = Vec::new();
        let mut known: Vec<&Case> = Vec::new();
        for case in cases() {
            if let Some(other) = known.iter().find(|other| meets(other.button, case.button)) {
                let is_same =
                    |(a, b): (&Flat, &Flat)| a.cells == b.cells && (a.dir == b.dir || a.cells.len() == 1);
                if !other.besides.iter().zip(&case.besides).all(is_same) {
                    return Err(groups());
                }
                continue;
            }
            known.push(case);
            for (n, flat) in case.besides.iter().enumerate() {
                // Firing the rule must not change the truth of the condition.
                let stays =
                    parts.iter().filter(|(button, _)| meets(*button, case.button)).all(|(_, part)| {
                        !clashes(part, flat, world.sprites, self.lone) && !enables(part, flat, &world.layers)
                    });
                let mut tiles = tile::conditions(world, flat)?;
                if !stays || tiles.len() != 1 {
                    return Err(groups());
                }
                if gates.len() <= n {
                    gates.push(Vec::new());
                }
                gates[n].push((case.button, tiles.remove(0)));
            }
        }
        Ok(gates)
    }
}

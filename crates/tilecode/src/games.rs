//! The games that are shipped.

/// A shipped game.
#[derive(Debug)]
pub struct Shipped {
    /// Its short name: the parameters of a game.
    pub name: &'static str,
    /// Its project, in canonical form.
    pub text: &'static str,
}

/// All of them, in the order in which players see them.
pub const ALL: &[Shipped] = &[
    Shipped { name: "steps", text: include_str!("../games/steps.txt") },
];

/// A project to begin from: one tile of ground, and nobody on it.
pub const BLANK: &str = include_str!("../games/blank.txt");

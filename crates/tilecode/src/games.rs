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
    Shipped { name: "crates", text: include_str!("../games/crates.txt") },
    Shipped { name: "rocks", text: include_str!("../games/rocks.txt") },
    Shipped { name: "snake", text: include_str!("../games/snake.txt") },
    Shipped { name: "maze", text: include_str!("../games/maze.txt") },
    Shipped { name: "aliens", text: include_str!("../games/aliens.txt") },
    Shipped { name: "crossing", text: include_str!("../games/crossing.txt") },
    Shipped { name: "gems", text: include_str!("../games/gems.txt") },
    Shipped { name: "belts", text: include_str!("../games/belts.txt") },
    Shipped { name: "dungeon", text: include_str!("../games/dungeon.txt") },
    Shipped { name: "robot", text: include_str!("../games/robot.txt") },
    Shipped { name: "herd", text: include_str!("../games/herd.txt") },
];

/// A project to begin from: a walled lawn, and somebody who walks on it.
pub const BLANK: &str = include_str!("../games/blank.txt");

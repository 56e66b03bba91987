//! Projects for measuring rounds, used by the benchmarks here and in wasm: pushed boxes, falling rocks, rocks
//! that also roll off each other, a thousand bouncers, and a map without movement.

use tilery_kit::{Reel, Rng};
use tilery_tilecode::{Board, Project, Round};

const HEAD: &str = "tilecode 1\nbackground ground . grass\nbackground wall W brick\nsprite player p player\n\
    sprite box o crate\n\nlevel One\n";

/// Builds a square map surrounded by walls, with the given sprites and rules.
fn project(side: usize, sprite: impl Fn(usize, usize) -> char, rules: &str) -> std::rc::Rc<Project> {
    let is_edge = |n: usize| n == 0 || n == side - 1;
    let rows = |tile: &dyn Fn(usize, usize) -> char| {
        let rows = (0..side).map(|row| (0..side).map(|col| tile(row, col)).collect::<String>());
        rows.map(|row| format!("  {row}\n")).collect::<String>()
    };
    let map = rows(&|row, col| if is_edge(row) || is_edge(col) { 'W' } else { '.' });
    let sprites = rows(&|row, col| if is_edge(row) || is_edge(col) { '.' } else { sprite(row, col) });
    let text = format!("{HEAD}map\n{map}sprites\n{sprites}\n{rules}");
    Project::parse(&text).expect("a project").0
}

/// A deterministic pseudo-random number.
fn scatter(row: usize, col: usize) -> usize {
    (row * 7919 + col * 104_729 + row * col * 31) % 97
}

const PUSH: &str = "rule press:right all-four\nwhen C +player\nwhen E -wall -box\ndo C move:right\n\n\
    rule press:right all-four\nwhen C +box\nwhen W +player\nwhen E -wall -box\ndo C move:right\ndo W move:right\n";
const FALL: &str = "rule change\nwhen C +box\nwhen S ~ground -box -player\ndo C move:down\n";
const ROLL: &str = "rule change\nwhen C +box\nwhen S ~ground -box -player\ndo C move:down\n\n\
    rule change flip-h\nwhen C +box\nwhen S ~box\nwhen E ~ground -box\nwhen SE ~ground -box\ndo C move:right\n\n\
    rule smash:right\nwhen C +box\nwhen E +box\ndo C stop\n\nrule smash:left\nwhen C +box\nwhen W +box @down\ndo C stop\n";
const BOUNCE: &str = "rule change\nwhen C +box @resting\nwhen E -wall\ndo C move:right\n\n\
    rule change\nwhen C +box @resting\nwhen E ~wall\ndo C move:left\n\n\
    rule change flip-h\nwhen C +box @right\nwhen E -wall\ndo C move:right\n\n\
    rule change flip-h\nwhen C +box @right\nwhen E ~wall\ndo C move:left\n";

/// A project to measure.
pub struct Workload {
    /// The name of the workload.
    pub name: &'static str,
    /// The project.
    pub project: std::rc::Rc<Project>,
    /// The number of rounds played before the measurement.
    pub before: usize,
    /// The buttons of the rounds, repeated in a cycle.
    pub buttons: &'static [&'static str],
}

/// All workloads.
pub fn all() -> Vec<Workload> {
    let boxes = |row, col| {
        if (row, col) == (32, 32) {
            'p'
        } else if scatter(row, col) < 12 {
            'o'
        } else {
            '.'
        }
    };
    let some = |is: bool| if is { 'o' } else { '.' };
    let workload = |name, project, before, buttons| Workload { name, project, before, buttons };
    vec![
        workload(
            "box pushing 64x64",
            project(64, boxes, PUSH),
            10,
            &["R", "R", "D", "L", "U", "R", "D", "D"],
        ),
        workload(
            "falling rocks 100x100",
            project(100, |row, col| some(row < 60 && scatter(row, col) < 35), FALL),
            1,
            &["."],
        ),
        workload(
            "rolling rocks 100x100",
            project(100, |row, col| some(row < 60 && scatter(row, col) < 35), ROLL),
            1,
            &["."],
        ),
        workload(
            "bouncers 100x100",
            project(100, |row, col| some(scatter(row, col) < 10), BOUNCE),
            10,
            &["."],
        ),
        workload(
            "a still 127x127 map",
            project(127, |row, col| some(scatter(row, col) < 10), PUSH),
            5,
            &["."],
        ),
    ]
}

/// The board at the start of the measurement, and the rounds to play in a cycle.
pub fn start(workload: &Workload) -> (Board, Vec<Round>) {
    let buttons: Vec<Round> = workload.buttons.iter().map(|text| text.parse().expect("a round")).collect();
    let mut board = Board::new(&workload.project, Rng::from_seed(1));
    for n in 0..workload.before {
        board.play(buttons[n % buttons.len()], &mut Reel::silent());
    }
    (board, buttons)
}

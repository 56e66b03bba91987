//! Rounds of four kinds of games: pushed boxes, falling rocks, a thousand bouncers, and a map on which nothing happens.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use tilery_kit::{Reel, Rng};
use tilery_tilecode::{Board, Project, Round};

const HEAD: &str = "tilecode 1\nbackground ground . grass\nbackground wall W brick\nsprite player p player\n\
    sprite box o crate\n\nlevel One\n";

/// A map with a wall around it, and sprites where `sprite` says.
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

/// A number that looks like chance, the same each time.
fn scatter(row: usize, col: usize) -> usize {
    (row * 7919 + col * 104_729 + row * col * 31) % 97
}

const PUSH: &str = "rule press:right all-four\nwhen C +player\nwhen E -wall -box\ndo C move:right\n\n\
    rule press:right all-four\nwhen C +box\nwhen W +player\nwhen E -wall -box\ndo C move:right\ndo W move:right\n";
const FALL: &str = "rule change\nwhen C +box\nwhen S ~ground -box -player\ndo C move:down\n\n\
    rule change flip-h\nwhen C +box\nwhen S ~box\nwhen E ~ground -box\nwhen SE ~ground -box\ndo C move:right\n\n\
    rule smash:right\nwhen C +box\nwhen E +box\ndo C stop\n\nrule smash:left\nwhen C +box\nwhen W +box @down\ndo C stop\n";
const BOUNCE: &str = "rule change\nwhen C +box @resting\nwhen E -wall\ndo C move:right\n\n\
    rule change flip-h\nwhen C +box @right\nwhen E -wall\ndo C move:right\n\n\
    rule change flip-h\nwhen C +box @right\nwhen E ~wall\ndo C move:left\n";

fn rounds(c: &mut Criterion) {
    let mut run =
        |name: &str, project: &std::rc::Rc<Project>, before: usize, count: usize, buttons: &[&str]| {
            let buttons: Vec<Round> = buttons.iter().map(|text| text.parse().expect("a round")).collect();
            let mut start = Board::new(project, Rng::from_seed(1));
            for n in 0..before {
                start.play(buttons[n % buttons.len()], &mut Reel::silent());
            }
            c.bench_function(&format!("{count} rounds: {name}"), |b| {
                b.iter_batched_ref(
                    || start.clone(),
                    |board| {
                        for n in 0..count {
                            board.play(buttons[n % buttons.len()], &mut Reel::silent());
                        }
                    },
                    BatchSize::LargeInput,
                );
            });
        };
    let boxes = project(
        64,
        |row, col| {
            if (row, col) == (32, 32) {
                'p'
            } else if scatter(row, col) < 12 {
                'o'
            } else {
                '.'
            }
        },
        PUSH,
    );
    run("box pushing 64x64", &boxes, 10, 100, &["R", "R", "D", "L", "U", "R", "D", "D"]);
    let rocks = project(100, |row, col| if row < 60 && scatter(row, col) < 35 { 'o' } else { '.' }, FALL);
    run("falling rocks 100x100", &rocks, 1, 50, &["."]);
    let bouncers = project(100, |row, col| if scatter(row, col) < 10 { 'o' } else { '.' }, BOUNCE);
    run("bouncers 100x100", &bouncers, 10, 100, &["."]);
    let still = project(127, |row, col| if scatter(row, col) < 10 { 'o' } else { '.' }, PUSH);
    run("a still 127x127 map", &still, 5, 1000, &["."]);
}

criterion_group!(benches, rounds);
criterion_main!(benches);

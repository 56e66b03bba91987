//! Runs every target on a fixed set of inputs: recorded games, written seeds, and mutations of them.

use std::fs;
use std::path::{Path, PathBuf};

use tilery_fuzz::{TARGETS, Target};
use tilery_kit::Rng;

/// The number of mutated inputs of each target.
const MUTATIONS: usize = 2_000;

/// The maximum length of an input. Longer inputs only try the same code for longer.
const MAX_BYTES: usize = 4_096;

/// Numbers and separators that often break parsers.
const TOKENS: [&[u8]; 12] = [
    b"\n",
    b"\0",
    b"#",
    b":",
    b"/",
    b"-1",
    b"0",
    b"255",
    b"256",
    b"65536",
    b"18446744073709551616",
    b"\xff\xfe",
];

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// All files below a folder, in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.sort();
    paths.into_iter().flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The inputs to run and to mutate.
fn seeds(target: &Target) -> Vec<Vec<u8>> {
    let mut paths = files(&root().join("tests/fuzz/seeds").join(target.name));
    match target.name {
        "load" => {
            let mut crates: Vec<PathBuf> = fs::read_dir(root().join("crates"))
                .expect("the crates")
                .map(|entry| entry.expect("a readable folder").path())
                .collect();
            crates.sort();
            paths.extend(crates.iter().flat_map(|path| files(&path.join("tests/play"))));
        }
        "puzzlescript" => paths.extend(files(&root().join("crates/puzzlescript/tests/games"))),
        "edits" => paths.extend(files(&root().join("crates/studio/tests/edits"))),
        _ => {}
    }
    let read = |path: PathBuf| {
        let mut bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        bytes.truncate(MAX_BYTES);
        bytes
    };
    paths.into_iter().map(read).collect()
}

fn below(rng: &mut Rng, n: usize) -> usize {
    rng.below(n as u32) as usize
}

/// A copy of a seed with up to four changes, or random bytes where there is no seed.
fn mutation(seeds: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let Some(mut input) = rng.pick(seeds).cloned() else {
        let length = below(rng, 400);
        return (0..length).map(|_| rng.below(256) as u8).collect();
    };
    for _ in 0..=rng.below(4) {
        let from = below(rng, input.len() + 1);
        let to = (from + below(rng, 16)).min(input.len());
        match rng.below(5) {
            0 if from < input.len() => input[from] = rng.below(256) as u8,
            1 => drop(input.drain(from..to)),
            2 => {
                let part = input[from..to].to_vec();
                input.splice(from..from, part);
            }
            3 => {
                let token = rng.pick(&TOKENS).expect("there are tokens").to_vec();
                input.splice(from..to, token);
            }
            _ => {
                let other = rng.pick(seeds).expect("there are seeds");
                let at = below(rng, other.len() + 1);
                input.splice(from.., other[at..].iter().copied());
            }
        }
    }
    input.truncate(MAX_BYTES);
    input
}

/// Runs a target on its seeds and on mutations of them.
fn run(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target of this name");
    let seeds = seeds(target);
    let mut rng = Rng::from_seed(1);
    let mutations = (0..MUTATIONS).map(|_| mutation(&seeds, &mut rng));
    for (n, input) in seeds.iter().cloned().chain(mutations).enumerate() {
        // The name of the target and the number reproduce the input.
        let ended = std::panic::catch_unwind(|| (target.run)(&input));
        assert!(ended.is_ok(), "{name}, input {n}:\n{}", String::from_utf8_lossy(&input));
    }
}

#[test]
fn edits_are_refused_or_lead_to_a_project() {
    run("edits");
}

#[test]
fn gestures_leave_a_position_that_loads() {
    run("gestures");
}

#[test]
fn texts_are_refused_or_load_and_play() {
    run("load");
}

#[test]
fn programs_run_as_the_naive_interpreter_says() {
    run("rounds");
}

#[test]
fn stores_and_exports_of_the_original_are_refused_or_open_and_play() {
    run("original");
}

#[test]
fn games_of_puzzlescript_are_refused_or_open_and_play() {
    run("puzzlescript");
}

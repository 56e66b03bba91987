//! Runs a target of the fuzzer: `fuzz TARGET FILE` runs it on one input, and prints the gestures of
//! `gestures`. `npm run fuzz` builds it with libFuzzer instead, and names the target in `TILERY_TARGET`.
#![cfg_attr(fuzzing, no_main)]

use tilery_fuzz::{TARGETS, Target};

fn target(name: Option<String>) -> Target {
    let found = TARGETS.iter().find(|target| name.as_deref() == Some(target.name));
    *found.expect("the name of a target: edits, gestures, load, original, puzzlescript, rounds or sokoban")
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    static TARGET: std::sync::LazyLock<Target> =
        std::sync::LazyLock::new(|| target(std::env::var("TILERY_TARGET").ok()));
    (TARGET.run)(data);
});

#[cfg(not(fuzzing))]
fn main() {
    let mut args = std::env::args().skip(1);
    let target = target(args.next());
    let file = args.next().expect("the file of an input");
    let input = std::fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    (target.run)(&input);
}

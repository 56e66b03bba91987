//! Targets of the fuzzer: functions that panic if an input makes the product misbehave.

mod brought;
mod edits;
mod gestures;
mod load;
mod rounds;

/// A target of the fuzzer.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, also that of the folder of its seeds.
    pub name: &'static str,
    /// Panics if the product mishandles the input.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 7] = [
    Target { name: "edits", run: |data| edits::run(&String::from_utf8_lossy(data)) },
    Target { name: "gestures", run: gestures::run },
    Target { name: "load", run: |data| load::run(&String::from_utf8_lossy(data)) },
    Target { name: "original", run: |data| brought::original(&String::from_utf8_lossy(data)) },
    Target { name: "puzzlescript", run: |data| brought::puzzlescript(&String::from_utf8_lossy(data)) },
    Target { name: "sokoban", run: |data| brought::sokoban(&String::from_utf8_lossy(data)) },
    Target { name: "rounds", run: rounds::run },
];

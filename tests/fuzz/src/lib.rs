//! Targets of the fuzzer: functions that panic where any input makes the product wrong.

mod edits;
mod gestures;
mod load;
mod puzzlescript;
mod rounds;

/// A function that takes any bytes.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, also that of the folder of its seeds.
    pub name: &'static str,
    /// Panics if the product treats the input wrongly.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 5] = [
    Target { name: "edits", run: |data| edits::run(&String::from_utf8_lossy(data)) },
    Target { name: "gestures", run: gestures::run },
    Target { name: "load", run: |data| load::run(&String::from_utf8_lossy(data)) },
    Target { name: "puzzlescript", run: |data| puzzlescript::run(&String::from_utf8_lossy(data)) },
    Target { name: "rounds", run: rounds::run },
];

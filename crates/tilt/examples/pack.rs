//! Packs a trained net into the file that the page fetches.
//!
//! ```text
//! pack <weights> <keys> <quantum> <net> [stages]
//! ```
//!
//! `weights` holds pairs of 32-bit floats, of which the first is the weight: for every stage five tables of 65,536, for the
//! shapes of four cells (only the first of equal entries), then two of 16,777,216 for the shapes of six. `keys` holds the
//! numbers, 32 bits, of the weights of shapes of six that are kept. `stages` are the least exponents of the later stages.

use tilery_tilt::player::net::{Coarse, QUADS, cells_first, read, write};

const HEX: usize = 1 << 24;
const STAGE: usize = 5 * QUADS + 2 * HEX;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let weights = std::fs::read(&arguments[0]).expect("the weights");
    let quantum: f32 = arguments[2].parse().expect("the quantum");
    let stages: Vec<u8> = arguments
        .get(4)
        .map_or(vec![], |stages| stages.split(',').map(|stage| stage.parse().expect("a stage")).collect());
    let weight = |i: usize| {
        let bytes = weights[8 * i..8 * i + 4].try_into().expect("four bytes");
        (f32::from_le_bytes(bytes) / quantum).round() as i32
    };
    let mut net = Coarse { quantum, stages, ..Coarse::default() };
    for stage in 0..=net.stages.len() {
        net.quads.push(std::array::from_fn(|shape| {
            (0..QUADS).map(|i| weight(stage * STAGE + shape * QUADS + i)).collect()
        }));
        net.hexes.push(Default::default());
    }
    for key in std::fs::read(&arguments[1]).expect("the keys").chunks(4) {
        let key = u32::from_le_bytes(key.try_into().expect("four bytes")) as usize;
        let (stage, six) = (key / STAGE, key % STAGE - 5 * QUADS);
        if weight(key) != 0 && stage < net.hexes.len() {
            net.hexes[stage][six / HEX].push(((six % HEX) as u32, weight(key)));
        }
    }
    for entries in net.hexes.iter_mut().flatten() {
        entries.sort_by_key(|&(key, _)| cells_first(key));
    }
    let file = write(&net);
    assert!(read(&file).expect("a net") == net, "what is read is not what was written");
    println!(
        "{} bytes, {} entries of six cells",
        file.len(),
        net.hexes.iter().flatten().map(Vec::len).sum::<usize>()
    );
    let without = Coarse { hexes: net.hexes.iter().map(|_| Default::default()).collect(), ..net.clone() };
    println!("{} bytes without them", write(&without).len());
    std::fs::write(&arguments[3], file).expect("the net");
}

//! Trains the net of the 4x4 player and writes its file, in one run:
//!
//! ```text
//! cargo run --release -p tilery-tilt --example train -- out=tilt.net
//! ```
//!
//! The stages of a run, of which each goes on from the one before:
//!
//! 1. `deal`: so many million moves of games from the deal, choosing by the tables and learning from every move.
//! 2. `carousel`: so many million moves of games that mostly start at boards met before,
//!    so that late boards are seen as often as early ones.
//! 3. The `keep` entries of six cells that matter most are kept.
//! 4. `tune`: so many million moves with those alone, at the end ever more slowly.
//! 5. The values are written as coarsely as makes the file no larger than `bytes`.
//!
//! Moves are counted in millions, and a million takes one to two seconds of one core, which is all that is used: the defaults take some two
//! hours, and 1.3 GB of memory. The same seed gives the same net.
//!
//! `net` begins with the values of a net's file. `save` writes the tables before they are pruned (540 MB), and `load` goes on from there; a
//! short `carousel` is still needed, for it is what shows which entries matter. `strength` measures the net.

mod games;
mod kept;
mod tables;

use std::fs::File;

use games::{Games, Starts};
use tables::Tables;
use tilery_tilt::player::net::{read, write};

/// How much of the past, and what rate, entries keep when the games change, and when their neighbours were pruned away: at a rate of 0.15, tuning
/// undid most of what had been learned.
const CHANGED: (f32, f32) = (0.02, 0.3);
const PRUNED: (f32, f32) = (1.0, 0.01);
/// Moves in which the entries of a net show how sure they are.
const LISTEN: u64 = 10_000_000;

struct Options {
    seed: u64,
    /// Moves.
    deal: u64,
    carousel: u64,
    tune: u64,
    /// Entries of six cells.
    keep: usize,
    bytes: usize,
    net: Option<String>,
    load: Option<String>,
    save: Option<String>,
    out: Option<String>,
}

fn options() -> Options {
    let million = 1_000_000;
    let mut options = Options {
        seed: 1,
        deal: 3000 * million,
        carousel: 1000 * million,
        tune: 60 * million,
        keep: 1_000_000,
        bytes: 1_500_000,
        net: None,
        load: None,
        save: None,
        out: None,
    };
    for argument in std::env::args().skip(1) {
        let (name, value) = argument.split_once('=').expect("name=value");
        let number = || value.parse::<u64>().expect("a number");
        match name {
            "seed" => options.seed = number(),
            "deal" => options.deal = number() * million,
            "carousel" => options.carousel = number() * million,
            "tune" => options.tune = number() * million,
            "keep" => options.keep = number() as usize,
            "bytes" => options.bytes = number() as usize,
            "net" => options.net = Some(value.to_owned()),
            "load" => options.load = Some(value.to_owned()),
            "save" => options.save = Some(value.to_owned()),
            "out" => options.out = Some(value.to_owned()),
            _ => panic!("what is {name}?"),
        }
    }
    options
}

fn main() {
    let options = options();
    let mut games = Games::new(options.seed);
    let mut tables = learned(&options, &mut games);
    if let Some(path) = &options.save {
        tables.save(File::create(path).expect("a file")).expect("room for the tables");
    }
    tables.prune(options.keep);
    tables.renew(PRUNED.0, PRUNED.1);
    games.settle(&mut tables, options.tune);
    if let Some(path) = &options.out {
        std::fs::write(path, smallest(&tables, options.bytes)).expect("the net");
    }
}

/// The tables with all entries.
fn learned(options: &Options, games: &mut Games) -> Tables {
    let mut tables = Tables::new();
    if let Some(path) = &options.net {
        tables.take(&read(&std::fs::read(path).expect("the file of a net")).expect("a net"));
        games.listen(&mut tables, LISTEN);
    }
    if let Some(path) = &options.load {
        tables.load(File::open(path).expect("the tables")).expect("all of the tables");
    }
    if options.deal > 0 {
        println!("from the deal");
        games.play(&mut tables, options.deal, Starts::Deal);
    }
    if options.carousel > 0 {
        println!("from boards met before");
        if options.deal > 0 {
            tables.renew(CHANGED.0, CHANGED.1);
        }
        games.play(&mut tables, options.carousel, Starts::Carousel);
    }
    tables
}

/// The file of the net, of the finest values with which it is not too large.
fn smallest(tables: &Tables, bytes: usize) -> Vec<u8> {
    let mut quantum = 8.0;
    loop {
        let net = tables.coarse(quantum);
        let file = write(&net);
        if file.len() <= bytes {
            assert!(read(&file).expect("a net") == net, "what is read is not what was written");
            println!("{} bytes in units of {quantum} points", file.len());
            return file;
        }
        quantum *= 1.05;
    }
}

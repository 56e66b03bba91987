//! Trains the net of the 4x4 player and writes its file, in one run:
//!
//! ```text
//! cargo run --release -p tilery-tilt --example train -- out=tilt-4x4.net
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
//! Moves are counted in millions, and a million takes about a second of one core, which is all that is used: the defaults take
//! some two hours, and 1.1 GB of memory. The same seed gives the same net.
//!
//! `save` writes the tables before they are pruned (540 MB), and `load` goes on from there with `deal=0`; a short `carousel` is
//! still needed, for it is what shows which entries matter. `net` begins with the file of a net instead, which is only tuned:
//! `net=old.net tune=100 out=new.net` takes two minutes. `borrow=20000` besides begins its later stages anew with so many
//! entries of the first. `strength` measures the net.

mod games;
mod kept;
mod tables;

use std::fs::File;

use games::{Games, Starts};
use tables::Tables;
use tilery_tilt::player::net::{read, write};

/// A second set of tables counts from the 16384 on, with the 8192 beside it.
const STAGES: [u8; 1] = [14];
/// How much of the past, and what rate, entries keep when the games change, and when their neighbours were pruned away.
const CHANGED: (f32, f32) = (0.02, 0.3);
const PRUNED: (f32, f32) = (0.3, 0.15);
/// Moves in which the entries of a net that is tuned further show how sure they are.
const LISTEN: u64 = 10_000_000;

struct Options {
    seed: u64,
    /// Moves.
    deal: u64,
    carousel: u64,
    tune: u64,
    /// Entries of six cells.
    keep: usize,
    /// Entries of six cells that later stages take from the first.
    borrow: usize,
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
        tune: 2000 * million,
        keep: 160_000,
        borrow: 0,
        bytes: 300_000,
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
            "borrow" => options.borrow = number() as usize,
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
    let mut tables = if let Some(path) = &options.net {
        let net = read(&std::fs::read(path).expect("the file of a net")).expect("a net");
        let mut tables = Tables::of_net(&net);
        games.listen(&mut tables, LISTEN);
        if options.borrow > 0 {
            tables.borrow(options.borrow);
            games.listen(&mut tables, LISTEN);
        }
        tables
    } else {
        pruned(&options, &mut games)
    };
    games.settle(&mut tables, options.tune);
    if let Some(path) = &options.out {
        std::fs::write(path, smallest(&tables, options.bytes)).expect("the net");
    }
}

/// The tables that were learned with all entries, of which then only those were kept that matter.
fn pruned(options: &Options, games: &mut Games) -> Tables {
    let mut tables = Tables::new(&STAGES);
    if let Some(path) = &options.load {
        tables.load(File::open(path).expect("the tables")).expect("tables of as many stages");
    }
    if options.deal > 0 {
        println!("from the deal");
        games.play(&mut tables, options.deal, Starts::Deal);
        tables.borrow(0);
    }
    if options.carousel > 0 {
        println!("from boards met before");
        tables.renew(CHANGED.0, CHANGED.1);
        games.play(&mut tables, options.carousel, Starts::Carousel);
    }
    if let Some(path) = &options.save {
        tables.save(File::create(path).expect("a file")).expect("room for the tables");
    }
    tables.prune(options.keep);
    tables.renew(PRUNED.0, PRUNED.1);
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

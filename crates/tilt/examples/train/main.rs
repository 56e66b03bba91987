//! Trains the net of the search on 4x4 and writes its file, in one run:
//!
//! ```text
//! cargo run --release -p tilery-tilt --example train -- out=tilt.net
//! ```
//!
//! For each of the two stages of a game (`search::net::stage`):
//!
//! 1. `first`, `second`: training, in millions of moves. Most games start at boards from earlier games, so
//!    that late boards are visited as often as early ones. The second stage begins with the tables of the
//!    first, and its games start at `starts` boards from games of the first.
//! 2. `settle`: more training with a falling learning rate, in millions of moves.
//! 3. `survey`: sampling of boards in games, in millions, to find the most important entries of six cells.
//!    Each stage keeps `keep` of them ([`compact`]).
//!
//! Values are written in units of `quantum` points. A million moves takes one to two seconds on a single
//! core; with the defaults a run takes about three hours and 2.5 GB of memory. The same seed gives the same
//! net.
//!
//! `save=NAME` writes the tables of the stages to the files NAME.first and NAME.second (800 MB each), and
//! `load=NAME` resumes from them. The example `small` adds the 3x3 part to the net, and `strength` measures
//! it.

mod compact;
mod games;
mod tables;

use std::fs::File;

use compact::compact;
use games::Games;
use tables::Tables;
use tilery_tilt::search::net::stage::Stage;
use tilery_tilt::search::net::{Coarse, read, write};

const MILLION: u64 = 1_000_000;

struct Options {
    seed: u64,
    /// Millions of moves.
    first: u64,
    second: u64,
    settle: u64,
    /// Millions of boards.
    survey: u64,
    /// Number of boards.
    starts: usize,
    /// Entries of six cells kept, by stage.
    keep: [usize; 2],
    /// The unit of values, in points.
    quantum: f32,
    load: Option<String>,
    save: Option<String>,
    out: Option<String>,
}

fn options() -> Options {
    let mut options = Options {
        seed: 1,
        first: 5000,
        second: 2000,
        settle: 250,
        survey: 100,
        starts: 8000,
        keep: [1_500_000, 1_000_000],
        quantum: 192.0,
        load: None,
        save: None,
        out: None,
    };
    for argument in std::env::args().skip(1) {
        let (name, value) = argument.split_once('=').expect("name=value");
        let number = |value: &str| value.parse::<u64>().expect("a number");
        match name {
            "seed" => options.seed = number(value),
            "first" => options.first = number(value),
            "second" => options.second = number(value),
            "settle" => options.settle = number(value),
            "survey" => options.survey = number(value),
            "starts" => options.starts = number(value) as usize,
            "keep" => {
                let (first, second) = value.split_once(',').expect("two numbers");
                options.keep = [first, second].map(|keep| number(keep) as usize);
            }
            "quantum" => options.quantum = value.parse().expect("a number"),
            "load" => options.load = Some(value.to_owned()),
            "save" => options.save = Some(value.to_owned()),
            "out" => options.out = Some(value.to_owned()),
            _ => panic!("unknown option: {name}"),
        }
    }
    options
}

fn main() {
    let options = options();
    let Options { seed, survey, keep, quantum, .. } = options;
    let mut games = Games::first(seed);
    let mut first = Tables::new(Stage::First);
    learn(&mut first, &mut games, &options, options.first, "first");
    let starts = games.walls(&first, options.starts);
    let mut later = Games::second(seed, starts);
    let mut second = Tables::following(&first);
    learn(&mut second, &mut later, &options, options.second, "second");
    let Some(path) = &options.out else { return };
    let stages = [
        compact(&first, &mut games, survey * MILLION, keep[0], quantum),
        compact(&second, &mut later, survey * MILLION, keep[1], quantum),
    ];
    let net = Coarse { quantum, stages, ..Coarse::default() };
    let file = write(&net);
    assert!(read(&file).expect("a net") == net, "the net differs after writing and reading");
    println!("{} bytes", file.len());
    std::fs::write(path, file).expect("the net");
}

fn learn(tables: &mut Tables, games: &mut Games, options: &Options, millions: u64, name: &str) {
    println!("the {name} stage");
    if let Some(path) = &options.load {
        let file = File::open(format!("{path}.{name}")).expect("the tables");
        tables.load(file).expect("all of the tables");
    }
    games.learn(tables, millions * MILLION, false);
    if millions > 0 {
        games.learn(tables, options.settle * MILLION, true);
    }
    if let Some(path) = &options.save {
        let file = File::create(format!("{path}.{name}")).expect("a file");
        tables.save(file).expect("room for the tables");
    }
}

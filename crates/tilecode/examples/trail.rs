//! Generates the trail of TileCode from the recorded plays in `tests/play`: every level of every game, with
//! the rounds that win it there.
//!
//! Stars are stored by a board's text, which contains its seed. So a line of the trail that still wins is
//! kept, even if an earlier level has changed and the recorded play now reaches the level of this line with
//! another state of the generator.
//!
//! The existing trail is compiled in, so the output must not be redirected into it (docs/trails.md).
//!
//!     cargo run -p tilery-tilecode --example tilecode-trail > trail.new

use tilery_kit::save::{Origin, Save};
use tilery_kit::{Game, Reel, Rng, Rules, trail};
use tilery_tilecode::{Board, Outcome, Params, Round, TileCode, games};

fn main() {
    assert!(!TileCode::TRAIL.is_empty(), "the existing trail is missing: was the output redirected into it?");
    for shipped in &games::ALL {
        println!("# params-{}", shipped.name);
        let path = format!("{}/tests/play/tilecode/{}.txt", env!("CARGO_MANIFEST_DIR"), shipped.name);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let save = Save::parse(text.split("\n\n").next().unwrap_or_default()).expect("a save");
        let Origin::Deal(id) = &save.origin else { panic!("{path} does not begin with a deal") };
        let (_, seed) = id.rsplit_once('#').expect("an id has a seed");
        let params: Params = shipped.name.parse().expect("a shipped game");
        let mut board =
            Board::at_level(params.project(), params.level(), Rng::from_seed(seed.parse().expect("a seed")));
        let rounds = save.runs.iter().flat_map(|run| std::iter::repeat_n(run.text.as_str(), run.times));
        let mut played: Vec<&str> = Vec::new();
        // The generator's state serves as a seed.
        let (mut level, mut chance) = (0, board.rng.state());
        for text in rounds {
            let round: Round = text.parse().expect("a round");
            board.play(round, &mut Reel::silent());
            played.push(text);
            if board.level > level || board.outcome == Outcome::Won {
                let params = params.with_level(&(level + 1).to_string()).expect("a level");
                println!(
                    "{}",
                    winning_line(&params, chance).unwrap_or_else(|| line(&params, chance, &played))
                );
                (level, chance) = (board.level, board.rng.state());
                played.clear();
            }
        }
    }
}

/// The line of a level. By turns its par is the number of presses, which are what the player counts there. In real
/// time it is the number of rounds, since a press may last for several.
fn line(params: &Params, chance: u64, played: &[impl AsRef<str>]) -> String {
    let moves: Vec<&str> = played.iter().map(AsRef::as_ref).collect();
    let is_counted = |text: &&&str| **text != "." || !TileCode::has_turns(params);
    let par = moves.iter().filter(is_counted).count();
    format!("tilecode:{params}#{chance};aim=win;par={par} | {}", trail::solution(&moves))
}

/// The line of a level with the seed and the solution of the existing one, if that still wins.
fn winning_line(params: &Params, chance: u64) -> Option<String> {
    let line = TileCode::TRAIL.lines().find(|line| line.starts_with(&format!("tilecode:{params}#")))?;
    let seed = line.split(['#', ';']).nth(1)?.parse().ok().filter(|seed| *seed != chance)?;
    let chapters = trail::parse(&format!("# one\n{line}")).expect("a line of the trail");
    let mut board = Board::at_level(params.project(), params.level(), Rng::from_seed(seed));
    let moves = chapters[0].boards[0].moves();
    for text in &moves {
        board.play(text.parse().expect("a round"), &mut Reel::silent());
        if board.outcome == Outcome::Lost {
            return None;
        }
    }
    (board.level > params.level() || board.outcome == Outcome::Won).then(|| self::line(params, seed, &moves))
}

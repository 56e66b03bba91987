//! The descriptions of rounds for screen readers.

use tilery_kit::save::Save;
use tilery_kit::{Arg, Reel, Rng, Rules, Say};
use tilery_tilecode::{Params, Round, TileCode};

/// A sentence as a line: its name without the game's prefix, and its arguments.
fn line(say: &Say) -> String {
    let args = say.args.iter().map(|(name, value)| match value {
        Arg::Number(n) => format!(" {name}={n}"),
        Arg::Text(text) => format!(" {name}={text}"),
        Arg::Names(names) => {
            let ids: Vec<&str> =
                names.iter().map(|name| name.id.as_ref().unwrap_or(&name.text).as_str()).collect();
            format!(" {name}={}", ids.join("+"))
        }
    });
    say.id.trim_start_matches("tilecode-").to_owned() + &args.collect::<String>()
}

/// The rounds of the recorded play that wins a game.
fn recorded(game: &str) -> Vec<Round> {
    let text = tilery_kit::recorded::read(&format!("play/tilecode/{game}.txt"));
    let (save, _) = text.split_once("\n\n").unwrap();
    let runs = Save::parse(save).unwrap().runs.into_iter();
    runs.flat_map(|run| std::iter::repeat_n(run.text.parse::<Round>().unwrap(), run.times)).collect()
}

/// The rounds of a play with the sentences of each.
fn told(game: &str, rounds: &[Round]) -> Vec<(Round, Vec<String>)> {
    let params: Params = game.parse().unwrap();
    let mut board = TileCode::deal(&params, Rng::from_seed(1));
    let mut all = Vec::new();
    for &round in rounds {
        let mut reel = Reel::new();
        TileCode::play(&params, &mut board, &round, &mut reel).unwrap();
        let (_, said) = reel.finish(&board);
        all.push((round, said.iter().map(line).collect()));
    }
    all
}

fn transcript(game: &str, rounds: &[Round]) -> Vec<String> {
    told(game, rounds)
        .iter()
        .filter(|(_, said)| !said.is_empty())
        .map(|(round, said)| format!("{round}: {}", said.join("; ")))
        .collect()
}

#[test]
fn steps_are_described_with_pushed_sprites_and_levels_with_their_names() {
    let player = "moved who=kind-crates-player";
    let expected = [
        format!("R: {player} dir=right row=3 column=3 count=1 with=kind-crates-crate"),
        format!("R: {player} dir=right row=3 column=4 count=1 with=kind-crates-crate"),
        format!("R: {player} dir=right row=3 column=5 count=1 with=kind-crates-crate"),
        format!("L: {player} dir=left row=3 column=4 count=0 with="),
        format!("L: {player} dir=left row=3 column=3 count=0 with="),
        format!("D: {player} dir=down row=4 column=3 count=0 with="),
        format!("R: {player} dir=right row=4 column=4 count=1 with=kind-crates-crate"),
        format!("R: {player} dir=right row=4 column=5 count=1 with=kind-crates-crate"),
        format!("L: {player} dir=left row=4 column=4 count=0 with="),
        format!("L: {player} dir=left row=4 column=3 count=0 with="),
        format!("L: {player} dir=left row=4 column=2 count=0 with="),
        format!("D: {player} dir=down row=5 column=2 count=0 with="),
        format!("R: {player} dir=right row=5 column=3 count=1 with=kind-crates-crate"),
        format!("R: {player} dir=right row=5 column=4 count=1 with=kind-crates-crate"),
        format!("R: {player} dir=right row=5 column=5 count=1 with=kind-crates-crate"),
        ".: score points=100 score=100; level level=2 name=level-crates-2".to_owned(),
    ];
    let rounds = "R R R L L D R R L L L D R R R .".split(' ').map(|round| round.parse().unwrap());
    let rounds: Vec<Round> = rounds.collect();
    assert_eq!(transcript("crates", &rounds), expected);
}

#[test]
fn rounds_of_aliens_are_described() {
    let ship = "moved who=kind-aliens-ship";
    let rounds: Vec<Round> = ["L", "A", "LA", "LA"].map(|round| round.parse().unwrap()).to_vec();
    let [_, first, second, third] = transcript("aliens", &rounds).try_into().unwrap();
    assert_eq!(first, "A: new what=kind-aliens-shot");
    assert!(second.starts_with(&format!("LA: {ship} dir=left row=16 column=4 ")), "{second}");
    assert!(!second.contains("new"), "there is one shot per place: {second}");
    assert!(third.starts_with(&format!("LA: {ship} dir=left row=16 column=3 ")), "{third}");
    assert!(third.contains("new what=kind-aliens-shot"), "{third}");
    let all = transcript("aliens", &recorded("aliens")[..60]);
    let is_hit =
        |line: &String| line.contains("kind-aliens-alien") && line.ends_with("score points=10 score=10");
    assert!(all.iter().any(is_hit), "{all:?}");
}

#[test]
fn automatic_movement_is_silent() {
    for game in ["aliens", "crossing", "snake"] {
        let rounds = recorded(game);
        let all = told(game, &rounds[..rounds.len().min(400)]);
        let waits = all.iter().filter(|(round, ..)| *round == Round::default());
        for (_, said) in waits.clone() {
            assert!(
                said.iter().all(|say| !say.starts_with("moved") && !say.starts_with("still")),
                "{said:?}"
            );
        }
        assert!(game != "aliens" || waits.clone().any(|(_, said)| said.is_empty()));
    }
}

#[test]
fn a_step_into_a_wall_is_described() {
    let params: Params = "steps-3".parse().unwrap();
    let mut board = TileCode::deal(&params, Rng::from_seed(1));
    let mut play = |round: &str| {
        let mut reel = Reel::new();
        TileCode::play(&params, &mut board, &round.parse().unwrap(), &mut reel).unwrap();
        reel.finish(&board).1.iter().map(line).collect::<Vec<_>>()
    };
    assert_eq!(play("L"), ["still"]);
    assert_eq!(play("."), Vec::<String>::new());
}

#[test]
fn kinds_of_a_player_s_own_project_have_the_author_s_names() {
    let text = tilery_tilecode::games::ALL[1].text().unwrap().replace("title Crates", "title Boxes");
    let (params, mut board) = TileCode::read(&text).unwrap();
    let mut reel = Reel::new();
    TileCode::play(&params, &mut board, &"D".parse().unwrap(), &mut reel).unwrap();
    let (_, said) = reel.finish(&board);
    assert_eq!(
        said.iter().map(line).collect::<Vec<_>>(),
        ["moved who=player dir=down row=4 column=2 count=0 with="]
    );
}

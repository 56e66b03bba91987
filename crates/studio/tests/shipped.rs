//! The shipped games as the studio opens them, each with its test.

use tilery_kit::save::Save;
use tilery_kit::{AnyGame, AnySession, Editing, Entry, Session, recorded};
use tilery_studio::lab;
use tilery_studio::{Board, Studio, Viewer, shipped};
use tilery_tilecode::{Project, TileCode, games};

#[test]
fn the_kept_play_of_every_shipped_game_passes() {
    for game in &games::ALL {
        let text = shipped(game.name).expect("a shipped game has a play");
        let board = Board::parse(&text).unwrap();
        assert_eq!(board.print(), text, "{} is canonical with its test", game.name);
        let (project, _) = Project::parse(&text).unwrap();
        assert_eq!(Some(project.text()), game.authored(), "a test is no part of the game");
        let played = game.text().unwrap();
        assert!(project.shipped() == Some(game.name) && !played.contains("\n#"), "{}", game.name);
        let view = Viewer::default().view(&board);
        assert!(view.runs && view.tests.len() == 1 && view.tests[0].rounds >= 40, "{}", game.name);
        let (parting, play) = lab::run(&text, 0).expect("a test can be played");
        assert_eq!(parting.first, None, "{}", game.name);
        assert_eq!(play.history().length(), view.tests[0].rounds);
    }
    assert_eq!(shipped("nothing"), None);
}

/// `TILERY_UPDATE=1` rewrites the plays.
#[test]
fn kept_plays_are_the_beginnings_of_recorded_plays() {
    const RUNS: usize = 120;
    let mut plays = String::new();
    for game in &games::ALL {
        let play = recorded::read(&format!("../../tilecode/tests/play/tilecode/{}.txt", game.name));
        // The outcome of the play follows the save.
        let (save, _) = play.split_once("\n\n").unwrap();
        plays.push_str(&format!("={}\nplay", game.name));
        for run in Save::parse(save).unwrap().runs.into_iter().take(RUNS) {
            // A test writes a touch without the word `tap`, since its rounds are separated by spaces.
            let round = run.text.strip_prefix("tap ").unwrap_or(&run.text);
            let times = if run.times == 1 { String::new() } else { format!("x{}", run.times) };
            plays.push_str(&format!(" {round}{times}"));
        }
        plays.push('\n');
    }
    recorded::check("../src/plays.txt", &plays);
}

#[test]
fn comments_are_dropped_in_play_and_kept_in_the_studio() {
    let comments = |text: &str| text.lines().filter(|line| line.starts_with('#')).count();
    let studio: &dyn AnyGame = &Entry::<Editing<Studio>>::NEW;
    for game in &games::ALL {
        let authored = game.authored().unwrap();
        let played = (&Entry::<Session<TileCode>>::NEW as &dyn AnyGame).deal(game.name, 1).unwrap();
        assert_eq!(comments(&played.history().position()), 0, "{}", game.name);
        let edited = studio.edit(&played.history().position()).unwrap().history().position();
        assert_eq!(comments(&edited), comments(authored), "{}", game.name);
        let again = (&Entry::<Session<TileCode>>::NEW as &dyn AnyGame).open(authored).unwrap();
        assert_eq!(again.history().params(), game.name, "the author's text is the same game");
    }
    assert!(games::named("nothing").is_none());
}

#[test]
fn a_changed_rule_is_detected_in_its_round() {
    let text = shipped("steps").unwrap();
    let broken = text.replacen("do C move:right", "do C move:left", 1);
    assert_ne!(broken, text);
    let (parting, play) = lab::run(&broken, 0).unwrap();
    let first = parting.first.expect("the play differs");
    let session: &Session<TileCode> = &play;
    assert!(first < session.history().length().max(1), "round {first}");
}

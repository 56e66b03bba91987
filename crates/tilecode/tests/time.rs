//! Tests buttons and time: queued presses, turns, undo, starts of levels, and the limits of a round.

use tilery_kit::{AnyGame, AnySession, Entry, Game, Input, Layout, Reel, Rng, Rules, Scene, Session};
use tilery_tilecode::{Board, Buttons, Project, Round, TileCode, Ui, games, state};

fn open(text: &str) -> Box<dyn AnySession> {
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    game.open(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A hall with walls at its ends; the player walks by arrows, and marks tiles by A.
const HALL: &str = "tilecode 1
pace 100
background floor . floor
background wall W brick
background mark x dirt
sprite player p player
sprite ball o boulder

level One
map
  WWWWWWWWWW
  W........W
  W........W
  WWWWWWWWWW
sprites
  ..........
  .p........
  ..........
  ..........

rule press:right all-four
when C +player
when E -wall -ball
do C move:right

rule press:a
when C +player
do C paint:mark
";

/// The hall of [`HALL`] by turns, with a ball that rolls to the wall when pushed.
fn rolling() -> String {
    let text =
        HALL.replacen("pace 100", "pace 100\ntime turns", 1).replacen("  .p........", "  .po.......", 1);
    text + "\nrule press:right\nwhen C +player\nwhen E +ball\ndo C move:right\ndo E move:right\n\
        \nrule change\nwhen C +ball @right\nwhen E -wall\ndo C move:right\n"
}

fn press(session: &mut dyn AnySession, keys: &[&str]) {
    for key in keys {
        session.input(Input::Key(key));
        session.input(Input::Release(key));
    }
}

/// Plays frames of 16 ms until the player is in a column. Returns the milliseconds, at most a second.
fn until(session: &mut dyn AnySession, col: usize) -> u32 {
    let place = format!("sprite player 2 {col} ");
    let mut ms = 0;
    while ms < 1_000 && !session.history().position().contains(&place) {
        session.advance(16);
        ms += 16;
    }
    ms
}

#[test]
fn by_turns_quick_presses_are_done_soon_after_the_last_one() {
    let text = rolling().replace("pace 100", "pace 140").replace("..........", "................");
    let text = text.replace(".po.......", ".p..............");
    let text = text.replace("WWWWWWWWWW", "WWWWWWWWWWWWWWWW").replace("W........W", "W..............W");
    let mut session = open(&text);
    session.advance(1_000);
    for n in 0..10 {
        press(&mut *session, &["ArrowRight"]);
        if n < 9 {
            session.advance(16);
            session.advance(17);
        }
    }
    let ms = until(&mut *session, 12);
    assert!(ms <= 400, "{ms} ms after the last of ten presses");
    assert_eq!(session.history().moves().iter().filter(|round| *round == "R").count(), 10);
    assert!(session.clock() <= 800, "hurried rounds add no playing time: {}", session.clock());
}

#[test]
fn by_turns_a_single_press_runs_at_the_pace_and_ignored_keys_do_not_hurry_it() {
    let mut session = open(&rolling());
    session.advance(1_000);
    press(&mut *session, &["ArrowRight"]);
    (0..13).for_each(|_| _ = session.advance(16));
    assert!((1..=3).contains(&session.history().at()), "{:?}", session.history().moves());
    // Keys without a meaning are not presses, and do not hurry the rounds.
    for key in ["q", "Escape", "F2"] {
        session.input(Input::Key(key));
    }
    let at = session.history().at();
    (0..6).for_each(|_| _ = session.advance(16));
    assert!(session.history().at() <= at + 1, "{:?}", session.history().moves());
    press(&mut *session, &["ArrowLeft"]);
    (0..8).for_each(|_| _ = session.advance(16));
    assert_eq!(
        session.history().moves().iter().filter(|round| *round == "L").count(),
        1,
        "{:?}",
        session.history().moves()
    );
}

#[test]
fn presses_within_a_round_get_rounds_of_their_own_in_order() {
    let mut session = open(HALL);
    press(&mut *session, &["ArrowRight", "ArrowDown", "ArrowRight", " ", "ArrowLeft"]);
    (0..5).for_each(|_| _ = session.advance(100));
    assert_eq!(session.history().moves(), ["R", "D", "R", "A", "L"]);
    let mut slow = open(HALL);
    press(&mut *slow, &["ArrowRight", "ArrowDown", "ArrowRight"]);
    slow.advance(250);
    slow.advance(250);
    assert_eq!(slow.history().moves(), ["R", "D", "R", ".", "."], "several rounds may pass at once");
    press(&mut *slow, &["ArrowLeft"]);
    slow.advance(300);
    assert_eq!(slow.history().moves()[5..], ["L", ".", "."], "rounds continue after the presses");
}

#[test]
fn a_is_combined_with_a_held_direction_and_the_last_of_two_directions_counts() {
    let mut session = open(HALL);
    let key = |session: &mut Box<dyn AnySession>, key| _ = session.input(Input::Key(key));
    key(&mut session, "ArrowRight");
    key(&mut session, " ");
    session.input(Input::Release(" "));
    session.advance(100);
    (0..3).for_each(|_| _ = session.advance(100));
    assert_eq!(session.history().moves()[0], "RA", "both down before the round of the first one");
    assert_eq!(
        session.history().moves().last().map(String::as_str),
        Some("R"),
        "held for longer than 200 ms"
    );
    key(&mut session, " ");
    session.advance(100);
    assert_eq!(session.history().moves().last().map(String::as_str), Some("RA"), "a held button is added");
    session.input(Input::Release(" "));
    key(&mut session, "ArrowDown");
    let before = session.history().at();
    (0..6).for_each(|_| _ = session.advance(100));
    let rounds: Vec<String> = session.history().moves()[before..].to_vec();
    assert_eq!(rounds[0], "D");
    assert!(rounds.iter().all(|round| ["D", "."].contains(&round.as_str())), "{rounds:?}");
    session.input(Input::Release("ArrowDown"));
    session.advance(100);
    assert_eq!(
        session.history().moves().last().map(String::as_str),
        Some("R"),
        "the other direction is still held"
    );
}

#[test]
fn by_turns_rounds_follow_a_press_until_nothing_changes_and_presses_wait() {
    let mut session = open(&rolling());
    (0..10).for_each(|_| _ = session.advance(100));
    assert_eq!(session.history().at(), 0, "the game waits for a press");
    press(&mut *session, &["ArrowRight"]);
    session.advance(100);
    press(&mut *session, &["ArrowDown"]);
    (0..30).for_each(|_| _ = session.advance(100));
    // The ball rolls from the third to the ninth column in six rounds. Down waits for the end of the turn.
    assert_eq!(session.history().moves(), ["R", ".", ".", ".", ".", ".", ".", "D", "."]);
    assert!(session.history().position().contains("sprite ball 2 9 "), "{}", session.history().position());
    let rounds = session.history().at();
    (0..10).for_each(|_| _ = session.advance(100));
    assert_eq!(session.history().at(), rounds, "the game waits again");

    let endless = HALL.replacen("pace 100", "time turns", 1)
        + "\nrule change\nwhen C +player\nwhen N -wall\ndo C move:up\n\nrule change\nwhen C +player\nwhen N +wall\ndo C move:down\n";
    let mut session = open(&endless);
    let mut told = 0;
    for turn in 1..3 {
        press(&mut *session, &[" "]);
        for _ in 0..100 {
            let said = session.advance(160).said;
            told += said.iter().filter(|say| say.id == "tilecode-unsettled").count();
        }
        assert_eq!(session.history().at(), 60 * turn, "a turn has at most sixty rounds");
    }
    assert_eq!(told, 1, "the limit is reported once");
}

#[test]
fn undo_takes_back_player_actions_and_moves_counts_them() {
    let mut session = open(&rolling());
    for keys in [["ArrowRight"], ["ArrowUp"], ["ArrowDown"]] {
        press(&mut *session, &keys);
        (0..20).for_each(|_| _ = session.advance(100));
    }
    let (moves, figures) = (session.history().moves(), session.figures());
    assert_eq!(figures.get("moves"), Some(2), "the way up is walled: {moves:?}");
    assert!(session.history().at() > 8);
    let states: Vec<String> = std::iter::from_fn(|| {
        (session.history().at() > 0).then(|| {
            session.undo();
            session.history().position()
        })
    })
    .collect();
    assert_eq!(states.len(), 2, "two presses changed something: {moves:?}");
    assert!(states[0].contains("sprite ball 2 9 ") && states[0].contains("sprite player 2 3 "));
    assert!(states[1].contains("sprite ball 2 3 ") && states[1].contains("sprite player 2 2 "));

    // In a real-time game, undo skips the rounds without player actions too.
    let clock = HALL.to_owned()
        + "\nrule change\nwhen C +ball @resting\ndo C move:right\n\nrule change\nwhen C +ball\ndo C move:left\n";
    let mut session = open(&clock.replacen("  .p........", "  .p....o...", 1));
    press(&mut *session, &["ArrowRight"]);
    (0..5).for_each(|_| _ = session.advance(100));
    press(&mut *session, &["ArrowUp"]);
    (0..5).for_each(|_| _ = session.advance(100));
    assert_eq!((session.history().at(), session.figures().get("moves")), (10, Some(1)));
    session.undo();
    assert_eq!(session.history().at(), 0, "undo skips nine rounds without player actions");
}

#[test]
fn a_press_whose_turn_changes_nothing_is_no_player_action() {
    let text =
        HALL.replacen("pace 100", "time turns", 1) + "\nrule change\nwhen C +player @right\ndo C move:left\n";
    let mut session = open(&text);
    press(&mut *session, &["ArrowRight"]);
    (0..9).for_each(|_| _ = session.advance(160));
    assert!(session.history().at() >= 2, "there and back: {:?}", session.history().moves());
    assert_eq!(session.figures().get("moves"), Some(0));
}

#[test]
fn a_level_is_the_same_when_started_directly_and_when_reached() {
    for game in &games::ALL {
        let (project, _) = Project::parse(&game.text().unwrap()).unwrap();
        for level in 1..project.meaning().levels.len() {
            let mut come = Board::at_level(&project, level - 1, Rng::from_seed(7));
            (0..40).for_each(|n| {
                if come.level + 1 == level && come.outcome == tilery_tilecode::Outcome::Playing {
                    let rounds: Vec<Round> = Round::all(Buttons::default()).collect();
                    come.play(rounds[n % 5], &mut Reel::silent());
                }
            });
            if come.level != level {
                come.begin(level);
            }
            let mut begun = Board::at_level(&project, level, come.rng.clone());
            (begun.score, begun.counters) = (come.score, come.counters);
            if come.round == 0 && come.outcome == tilery_tilecode::Outcome::Playing {
                assert_eq!(come, begun, "{} {level}", game.name);
                let text = |board: &Board| {
                    let mut text = String::new();
                    state::print_state(board, &mut text);
                    text
                };
                assert_eq!(text(&come), text(&begun));
            }
        }
    }
}

/// Four by two tiles full of sprites that double every round.
fn doubling(version: u32) -> String {
    format!(
        "tilecode {version}\nbackground floor . floor\nsprite spark s boulder\nsprite ember e diamond\n\nlevel One\nmap\n  ....\n  ....\nsprites\n  ssss\n  ssss\n\
        \nrule change\nwhen C +spark\ndo C create:spark\n\nrule change\nwhen C +spark\ndo C create:ember\n"
    )
}

#[test]
fn a_round_is_bounded_and_the_limit_is_reported_once() {
    for (version, most) in [(1, 16_384), (2, 8 * 64)] {
        let mut session = open(&doubling(version));
        let mut told = 0;
        for _ in 0..24 {
            let said = session.play(".").unwrap().said;
            told += said.iter().filter(|say| say.id == "tilecode-bound").count();
        }
        let sprites = session
            .history()
            .position()
            .lines()
            .filter(|line| line.starts_with("sprite ") && line.ends_with("resting"))
            .count();
        assert_eq!((sprites, told), (most, 1));
        let (params, board) = TileCode::read(&session.history().position()).unwrap();
        let mut scene = Scene::default();
        TileCode::draw(&params, &board, &Ui::default(), Layout::Portrait, &mut scene);
        let drawn: Vec<u16> =
            scene.sprites.iter().filter(|sprite| sprite.role == 1).map(|sprite| sprite.look).collect();
        assert_eq!(drawn.len(), 8 * 8, "eight sprites of each tile");
        assert!(drawn.iter().all(|&look| look == 16), "the topmost ones");
    }
}

#[test]
fn sprites_show_frames_and_facings_and_positions_keep_them() {
    let text = "tilecode 2\nbackground floor . floor\nframe dirt\nsprite car c player turn hop\nsprite cat k boulder flip walk\nframe diamond\n\
        sprite man m player four sound:coin\nframe grass\nframe brick\nframe dirt\n\nlevel One\nmap\n  ....\n  ....\n  ....\nsprites\n  ....\n  .ck.\n  m...\n\n\
        rule press:left all-four\nwhen C +car +cat +man\ndo C move:left\n\nrule press:a\nwhen C +man\ndo C destroy\n";
    let (params, mut board) = TileCode::read(text).unwrap();
    let seen = |board: &Board| {
        let mut scene = Scene::default();
        TileCode::draw(&params, board, &Ui::default(), Layout::Portrait, &mut scene);
        let sprites = scene.sprites.iter().filter(|sprite| (16..32).contains(&(sprite.look % 32)));
        let seen =
            sprites.filter(|sprite| sprite.role != 2).map(|sprite| (sprite.role, sprite.look, sprite.turn));
        let mut seen: Vec<_> = seen.collect();
        seen.sort_by_key(|(_, look, _)| look % 32);
        seen
    };
    // Roles: 1 for a sprite, 5 if it alternates with its next frame, 6 if it hops.
    assert_eq!(seen(&board), [(6, 16, 0), (1, 17, 0), (1, 18, 0)], "as they were drawn");
    for (round, expected) in [
        ("L", [(6, 16, 2), (5, 17 + 128, 0), (1, 18, 0)]),
        (".", [(6, 16, 2), (1, 17 + 128, 0), (1, 18, 0)]),
        ("U", [(6, 16, 3), (5, 17 + 128, 0), (1, 18 + 64, 0)]),
        ("R", [(6, 16, 0), (5, 17, 0), (1, 18 + 96, 0)]),
        (".", [(6, 16, 0), (1, 17, 0), (1, 18 + 96, 0)]),
    ] {
        board.play(round.parse().unwrap(), &mut Reel::silent());
        assert_eq!(seen(&board), expected, "{round}");
        let mut position = String::new();
        TileCode::write(&params, &board, &mut position);
        let (_, again) = TileCode::read(&position).unwrap();
        assert_eq!((seen(&again), &again), (seen(&board), &board), "{position}");
    }
    let pictures = TileCode::pictures(&params);
    let row = |look: usize, row: usize| &pictures[look * 1024 + row * 64..][..64];
    let mirrored: Vec<u8> = row(17, 8).chunks(4).rev().flatten().copied().collect();
    assert_eq!(row(17 + 128, 8), mirrored, "looking left is the mirror of looking right");

    let mut reel = Reel::new();
    board.play("A".parse().unwrap(), &mut reel);
    let (steps, _) = reel.finish(&board);
    let heard: Vec<_> =
        steps.iter().flat_map(|step| &step.effects).map(|effect| (effect.kind, effect.dress)).collect();
    assert_eq!(
        heard,
        [(tilery_kit::EffectKind::Burst, Some("coin"))],
        "a destroyed sprite plays the sound of its kind"
    );
}

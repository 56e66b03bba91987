//! Tests of the lab: replays with changed rules, and plays kept as tests.

use proptest::prelude::*;
use tilery_kit::laws::cases;
use tilery_kit::{AnySession, Session, Status};
use tilery_studio::Test;
use tilery_studio::lab::{self, Stranded};
use tilery_tilecode::{Buttons, Round, TileCode, games};

/// A game with a man who walks right when `right` is pressed, and with a rock.
const GAME: &str = "\
tilecode 1
title Test
background grass . grass
background wall W brick
sprite man m player
sprite rock o boulder

level One
map
  WWWWWW
  W....W
  W....W
  WWWWWW
sprites
  ......
  ...o..
  .m....
  ......

rule press:right
when C +man
when E -wall
do C move:right
";

/// A rule that makes the rock fall.
const FALL: &str = "
rule change
when C +rock
when S -wall -man
do C move:down
";

fn round(letters: &str) -> Round {
    letters.parse().unwrap()
}

fn played(text: &str, rounds: &[&str]) -> Session<TileCode> {
    let mut session = lab::start(text, 0, 5).unwrap();
    for letters in rounds {
        session.play_move(round(letters)).unwrap();
    }
    session
}

/// The lines of the position that list the sprites of the board.
fn sprites(session: &Session<TileCode>) -> Vec<String> {
    session
        .history()
        .position()
        .lines()
        .filter(|line| line.starts_with("sprite ") && line.split(' ').count() == 5)
        .map(str::to_owned)
        .collect()
}

#[test]
fn replays_with_another_rule_differ_where_the_rule_acts() {
    let session = played(GAME, &[".", "R", "R", "."]);
    let again = lab::rerun(&session, &[GAME, FALL].concat()).unwrap();
    assert_eq!((again.history().at(), again.history().length()), (4, 4));
    assert_eq!(again.history().moves(), session.history().moves());
    let parting = lab::parting(&session, &again);
    assert_eq!((parting.first, parting.moves, parting.is_at_start), (Some(0), 4, false));

    // A rule that acts later makes a difference later. A rule that never acts makes no difference.
    let late = "\nrule press:right\nwhen C +man\nwhen E +wall\ndo C score:5\n";
    let session = played(GAME, &["R", "R", "R", "R"]);
    let parting = lab::parting(&session, &lab::rerun(&session, &[GAME, late].concat()).unwrap());
    assert_eq!(parting.first, Some(3));
    let never = "\nrule press:left\nwhen C +man\ndo C move:left\n";
    let parting = lab::parting(&session, &lab::rerun(&session, &[GAME, never].concat()).unwrap());
    assert_eq!((parting.first, parting.moves), (None, 4));
}

#[test]
fn names_and_pictures_do_not_change_plays() {
    let session = played(GAME, &["R", "R"]);
    let renamed = GAME.replace("man", "dog").replace("m player", "m ghost");
    assert_eq!(lab::parting(&session, &lab::rerun(&session, &renamed).unwrap()).first, None);
    let text =
        |n: usize| lab::parting(&session, &lab::rerun(&session, &GAME.replace("R", &"R".repeat(n))).unwrap());
    assert_eq!(text(1).first, None);
    // A play on another map differs from the start.
    let parting = lab::parting(
        &session,
        &lab::rerun(&session, &GAME.replace("W....W\n  W....W", "W....W\n  W...WW")).unwrap(),
    );
    assert_eq!((parting.first, parting.is_at_start), (Some(0), true));
}

#[test]
fn a_play_that_ends_earlier_differs_at_its_end() {
    let session = played(GAME, &["R", "R", "R"]);
    let lose = "\nrule press:right\nwhen C +man\nwhen N +rock\ndo game lose\n";
    let again = lab::rerun(&session, &[GAME, lose].concat()).unwrap();
    assert_eq!(
        again.history().length(),
        3,
        "the man is below the rock after two rounds and loses in the third"
    );
    assert!(again.status().over);
    assert_eq!(lab::parting(&session, &again).first, Some(2));
    let longer = played(GAME, &["R", "R", "R", "."]);
    assert_eq!(lab::parting(&longer, &again).first, Some(2));
    assert_eq!(lab::parting(&longer, &session).first, Some(3), "one of the plays goes on");
}

#[test]
fn a_transplant_keeps_the_present_state() {
    let session = played(GAME, &["R", "R"]);
    let on = lab::transplant(&session, &[GAME, FALL].concat()).unwrap();
    assert_eq!(sprites(&on), sprites(&session));
    assert_eq!(on.board().round, 2);
    assert_eq!(on.history().length(), 0);
    // A new rule takes effect at once, although nothing near the rock has changed.
    let mut on = lab::transplant(&played(GAME, &["R", ".", "."]), &[GAME, FALL].concat()).unwrap();
    on.play_move(round(".")).unwrap();
    assert_eq!(sprites(&on), ["sprite rock 3 4 down", "sprite man 3 3 resting"]);
    // The position of the transplanted play can be parsed.
    let again = Session::<TileCode>::open(&on.history().position()).unwrap();
    assert_eq!(again.board(), on.board());
}

#[test]
fn edits_of_the_map_change_the_present_state() {
    let session = played(GAME, &["R", "R"]);
    let edited = GAME
        .replace("  ...o..\n  .m....", "  ......\n  om....")
        .replace("W....W\n  W....W", "WW...W\n  W....W");
    let on = lab::transplant(&session, &edited).unwrap();
    assert_eq!(
        sprites(&on),
        ["sprite man 3 4 right", "sprite rock 3 1 resting"],
        "one rock removed, another added"
    );
    assert!(on.history().position().contains("  WWWWWW\n  WW...W\n  W....W\n"));
    // Removing a kind removes its sprites. Renaming a kind does not.
    let without = GAME.replace("sprite rock o boulder\n", "").replace("  ...o..", "  ......");
    assert_eq!(sprites(&lab::transplant(&session, &without).unwrap()), ["sprite man 3 4 right"]);
    let renamed = GAME.replace("rock", "stone");
    assert_eq!(sprites(&lab::transplant(&session, &renamed).unwrap())[0], "sprite stone 2 4 resting");
}

#[test]
fn incompatible_states_are_refused() {
    let session = played(GAME, &["R"]);
    let wider = GAME
        .replace("WWWWWW", "WWWWWWW")
        .replace("....W", ".....W")
        .replace("......", ".......")
        .replace("...o..", "...o...")
        .replace(".m....", ".m.....");
    assert_eq!(lab::transplant(&session, &wider).err().unwrap(), Stranded::Size);
    assert!(matches!(lab::transplant(&session, "tilecode 1\n").err().unwrap(), Stranded::Text(_)));
    assert!(matches!(lab::rerun(&session, "nonsense").err().unwrap(), Stranded::Text(_)));
    assert_eq!(lab::start(GAME, 1, 0).err().unwrap(), Stranded::NoLevel);
    // A rerun begins at the start, so another size is allowed.
    assert_eq!(lab::rerun(&session, &wider).unwrap().history().length(), 1);
    for error in [Stranded::NoLevel, Stranded::Size, Stranded::Middle, Stranded::Kind, Stranded::NoTest] {
        assert!(!error.to_string().is_empty() && !error.id().is_empty());
    }
}

#[test]
fn a_transplanted_play_is_rerun_from_its_start() {
    let mut on = lab::transplant(&played(GAME, &["R"]), GAME).unwrap();
    on.play_move(round("R")).unwrap();
    let again = lab::rerun(&on, &[GAME, FALL].concat()).unwrap();
    assert_eq!(sprites(&again), ["sprite rock 3 4 down", "sprite man 3 4 right"]);
}

#[test]
fn a_play_begun_after_an_edit_is_kept_with_its_start() {
    let falling = [GAME, FALL].concat();
    let mut on = lab::transplant(&played(GAME, &["R", "."]), &falling).unwrap();
    for input in [".", "R", "."] {
        on.play_move(round(input)).unwrap();
    }
    let block = lab::keep(&on, "From there").unwrap();
    assert!(block.starts_with("test From there\n  level 1\n  tiles "), "{block}");
    assert!(block.contains("\n  round 2\n  score 0\n  ground "), "{block}");
    assert_eq!(Test::parse(&block).unwrap().print(), block);
    let kept = |game: &str| lab::run(&[game, "\n", &block].concat(), 0);
    let (parting, play) = kept(&falling).unwrap();
    assert_eq!((parting.first, parting.moves, play.history().at()), (None, 3, 3));
    assert_eq!(play.history().position(), on.history().position());
    // Other names, letters, maps and sizes are accepted, as the play has its own map. Other rules make a difference.
    // Missing kinds are refused.
    let renamed = |game: &str| lab::run(&[game, "\n", &block].concat().replace("man", "dog"), 0);
    assert_eq!(renamed(&falling).unwrap().0.first, None);
    assert_eq!(kept(&falling.replace(" W brick", " X brick").replace('W', "X")).unwrap().0.first, None);
    assert_eq!(kept(&falling.replace("...o..", "......")).unwrap().0.first, None);
    assert_eq!(kept(GAME).unwrap().0.first, Some(0));
    let lower = falling.replacen("  W....W\n", "", 1).replacen("  ......\n", "", 1);
    assert_eq!(kept(&lower).unwrap().0.first, None);
    let without = falling.replace("sprite rock o boulder\n", "").replace("  ...o..", "  ......");
    let without = without.split("\nrule").next().unwrap();
    let gone = Stranded::Gone { sort: "sprite", name: "rock".into() };
    assert_eq!(kept(without).err().unwrap(), gone);
    // The replayed play can be kept again.
    assert_eq!(lab::keep(&play, "From there").unwrap(), block);
    // A play that began in the middle of a level cannot be kept, since not all tiles count as changed there.
    let position = played(GAME, &["R", "."]).history().position();
    let middle = Session::<TileCode>::open(&position).unwrap();
    assert_eq!(lab::keep(&middle, "no").unwrap_err(), Stranded::Middle);
}

#[test]
fn rooms_that_were_left_stay_when_a_rule_is_changed_in_play() {
    let rooms = "tilecode 2\nrooms 2\nbackground floor . floor\nbackground dug , dirt\nsprite man m player\n\n\
        level One\nmap\n  ...\nsprites\n  .m.\n\nlevel Two\nmap\n  ..\n\n\
        rule press:right flip-h\nwhen C +man\nwhen E ~floor ~dug\ndo C move:right paint:dug\n\n\
        rule press:right flip-h\nwhen C +man\ndo C exit:right\n";
    let session = played(rooms, &["R", "R", "R"]);
    let on = lab::transplant(&session, &rooms.replace("dug", "hole")).unwrap();
    let position = on.history().position();
    assert!(position.contains("\nroom 1\nmap\n  .,."), "{position}");
    assert!(position.contains("\nlevel 2\n") && position.contains("sprite man 1 2 right"), "{position}");
    // A room of another size begins anew.
    let on = lab::transplant(&session, &rooms.replace("  ...\nsprites\n  .m.", "  ....\nsprites\n  .m.."))
        .unwrap();
    assert!(!on.history().position().contains("room 1"));
}

#[test]
fn the_start_of_a_kept_play_is_read_within_bounds() {
    let kept = |rows: &str| Test::parse(&format!("test x\n  chance 1\n{rows}  play R\n  hash 0000\n"));
    assert!(kept("  round 1\n  ground ab ba\n  sprite a1,1u p127,127.\n  blocked ap\n").is_ok());
    for rows in [
        "  ground q\n",
        "  ground A\n",
        "  sprite a0,1u\n",
        "  sprite a1,128u\n",
        "  sprite a1,1x\n",
        "  sprite 1,1u\n",
        "  blocked z\n",
        "  blocked \u{e4}\n",
        "  round -1\n",
        "  score 1000000001\n",
        &format!("  ground {}\n", "a".repeat(128)),
        &format!("  ground{}\n", " a".repeat(128)),
        &format!("  sprite{}\n", " a1,1u".repeat(16_385)),
    ] {
        assert!(kept(rows).is_err(), "{rows}");
    }
}

#[test]
fn a_play_is_kept_as_a_test() {
    let session = played(GAME, &["R", "R", ".", "R"]);
    let block = lab::keep(&session, "Walk  to\nthe wall").unwrap();
    let start = "test Walk to the wall\n  level 1\n  tiles r3c2-r3c5\n  sprites man\n  chance 5\n";
    assert!(block.starts_with(start), "{block}");
    let project = [GAME, "\n", &block].concat();
    let (parting, play) = lab::run(&project, 0).unwrap();
    assert_eq!((parting.first, parting.moves, play.history().at()), (None, 4, 4));
    assert_eq!(play.history().position(), lab::rerun(&session, &project).unwrap().history().position());

    // Names do not matter, but rules do.
    assert_eq!(lab::run(&project.replace("man", "dog"), 0).unwrap().0.first, None);
    let stop = "\nrule smash:right\nwhen C +man\nwhen E ~grass +rock\ndo C score\n";
    assert_eq!(lab::run(&[GAME, stop, "\n", &block].concat(), 0).unwrap().0.first, None);
    let (parting, play) = lab::run(&[GAME, FALL, "\n", &block].concat(), 0).unwrap();
    assert_eq!((parting.first, play.history().at(), play.history().length()), (Some(0), 1, 4));
    let win = "\nrule press:right\nwhen C +man\nwhen N +rock\ndo game win\n";
    let (parting, play) = lab::run(&[GAME, win, "\n", &block].concat(), 0).unwrap();
    assert_eq!((parting.first, play.history().at()), (Some(3), 4));
    assert_eq!(lab::run(&project, 1).err().unwrap(), Stranded::NoTest);
    assert!(matches!(lab::run(&project.replace("  play", "  plan"), 0).err().unwrap(), Stranded::Text(_)));
}

#[test]
fn shipped_games_are_identified_by_name() {
    for game in &games::ALL {
        let session = lab::start(&game.text().unwrap(), 0, 9).unwrap();
        assert_eq!(
            session.history().save().lines().nth(1),
            Some(format!("id tilecode:{}#9", game.name).as_str())
        );
    }
    let session = lab::start(&["studio 1\n", &games::ALL[0].text().unwrap()].concat(), 1, 9).unwrap();
    assert_eq!(session.board().level, 1);
}

proptest! {
    #![proptest_config(cases(60))]

    /// Checks that each play can be kept and then passes as a test.
    #[test]
    fn kept_plays_pass(
        game in 0..games::ALL.len(),
        inputs in proptest::collection::vec(0..32u8, 1..60),
        seed in any::<u64>(),
    ) {
        let text = &games::ALL[game].text().unwrap();
        let mut session = lab::start(text, 0, seed).unwrap();
        for input in &inputs {
            session.play_move(Round::Held(Buttons(*input))).ok();
        }
        let project = [text, "\n", &lab::keep(&session, "").unwrap()].concat();
        let (parting, play) = lab::run(&project, 0).unwrap();
        prop_assert_eq!(parting.first, None);
        prop_assert_eq!(play.history().at(), session.history().at());
        prop_assert_eq!(lab::parting(&play, &session).first, None);
        // A transplant into the same program has the same sprites. It can be continued and kept.
        let on = lab::transplant(&session, text).unwrap();
        prop_assert_eq!(sprites(&on), sprites(&session));
        prop_assert_eq!(on.status(), session.status());
        if on.status() == Status::PLAYING {
            let mut on = on;
            for input in &inputs {
                on.play_move(Round::Held(Buttons(*input))).ok();
            }
            let project = [text, "\n", &lab::keep(&on, "").unwrap()].concat();
            let (parting, play) = lab::run(&project, 0).unwrap();
            prop_assert_eq!(parting.first, None);
            prop_assert_eq!(play.history().position(), on.history().position());
        }
    }
}

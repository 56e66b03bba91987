//! The second button without a direction: in text, rounds and search, by its key, and on the pad.

use tilery_kit::{
    AnyGame, AnySession, Budget, Entry, Game, Input, Layout, Reel, Rng, Room, Rules, Scene, Session, Update,
};
use tilery_tilecode::document::Document;
use tilery_tilecode::solve::{Outlook, solve};
use tilery_tilecode::{Board, Project, Round, TileCode, Ui};

use crate::solve::{BOTH, WALKS, drawn, press, rest};

/// A scores 1, B 10.
const SCORES: &str = "
rule press:a
when C +player
do game score:1

rule press:b
when C +player
do game score:10
";

fn text(rules: &str) -> String {
    drawn(&[WALKS, rules].concat(), ".....", "p....")
}

fn board(text: &str) -> Board {
    let (project, _) = Project::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    Board::new(&project, Rng::from_seed(1))
}

fn open(text: &str) -> Box<dyn AnySession> {
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    game.open(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The moves of a session, without rounds in which nothing is pressed.
fn moves(session: &dyn AnySession) -> String {
    let save = session.history().save();
    let all: Vec<&str> = save.lines().skip_while(|line| !line.starts_with("hash ")).skip(1).collect();
    assert!(!all.is_empty(), "{save}");
    all.join(" ")
}

#[test]
fn a_rule_of_b_belongs_to_the_second_version() {
    let text = "tilecode 1\ntitle T\nbackground floor . floor\nsprite player p player\n\nlevel\nmap\n  .\nsprites\n  p\n\n\
        rule press:b\nwhen C +player\ndo C score:10\n";
    let (document, _) = Document::parse(text).unwrap();
    assert_eq!(document.print(), text.replace("tilecode 1", "tilecode 2"));
    for bad in ["press:B", "press:c", "press:ab", "press:"] {
        let error = Project::parse(&text.replace("press:b", bad)).unwrap_err().to_string();
        assert!(error.contains("line 12") && error.contains(bad), "{error}");
    }
}

#[test]
fn a_and_b_are_buttons_of_their_own_that_may_share_a_round() {
    let mut board = board(&text(SCORES));
    for (round, score) in [("A", 1), ("B", 11), ("AB", 22), ("RB", 32), ("RAB", 43), (".", 43)] {
        board.play(round.parse().unwrap(), &mut Reel::silent());
        assert_eq!(board.score, score, "{round}");
    }
    let column = |board: &Board| board.place(board.sprites().next().unwrap().tile).1;
    assert_eq!(column(&board), column(&self::board(&text(SCORES))) + 2, "the arrows count beside them");
}

#[test]
fn legal_moves_have_b_only_where_a_rule_knows_it() {
    let count = |text: &str, sought: &str| {
        let (params, board) = (TileCode::read(text).unwrap().0, board(text));
        TileCode::moves(&params, &board).filter(|round| round.to_string().contains(sought)).count()
    };
    assert_eq!((count(&text(""), "B"), count(&text(""), "")), (0, 32));
    assert_eq!((count(&text(SCORES), "B"), count(&text(SCORES), "")), (32, 64));
}

#[test]
fn c_is_the_key_of_b_and_free_in_games_without_it() {
    let mut session = open(&text(SCORES));
    for (key, score) in [("KeyC", 10), ("x", 11), ("KeyC", 21)] {
        press(&mut *session, key);
        assert_eq!(session.history().position().matches(&format!("score {score}\n")).count(), 1, "{key}");
    }
    let mut other = open(&text(""));
    assert_eq!(other.input(Input::Key("KeyC")), Update::default(), "the page may use it");
    press(&mut *other, "KeyC");
    assert_eq!(other.history().at(), 0);
}

#[test]
fn presses_of_a_b_and_an_arrow_that_are_down_together_share_a_round() {
    for (keys, round) in [
        (["x", "KeyC", "ArrowRight"], "RAB"),
        (["KeyC", "ArrowRight", "x"], "RAB"),
        (["ArrowRight", "KeyC", "ArrowLeft"], "RB"),
    ] {
        let mut session = open(&text(SCORES));
        for key in keys {
            session.input(Input::Key(key));
        }
        for key in keys {
            session.input(Input::Release(key));
        }
        rest(&mut *session);
        let moves = moves(&*session);
        assert_eq!(moves.split_whitespace().next(), Some(round), "{keys:?}: {moves}");
    }
}

#[test]
fn the_search_tries_b_and_both_together() {
    let wins = |rules: &str| {
        let text = drawn(&[WALKS, rules].concat(), "W.W", ".p.");
        match solve(&board(&text), &mut Budget::nodes(100_000)) {
            Outlook::Wins(rounds) => rounds.iter().map(Round::to_string).collect::<Vec<_>>().join(" "),
            Outlook::Never => "never".to_owned(),
            Outlook::Unknown => "unknown".to_owned(),
        }
    };
    assert_eq!(wins("\nrule press:b\nwhen C +player\ndo game win\n"), "B");
    let first = |line: String| line.split(' ').next().unwrap_or_default().to_owned();
    assert_eq!(first(wins(&BOTH.replace("press:right", "press:b"))), "AB");
    assert_eq!(wins("\nrule press:b\nwhen C +player ~mark\ndo game win\n"), "never");
}

/// The pad of a game in a room, each button with its rectangle in pixels.
fn pad(text: &str, layout: Layout, width: f32, height: f32) -> Vec<(u16, [f32; 4])> {
    let (params, board) = (TileCode::read(text).unwrap().0, board(text));
    let mut ui = Ui::default();
    TileCode::room(&mut ui, Some(Room { width, height, has_touch: true }));
    let mut scene = Scene::default();
    TileCode::draw(&params, &board, &ui, layout, &mut scene);
    let view = scene.view;
    let unit = (width / view.w).min(height / view.h);
    let pad = scene.sprites.iter().filter(|sprite| sprite.role == 2);
    pad.map(|sprite| {
        let rect = sprite.rect;
        (sprite.look, [rect.x - view.x, rect.y - view.y, rect.w, rect.h].map(|side| side * unit))
    })
    .collect()
}

#[test]
fn the_pad_shows_the_buttons_of_the_rules_side_by_side() {
    let only = |rules: &str| drawn(rules, ".....", "p....");
    let sideways = WALKS.replace("all-four", "rot-180");
    for (rules, looks) in [
        (WALKS.to_owned(), vec![0, 1, 2, 3]),
        ([WALKS, SCORES].concat(), vec![0, 1, 2, 3, 4, 5]),
        (SCORES.replace("press:a", "press:b"), vec![5]),
        (SCORES.to_owned(), vec![4, 5]),
        ([&sideways, SCORES].concat(), vec![1, 3, 4, 5]),
        ([&sideways, "\nrule press:b\nwhen C +player\n"].concat(), vec![1, 3, 5]),
    ] {
        for (layout, width, height) in [
            (Layout::Portrait, 374.0, 640.0),
            (Layout::Portrait, 304.0, 400.0),
            (Layout::Landscape, 800.0, 374.0),
            (Layout::Landscape, 440.0, 310.0),
        ] {
            let found = pad(&only(&rules), layout, width, height);
            assert_eq!(found.iter().map(|(look, _)| *look).collect::<Vec<_>>(), looks);
            for (n, (_, [x, y, w, h])) in found.iter().enumerate() {
                assert!(*w >= 47.9 && *h >= 47.9, "{width}: {w} x {h} pixels");
                assert!(
                    *x >= -0.1 && *y >= -0.1 && x + w <= width + 0.1 && y + h <= height + 0.1,
                    "{found:?}"
                );
                for (_, other) in &found[..n] {
                    let [left, top, wide, high] = *other;
                    let is_apart = left + wide <= x + 0.1
                        || x + w <= left + 0.1
                        || top + high <= y + 0.1
                        || y + h <= top + 0.1;
                    assert!(is_apart, "{width}: {found:?}");
                }
            }
        }
    }
}

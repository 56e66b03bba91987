//! Hints: winning lines when shown and followed, explanations of lost levels, and no hints if a game cannot
//! be searched.

use tilery_kit::{AnyHint, AnySession, Arg, Budget, Game, Input, Layout, Reel, Room, Rules, Say, Session};
use tilery_tilecode::{Round, TileCode};

use super::solve::{HOME, PUSHES, TELLS, WALKS, drawn, press, rest};

/// The roles of the pad's buttons, and of a hint on the map.
const PAD: u16 = 2;
const HINT: u16 = 9;

fn open(text: &str) -> Session<TileCode> {
    Session::open(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn deal(params: &str) -> Session<TileCode> {
    Session::deal(params.parse().unwrap(), 1)
}

fn hint(session: &mut Session<TileCode>) -> Option<AnyHint> {
    session.hint(&mut Budget::nodes(2_000_000))
}

/// Shows a hint, plays it by Enter, and waits until no round follows.
fn take(session: &mut Session<TileCode>, hint: &AnyHint) {
    session.suggest(&hint.mv).unwrap();
    let at = session.history().at();
    assert!(session.input(Input::Key("Enter")).position);
    assert_eq!(session.history().moves()[at..], *std::slice::from_ref(&hint.mv));
    rest(session);
}

fn presses(hint: &AnyHint) -> Option<i64> {
    let Say { id: "tilecode-why-wins", args } = hint.why.clone()? else { return None };
    match args[..] {
        [("count", Arg::Number(count))] => Some(count),
        _ => None,
    }
}

/// The visible sprites of a role, by look and place.
fn seen(session: &Session<TileCode>, role: u16) -> Vec<(u16, f32, f32)> {
    let sprites = session.scene().sprites;
    sprites.iter().filter(|it| it.role == role).map(|it| (it.look, it.rect.x, it.rect.y)).collect()
}

#[test]
fn hints_followed_one_by_one_win_the_level_in_the_promised_number_of_presses() {
    for (game, level, least) in [("crates", 1, 15), ("dungeon-2", 2, 28), ("robot", 1, 12)] {
        let mut session = deal(game);
        for left in (1..=least).rev() {
            assert_eq!(session.figures().get("level"), Some(level), "{game}");
            let hint = hint(&mut session).unwrap_or_else(|| panic!("{game}: no hint, {left} presses left"));
            assert_eq!(presses(&hint), Some(left), "{game}");
            take(&mut session, &hint);
        }
        assert_eq!(session.figures().get("level"), Some(level + 1), "{game}");
    }
}

#[test]
fn the_line_of_a_hint_wins_and_following_it_needs_no_further_search() {
    let mut session = deal("crates-5");
    let line = hint(&mut session).unwrap().line;
    for (n, mv) in line.iter().enumerate() {
        let told = session.hint(&mut Budget::nodes(1)).unwrap();
        assert_eq!(told.line, line[n..]);
        session.play(mv).unwrap();
    }
    assert_eq!(session.figures().get("level"), Some(6));
    assert_eq!(session.hint(&mut Budget::nodes(1)), None, "the next level was not searched");
    assert_eq!(session.why_no_hint(), None);
}

/// A session in which the player is about to push a crate up to a wall where there is no spot.
fn losing() -> Session<TileCode> {
    let map = "WWWWWWW W.....W W.....W W....xW WWWWWWW";
    let sprites = "....... .p..... ..c.... ....... .......";
    let mut session = open(&drawn(&[WALKS, PUSHES, HOME].concat(), map, sprites));
    for key in ["ArrowDown", "ArrowDown", "ArrowRight"] {
        press(&mut session, key);
        assert!(hint(&mut session).is_some());
    }
    session
}

#[test]
fn a_lost_level_is_reported_until_the_losing_move_is_undone() {
    let mut session = losing();
    let won = session.history().at();
    press(&mut session, "ArrowUp");
    for presses in 1..12 {
        assert!(hint(&mut session).is_none(), "{}", session.history().position());
        let since = Say::new("tilecode-why-since").with("at", won as i64).with("count", presses);
        assert_eq!(session.why_no_hint(), Some(since));
        press(&mut session, ["ArrowLeft", "ArrowRight"][presses as usize % 2]);
    }
    session.seek(won);
    assert!(hint(&mut session).is_some(), "{}", session.history().position());
    assert_eq!(session.why_no_hint(), None);
}

/// The proof that a level is lost takes fewer nodes than finding the losing move. A second call continues.
#[test]
fn the_losing_move_is_reported_as_soon_as_it_is_found() {
    let told = |nodes| {
        let mut session = losing();
        press(&mut session, "ArrowUp");
        [(); 2].map(|()| {
            assert_eq!(session.hint(&mut Budget::nodes(nodes)), None);
            session.why_no_hint().map(|say| say.id)
        })
    };
    assert_eq!(told(500), [None; 2]);
    assert_eq!(told(1_200), [None, Some("tilecode-why-since")]);
    assert_eq!(told(4_000), [Some("tilecode-why-since"); 2]);
}

#[test]
fn an_unfinished_search_claims_nothing() {
    let mut session = deal("crates-12");
    assert_eq!(session.hint(&mut Budget::nodes(1000)), None);
    assert_eq!(session.why_no_hint(), None);
}

#[test]
fn hints_are_offered_only_in_games_by_turns() {
    let offered: Vec<String> = TileCode::presets()
        .into_iter()
        .map(|preset| preset.params)
        .filter(|params| deal(params).offers().hints)
        .collect();
    assert_eq!(offered, ["crates", "gates", "lever", "dungeon", "robot"]);
    let mut snake = deal("snake");
    assert_eq!((hint(&mut snake), snake.why_no_hint()), (None, None));
    let turns = drawn(&[WALKS, HOME].concat(), "WWWWW W..xW WWWWW", "..... .p... .....");
    assert!(open(&turns).offers().hints);
    assert!(!open(&turns.replacen("time turns\n", "", 1)).offers().hints);
    let every = [WALKS, "\nrule every:3\nwhen C +player\ndo game win\n"].concat();
    assert!(!open(&drawn(&every, "WWWWW W..xW WWWWW", "..... .p... .....")).offers().hints);
}

#[test]
fn a_hint_is_shown_beside_the_player_and_on_the_pad_until_the_next_input() {
    let mut session = deal("crates");
    session.lay_out(Layout::Portrait, Some(Room { width: 390.0, height: 700.0, has_touch: true }));
    assert!(seen(&session, HINT).is_empty());
    session.suggest("R").unwrap();
    assert_eq!(seen(&session, HINT), [(1, 1.75, 2.25)], "at the right edge of the player");
    let hinted = |session: &_| -> Vec<u16> {
        seen(session, PAD).into_iter().filter(|it| it.0 >= 12).map(|it| it.0).collect()
    };
    assert_eq!(hinted(&session), [13]);
    session.input(Input::Key("p"));
    assert_eq!((seen(&session, HINT).len(), hinted(&session).len()), (0, 0));
    session.input(Input::Key("p"));
    session.suggest("R").unwrap();
    press(&mut session, "ArrowDown");
    assert!(seen(&session, HINT).is_empty());
}

#[test]
fn hints_of_two_buttons_and_of_a_touch_are_drawn() {
    let text = drawn(&[WALKS, HOME].concat(), "WWWWW W..xW WWWWW", "..... .p... .....");
    let mut session = open(&text);
    session.suggest("UA").unwrap();
    assert_eq!(seen(&session, HINT), [(0, 1.25, 0.75), (4, 1.0, 1.0)]);
    session.suggest("B").unwrap();
    assert_eq!(seen(&session, HINT), [(5, 1.0, 1.0)]);
    session.suggest("AB").unwrap();
    assert_eq!(seen(&session, HINT), [(4, 1.5, 1.25), (5, 1.0, 1.25)], "side by side");
    session.suggest("tap r2c4").unwrap();
    assert_eq!(seen(&session, HINT), [(6, 3.0, 1.0)]);
    session.suggest(".").unwrap();
    assert!(seen(&session, HINT).is_empty());
}

#[test]
fn dismissing_a_message_is_the_first_hint_and_counts_as_a_press() {
    let told = "
message far That was far.

rule press:right all-four
when C +player
when E -wall
do C move:right
";
    let mut session = open(&drawn(&[told, TELLS].concat(), "WWWW W.xW WWWW", ".... .p.. ...."));
    press(&mut session, "x");
    assert!(session.notice().is_some());
    let first = hint(&mut session).unwrap();
    assert_eq!((first.mv.as_str(), presses(&first)), (".", Some(3)));
    take(&mut session, &first);
    assert!(session.notice().is_none());
    let next = hint(&mut session).unwrap();
    assert_eq!((next.mv.as_str(), presses(&next)), ("R", Some(2)));
}

#[test]
fn a_hint_played_by_enter_as_the_first_move_runs_its_turn() {
    let mut session = deal("crates");
    let hint = hint(&mut session).unwrap();
    take(&mut session, &hint);
    let by_hand = {
        let mut session = deal("crates");
        press(&mut session, "ArrowRight");
        session.history().position()
    };
    assert_eq!((hint.mv.as_str(), session.history().position()), ("R", by_hand));
}

#[test]
fn a_level_that_is_lost_from_the_start_is_reported() {
    let text = drawn(&[WALKS, PUSHES, HOME].concat(), "WWWWW W..xW WWWWW", "..... cp... .....");
    let mut session = open(&text.replacen("WWWWW\n  W..xW", "WWWWW\n  ...xW", 1));
    assert!(hint(&mut session).is_none());
    assert_eq!(session.why_no_hint(), Some(Say::new("tilecode-why-never")));
    let (params, board) = (session.params().clone(), session.board().clone());
    let mut next = board.clone();
    let right: Round = "R".parse().unwrap();
    TileCode::play(&params, &mut next, &right, &mut Reel::silent()).unwrap();
    assert!(TileCode::moves(&params, &next).next().is_some(), "though the game goes on");
}

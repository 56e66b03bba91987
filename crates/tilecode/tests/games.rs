//! The shipped games: their texts, their pictures, and the plays that win them.

use std::collections::BTreeSet;

use tilery_kit::save::Save;
use tilery_kit::{AnyGame, Entry, History, Reel, Rules, Session, recorded, trail};
use tilery_tilecode::check::check;
use tilery_tilecode::document::Document;
use tilery_tilecode::{Board, Outcome, Params, TileCode, gallery, games};

#[test]
fn shipped_games_are_canonical_and_without_findings() {
    let all = games::ALL.iter().map(|game| (game.name, game.text().unwrap()));
    for (name, text) in all.chain([("blank", games::BLANK.to_owned())]) {
        let (document, rest) = Document::parse(&text).unwrap();
        assert!(rest.is_none());
        let (meaning, findings) = check(&document);
        let found: Vec<String> = findings.iter().map(ToString::to_string).collect();
        assert_eq!(found, Vec::<String>::new(), "{name}");
        assert_eq!(document.print(), text, "{name}");
        assert!(!meaning.title.is_empty(), "{name}");
        for level in &meaning.levels {
            assert!(!level.name.is_empty(), "{name}");
        }
    }
    let names: Vec<&str> = games::ALL.iter().map(|game| game.name).collect();
    tilery_kit::laws::editions_follow_each_other(&names);
}

#[test]
fn the_gallery_has_enough_pictures_without_duplicates_and_all_well_formed() {
    let names: Vec<&str> = gallery::names().collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let is_background = |name: &&str| gallery::picture(name).is_some_and(|picture| !picture.0.contains(&0));
    let backgrounds = names.iter().filter(|name| is_background(name)).count();
    assert!(backgrounds >= 16, "{backgrounds} pictures without transparent pixels");
    assert!(names.len() >= 48, "{}", names.len());
    let pixels = include_str!("../src/gallery.txt").lines().filter(|line| !line.starts_with('='));
    assert!(pixels.clone().all(|row| row.len() == 16 && row.bytes().all(|b| b.is_ascii_hexdigit())));
    assert_eq!(pixels.count(), 16 * names.len());
}

#[test]
fn a_shipped_game_keeps_its_name_as_a_document() {
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    let session = game.deal("crates", 1).unwrap();
    let text = session.history().position();
    let again = game.open(&text).unwrap();
    assert_eq!((again.history().params().as_str(), again.table().as_str()), ("crates", "crates"));
    let own = text.replace("title Crates", "title Boxes");
    let again = game.open(&own).unwrap();
    assert_eq!(again.history().params(), "own");
    assert_eq!(again.pictures().len(), 32 * 1024);
}

#[test]
fn the_trail_is_every_level_with_the_play_that_wins_it() {
    // Pars of levels are not proven.
    recorded::trail::<TileCode>(|_, _, _| None, |_, board| board.level.to_string());
    let first = |name: &str| name.parse::<Params>().unwrap();
    let levels: Vec<usize> = games::ALL.iter().map(|game| first(game.name).levels()).collect();
    let trail = trail::parse(TileCode::TRAIL).unwrap();
    assert_eq!(trail.iter().map(|chapter| chapter.boards.len()).collect::<Vec<_>>(), levels);
    let names = trail.iter().map(|chapter| chapter.name.trim_start_matches("params-"));
    assert!(names.eq(games::ALL.iter().map(|game| game.name)), "there is a chapter for each game");
}

#[test]
fn every_shipped_game_has_a_play_that_wins_all_its_levels() {
    let mut levels = 0;
    for shipped in &games::ALL {
        let file = format!("play/tilecode/{}.txt", shipped.name);
        let text = recorded::read(&file);
        assert!(
            text.contains(&format!("\nid tilecode:{}#", shipped.name)),
            "{file} begins with the first level"
        );
        assert!(text.contains("\nstatus won\n"), "{file} wins");
        let (document, _) = Document::parse(&shipped.text().unwrap()).unwrap();
        let count = check(&document).0.levels.len();
        assert!(count >= 4, "{}: {count} levels", shipped.name);
        levels += count;
    }
    assert!(levels >= 100, "{levels} levels");
}

#[test]
fn a_shipped_game_can_begin_with_any_level() {
    let params: Params = "crates-3".parse().unwrap();
    assert_eq!((params.to_string().as_str(), params.level(), params.levels()), ("crates-3", 2, 12));
    assert_eq!("crates-1".parse::<Params>().unwrap().to_string(), "crates");
    for wrong in ["crates-0", "crates-13", "crates-", "crates-x", "crate-2", "own-2"] {
        assert!(wrong.parse::<Params>().is_err(), "{wrong}");
    }
    let session = (&Entry::<Session<TileCode>>::NEW as &dyn AnyGame).deal("crates-3", 1).unwrap();
    assert_eq!(session.figures().get("level"), Some(3));
    // All levels share one table, since a later start only gives fewer points.
    assert_eq!((session.history().params().as_str(), session.table().as_str()), ("crates-3", "crates"));
}

/// A board of a shipped game with a level made for the test, after rounds with the given presses.
fn played(game: &str, level: &str, presses: &[&str]) -> Board {
    let text = games::ALL.iter().find(|shipped| shipped.name == game).unwrap().text().unwrap();
    let (head, rest) = text.split_once("\nlevel ").unwrap();
    let rules = &rest[rest.find("\n\nrule ").unwrap()..];
    let (params, mut board) = TileCode::read(&format!("{head}\nlevel One\n{level}{rules}")).unwrap();
    for press in presses {
        if board.outcome == Outcome::Playing {
            TileCode::play(&params, &mut board, &press.parse().unwrap(), &mut Reel::silent()).unwrap();
        }
    }
    board
}

#[test]
fn a_robot_that_reaches_its_home_stops() {
    for (tile, outcome, left) in [('x', Outcome::Won, vec![(1, 3)]), ('~', Outcome::Lost, vec![])] {
        let level =
            format!("map\n  WWWWWWW\n  W..{tile}..W\n  WWWWWWW\nsprites\n  .......\n  .r.....\n  .......");
        let board = played("robot", &level, &["A", ".", ".", ".", ".", ".", ".", "."]);
        assert_eq!(board.outcome, outcome);
        // A piece that falls into the water is gone.
        assert_eq!(board.sprites().map(|piece| board.place(piece.tile)).collect::<Vec<_>>(), left);
    }
}

#[test]
fn the_bite_that_fills_the_basket_wins_at_once() {
    // The only way out for the second apple is straight ahead, and behind it is the hedge.
    let level = |basket| {
        format!(
            "map\n  W{basket}W\n  W...W\n  WWWWW\nsprites\n  .....\n  .ha..\n  .....\n\
             sprites\n  .....\n  .t...\n  ....."
        )
    };
    let after = |basket, presses: &[&str]| {
        let board = played("snake", &level(basket), presses);
        (board.outcome, board.score)
    };
    assert_eq!(after("bcW", &["R"]), (Outcome::Playing, 10));
    assert_eq!(after("bcW", &["R", "."]), (Outcome::Won, 120));
    assert_eq!(after("bbc", &["R", "."]), (Outcome::Playing, 20));
    assert_eq!(after("bbc", &["R", ".", "."]).0, Outcome::Lost, "the snake hits the hedge");
}

#[test]
fn a_player_who_steps_aside_survives_a_falling_stone() {
    let level = "map\n  WWWWW\n  WD.DW\n  WD.DW\n  WD.DW\n  WDDDW\n  WWWWW\n\
                 sprites\n  .....\n  .do..\n  .....\n  ..m..\n  .....\n  .....";
    for (presses, outcome) in [
        ([".", "L", ".", "."], Outcome::Playing),
        ([".", "R", ".", "."], Outcome::Playing),
        ([".", ".", ".", "."], Outcome::Lost),
        // The stone falls as fast as the player walks down.
        ([".", "D", ".", "."], Outcome::Lost),
    ] {
        assert_eq!(played("rocks", level, &presses).outcome, outcome, "{presses:?}");
    }
}

#[test]
fn a_sheep_in_a_corner_of_the_fence_loses_the_level() {
    let level = |sheep| {
        format!(
            "map\n  WWWWWWW\n  W.....W\n  W....xW\n  WWWWWWW\nsprites\n  .......\n  {sheep}\n  .......\n  ......."
        )
    };
    assert_eq!(played("herd", &level(".ds...."), &["."]).outcome, Outcome::Playing);
    let board = played("herd", &level("..ds..."), &["R", "R", "R", "R", "R", "R"]);
    assert_eq!(board.outcome, Outcome::Lost, "it is driven to the end of the fence");
}

/// The map of a board's gems, a letter for each, row by row.
fn gems(board: &Board) -> String {
    let mut map = vec![vec!['.'; board.cols]; board.rows];
    for piece in board.sprites().filter(|piece| (1..=5).contains(&piece.kind)) {
        let (row, col) = board.place(piece.tile);
        map[row][col] = [' ', 'r', 'n', 'z', 'b', 't'][usize::from(piece.kind)];
    }
    map[1..4].iter().map(|row| row[1..4].iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// The tiles of the sprites of a kind.
fn places(board: &Board, kind: u8) -> Vec<(usize, usize)> {
    board.sprites().filter(|piece| piece.kind == kind).map(|piece| board.place(piece.tile)).collect()
}

const WELL: &str = "map\n  WWWWW\n  W...W\n  W...W\n  W...W\n  WWWWW\n  xxxxx\n\
                    sprites\n  .....\n  .rnz.\n  .btr.\n  .nzb.\n  .....\n  .....";
const MARK: u8 = 0;
const STONE: u8 = 7;

#[test]
fn gems_swap_with_any_of_their_four_neighbours() {
    for (other, after) in [
        ("tap r2c3", "rtz bnr nzb"),
        ("tap r3c4", "rnz brt nzb"),
        ("tap r4c3", "rnz bzr ntb"),
        ("tap r3c2", "rnz tbr nzb"),
    ] {
        let board = played("gems", WELL, &["tap r3c3", other, ".", ".", "."]);
        assert_eq!(gems(&board), after, "{other}");
        assert!(places(&board, STONE).len() == 1 && board.is_asleep(), "{other}: a swap costs one stone");
        assert_eq!(places(&board, MARK), [], "{other}");
    }
}

#[test]
fn one_gem_at_a_time_is_marked_and_a_second_touch_unmarks_it() {
    let marked = |presses: &[&str]| {
        let board = played("gems", WELL, presses);
        assert_eq!((gems(&board).as_str(), places(&board, STONE).len()), ("rnz btr nzb", 0), "{presses:?}");
        assert!(board.is_asleep(), "{presses:?}: the game waits");
        places(&board, MARK)
    };
    assert_eq!(marked(&["tap r2c2", ".", "."]), [(1, 1)]);
    assert_eq!(marked(&["tap r2c2", "tap r2c2", ".", "."]), []);
    assert_eq!(marked(&["tap r2c2", "tap r4c4", ".", ".", "."]), [(3, 3)]);
    assert_eq!(marked(&["tap r2c2", "tap r3c3", "tap r4c4", ".", ".", ".", "."]), [(3, 3)]);
    // The second of two quick touches finds the mark of the first one.
    let board = played("gems", WELL, &["tap r2c2", "tap r4c4", "tap r4c3", ".", ".", "."]);
    assert_eq!((gems(&board).as_str(), places(&board, MARK)), ("rnz btr nbz", vec![]));
}

#[test]
fn saves_of_changed_or_moved_levels_are_refused() {
    for (id, save) in [
        // From before gems could swap with all four neighbours.
        ("gems#1", "tilery 1\nid tilecode:gems#1\nat 4\nhash 4 9232528e437d8f7c\ntap r4c4\n. x3\n"),
        // From before the second and the fourth level were swapped.
        ("crates-2#1", "tilery 1\nid tilecode:crates-2#1\nat 2\nhash 2 54cd1fa1a8ab0636\nD\n.\n"),
    ] {
        let replayed = History::<TileCode>::open(id).unwrap().replay(&Save::parse(save).unwrap());
        let error = replayed.map(|_| ()).unwrap_err();
        assert_eq!((error.line, error.column), (4, 1), "{error}");
    }
}

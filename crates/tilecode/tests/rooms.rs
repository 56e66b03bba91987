//! Rooms: levels that stay as they are left, and the sprites that go from one to another.

use tilery_kit::save::Save;
use tilery_kit::{AnyGame, Budget, Entry, History, Reel, Rng, Rules, Session};
use tilery_tilecode::document::Document;
use tilery_tilecode::solve::{Outlook, solve};
use tilery_tilecode::{Board, Outcome, Project, TileCode, state};

/// Two columns of rooms of different sizes, of which the last one is missing. Crates are pushed, coins taken.
const HOUSE: &str = "tilecode 2\ntitle House\ntime turns\nrooms 2\nbackground floor . floor\nbackground wall W brick\n\
    background stairs < ice\nsprite player p player flip\nsprite crate o crate\nsprite coin c coin\ncounter coins 0 shown\n\n\
    level Hall\nmap\n  WW.W\n  W...\n  W..W\n  WW.W\nsprites\n  ....\n  .po.\n  ....\n  ....\n\n\
    level Den\nmap\n  WWWWW\n  ....W\n  W..<W\n  WW.WW\nsprites\n  .....\n  ..c..\n  .p...\n  .....\n\n\
    level Cellar\nmap\n  WW.\n  <..\n  WWW\nsprites\n  ...\n  ..c\n  ...\n\n\
    rule press:right all-four\nwhen C +player\nwhen E -wall -crate\ndo C move:right\n\n\
    rule press:right all-four\nwhen C +crate\nwhen W +player\nwhen E -wall -crate\ndo C move:right\ndo W move:right\n\n\
    rule press:right all-four\nwhen C +player\ndo C exit:right\n\n\
    rule press:a\nwhen C +player ~stairs\ndo C exit:3:stairs\n\n\
    rule change\nwhen C +coin ~player\ndo C destroy add:coins:1\n\n\
    rule change\nwhen C +player\nwhen game coins>=2\ndo game win\n";

fn house() -> std::rc::Rc<Project> {
    Project::parse(HOUSE).expect("a project").0
}

/// Plays rounds, and compares the board with that of its text after each.
fn play(board: &mut Board, rounds: &str) {
    for round in rounds.split(' ') {
        board.play(round.parse().unwrap(), &mut Reel::silent());
        let mut text = String::new();
        state::print(board, &mut text);
        let (project, rest) = Project::parse(&text).unwrap();
        let (line, rest) = rest.unwrap();
        assert_eq!(state::parse(&project, line, rest).as_ref(), Ok(&*board), "{text}");
    }
}

/// The level from 1, and each sprite with its row and column from 1.
fn seen(board: &Board) -> (usize, Vec<String>) {
    let kinds = &board.project().meaning().sprites;
    let sprite = |piece: &tilery_tilecode::piece::Piece| {
        let (row, col) = board.place(piece.tile);
        format!("{} {},{}", kinds[usize::from(piece.kind)].name, row + 1, col + 1)
    };
    (board.level + 1, board.sprites().map(sprite).collect())
}

fn at(board: &Board, level: usize, sprites: &[&str]) {
    assert_eq!(seen(board), (level, sprites.iter().map(|&one| one.to_owned()).collect()));
}

#[test]
fn a_room_stays_as_it_was_left_and_is_entered_at_the_side_one_came_from() {
    let mut board = Board::new(&house(), Rng::default());
    play(&mut board, "R");
    at(&board, 1, &["player 2,3", "crate 2,4"]);
    // The way out is blocked by the crate, which goes nowhere.
    play(&mut board, "R D D");
    at(&board, 1, &["player 4,3", "crate 2,4"]);
    play(&mut board, "D");
    at(&board, 3, &["coin 2,3", "player 1,3"]);
    assert_eq!(board.round, 0, "a room begins like a level");
    play(&mut board, "D");
    assert_eq!(board.counters[0], 0, "the coin is taken when it sees that something changed");
    play(&mut board, ".");
    assert_eq!(board.counters[0], 1);
    play(&mut board, "U U");
    at(&board, 1, &["crate 2,4", "player 4,3"]);
    assert_eq!(board.counters[0], 1, "counters go on");
    play(&mut board, "D");
    at(&board, 3, &["player 1,3"]);
}

#[test]
fn the_own_sprites_of_a_room_of_the_kind_that_enters_are_for_games_that_begin_in_it() {
    let mut board = Board::at_level(&house(), 1, Rng::default());
    at(&board, 2, &["coin 2,3", "player 3,2"]);
    let text = HOUSE.replace(".po.", "..p.");
    let (project, _) = Project::parse(&text).unwrap();
    board = Board::new(&project, Rng::default());
    play(&mut board, "R R");
    at(&board, 2, &["coin 2,3", "player 2,1"]);
    play(&mut board, "R L L");
    at(&board, 1, &["player 2,4"]);
    let mut position = String::new();
    state::print(&board, &mut position);
    assert!(position.contains("player 2 4 resting left\n"), "it still looks to the left: {position}");
}

#[test]
fn a_way_out_to_a_background_leads_to_its_first_tile() {
    let mut board = Board::at_level(&house(), 1, Rng::default());
    play(&mut board, "R R A");
    at(&board, 3, &["coin 2,3", "player 2,1"]);
    play(&mut board, "L");
    at(&board, 3, &["coin 2,3", "player 2,1"]);
}

#[test]
fn a_way_out_leads_nowhere_inside_the_map_and_at_the_end_of_the_rooms() {
    let mut board = Board::at_level(&house(), 1, Rng::default());
    play(&mut board, "R D D");
    at(&board, 2, &["coin 2,3", "player 4,3"]);
}

#[test]
fn the_rooms_are_one_level_that_is_won_or_lost() {
    let text = HOUSE.replace("coins>=2", "coins>=1").replace(".po.", "..p.");
    let (project, _) = Project::parse(&text).unwrap();
    let start = Board::at_level(&project, 0, Rng::default());
    let mut board = start.clone();
    play(&mut board, "R R");
    assert!(board.level == 1 && !board.is_past(&start), "another room is no win: {:?}", board.outcome);
    play(&mut board, "R R . .");
    assert_eq!((board.outcome, board.level), (Outcome::Won, 1));
    assert!(board.is_past(&start));
}

#[test]
fn a_search_claims_nothing_of_what_lies_beyond_a_way_out() {
    let outlook = |coins: &str, map: &str| {
        let text = HOUSE.replace("coins>=2", coins).replace("  ....W\n  W..<W\n  WW.WW", map);
        let (project, _) = Project::parse(&text).unwrap();
        solve(&Board::at_level(&project, 1, Rng::default()), &mut Budget::nodes(100_000))
    };
    let open = "  ....W\n  W..<W\n  WW.WW";
    assert!(matches!(outlook("coins>=1", open), Outlook::Wins(_)), "the coin of the room is enough");
    assert_eq!(outlook("coins>=2", open), Outlook::Unknown, "the other coin is in another room");
    let closed = "  W...W\n  W...W\n  WWWWW";
    assert_eq!(outlook("coins>=2", closed), Outlook::Never, "there is no way out");
}

#[test]
fn saves_undo_and_positions_hold_the_rooms_that_were_left() {
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    let mut session = game.open(HOUSE).unwrap();
    let mut positions = vec![session.history().position()];
    for mv in ["R", "D", "D", "D", "U", "D", "D", "."] {
        session.play(mv).unwrap();
        positions.push(session.history().position());
    }
    assert!(positions.last().unwrap().contains("\nroom 1\nmap\n  WW.W\n"), "{}", positions[8]);
    let save = Save::parse(&session.history().save()).unwrap();
    let again = History::<TileCode>::open(HOUSE).unwrap().replay(&save).unwrap();
    let mut position = String::new();
    state::print(again.board(), &mut position);
    assert_eq!(position.trim_end(), positions[8]);
    for n in (0..positions.len()).rev() {
        session.seek(n);
        assert_eq!(session.history().position(), positions[n], "after {n} moves");
        assert_eq!(game.open(&positions[n]).unwrap().history().position(), positions[n]);
    }
}

#[test]
fn positions_with_rooms_are_checked() {
    let mut board = Board::new(&house(), Rng::default());
    board.play("R".parse().unwrap(), &mut Reel::silent());
    for round in ["D", "D", "D"] {
        board.play(round.parse().unwrap(), &mut Reel::silent());
    }
    let mut text = String::new();
    state::print(&board, &mut text);
    let read = |text: &str| TileCode::read(text).map(|_| ());
    assert_eq!(read(&text), Ok(()));
    for (from, to) in [
        ("room 1", "room 3"),
        ("room 1", "room 4"),
        ("room 1", "room 0"),
        ("room 1\nmap\n  WW.W", "room 1\nmap\n  WW.X"),
        ("room 1\nmap\n  WW.W", "room 1\nmap\n  WW."),
        ("crate 2 4", "crate 9 4"),
    ] {
        assert!(text.contains(from), "{from}: {text}");
        assert!(read(&text.replacen(from, to, 1)).is_err(), "{to}");
    }
    let twice = format!("{text}{}", &text[text.rfind("room 1").unwrap()..]);
    assert!(read(&twice).is_err());
}

#[test]
fn ways_between_rooms_need_rooms() {
    let faults = |text: &str| -> Vec<String> {
        let (document, _) = Document::parse(text).unwrap();
        match Project::of(&document) {
            Ok(_) => Vec::new(),
            Err(findings) => {
                let errors = findings.iter().filter(|finding| !finding.fault.is_warning());
                errors.map(ToString::to_string).collect()
            }
        }
    };
    assert_eq!(faults(HOUSE), Vec::<String>::new());
    let without = faults(&HOUSE.replace("rooms 2\n", ""));
    assert_eq!(
        without,
        [
            "line 60, column 6: `exit:right` leads from room to room: the game needs a line `rooms` with the number of columns.",
            "line 64, column 6: `exit:3:stairs` leads from room to room: the game needs a line `rooms` with the number of columns."
        ]
    );
    assert_eq!(
        faults(&HOUSE.replace("rooms 2", "rooms 0")),
        ["line 4, column 7: Rooms have from 1 to 64 columns."]
    );
    assert_eq!(
        faults(&HOUSE.replace("rooms 2", "rooms 2\nrooms 3")),
        ["line 5, column 7: The game says already that its levels are rooms."]
    );
    assert!(faults(&HOUSE.replace("exit:3:stairs", "exit:3:coin"))[0].contains("coin"));
    assert!(faults(&HOUSE.replace("do C exit:right", "do game exit:right"))[0].contains("`game`"));
}

/// The player and the flag of a tile, commanded by one rule.
#[test]
fn a_rule_commands_both_sprites_of_a_tile() {
    let text = "tilecode 2\nbackground ground . grass\nsprite player p player\nsprite flag f flag\n\nlevel One\nmap\n  ...\n\
        sprites\n  p..\nsprites\n  f..\n\nrule press:right\nwhen C +player ~flag\ndo C move:right also move:right\n\n\
        rule press:a\nwhen C +player ~flag\ndo C also destroy\n";
    let (project, _) = Project::parse(text).unwrap();
    assert_eq!(project.text(), text);
    let mut board = Board::new(&project, Rng::default());
    play(&mut board, "R");
    at(&board, 1, &["player 1,2", "flag 1,2"]);
    play(&mut board, "A");
    at(&board, 1, &["player 1,2"]);
    let (document, _) = Document::parse(&text.replace("+player ~flag", "+player")).unwrap();
    let findings: Vec<String> = Project::of(&document).unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(
        findings[0],
        "line 16, column 17: `also` needs another sprite here: give the tile a yellow dot (~) with sprites only."
    );
}

/// The game of nine rooms that the studio offers.
const NINE: &str = include_str!("../games/rooms.txt");

/// A play that wins it: the rooms, each with the presses in it. `3R` is three presses.
const WAY: [(usize, &str); 21] = [
    (1, "2R 5D"),
    (4, "D 3R 4D 3L 2U R L 2D 3R 2U 3R"),
    (5, "R 2U 3R 3R 2D 3R"),
    (6, "R 2U 6R 2D 2U 6L 2D 2L"),
    (5, "L 2D 3L 3D"),
    (8, "D 3L 4D 2U 2L"),
    (7, "4L U 2L U L R D 2R 2D 2L D L R U 2R U 5R"),
    (8, "R 2U 3R 2U"),
    (5, "U 3L 2U 2L"),
    (4, "L 2U 3L 2U"),
    (1, "3U 5R"),
    (2, "10R"),
    (3, "7R 2D 2U 6L 2U 2D 2L"),
    (2, "9L"),
    (1, "4L 4D"),
    (4, "D 3R 2D 2R"),
    (5, "R 2D 3R 2D"),
    (8, "D 3R 2D"),
    (8, "R"),
    (8, "2R"),
    (9, "7R"),
];

#[test]
fn the_nine_rooms_are_won_with_all_keys_and_remember_every_door() {
    let (document, _) = Document::parse(NINE).unwrap();
    assert_eq!(document.print(), NINE, "it is in canonical form");
    let (project, _) = Project::parse(NINE).unwrap();
    let (_, findings) = tilery_tilecode::check::check(&document);
    assert_eq!(findings, []);
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    let mut session = game.open(NINE).unwrap();
    let mut board = Board::new(&project, Rng::default());
    let mut rooms = std::collections::BTreeSet::new();
    for (n, (room, presses)) in WAY.into_iter().enumerate() {
        assert_eq!((board.level + 1, board.outcome), (room, Outcome::Playing), "before part {n}");
        rooms.insert(room);
        for press in presses.split(' ') {
            let (times, button) = press.split_at(press.len() - 1);
            for _ in 0..times.parse().unwrap_or(1) {
                for round in [button, ".", "."] {
                    if board.outcome == Outcome::Playing {
                        board.play(round.parse().unwrap(), &mut Reel::silent());
                        session.play(round).unwrap();
                    }
                }
            }
        }
    }
    assert_eq!((board.outcome, rooms.len(), board.counters[0]), (Outcome::Won, 9, 0));
    let mut text = String::new();
    state::print(&board, &mut text);
    assert_eq!(session.history().position(), text.trim_end());
    let state = &text[text.find("\nstate\n").unwrap()..];
    assert_eq!(state.matches("\nroom ").count(), 8, "all other rooms are kept: {state}");
    assert!(
        !state.contains("sprite door") && !state.contains("sprite gate") && !state.contains("sprite key")
    );
    assert!(state.contains("sprite crate 3 5 resting"), "the crate of the well stays where it was pushed");
    // The save is replayed, and every step back leads to the position before it.
    let save = Save::parse(&session.history().save()).unwrap();
    let again = History::<TileCode>::open(NINE).unwrap().replay(&save).unwrap();
    assert_eq!(again.board(), &board);
    let last = again.moves().len();
    for n in [last / 2, last / 4, 0] {
        session.seek(n);
        let position = session.history().position();
        assert_eq!(game.open(&position).unwrap().history().position(), position);
    }
}

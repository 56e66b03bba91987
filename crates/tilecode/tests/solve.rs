//! The search for wins, compared with a naive search through the interface, and on the shipped levels.

use std::collections::{BTreeSet, VecDeque};

use tilery_kit::{AnyGame, AnySession, Budget, Entry, Input, Reel, Rng, Rules, Session, trail};
use tilery_tilecode::solve::{Outlook, solve};
use tilery_tilecode::{Board, Outcome, Params, Project, Round, TileCode, state};

const HEAD: &str = "tilecode 2
pace 100
time turns
background floor . floor
background wall W brick
background spot x goal
background mark m dirt
sprite player p player
sprite crate c crate
sprite ball o boulder
";

pub(super) const WALKS: &str = "
rule press:right all-four
when C +player
when E -wall -crate -ball
do C move:right
";

pub(super) const PUSHES: &str = "
rule press:right all-four
when C +crate
when W +player
when E -wall -crate -ball
do C move:right
do W move:right
";

pub(super) const HOME: &str = "
rule never
when C +crate -spot
do game win
";

/// A pushed ball rolls until something blocks it, and stays there.
pub(super) const ROLLS: &str = "
rule press:right all-four
when C +player
when E +ball
do E move:right

rule change all-four
when C +ball @right
when E -wall -ball -crate -player
do C move:right

rule change
when C +ball ~spot @resting
do game win
";

/// The player can walk onto a ball and share its tile. A then pushes the ball. Balls on all spots win.
pub(super) const STACKS: &str = "
rule press:right all-four
when C +player
when E -wall -crate
do C move:right

rule press:a
when C +ball ~player
when E -wall
do C move:right

rule never
when C +ball -spot
do game win
";

/// Each floor tile can be walked over once.
const PAINTS: &str = "
rule press:right all-four
when C +player
when E -wall -mark
do C move:right paint:mark

rule never
when C +floor -player
do game win
";

/// A wins on a spot, and shows a message on other tiles.
pub(super) const TELLS: &str = "
rule press:a
when C +player ~spot
do game win

rule press:a
when C +player -spot
do game message:far
";

/// Three steps are counted; the fourth one loses.
const COUNTS: &str = "
counter steps 0
message far That was far.

rule press:right all-four
when C +player
when E -wall
when game steps<=3
do C move:right
do game add:steps:1

rule press:right all-four
when C +player
when game steps>=4
do game lose
";

/// A chooses between two ways at random.
const CHANCE: &str = "
rule press:a
when C +player
when E -wall
do C move:right

rule press:a
when C +player
when W -wall
do C move:left

rule change
when C +player ~spot
do game win
";

/// A starts the ball rolling. Up wins while the ball rolls over the spot.
pub(super) const ROLLS_PAST: &str = "
rule press:a
when C +ball @resting
when E -wall
do C move:right

rule change
when C +ball @right
when E -wall
do C move:right

rule press:up
when C +ball ~spot @right
do game win
";

/// Right and A together win. Either button alone loses.
pub(super) const BOTH: &str = "
counter pressed 0

rule press:a
when C +player
do game add:pressed:1

rule press:right
when C +player
do game add:pressed:2

rule never
when C +crate
when game pressed>=1 pressed<=2
do game lose

rule never
when C +crate
when game pressed=3
do game win
";

pub(super) fn document(rules: &str, map: &[String], sprites: &[String]) -> String {
    let rows = |rows: &[String]| rows.iter().map(|row| format!("  {row}\n")).collect::<String>();
    let (declared, rules) = rules.split_once("\nrule").unwrap_or(("", rules));
    let level = format!("\nlevel One\nmap\n{}sprites\n{}", rows(map), rows(sprites));
    format!("{HEAD}{declared}{level}\nrule{rules}")
}

/// As [`document`], with the rows in one text.
pub(super) fn drawn(rules: &str, map: &str, sprites: &str) -> String {
    let rows = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    document(rules, &rows(map), &rows(sprites))
}

fn board(text: &str) -> Board {
    let (project, _) = Project::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    Board::new(&project, Rng::from_seed(1))
}

/// A position without its number of rounds, which no rule depends on.
fn without_rounds(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("round ")).map(|line| format!("{line}\n")).collect()
}

fn position(board: &Board) -> String {
    let mut text = String::new();
    state::print_state(board, &mut text);
    without_rounds(&text)
}

fn is_won(board: &Board) -> bool {
    board.outcome == Outcome::Won || board.level > 0
}

/// Presses a key, and waits until no round follows.
pub(super) fn press(session: &mut dyn AnySession, key: &str) {
    session.input(Input::Key(key));
    session.input(Input::Release(key));
    rest(session);
}

pub(super) fn rest(session: &mut dyn AnySession) {
    let mut played = usize::MAX;
    while std::mem::replace(&mut played, session.history().at()) != session.history().at() {
        session.advance(1000);
    }
}

/// The fewest single presses that win, found through the interface: press keys, wait, dismiss messages.
fn by_hand(text: &str) -> Option<usize> {
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    let open = |text: &str| game.open(text).unwrap_or_else(|error| panic!("{error}"));
    let plain = |session: &dyn AnySession| without_rounds(&session.history().position());
    let first = open(text);
    let mut seen = BTreeSet::from([plain(&*first)]);
    let mut queue = VecDeque::from([(first.history().position(), 0)]);
    while let Some((from, presses)) = queue.pop_front() {
        for key in ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "x"] {
            let mut session = open(&from);
            press(&mut *session, key);
            while session.notice().is_some() {
                press(&mut *session, "x");
            }
            let status = session.status();
            if status.reason == Some("tilecode-won") {
                return Some(presses + 1);
            }
            if !status.over && seen.insert(plain(&*session)) {
                queue.push_back((session.history().position(), presses + 1));
            }
        }
    }
    None
}

/// True if any sequence of rounds wins, with any presses at any time.
fn can_be_won(start: &Board) -> bool {
    let mut seen = BTreeSet::from([position(start)]);
    let mut queue = VecDeque::from([start.clone()]);
    while let Some(board) = queue.pop_front() {
        for round in [".", "L", "U", "R", "D", "A", "LA", "UA", "RA", "DA"] {
            let mut next = board.clone();
            next.play(round.parse().unwrap(), &mut Reel::silent());
            if is_won(&next) {
                return true;
            }
            if next.outcome == Outcome::Playing && seen.insert(position(&next)) {
                queue.push_back(next);
            }
        }
    }
    false
}

pub(super) fn presses(rounds: &[Round]) -> usize {
    rounds.iter().filter(|round| **round != Round::default()).count()
}

fn replay(board: &Board, rounds: &[Round]) -> Board {
    let mut board = board.clone();
    rounds.iter().for_each(|round| board.play(*round, &mut Reel::silent()));
    board
}

/// A random small room: walls around it and some inside, and the spots and sprites of `letters`.
pub(super) fn room(rng: &mut Rng, letters: &str) -> (Vec<String>, Vec<String>) {
    let (rows, cols) = (5 + rng.below(2) as usize, 5 + rng.below(2) as usize);
    let mut map = vec![vec!['W'; cols]; rows];
    let mut sprites = vec![vec!['.'; cols]; rows];
    let mut free = Vec::new();
    for (row, tiles) in map.iter_mut().enumerate().take(rows - 1).skip(1) {
        for (col, tile) in tiles.iter_mut().enumerate().take(cols - 1).skip(1) {
            *tile = if rng.below(8) == 0 { 'W' } else { '.' };
            if *tile == '.' {
                free.push((row, col));
            }
        }
    }
    for letter in letters.chars() {
        if free.is_empty() {
            break;
        }
        let at = rng.below(free.len() as u32) as usize;
        let (row, col) = free[at];
        if letter == 'x' {
            map[row][col] = 'x';
        } else {
            free.remove(at);
            sprites[row][col] = letter;
        }
    }
    let text = |rows: Vec<Vec<char>>| rows.into_iter().map(String::from_iter).collect();
    (text(map), text(sprites))
}

#[test]
fn the_search_agrees_with_a_naive_search() {
    let mut rng = Rng::from_seed(17);
    let games = [
        ([WALKS, PUSHES, HOME].concat(), "pcx", 12),
        ([WALKS, PUSHES, HOME].concat(), "pccxxxxxx", 8),
        ([WALKS, ROLLS].concat(), "pox", 12),
        ([STACKS].concat(), "pox", 8),
        ([STACKS].concat(), "pooxxxxxx", 12),
        ([PAINTS].concat(), "p", 8),
        ([COUNTS, TELLS].concat(), "px", 6),
    ];
    for (rules, letters, count) in &games {
        let (mut won, mut lost) = (0, 0);
        for _ in 0..*count {
            let (map, sprites) = room(&mut rng, letters);
            let text = document(rules, &map, &sprites);
            let board = board(&text);
            match solve(&board, &mut Budget::nodes(10_000_000)) {
                Outlook::Wins(rounds) => {
                    assert!(is_won(&replay(&board, &rounds)), "{text}");
                    assert_eq!(by_hand(&text), Some(presses(&rounds)), "{text}");
                    won += 1;
                }
                Outlook::Never => {
                    assert!(!can_be_won(&board), "{text}");
                    lost += 1;
                }
                Outlook::Unknown => panic!("{text}"),
            }
        }
        assert!(won > 0 && lost > 0, "{letters} {rules}: {won} can be won, {lost} cannot");
    }
}

/// The search result for the first board of a document.
fn told(text: &str) -> Outlook<Vec<Round>> {
    solve(&board(text), &mut Budget::nodes(10_000_000))
}

#[test]
fn the_result_is_unknown_if_chance_rounds_or_other_levels_decide() {
    let (map, sprites) = ("WWWWW W..xW WWWWW", "..... .p... .....");
    assert_eq!(told(&drawn(CHANCE, map, sprites)), Outlook::Unknown, "A may lead to the spot");
    let every = [WALKS, "\nrule every:3\nwhen C +player\ndo game win\n"].concat();
    assert_eq!(told(&drawn(&every, map, sprites)), Outlook::Unknown, "it is won by waiting");
    let back = [WALKS, "\nrule press:a\nwhen C +player\ndo game exit:1\n"].concat();
    let levels =
        drawn(&back, map, sprites).replacen("\nrule", "\nlevel Two\nmap\n  ...\nsprites\n  .p.\n\nrule", 1);
    let (project, _) = Project::parse(&levels).unwrap_or_else(|error| panic!("{error}\n{levels}"));
    let from =
        |level| solve(&Board::at_level(&project, level, Rng::from_seed(1)), &mut Budget::nodes(10_000));
    assert_eq!(
        [from(0), from(1)],
        [Outlook::Never, Outlook::Unknown],
        "the second level is left for the first"
    );
    let timeless = drawn(&[WALKS, HOME].concat(), map, sprites).replacen("time turns\n", "", 1);
    assert_eq!(told(&timeless), Outlook::Unknown, "rounds run by themselves");
}

#[test]
fn a_level_that_only_a_press_in_the_middle_of_a_turn_wins_is_not_lost() {
    // The ball is on the spot only while it rolls over it.
    let text = drawn(ROLLS_PAST, "WWWWWWW W...x.W WWWWWWW", "....... .o..... .......");
    assert_eq!(by_hand(&text), None);
    assert!(can_be_won(&board(&text)));
    assert_eq!(told(&text), Outlook::Unknown);
    let text = text.replacen("x.W", "..W", 1);
    assert_eq!(told(&text), Outlook::Never, "there is no spot at all");
}

#[test]
fn a_and_a_direction_together_are_tried_if_single_buttons_do_not_win() {
    let text = drawn(BOTH, "WWW W.W WWW", "... .p. ...");
    let Outlook::Wins(rounds) = told(&text) else { panic!("{:?}", told(&text)) };
    assert_eq!((rounds[0].to_string().as_str(), presses(&rounds)), ("RA", 1), "{text}");
}

/// The shipped levels, with the fewest presses that win each and the most rounds that a search for them
/// plays, in thousands.
const SHIPPED: [(&str, &[(usize, u64)]); 3] = [
    (
        "crates",
        &[
            (15, 200),
            (27, 230),
            (29, 30),
            (47, 60),
            (42, 10),
            (49, 15),
            (53, 15),
            (66, 270),
            (62, 170),
            (65, 620),
            (58, 1_700),
            (130, 650),
        ],
    ),
    (
        "dungeon",
        &[(14, 20), (28, 80), (24, 65), (35, 2_000), (47, 20), (61, 350), (42, 1_400), (88, 95), (34, 30)],
    ),
    ("robot", &[(12, 10), (13, 20), (19, 25), (30, 75), (40, 900), (41, 35), (43, 130), (48, 150)]),
];

#[test]
fn every_level_by_turns_is_solved() {
    for (game, levels) in SHIPPED {
        let params: Params = game.parse().unwrap();
        assert_eq!(levels.len(), params.levels(), "{game}");
        for (level, &(least, thousands)) in levels.iter().enumerate() {
            let board = Board::at_level(params.project(), level, Rng::from_seed(1));
            let found = solve(&board, &mut Budget::nodes(thousands * 1000));
            let Outlook::Wins(rounds) = found else { panic!("{game}-{}: {found:?}", level + 1) };
            assert!(replay(&board, &rounds).level > level || replay(&board, &rounds).outcome == Outcome::Won);
            assert_eq!(presses(&rounds), least, "{game}-{}", level + 1);
        }
    }
}

#[test]
fn no_position_of_a_winning_play_is_declared_lost() {
    let mut asked = 0;
    let stops = trail::parse(TileCode::TRAIL).unwrap().into_iter().flat_map(|chapter| chapter.boards);
    for stop in stops
        .filter(|stop| SHIPPED.iter().any(|(game, _)| stop.text.starts_with(&format!("tilecode:{game}"))))
    {
        let (params, seed) = stop.text.trim_start_matches("tilecode:").split_once('#').unwrap();
        let params: Params = params.parse().unwrap();
        let mut board = TileCode::deal(&params, Rng::from_seed(1));
        let rounds = stop.solution.iter().flat_map(|run| std::iter::repeat_n(&run.text, run.times));
        for round in rounds {
            let outlook = solve(&board, &mut Budget::nodes(1_000));
            assert_ne!(outlook, Outlook::Never, "{} {seed} after {} rounds", stop.text, board.round);
            if let Outlook::Wins(rounds) = outlook {
                let after = replay(&board, &rounds);
                assert!(after.level > board.level || after.outcome == Outcome::Won, "{}", stop.text);
            }
            board.play(round.parse().unwrap(), &mut Reel::silent());
            asked += 1;
        }
    }
    assert!(asked > 3_000, "{asked} positions");
}

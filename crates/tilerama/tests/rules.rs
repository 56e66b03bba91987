//! The statements of the rules page as boards and results.

use tilery_kit::{AnySession, Arg, Session};
use tilery_tilerama::Tilerama;

/// An objective that the board does not meet: every tile must be `Z`.
fn goal_for(board: &str) -> String {
    let cells_only = |c: char| match c {
        '+' | 'o' => '+',
        '#' | '.' | '|' => c,
        c if c.is_ascii_digit() => 'Z',
        _ => ' ',
    };
    board.chars().map(cells_only).collect()
}

fn open(board: &str) -> Session<Tilerama> {
    let board = board.trim_end().replace("\n        ", "\n");
    let board = board.trim_start_matches('\n');
    let width = board.lines().map(str::len).max().unwrap();
    let board = board.lines().map(|line| format!("{line:width$}")).collect::<Vec<_>>().join("|");
    let text = format!("own@{board};goal={};moves=0", goal_for(&board));
    Session::open(&text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// The digits of the board in reading order.
fn tiles(session: &Session<Tilerama>) -> String {
    let position = session.history().position();
    let board = position.split(['@', ';']).nth(1).unwrap();
    board.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect()
}

/// Plays a legal move, and returns the tiles.
fn pushed(board: &str, mv: &str) -> String {
    let mut session = open(board);
    session.play(mv).unwrap_or_else(|error| panic!("{board}\n{mv}: {error}"));
    tiles(&session)
}

/// Plays a refused move, and returns the sentence, the cell (from 1) and the side.
fn refused(board: &str, mv: &str) -> (String, i64, i64, String) {
    let mut session = open(board);
    let before = session.history().position();
    let Err(tilery_kit::PlayError::Illegal(illegal)) = session.play(mv) else {
        panic!("{board}\n{mv} is legal: {}", tiles(&session))
    };
    assert_eq!(session.history().position(), before);
    let number = |name| match illegal.say.args.iter().find(|(known, _)| *known == name) {
        Some((_, Arg::Number(n))) => *n,
        _ => 0,
    };
    let side = illegal.say.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if *name == "side" => Some(text.clone()),
        _ => None,
    });
    (illegal.say.id.to_owned(), number("row"), number("column"), side.unwrap())
}

fn is_refused(board: &str, mv: &str, id: &str, row: i64, column: i64, side: &str) {
    assert_eq!(refused(board, mv), (format!("tilerama-{id}"), row, column, side.to_owned()), "{board}\n{mv}");
}

const CLASSIC: &str = "
        +a+b+c+
        d1 2 3d
        + + + +
        e4 5 6e
        + + + +
        f7 8 9f
        +a+b+c+";

#[test]
fn a_full_row_with_opposite_jumps_shifts_as_a_ring() {
    assert_eq!(pushed(CLASSIC, "r1c1 right"), "312456789");
    assert_eq!(pushed(CLASSIC, "r1c3 right"), "312456789");
    assert_eq!(pushed(CLASSIC, "r2c2 left"), "123564789");
    assert_eq!(pushed(CLASSIC, "r3c2 up"), "153486729");
}

const RIM: &str = "
        o + + o
         1 2 3
        + + + +
         4 5 6
        + + + +
         7 8 9
        o + + o";

#[test]
fn a_full_rectangle_with_four_turns_rotates_its_rim() {
    for mv in ["r1c1 right", "r1c2 right", "r1c3 right", "r1c3 down", "r3c3 left", "r2c1 up", "r3c1 left"] {
        assert_eq!(pushed(RIM, mv), "412753896", "{mv}");
    }
    for mv in ["r1c3 left", "r1c3 up", "r1c1 down", "r1c1 left", "r3c2 right", "r2c3 up"] {
        assert_eq!(pushed(RIM, mv), "236159478", "{mv}");
    }
    is_refused(RIM, "r2c2 right", "blocked", 2, 3, "right");
}

#[test]
fn a_turn_works_alone() {
    let board = "
        + + o
         1 2
        + + +
         3 .
        + + +";
    assert_eq!(pushed(board, "r1c1 right"), ".132");
    assert_eq!(pushed(board, "r1c2 right"), "1.32");
    assert_eq!(pushed(board, "r1c2 down"), "1.32");
    is_refused(board, "r1c2 up", "blocked", 1, 1, "left");
    let board = "
        + + o
         . 2
        + + +
         3 4
        + + +";
    assert_eq!(pushed(board, "r2c2 up"), "243.", "up becomes left");
}

#[test]
fn a_dead_end_with_two_turns_is_closed() {
    let board = "
        o o +
         1 #
        + + +
         2 .
        + + +";
    is_refused(board, "r2c1 up", "blocked", 1, 1, "up");
    let board = "
        o o +
         1 #
        + + +
         . #
        + + +";
    for mv in ["r1c1 right", "r1c1 left", "r1c1 down"] {
        assert_eq!(pushed(board, mv), ".1", "{mv}: a corner leads down, from either side");
    }
    is_refused(board, "r1c1 up", "blocked", 1, 1, "up");
}

#[test]
fn a_full_figure_of_eight_goes_in_two_directions_at_its_crossing() {
    // Two rings of eight that share the cell in the middle.
    let board = "
        o + + o + +
         1 2 3 # #
        + + + + + +
         4 # 5 # #
        + + + + + o
         6 7 8 2 3
        o + + + + +
         # # 4 # 5
        + + + + + +
         # # 6 7 8
        + + o + + o";
    // The chain returns to the crossing from another side.
    is_refused(board, "r1c1 right", "multi-direction", 3, 3, "right");
    is_refused(board, "r3c4 right", "multi-direction", 3, 3, "right");
}

#[test]
fn a_compound_rides_a_ring_as_long_as_it_does_not_cross_the_border() {
    let board = "
        + + + + +
        a1 2=3 4a
        + + + + +";
    assert_eq!(pushed(board, "r1c1 right"), "4123");
    assert_eq!(pushed(board, "r1c2 left"), "2341");
    let board = "
        + + + + +
        a1 2 3=4a
        + + + + +";
    is_refused(board, "r1c1 right", "blocked", 1, 4, "right");
    is_refused(board, "r1c3 right", "blocked", 1, 4, "right");
    assert_eq!(pushed(board, "r1c2 left"), "2341");
}

#[test]
fn a_compound_before_a_jump_or_a_turn_is_blocked() {
    let board = "
        + + + +
        a1=2 .a
        + + + +";
    is_refused(board, "r1c1 left", "blocked", 1, 1, "left");
    assert_eq!(pushed(board, "r1c1 right"), ".12");
    let board = "
        + + + +
         . 1=2
        + + + +
         . . .
        + + + o";
    assert_eq!(pushed(board, "r1c2 down"), "....12");
    let board = "
        o + + +
         1=2 .
        + + + +
         . . .
        + + + +";
    is_refused(board, "r1c1 left", "blocked", 1, 1, "left");
}

#[test]
fn tiles_that_turn_inwards_from_both_sides_collide_in_the_middle() {
    let board = "
        + + + +
         1=2=3
        + + + +
         4 . 5
        o + + o";
    // The compound's middle cell claims the space first, so the next tile to enter it collides.
    is_refused(board, "r1c1 down", "collision", 2, 2, "down");
    let board = "
        + + + +
         1=2=3
        + + + +
         6 . 7
        + + + +
         4 . 5
        o + + o";
    is_refused(board, "r1c1 down", "collision", 3, 2, "down");
}

#[test]
fn a_jump_between_opposite_sides_of_one_cell_moves_nothing() {
    let board = "
        + + +
        a1a#
        + + +
         2 .
        + + +";
    is_refused(board, "r1c1 right", "nothing", 1, 1, "right");
    is_refused(board, "r1c1 left", "nothing", 1, 1, "left");
}

#[test]
fn a_jump_between_neighbouring_sides_of_one_cell_goes_in_two_directions() {
    let board = "
        + +a+
         . 1a
        + + +";
    is_refused(board, "r1c2 right", "multi-direction", 1, 2, "right");
    is_refused(board, "r1c2 up", "multi-direction", 1, 2, "up");
    assert_eq!(pushed(board, "r1c2 left"), "1.");
}

#[test]
fn a_jump_leads_away_from_the_other_border() {
    let board = "
        + +a+
         . 1
        + + +
         2 .
        +a+ +";
    assert_eq!(pushed(board, "r1c2 up"), "2.1.", "in at the bottom, upwards");
    let board = "
        + + +
         1 2a
        + + +
         . .a
        + + +";
    assert_eq!(pushed(board, "r1c2 right"), "1..2", "in at the right, to the left");
    assert_eq!(pushed(board, "r1c1 right"), ".1.2");
}

#[test]
fn a_compound_pushes_the_tiles_in_front_of_each_of_its_cells() {
    let board = "
        + + + + +
         1 2 3 .
        +\"+ + + +
         1 4 . .
        + + + + +";
    assert_eq!(pushed(board, "r1c1 right"), ".123.14.");
    let board = "
        + + + +
         1 2 .
        +\"+ + +
         1 4 5
        + + + +";
    is_refused(board, "r2c1 right", "blocked", 2, 3, "right");
}

#[test]
fn a_tile_is_needed_and_the_first_violation_is_shown() {
    is_refused(CLASSIC, "r9c1 right", "no-tile", 9, 1, "right");
    // Pieces are checked first in, first out: the upper cell's chain is as long as the lower cell's, and
    // comes first.
    let board = "
        + + + +
         1 2 3
        +\"+ + +
         1 4 5
        + + + +";
    is_refused(board, "r1c1 right", "blocked", 1, 3, "right");
}

#[test]
fn slides_are_longest_runs_of_one_piece_in_one_direction() {
    let mut session = open(CLASSIC);
    let slides = |session: &Session<Tilerama>| session.figures().get("slides").unwrap();
    for (mv, expected) in
        [("r1c1 right", 1), ("r1c2 right", 1), ("r1c2 right", 2), ("r1c3 left", 3), ("r1c2 down", 4)]
    {
        session.play(mv).unwrap();
        assert_eq!(slides(&session), expected, "{mv}");
    }
    assert_eq!(session.figures().get("moves"), Some(5));
    session.undo();
    assert_eq!(slides(&session), 3);
}

#[test]
fn limits_end_a_game() {
    let mut session = Session::<Tilerama>::open("classic-a-x3~2!1#5").unwrap();
    let legal = session.legal();
    session.play(&legal[0]).unwrap();
    let status = session.status();
    assert!(status.over && status.reason == Some("tilerama-out-of-moves"), "{status:?}");
    assert_eq!(session.figures().get("left"), Some(0));
    assert!(session.play(&legal[0]).is_err());
    session.undo();
    assert!(!session.status().over);
}

#[test]
fn time_ends_a_game() {
    let mut session = Session::<Tilerama>::open("classic-a-x3!10s#5").unwrap();
    assert!(!session.advance(60_000).ended, "the clock starts with the first move");
    let legal = session.legal();
    session.play(&legal[0]).unwrap();
    assert!(!session.advance(9_999).ended);
    assert!(session.advance(1).ended);
    let status = session.status();
    assert!(status.over && status.reason == Some("time-is-up"), "{status:?}");
    assert!(session.legal().is_empty());
}

#[test]
fn the_goal_compares_colours_and_joints_over_the_target_zone() {
    let state = |text: &str| Session::<Tilerama>::open(text).unwrap().status().state;
    use tilery_kit::State::{Lost, Playing, Won};
    assert_eq!(state("own@+ + +| a b |+ + +| b . |+ + +;goal=+ + +| a b |+ + +| b . |+ + +;moves=0"), Won);
    assert_eq!(state("own@+ + +| a b |+ + +| . b |+ + +;goal=+ + +| a ? |+ + +| ? ? |+ + +"), Won);
    assert_eq!(state("own@+ + +| b a |+ + +| . b |+ + +;goal=+ + +| a ? |+ + +| ? ? |+ + +"), Playing);
    assert_eq!(state("own@+ + +| a=b |+ + +| . . |+ + +;goal=+ + +| a b |+ + +| . . |+ + +"), Playing);
    assert_eq!(state("own@+ + +| a=b |+ + +| . . |+ + +;goal=+ + +| a ? |+ + +| . . |+ + +"), Won);
    assert_eq!(state("own@+ + +| a b |+ + +;goal=+ + +| b a |+ + +"), Lost, "no push is left");
}

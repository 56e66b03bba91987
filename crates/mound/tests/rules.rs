//! The rules of Mound: the statements and tables of the rules page as test cases.

use tilery_kit::{AnySession, Game, PlayError, Rules, Session, State};
use tilery_mound::{Mound, Params, SIZE, Side};

/// The lowest rows of a board, the top one first.
type Rows<'a> = &'a [&'a str];

/// A level, its number of colours, and the size of its mound.
type Levels<'a> = &'a [(u32, u8, u32)];

/// A position of a mixed game: the lowest rows of the board, the top one first; the colour of all inner
/// bricks; the number of blocks used.
fn position(rows: Rows<'_>, brick: char, blocks: u32) -> String {
    let mut all = vec!["........"; SIZE - rows.len()];
    all.extend(rows);
    let line = brick.to_string().repeat(SIZE);
    let side = format!("{line}+ijijijij");
    let sides = [side.as_str(); 4].join("/");
    format!("mixed-4-10-5@1/0/{blocks}/{}/{sides}/ghg;chance=0000000000000001", all.join("-"))
}

fn open(text: &str) -> Session<Mound> {
    Session::open(text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// The game after a move.
fn after(rows: Rows<'_>, mv: &str, blocks: u32) -> Session<Mound> {
    let mut session = open(&position(rows, 'a', blocks));
    session.play(mv).unwrap_or_else(|error| panic!("{rows:?} {mv}: {error}"));
    session
}

/// The rows of the board, without empty rows above.
fn rows(session: &Session<Mound>) -> Vec<String> {
    let position = session.history().position();
    let board = position.split('/').nth(3).expect("the rows are the fourth field");
    board.split('-').map(str::to_owned).skip_while(|row| row == "........").collect()
}

#[test]
fn bricks_come_to_rest_as_in_the_table_of_moves() {
    let mound = ["b.......", "cb....cd"];
    let table: [(Rows<'_>, &str, &[&str]); 13] = [
        // A drop falls onto its column's stack, or on the floor if the column is empty.
        (&mound, "drop 1", &["a.......", "b.......", "cb....cd"]),
        (&mound, "drop 4", &["b.......", "cb.a..cd"]),
        // A lift enters at the floor, and the stack rises by one.
        (&mound, "lift 1", &["b.......", "c.......", "ab....cd"]),
        (&mound, "lift 4", &["b.......", "cb.a..cd"]),
        // A throw flies until it meets a brick or the far wall, then falls.
        (&mound, "throw right 7", &["ba......", "cb....cd"]),
        (&mound, "throw right 1", &["a.......", "b.......", "cb....cd"]),
        (&mound, "throw left 1", &["b......a", "cb....cd"]),
        // A knock goes one square further and pushes the unbroken run by one; then everything unsupported
        // falls.
        (&["bcd.e..."], "knock left 8", &["abcde..."]),
        (&["..bc.d.."], "knock left 8", &["..abcd.."]),
        (&["..b.....", "..c.e..."], "knock left 7", &["..a.....", "..cbe..."]),
        (&["..b.....", "..d.....", "..c.e..."], "knock right 6", &["..a.....", "..d.....", ".bc.e..."]),
        // If the run reaches the far wall, or there is no run, the brick stops as in a throw.
        (&["......bc"], "knock left 8", &[".....abc"]),
        (&mound, "knock left 1", &["b......a", "cb....cd"]),
    ];
    for (before, mv, expected) in table {
        assert_eq!(rows(&after(before, mv, 0)), expected, "{before:?} {mv}");
    }
}

#[test]
fn refused_moves_have_a_reason_and_change_nothing() {
    let tower: Vec<String> =
        (0..8).map(|n| format!("{}.......", if n & 1 == 0 { 'b' } else { 'c' })).collect();
    let tower: Vec<&str> = tower.iter().map(String::as_str).collect();
    let table: [(Rows<'_>, u32, &str, &str); 8] = [
        (&tower, 0, "drop 1", "mound-column-full"),
        (&tower, 0, "lift 1", "mound-column-full"),
        (&tower, 0, "throw left 1", "mound-entry-taken"),
        (&["b...c..."], 0, "throw left 8", "mound-entry-taken"),
        (&["bcbcbcbc"], 0, "throw right 8", "mound-entry-taken"),
        (&["bcbcbcbc"], 0, "knock right 8", "mound-no-room"),
        (&["bcbcbcbc"], 0, "knock left 8", "mound-no-room"),
        (&["b......."], 64, "drop 5", "mound-over"),
    ];
    for (before, blocks, mv, why) in table {
        let mut session = open(&position(before, 'a', blocks));
        let text = session.history().position();
        match session.play(mv) {
            Err(PlayError::Illegal(illegal)) => assert_eq!(illegal.say.id, why, "{before:?} {mv}"),
            other => panic!("{before:?} {mv}: {other:?}"),
        }
        assert_eq!(session.history().position(), text);
    }
    for (kind, mv, why) in
        [("classic", "knock left 1", "mound-no-knocks"), ("knockout", "throw left 1", "mound-no-throws")]
    {
        let mut session = open(&position(&["b......."], 'a', 0).replace("mixed", kind));
        match session.play(mv) {
            Err(PlayError::Illegal(illegal)) => assert_eq!(illegal.say.id, why),
            other => panic!("{kind} {mv}: {other:?}"),
        }
    }
}

#[test]
fn the_types_offer_their_moves() {
    for (kind, words) in [
        ("classic", &["drop", "lift", "throw"][..]),
        ("knockout", &["drop", "lift", "knock"]),
        ("mixed", &["drop", "lift", "throw", "knock"]),
    ] {
        let session = open(&position(&["b...c..."], 'a', 0).replace("mixed", kind));
        let mut seen: Vec<String> =
            session.legal().iter().map(|mv| mv.split(' ').next().unwrap_or_default().to_owned()).collect();
        seen.sort();
        seen.dedup();
        let mut words = words.to_vec();
        words.sort_unstable();
        assert_eq!(seen, words);
    }
}

#[test]
fn blocks_score_by_size_and_vanish_at_once() {
    let table: [(Rows<'_>, &str, i64, i64, Rows<'_>); 8] = [
        (&["aa.....b"], "drop 3", 1, 1, &[".......b"]),
        (&["aa.a...b"], "drop 3", 2, 1, &[".......b"]),
        (&["aa.aa..b"], "drop 3", 4, 1, &[".......b"]),
        (&["aa.aa...", "cbacb..b"], "drop 3", 7, 1, &["cb.cb..b"]),
        (&["aa.aa...", "cbacb...", "bcabc..b"], "drop 3", 11, 1, &["cb.cb...", "bc.bc..b"]),
        // Two blocks by one lift, of three bricks each.
        (&["bb......", "cdbaa..e"], "lift 3", 2, 2, &["cd.....e"]),
        // Falling bricks make a second block.
        (&[".d......", "aa......", "ddc....b"], "drop 3", 2, 2, &["..c....b"]),
        // Bricks outside the board never count: there are further `a` next to these on two sides.
        (&["aa.....b"], "throw left 1", 0, 0, &[".......a", "aa.....b"]),
    ];
    for (before, mv, points, blocks, expected) in table {
        let session = after(before, mv, 0);
        let figures = session.figures();
        assert_eq!(rows(&session), expected, "{before:?} {mv}");
        assert_eq!(
            (figures.get("score"), figures.get("blocks")),
            (Some(points), Some(blocks)),
            "{before:?} {mv}"
        );
    }
}

#[test]
fn a_level_ends_by_the_number_of_blocks_used() {
    // One block clears the first board, two at once clear the second board, and the third keeps a brick.
    let (one, two): (Rows<'_>, &[&str]) = (&["aa......"], &["bb......", "aab....."]);
    let rest: &[&str] = &["aa.....b"];
    let cases: [(Rows<'_>, &str, u32, Option<i64>); 9] = [
        (one, "drop 3", 0, Some(1 + 128)),
        (one, "drop 3", 14, Some(1 + 128)),
        (one, "drop 3", 15, Some(1 + 64)),
        (one, "drop 3", 30, Some(1 + 64)),
        (one, "drop 3", 31, Some(1)),
        (one, "drop 3", 63, Some(1)),
        (two, "lift 3", 62, Some(2)),
        (two, "lift 3", 63, None),
        (rest, "drop 3", 63, None),
    ];
    for (before, mv, blocks, next_level) in cases {
        let session = after(before, mv, blocks);
        let (figures, status) = (session.figures(), session.status());
        match next_level {
            Some(score) => {
                let numbers = ["level", "blocks", "score"].map(|name| figures.get(name));
                assert_eq!(numbers, [Some(2), Some(0), Some(score)], "{before:?} {blocks}");
                assert!(!status.over);
                assert_eq!(session.board().count(), 12);
            }
            None => {
                assert_eq!(figures.get("level"), Some(1), "{before:?} {blocks}");
                assert_eq!(
                    (status.over, status.state, status.reason),
                    (true, State::Lost, Some("mound-used-up"))
                );
                assert!(session.legal().is_empty());
            }
        }
    }
    // The level goes on while blocks are left.
    assert!(!after(rest, "drop 3", 62).status().over);
}

#[test]
fn a_covered_board_ends_the_game_unless_the_brick_makes_a_block() {
    let row = |n: usize| if n & 1 == 0 { "bcbcbcbc" } else { "cbcbcbcb" };
    let mut rows: Vec<&str> = (0..8).map(row).collect();
    rows[0] = ".cbcbcbc";
    let session = after(&rows, "drop 1", 0);
    assert_eq!((session.status().over, session.status().reason), (true, Some("mound-covered")));
    assert!(session.legal().is_empty());

    rows[1] = "aacbcbcb";
    let session = after(&rows, "drop 1", 0);
    assert!(!session.status().over);
    assert!(session.figures().get("blocks") > Some(0));
}

#[test]
fn the_outer_brick_steps_in_and_the_stack_follows() {
    let text = "mixed-4-10-5@1/0/0/........-........-........-........-........-........-........-b......c/\
                acacacac+bdbdbdbd/acacacac+bdbdbdbd/acacacac+bdbdbdbd/acacacac+bdbdbdbd/efg";
    for (mv, side, index) in [
        ("drop 2", Side::Top, 1),
        ("lift 3", Side::Bottom, 2),
        ("throw left 4", Side::Left, 3),
        ("knock right 1", Side::Right, 0),
    ] {
        let mut session = open(text);
        let before = session.board().clone();
        session.play(mv).expect("the move is legal");
        let board = session.board();
        let [inner, outer] = board.lines(side);
        assert_eq!(inner[index], before.lines(side)[1][index], "{mv}");
        assert_eq!(inner[index].key.0, before.lines(side)[1][index].key.0, "{mv}: it is the same brick");
        assert_eq!(outer[index], before.stack()[0], "{mv}");
        assert_eq!(board.stack()[..2], before.stack()[1..], "{mv}");
        let changed = Side::ALL.into_iter().flat_map(|side| {
            let lines = before.lines(side).iter().flatten().zip(board.lines(side).iter().flatten());
            lines.filter(|(old, new)| old.key.0 != new.key.0).collect::<Vec<_>>()
        });
        assert_eq!(changed.count(), 2, "{mv}: no other brick outside moves");
    }
}

#[test]
fn the_stack_is_fixed_by_the_seed() {
    let deal = || Session::<Mound>::deal("classic-5-8-5".parse().expect("the default"), 7);
    let stacks = |moves: [&str; 6]| {
        let mut session = deal();
        moves.map(|mv| {
            session.play(mv).expect("the move is legal");
            session.board().stack()[2].colour
        })
    };
    let left = stacks(["drop 1", "drop 8", "throw left 1", "drop 2", "lift 1", "lift 8"]);
    let right = stacks(["lift 8", "throw right 1", "drop 8", "lift 1", "drop 1", "drop 2"]);
    assert_eq!(left, right);
}

#[test]
fn levels_grow_by_the_formula() {
    let table: [(&str, Levels<'_>); 5] = [
        (
            "classic-5-8-5",
            &[
                (1, 5, 8),
                (2, 5, 12),
                (3, 5, 16),
                (5, 5, 24),
                (6, 6, 8),
                (20, 8, 24),
                (21, 5, 16),
                (25, 5, 32),
                (61, 5, 32),
                (64, 5, 40),
                (80, 8, 40),
                (81, 5, 40),
            ],
        ),
        ("mixed-4-10-3", &[(1, 4, 8), (2, 4, 16), (3, 4, 24), (4, 5, 8), (21, 10, 24), (22, 4, 16)]),
        (
            "knockout-4-5-10",
            &[
                (1, 4, 8),
                (2, 4, 10),
                (3, 4, 12),
                (4, 4, 13),
                (5, 4, 15),
                (6, 4, 17),
                (7, 4, 19),
                (8, 4, 20),
                (9, 4, 22),
                (10, 4, 24),
                (11, 5, 8),
                (21, 4, 16),
            ],
        ),
        ("classic-8-8-5", &[(1, 8, 8), (5, 8, 24), (6, 8, 16), (11, 8, 24), (u32::MAX, 8, 40)]),
        ("classic-10-10-5", &[(3, 10, 16)]),
    ];
    for (params, levels) in table {
        let params: Params = params.parse().expect("a scenario");
        for &(level, colours, mound) in levels {
            assert_eq!(
                (params.colours(level), params.mound(level)),
                (colours, mound),
                "{params} level {level}"
            );
        }
    }
}

#[test]
fn a_dealt_mound_is_settled_low_quiet_and_high_in_the_middle() {
    let mut columns = [0usize; SIZE];
    for seed in 0..3000 {
        // Clearing an almost empty board deals the level under test.
        let level = 1 + (seed % 90) as u32;
        let text = position(&["aa......"], 'a', 0).replace("@1/", &format!("@{level}/"));
        let text = text.replace("chance=0000000000000001", &format!("chance={seed:x}"));
        let mut session = open(&text);
        session.play("drop 3").expect("the move is legal");
        let (board, params) = (session.board(), session.params());
        let cells = board.cells();
        assert_eq!(board.level(), level + 1);
        assert_eq!(board.count() as u32, params.mound(level + 1));
        let all = cells.iter().flatten().flatten().chain(board.stack());
        assert!(all.into_iter().all(|brick| brick.colour.number() < params.colours(level + 1)));
        assert!(cells[..2].iter().flatten().all(Option::is_none), "no column is higher than six");
        // Parsing rejects gaps and blocks.
        open(session.history().position().strip_prefix("mound:").expect("the game's name comes first"));
        if board.count() == 8 {
            for (column, count) in columns.iter_mut().enumerate() {
                *count += cells.iter().filter(|row| row[column].is_some()).count();
            }
        }
    }
    let total: usize = columns.iter().sum();
    for (count, weight) in columns.iter().zip([1, 2, 3, 4, 4, 3, 2, 1]) {
        let expected = total * weight / 20;
        assert!(count.abs_diff(expected) * 10 < expected * 2 + 200, "{columns:?}");
    }
}

#[test]
fn there_are_seventy_scenarios_of_each_type() {
    for kind in ["classic", "knockout", "mixed"] {
        let mut scenarios = Vec::new();
        for min in 0..=12 {
            for max in 0..=12 {
                for q in 0..=12 {
                    let text = format!("{kind}-{min}-{max}-{q}");
                    if let Ok(params) = text.parse::<Params>() {
                        assert_eq!(Mound::table(&params), text);
                        scenarios.push(text);
                    }
                }
            }
        }
        assert_eq!(scenarios.len(), 70);
    }
    assert_eq!(Mound::presets()[0].params, "classic-5-8-5");
}

#[test]
fn the_form_keeps_scenarios_valid() {
    let start: Params = "classic-5-8-10".parse().expect("a scenario");
    for (field, value, expected) in [
        ("type", "mixed", "mixed-5-8-10"),
        ("min", "9", "classic-9-9-5"),
        ("max", "4", "classic-4-4-5"),
        ("min", "8", "classic-8-8-5"),
        ("max", "10", "classic-5-10-10"),
        ("q", "3", "classic-5-8-3"),
    ] {
        assert_eq!(Mound::set(&start, field, value).expect("a valid value").to_string(), expected);
    }
    for (field, value) in
        [("min", "3"), ("max", "11"), ("q", "4"), ("q", "05"), ("type", "own"), ("colour", "1"), ("min", "")]
    {
        assert!(Mound::set(&start, field, value).is_err(), "{field} {value}");
    }
    let same: Params = "classic-6-6-5".parse().expect("a scenario");
    assert!(Mound::set(&same, "q", "3").is_err(), "the number of colours never changes");
}

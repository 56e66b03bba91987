//! The rules page, row by row.

use tilery_kit::{AnySession, Session};
use tilery_tileburst::Tileburst;

/// A session at a position of `classic`.
fn at(board: &str) -> Session<Tileburst> {
    Session::open(&format!("classic@{board}")).unwrap_or_else(|error| panic!("{board}\n{error}"))
}

/// The board's text after moves, without its generator, split at its slashes.
fn after(board: &str, moves: &[&str]) -> Vec<String> {
    let mut session = at(board);
    for mv in moves {
        session.play(mv).unwrap_or_else(|error| panic!("{board}\n{mv}: {error}"));
    }
    fields(&session)
}

fn fields(session: &Session<Tileburst>) -> Vec<String> {
    let text = session.history().position();
    let board = text.strip_prefix("tileburst:classic@").expect("it is a position of classic");
    board.split(';').next().unwrap_or_default().split('/').map(str::to_owned).collect()
}

fn figure(session: &Session<Tileburst>, name: &str) -> i64 {
    session.figures().get(name).expect("the game shows it")
}

/// A grid with the given first rows, the others empty.
fn grid(size: usize, rows: &[&str]) -> String {
    let mut lines: Vec<String> = rows.iter().map(|row| (*row).to_owned()).collect();
    lines.resize(size, ".".repeat(size));
    lines.join("-")
}

/// A full grid of diagonals of five colours, without valid groups or full lines.
fn diagonals(size: usize) -> Vec<Vec<char>> {
    let colours: Vec<char> = "brgyv".chars().collect();
    (0..size).map(|row| (0..size).map(|col| colours[(row + 2 * col) % 5]).collect()).collect()
}

fn joined(rows: &[Vec<char>]) -> String {
    rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

#[test]
fn a_deal_is_an_empty_grid_of_six_with_two_tiles() {
    for seed in 0..20 {
        let session = Session::<Tileburst>::deal("classic".parse().unwrap(), seed);
        let fields = fields(&session);
        assert_eq!(fields[..2], ["6".to_owned(), grid(6, &[])]);
        assert_eq!(fields[4..], ["0", "0"]);
        assert!(fields[2].len() > 1 && fields[3].len() > 1);
    }
}

#[test]
fn a_placement_outside_the_grid_or_on_a_taken_cell_is_refused() {
    let board = format!("4/{}/r10+11/b1/0/0", grid(4, &["b..."]));
    let mut session = at(&board);
    let before = session.history().position();
    for (mv, why) in [
        ("place 0 r4c1", "outside"),
        ("place 0 r1c4", "outside"),
        ("place 0 r200c1", "outside"),
        ("place 0 r1c1", "already a block"),
    ] {
        let error = session.play(mv).expect_err(mv).to_string();
        assert!(error.contains(why), "{mv}: {error}");
        assert_eq!(session.history().position(), before);
    }
    // The corner of the box may be on a taken cell if the tile itself is not.
    assert!(session.play("place 2 r1c1").is_err());
    assert!(session.play("place m0 r1c1").is_ok());
}

#[test]
fn a_swap_changes_current_and_next_only() {
    let board = format!("6/{}/r10+11/b1/2/75", grid(6, &["b....."]));
    assert_eq!(after(&board, &["swap"]), ["6", &grid(6, &["b....."]), "b1", "r10+11", "2", "75"]);
    assert_eq!(after(&board, &["swap", "swap"]), board.split('/').collect::<Vec<_>>());
}

#[test]
fn a_line_brings_size_times_25_times_size_less_3() {
    for (size, points) in [(4usize, 100), (5, 250), (6, 450), (7, 700), (8, 1000), (9, 1350), (10, 1750)] {
        let row = format!("{}.", "g".repeat(size - 1));
        let board = format!("{size}/{}/g1/b1/0/0", grid(size, &[&row]));
        let grown = (size + 1).min(10);
        let fields = after(&board, &[&format!("place 0 r1c{size}")]);
        assert_eq!(fields[..2], [grown.to_string(), grid(grown, &[])], "size {size}");
        assert_eq!(fields[5], points.to_string(), "size {size}");
    }
}

#[test]
fn a_row_and_a_column_share_their_crossing_and_both_count() {
    let board =
        format!("6/{}/y1/b1/0/100", grid(6, &["y.....", "y.....", ".yyyyy", "y....b", "y.....", "y....."]));
    let fields = after(&board, &["place 0 r3c1"]);
    let empty = ".......";
    assert_eq!(fields[1], grid(7, &[empty, empty, empty, ".....b."]));
    assert_eq!(fields[5], "1000");
}

#[test]
fn a_line_of_mixed_colours_stays() {
    let board = format!("6/{}/y1/b1/0/0", grid(6, &["yyyyb."]));
    let fields = after(&board, &["place 0 r1c6"]);
    assert_eq!(fields[..2], ["6".to_owned(), grid(6, &["yyyyby"])]);
    assert_eq!(fields[4..], ["0", "0"]);
}

#[test]
fn the_grid_grows_against_each_corner_in_turn_and_once_a_placement() {
    // Two rows are cleared at once; the remaining block shows where the content is kept.
    let rows = ["rrrrr.", "rrrrr.", "......", "b....."];
    for (direction, row, col) in [(0, 4, 1), (1, 4, 2), (2, 5, 2), (3, 5, 1)] {
        let board = format!("6/{}/r1+1/b1/{direction}/0", grid(6, &rows));
        let fields = after(&board, &["place 0 r1c6"]);
        let mut lines = vec![".".repeat(7); 7];
        lines[row - 1].replace_range(col - 1..col, "b");
        assert_eq!(fields[..2], ["7".to_owned(), lines.join("-")], "direction {direction}");
        assert_eq!(fields[4..], [((direction + 1) % 4).to_string(), "900".to_owned()]);
    }
}

#[test]
fn a_grid_of_ten_does_not_grow_and_the_corner_keeps_its_turn() {
    let row = format!("{}.", "v".repeat(9));
    let board = format!("10/{}/v1/b1/3/0", grid(10, &[&row]));
    let fields = after(&board, &["place 0 r1c10"]);
    assert_eq!((fields[0].as_str(), fields[4].as_str()), ("10", "3"));
}

#[test]
fn groups_are_valid_from_the_threshold_of_their_size() {
    for (size, threshold) in [(4usize, 6usize), (5, 7), (6, 6), (7, 8), (8, 10), (9, 12), (10, 12)] {
        for (blocks, worth) in [(threshold - 1, 0), (threshold, threshold * 15 * (size - 3))] {
            // A connected group: down one column and up the next.
            let mut rows = vec![vec!['.'; size]; size];
            for n in 0..blocks {
                let (col, row) = (n / (size - 1), n % (size - 1));
                rows[if col % 2 == 0 { row } else { size - 2 - row }][col] = 'b';
            }
            let session = at(&format!("{size}/{}/r1/r1/0/0", joined(&rows)));
            // The smallest grid cannot retreat.
            let told = (size > 4).then_some(worth as i64);
            assert_eq!(session.figures().get("retreat"), told, "size {size}, {blocks} blocks");
        }
    }
}

#[test]
fn groups_join_by_sides_and_within_one_colour_only() {
    for (rows, blocks) in [
        (["bbb...", "bbb...", "......"], 6),
        (["bbb...", "...bbb", "......"], 0),
        (["bbbr..", "bb....", "rb...."], 6),
        (["bbr...", "bbr...", "rrr..."], 0),
        (["bbr...", "bbrr..", "bbrrr."], 12),
    ] {
        let session = at(&format!("6/{}/r1/r1/0/0", grid(6, &rows)));
        assert_eq!(figure(&session, "retreat"), blocks * 45, "{rows:?}");
    }
}

#[test]
fn validity_is_a_function_of_the_grid() {
    // Six blocks are valid at size 6 and too few at size 7.
    let board = format!("6/{}/r1/b1/0/0", grid(6, &["rrrrr.", "......", "bbb...", "bbb..."]));
    let mut session = at(&board);
    assert_eq!(figure(&session, "retreat"), 6 * 45);
    session.play("place 0 r1c6").unwrap();
    assert_eq!((figure(&session, "size"), figure(&session, "retreat")), (7, 0));
    // Clearing a line cuts a group in two.
    let board = format!(
        "10/{}/b1/b1/0/0",
        grid(10, &["bb........", "bb........", "bb........", "bbbbbbbbb.", "bb........", "bb........"])
    );
    let mut session = at(&board);
    assert_eq!(figure(&session, "retreat"), 19 * 105);
    session.play("place 0 r4c10").unwrap();
    assert_eq!(figure(&session, "retreat"), 0);
}

/// A full grid with one free cell, and a square of one colour that is valid if it is large enough.
fn crammed(size: usize, free: (usize, usize), square: std::ops::Range<usize>) -> String {
    let mut rows = diagonals(size);
    for row in square.clone() {
        for col in square.clone() {
            rows[row][col] = 'b';
        }
    }
    rows[free.0][free.1] = '.';
    joined(&rows)
}

#[test]
fn a_retreat_without_valid_blocks_takes_the_border_opposite_to_the_corner() {
    for direction in 0..4usize {
        let mut rows = diagonals(5);
        let place = rows[2][2];
        rows[2][2] = '.';
        let next = "v111111";
        let board = format!("5/{}/{place}1/{next}/{direction}/7", joined(&rows));
        let fields = after(&board, &["place 0 r3c3"]);
        rows[2][2] = place;
        let kept: Vec<Vec<char>> = match direction {
            0 => rows[..4].iter().map(|row| row[..4].to_vec()).collect(),
            1 => rows[..4].iter().map(|row| row[1..].to_vec()).collect(),
            2 => rows[1..].iter().map(|row| row[1..].to_vec()).collect(),
            _ => rows[1..].iter().map(|row| row[..4].to_vec()).collect(),
        };
        // The grid of four is full too, so the game is over.
        assert_eq!(fields[..3], ["4".to_owned(), joined(&kept), next.to_owned()], "direction {direction}");
        assert_eq!(fields[4..], [((direction + 1) % 4).to_string(), "7".to_owned()]);
        assert!(session_after(&board, "place 0 r3c3").status().over);
    }
}

fn session_after(board: &str, mv: &str) -> Session<Tileburst> {
    let mut session = at(board);
    session.play(mv).unwrap();
    session
}

#[test]
fn a_retreat_costs_the_blocks_of_its_border_that_are_not_cashed() {
    // The content is kept at the top left, so the last row and column are removed.
    for (last, cost) in [("......", 1), ("bg.y..", 4), ("bbbbb.", 6), ("bbbbbb", 1)] {
        let rows = [".....r", "", "", "", "", last].map(|row| format!("{row:.<6}"));
        let session = at(&format!("6/{}/r1/g1/0/0", rows.join("-")));
        assert_eq!(figure(&session, "cost"), cost, "{last}");
    }
    assert_eq!(at(&format!("4/{}/r1/g1/0/0", grid(4, &["...r"]))).figures().get("cost"), None);
}

#[test]
fn a_retreat_cashes_all_valid_blocks_and_shrinks_even_when_that_made_room() {
    // The square has nine blue blocks, and some neighbours are blue by coincidence: take the count from the
    // figure.
    let board = format!("6/{}/r1/g1/0/0", crammed(6, (5, 5), 0..3));
    let worth = figure(&at(&board), "retreat");
    assert!(worth >= 9 * 45);
    let session = session_after(&board, "place 0 r6c6");
    assert_eq!((figure(&session, "size"), figure(&session, "score")), (5, worth));
    assert!(!session.status().over);
    assert_eq!(session.facts().iter().find(|(id, _)| *id == "retreats"), Some(&("retreats", 1)));
}

#[test]
fn retreats_follow_each_other_down_to_four_with_the_turning_corner() {
    let free = (4, 4);
    let rows = diagonals(7);
    let board = format!("7/{}/{}1/v111111/3/0", crammed(7, free, 0..0), rows[free.0][free.1]);
    let session = session_after(&board, "place 0 r5c5");
    let fields = fields(&session);
    // Against the bottom left, the top left and the top right: rows 2 to 5, columns 2 to 5 remain.
    let kept: Vec<Vec<char>> = rows[1..5].iter().map(|row| row[1..5].to_vec()).collect();
    assert_eq!(
        (fields[0].as_str(), fields[1].as_str(), fields[4].as_str()),
        ("4", joined(&kept).as_str(), "2")
    );
    assert!(session.status().over && session.legal().is_empty());
    assert_eq!(session.facts().iter().find(|(id, _)| *id == "retreats"), Some(&("retreats", 3)));
}

#[test]
fn a_shrink_turns_the_same_corner_as_a_growth() {
    let board = format!("5/{}/r1/g1/1/0", crammed(5, (4, 4), 0..3));
    let fields = after(&board, &["place 0 r5c5"]);
    assert_eq!((fields[0].as_str(), fields[4].as_str()), ("4", "2"));
}

#[test]
fn stuck_at_four_the_game_is_over_and_nothing_is_cashed() {
    let mut rows = diagonals(4);
    for row in &mut rows[..2] {
        row[..3].fill('b');
    }
    rows[3][3] = '.';
    let board = format!("4/{}/r1/v11/0/0", joined(&rows));
    let mut session = at(&board);
    assert!(session.board().worth() >= 6 * 15);
    assert_eq!(session.figures().get("retreat"), None, "the smallest grid has no retreat");
    session.play("place 0 r4c4").unwrap();
    let status = session.status();
    assert!(status.over);
    assert_eq!(status.reason, Some("tileburst-stuck"));
    assert_eq!(figure(&session, "score"), 0);
    assert!(session.legal().is_empty());
    assert!(session.play("swap").is_err());
    // The position can be parsed, and is over.
    let again = at(session.history().position().split_once('@').unwrap().1);
    assert!(again.status().over);
}

#[test]
fn a_large_tile_that_fits_no_more_waits_until_it_is_swapped() {
    let board = format!("5/{}/v111111/g1/0/0", grid(5, &[]));
    let mut session = at(&board);
    assert_eq!(session.legal(), ["swap"]);
    session.play("swap").unwrap();
    assert_eq!(session.legal().len(), 26);
}

#[test]
fn a_line_that_a_shrink_completes_stays_until_the_next_placement() {
    // Row 1 is blue except for its last cell, which the shrink removes. Row 2 keeps the group from being
    // valid.
    let mut rows = diagonals(6);
    rows[0] = "bbbbbr".chars().collect();
    rows[1][..5].copy_from_slice(&['g', 'y', 'g', 'y', 'g']);
    // Cashing a group of six makes room for the next placement.
    rows[3][..3].fill('v');
    rows[4][..3].fill('v');
    rows[5][5] = '.';
    let board = format!("6/{}/g1/g1/0/0", joined(&rows));
    let mut session = at(&board);
    session.play("place 0 r6c6").unwrap();
    let five = fields(&session);
    assert_eq!(five[0], "5");
    assert!(five[1].starts_with("bbbbb-"), "{}", five[1]);
    let before = figure(&session, "score");
    session.play("place 0 r4c1").unwrap();
    assert_eq!(figure(&session, "score"), before + 250);
    assert_eq!(figure(&session, "size"), 6);
}

#[test]
fn each_distinct_placement_is_listed_once_by_its_first_way() {
    for (tile, count) in
        [("r1", 36), ("r111", 48), ("r11+11", 25), ("r10+11", 100), ("r110+011", 80), ("r100+111", 160)]
    {
        let session = at(&format!("6/{}/{tile}/b1/0/0", grid(6, &[])));
        assert_eq!(session.legal().len(), count + 1, "{tile}");
    }
    // Equivalent placements are accepted.
    let board = format!("6/{}/r111/b1/0/0", grid(6, &[]));
    let position = |mv: &str| session_after(&board, mv).history().position();
    assert_eq!(position("place m2 r2c2"), position("place 0 r2c2"));
    assert_eq!(position("place 3 r2c2"), position("place 1 r2c2"));
}

#[test]
fn a_draw_takes_the_pool_of_the_grid_that_has_grown() {
    // Growing from size 7 to 8 draws pentominoes at once; size 7 never does.
    let counts = |size: usize, clears: bool| {
        let cell = if clears { "g" } else { "." };
        let row = format!("{}.", cell.repeat(size - 1));
        let drawn = (0..300).map(|n| {
            let board = format!("{size}/{}/g1/b1/0/0;chance={:016x}", grid(size, &[&row]), n * 7919);
            let fields = after(&board, &[&format!("place 0 r1c{size}")]);
            fields[3].matches('1').count()
        });
        drawn.max()
    };
    assert_eq!(counts(7, false), Some(4));
    assert_eq!(counts(7, true), Some(5));
    assert_eq!(counts(8, false), Some(5));
    assert_eq!(counts(8, true), Some(6));
}

#[test]
fn classic_and_full_have_separate_tables() {
    let tables =
        ["classic", "full"].map(|params| Session::<Tileburst>::deal(params.parse().unwrap(), 1).table());
    assert_eq!(tables, ["classic", "full"]);
}

/// The bars of a chart as text: label and values.
fn chart(session: &Session<Tileburst>, id: &str) -> Vec<String> {
    let charts = session.charts();
    let chart = charts.iter().find(|chart| chart.id == id).expect("the game has it");
    chart.bars.iter().map(|bar| format!("{:?} {:?}", bar.label, bar.values)).collect()
}

#[test]
fn the_charts_follow_size_and_score_and_are_undone_with_the_moves() {
    let mut session = at("4/rrr.-....-..b.-..../r1/g1/0/70;chance=7");
    let charts =
        |session: &Session<Tileburst>| [chart(session, "size-over-time"), chart(session, "score-over-time")];
    assert_eq!(charts(&session), [Vec::<String>::new(), Vec::new()]);
    session.play("swap").expect("it is legal");
    assert_eq!(charts(&session)[0], Vec::<String>::new(), "a swap is no turn");
    session.play("swap").expect("it is legal");
    session.play("place 0 r1c4").expect("it is legal");
    let after = charts(&session);
    assert_eq!(after[0], ["Number(0) [4]", "Number(1) [5]"]);
    assert_eq!(after[1], ["Number(0) [70]", "Number(1) [170]"]);
    session.undo();
    assert_eq!(charts(&session), [Vec::<String>::new(), Vec::new()]);
    session.redo();
    assert_eq!(charts(&session), after);

    // A retreat counts within its turn.
    let mut session = at("5/bgvr.-rybgv-bbbyb-bbbvr-bbbbg/r1/g11/2/0;chance=3");
    session.play("place 0 r1c5").expect("it is legal");
    assert_eq!(charts(&session)[0], ["Number(0) [5]", "Number(1) [4]"]);
    assert_eq!(charts(&session)[1], ["Number(0) [0]", "Number(1) [330]"]);
}

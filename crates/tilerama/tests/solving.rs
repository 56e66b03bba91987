//! Boards without a known way that plain searches cannot solve: whole rows and columns of tiles rotate, and
//! the last tiles are placed by commutators.

use tilery_kit::{AnySession, Budget, Reel, Rng, Session};
use tilery_tilerama::{Push, Tilerama, solve};

/// The text of a deal without its known way.
fn bare(id: &str) -> String {
    let dealt =
        Session::<Tilerama>::open(id).unwrap_or_else(|error| panic!("{id}: {error}")).history().position();
    let text = dealt.strip_prefix("tilerama:").and_then(|text| text.split(";way=").next());
    text.expect("a position").to_owned()
}

/// A square board with `side` rows and its tiles in any order. The right end of each row is joined to the
/// left end of row `next`, and the columns are joined or not. In the objective the last `spaces` cells are
/// empty.
fn own(side: usize, next: fn(usize, usize) -> usize, joins_columns: bool, spaces: usize) -> String {
    let symbols = || ('1'..='9').chain('A'..='Z').chain('a'..='z').chain('À'..='Ö');
    let mut tiles: Vec<char> = symbols().take(side * side - spaces).collect();
    tiles.resize(side * side, '.');
    let solved = tiles.clone();
    Rng::from_seed(7).shuffle(&mut tiles);
    let bar = |n: usize| char::from(b'a' + n as u8);
    let border: String = (0..side)
        .map(|col| if joins_columns { format!("+{}", bar(side + col)) } else { "+ ".to_owned() })
        .collect();
    let inner = "+ ".repeat(side);
    let lines = |tiles: &[char], has_bars: bool| {
        let mut lines = vec![format!("{}+", if has_bars { &border } else { &inner })];
        for (row, cells) in tiles.chunks(side).enumerate() {
            let cells: Vec<String> = cells.iter().map(char::to_string).collect();
            let bars = if has_bars { [bar(row), bar(next(row, side))] } else { [' ', ' '] };
            lines.push(format!("{}{}{}", bars[0], cells.join(" "), bars[1]));
            lines.push(format!("{}+", if has_bars && row + 1 == side { &border } else { &inner }));
        }
        lines.join("|")
    };
    format!("own@{};goal={}", lines(&tiles, true), lines(&solved, false))
}

/// The pushes of a solution, after playing them to the objective.
fn played(text: &str, budget: &mut Budget<'_>) -> Vec<Push> {
    let session = Session::<Tilerama>::open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut board = session.board().clone();
    let solution = solve(&board, budget).unwrap_or_else(|| panic!("{text}: no way"));
    assert!(!solution.is_shortest, "{text}: nothing proves that no way is shorter");
    for &(cell, dir) in &solution.pushes {
        board.push(cell, dir, &mut Reel::silent()).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"));
    }
    assert!(board.is_solved(), "{text}");
    solution.pushes
}

/// Simulates a quarter of a second on a slow machine.
#[test]
fn boards_of_whole_cycles_are_solved_in_a_short_time() {
    for name in ["moebius-x4", "moebius-x5", "rim-x5", "twist-x5", "classic-a-x6", "cross-x7-5c"] {
        for seed in 1..=2 {
            let mut asked = 0;
            let mut more = || {
                asked += 1;
                asked < 50
            };
            let pushes = played(&bare(&format!("{name}#{seed}")), &mut Budget::asking(250.0, &mut more));
            assert!(pushes.len() <= 120, "{name}#{seed}: {} pushes", pushes.len());
        }
    }
}

#[test]
fn own_boards_are_solved_however_their_rows_are_joined() {
    let itself = |row, _| row;
    let next = |row, side| (row + 1) % side;
    let mirrored = |row, side| side - 1 - row;
    for (board, nodes) in [
        (own(8, itself, true, 0), 60_000),
        (own(7, mirrored, true, 0), 60_000),
        (own(5, next, true, 1), 60_000),
        (own(6, next, false, 1), 300_000),
        (own(5, itself, false, 2), 60_000),
    ] {
        played(&board, &mut Budget::nodes(nodes));
    }
}

#[test]
fn solving_is_deterministic() {
    let text = bare("rim-x5#1");
    let once = played(&text, &mut Budget::nodes(60_000));
    assert_eq!(played(&text, &mut Budget::nodes(60_000)), once);
}

//! Recorded games, perft counts and golden films.

use tilery_kit::{Cell, Grid, recorded};
use tilery_tilt::{Board, Params, Tilt};

#[test]
fn recorded_games_end_as_recorded() {
    recorded::plays::<Tilt>();
}

#[test]
fn assignments_have_the_recorded_verdicts() {
    recorded::assignments::<Tilt>();
}

/// The smallest of the texts of a board and its symmetric images.
fn up_to_symmetry(_: &Params, board: &Board) -> String {
    let mut images = Vec::new();
    let mut powers = board.tiles().map(|_, tile| tile.map_or(0, |tile| tile.power));
    for _ in 0..4 {
        let (rows, cols) = (powers.rows(), powers.cols());
        powers = Grid::from_fn(cols, rows, |cell| powers[Cell::new(rows - 1 - cell.col, cell.row)]);
        let mirrored = Grid::from_fn(cols, rows, |cell| powers[Cell::new(cell.row, rows - 1 - cell.col)]);
        images.extend([&powers, &mirrored].map(|image| format!("{} {:?}", image.cols(), image.as_slice())));
    }
    images.into_iter().min().unwrap_or_default()
}

#[test]
fn the_boards_of_the_trail_are_solved_in_par() {
    recorded::trail::<Tilt>(recorded::exhaustive, up_to_symmetry);
}

#[test]
fn lines_of_play_match_the_counts() {
    recorded::perft::<Tilt>();
}

#[test]
fn films_of_tilts_are_as_recorded() {
    recorded::golden::<Tilt>(
        "merges",
        "4x4@2,2,4,4/0,2,0,2/0,0,8,0/2,4,8,16;score=0;chance=2a",
        &["left", "right"],
    );
    recorded::golden::<Tilt>("slides", "3x2@0,2,0/0,0,4;score=12;chance=7", &["left"]);
}

#[test]
fn counts_are_never_rewritten() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("counts");
    let file = folder.join("tests/perft/tilt.txt");
    let wrong = "# A wrong count.\ntilt:2x2@2,0/0,2;score=0;chance=1 => 5\n";
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, wrong).unwrap();
    let mut again = std::process::Command::new(std::env::current_exe().unwrap());
    again.arg("lines_of_play_match_the_counts").env("TILERY_UPDATE", "1").current_dir(&folder);
    let output = again.output().unwrap();
    assert!(!output.status.success(), "the count is wrong");
    assert!(String::from_utf8_lossy(&output.stdout).contains("tilt.txt differs at line 2"), "{output:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), wrong);
}

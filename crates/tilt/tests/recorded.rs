//! Golden films.

use tilery_kit::recorded;
use tilery_tilt::Tilt;

use crate::symmetry;

#[test]
fn the_boards_of_the_trail_are_solved_in_par() {
    recorded::trail::<Tilt>(recorded::exhaustive, |_, board| symmetry::canonical(board));
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
    again.arg("recorded_files::perft").env("TILERY_UPDATE", "1").current_dir(&folder);
    let output = again.output().unwrap();
    assert!(!output.status.success(), "the count is wrong");
    assert!(String::from_utf8_lossy(&output.stdout).contains("tilt.txt differs at line 2"), "{output:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), wrong);
}

//! Recorded games, counted positions and golden films.

use tilery_kit::recorded;
use tilery_tilt::Tilt;

#[test]
fn recorded_games_end_as_they_did() {
    recorded::plays::<Tilt>();
}

#[test]
fn assignments_are_met_and_lost_as_written() {
    recorded::assignments::<Tilt>();
}

#[test]
fn lines_of_play_are_as_many_as_counted() {
    recorded::perft::<Tilt>();
}

#[test]
fn a_tilt_with_merges_and_one_without_are_shown_as_ever() {
    recorded::golden::<Tilt>(
        "merges",
        "4x4@2,2,4,4/0,2,0,2/0,0,8,0/2,4,8,16;score=0;chance=2a",
        &["left", "right"],
    );
    recorded::golden::<Tilt>("slides", "3x2@0,2,0/0,0,4;score=12;chance=7", &["left"]);
}

#[test]
fn counts_are_never_written_anew() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("counts");
    let file = folder.join("tests/perft/tilt.txt");
    let wrong = "# Counted by nobody.\ntilt:2x2@2,0/0,2;score=0;chance=1 => 5\n";
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, wrong).unwrap();
    let mut again = std::process::Command::new(std::env::current_exe().unwrap());
    again.arg("lines_of_play_are_as_many_as_counted").env("TILERY_UPDATE", "1").current_dir(&folder);
    let output = again.output().unwrap();
    assert!(!output.status.success(), "the count is wrong");
    assert!(String::from_utf8_lossy(&output.stdout).contains("tilt.txt differs at line 2"), "{output:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), wrong);
}

//! Tests with malicious projects: reading, viewing, editing and printing them takes bounded time and loses
//! nothing.

use tilery_kit::{AnySession, Editing, Reel, Rules};
use tilery_studio::{Board, Edit, Params, Studio, Viewer, json};
use tilery_tilecode::document::MAX_BYTES;

fn quoted(text: &str) -> String {
    let mut out = String::new();
    json::write(text, &mut out);
    out
}

const SMALL: &str = "tilecode 1\nbackground ground . grass\nbackground wall W brick\nsprite player p player\n\nlevel One\nmap\n  ...\nsprites\n  p..\n\n\
    rule press:a\nwhen C +player\ndo C move:up\n";

/// Texts that are known to break programs.
const NASTY: &[&str] = &[
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "{ $name } { studio-undo }",
    "\u{202e}drawkcab",
    "\u{0}\u{1}\u{7f}\u{85}",
    "a\nb\r\nstate\nlevel 1\n# x",
    "\u{2028}\u{2029}\u{feff}",
    "e\u{301}\u{301}\u{301}\u{301}",
    "👩‍👩‍👧‍👦🏳️‍🌈",
    "../../../etc/passwd",
    "%00%0a#z",
    "\\\"\\",
    "   ",
    "__proto__",
    "constructor",
];

/// Plays an edit and checks that the result can be printed and parsed again. Returns false if the edit is
/// refused.
fn play(board: &mut Board, edit: &str) -> bool {
    let Ok(edit) = edit.parse::<Edit>() else { return false };
    let before = board.print();
    let is_played = Studio::play(&Params, board, &edit, &mut Reel::silent()).is_ok();
    let printed = board.print();
    assert!(is_played || printed == before, "`{edit}` was refused but changed the project");
    let again = Board::parse(&printed).expect("the result is a project");
    assert_eq!(again.print(), printed, "`{edit}`");
    assert_eq!(Viewer::default().view(&again), Viewer::default().view(board), "`{edit}`");
    is_played
}

#[test]
fn hostile_texts_stay_in_their_place() {
    for nasty in NASTY {
        let mut board = Board::parse(SMALL).unwrap();
        let lines = board.print().lines().count();
        assert!(play(&mut board, &format!("title {}", quoted(nasty))));
        assert!(play(&mut board, &format!("level 1 name {}", quoted(nasty))));
        assert!(
            board.print().lines().count() <= lines + 1,
            "a title and a name are one line each: {nasty:?}"
        );
        assert!(play(&mut board, &format!("rule 1 note {}", quoted(nasty))));
        let view = Viewer::default().view(&board);
        assert_eq!((view.levels.len(), view.rules.len(), view.findings.len()), (1, 1, 0), "{nasty:?}");
        for edit in [
            "rename player",
            "copy wall",
            "add sprite",
            "add background",
            "rule 1 when N",
            "rule 1 do C",
            "rule 1 event",
            "map 1 paint",
        ] {
            for rest in [
                (*nasty).to_owned(),
                format!("{nasty} x grass"),
                format!("+{nasty}"),
                format!("create:{nasty}"),
            ] {
                play(&mut board, &format!("{edit} {rest}"));
            }
        }
        for edit in ["text", "rule add-text", "rule 1 text", "test add", "map 1 paste r1c1", "all"] {
            play(&mut board, &format!("{edit} {}", quoted(nasty)));
            play(&mut board, &format!("{edit} {}", quoted(&format!("rule change\nwhen C +{nasty}\n"))));
            play(&mut board, &format!("{edit} {}", quoted(&format!("test {nasty}\n  {nasty}\n"))));
            play(&mut board, &format!("{edit} {}", quoted(&format!("map\n  {nasty}\nsprites\n  {nasty}\n"))));
        }
    }
}

#[test]
fn a_row_that_is_cut_off_after_a_space_ends_before_it() {
    let text = "tilecode 1\nbackground grass . grass\n\nlevel One\nmap\n  ..........\n  ..........\n\
        sprites\n  the middle\n  ..........\n";
    for edit in ["level 1 resize 2x4 0 0", "level 1 resize 2x5 0 1", "level 1 resize 2x8 0 -2"] {
        let mut board = Board::parse(text).unwrap();
        play(&mut board, edit);
        let printed = board.print();
        assert_eq!(board.bytes(), printed.len(), "{edit}");
        assert_eq!(Board::parse(&printed).unwrap().print(), printed, "{edit}");
    }
}

#[test]
fn no_edit_makes_a_project_too_large_to_parse() {
    let mut board = Board::parse(SMALL).unwrap();
    let long = "x".repeat(MAX_BYTES);
    for edit in [
        format!("rule 1 note {}", quoted(&long)),
        format!("rule 1 text {}", quoted(&format!("rule never\n{long}"))),
        format!("test add {}", quoted(&format!("test\n  {long}"))),
        format!("text {}", quoted(&format!("{SMALL}# {long}"))),
    ] {
        assert!(!play(&mut board, &edit), "{}", &edit[..20]);
    }
    // A long title is cut.
    assert!(play(&mut board, &format!("title {}", quoted(&long))) && board.bytes() < SMALL.len() + 100);
    // Add levels of the maximum size until they are refused.
    let mut count = 1;
    let level: Edit = "level add 127x127 \"Large\"".parse().unwrap();
    while Studio::play(&Params, &mut board, &level, &mut Reel::silent()).is_ok() {
        count += 1;
    }
    assert!(count > 20 && board.bytes() <= MAX_BYTES, "{count} levels");
    assert!(Board::parse(&board.print()).is_ok());
    assert!(play(&mut board, "level 2 remove") && play(&mut board, "level add 127x127 \"Large\""));
}

#[test]
fn kinds_levels_rules_tests_and_sprites_are_limited() {
    let count = |edit: &dyn Fn(usize) -> String| {
        let mut session = Editing::<Studio>::from_board(Params, Board::parse(SMALL).unwrap());
        (0..400).take_while(|n| session.play(&edit(*n)).is_ok()).count()
    };
    let letter = |n: usize| char::from_u32(0x3b1 + n as u32).unwrap();
    assert_eq!(count(&|n| format!("add background b{n} {} grass", letter(n))), 14);
    assert_eq!(count(&|n| format!("add sprite s{n} {} ghost", letter(n))), 15);
    assert_eq!(count(&|n| format!("copy player s{n}")), 15);
    assert_eq!(count(&|_| "level add 1x1 \"\"".to_owned()), 63);
    assert_eq!(count(&|_| "level 1 copy".to_owned()), 63);
    assert_eq!(count(&|_| "rule add never".to_owned()), 255);
    assert_eq!(count(&|_| "rule 1 copy".to_owned()), 255);
    assert_eq!(count(&|_| "test add \"test\"".to_owned()), 64);
    let mut board = Board::parse(SMALL).unwrap();
    assert!(
        play(&mut board, "level 1 resize 127x127 0 0") && play(&mut board, "map 1 rect player r1c1 r127c127")
    );
    assert!(play(&mut board, "copy player other") && !play(&mut board, "map 1 rect other r1c1 r127c127"));
    // The limit of 16,384 sprites is 255 more than the number of tiles.
    assert!(play(&mut board, "map 1 rect other r1c1 r2c127") && play(&mut board, "map 1 put other r3c1"));
    assert!(!play(&mut board, "map 1 put other r3c2"));
}

/// The work must be linear in the number of letters, so that even the worst texts of a million letters are
/// read and shown quickly.
#[test]
fn large_hostile_texts_are_read_and_shown() {
    let fill = |line: &str| format!("{SMALL}{}", line.repeat((MAX_BYTES - SMALL.len()) / line.len()));
    for line in [
        "rule change\n",
        "rule change\nwhen C +player\n",
        "when C +nobody +nobody +nobody +nobody +nobody\n",
        "do C move:up move:up move:up move:up\n",
        "level\n",
        "level\nmap\n  W\n",
        "sprites\n",
        "sprite x x x\n",
        "background wall W brick\n",
        "# comment\n",
        "title x\n",
        "test\n",
        "test\n  play .x9999\n",
        "?\n",
        " \n",
        "+",
        "\u{301}",
    ] {
        let text = fill(line);
        // Printing adds an empty line before each part, so that the text may become too long.
        let Ok(board) = Board::parse(&text).or_else(|_| Board::parse(&text[..text.len() / 2])) else {
            panic!("{line:?} is refused")
        };
        let view = Viewer::default().view(&board);
        assert!(view.levels.len() <= 64 && view.rules.len() <= 256 && view.findings.len() <= 256, "{line:?}");
        let mut next = board.clone();
        let edit: Edit = "title \"Still here\"".parse().unwrap();
        assert!(
            Studio::play(&Params, &mut next, &edit, &mut Reel::silent()).is_ok() || next == board,
            "{line:?}"
        );
        assert!(Board::parse(&next.print()).is_ok(), "{line:?}");
    }
}

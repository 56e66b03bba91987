//! The two carriers, and what is refused.

use tilery_kit::recorded;
use tilery_original::{export, is_carrier, open};

use crate::vectors::{Program, base64, digits, programs};

fn program() -> Program {
    programs().into_iter().find(|program| program.name.starts_with("pusher")).expect("a program")
}

#[test]
fn both_carriers_of_all_programs_give_the_same_projects() {
    let rules = |project: &str| {
        project.split_once('\n').expect("a title").1.split_once('\n').expect("more").1.to_owned()
    };
    for program in programs() {
        let printed = open(&program.printed()).expect("a game");
        let store = format!("{{\"S/#run\":\"AQ==\",{}}}", program.stored(3));
        let stored = open(&store).expect("a game");
        assert!(is_carrier(&store) && is_carrier(&program.printed()));
        assert_eq!(rules(&printed[0].project), rules(&stored[0].project), "{}", program.name);
        assert!(stored[0].project.contains("title TileCode 3\n"));
    }
}

#[test]
fn every_slot_and_every_printed_function_is_a_game() {
    let programs = programs();
    let all: Vec<String> =
        programs.iter().take(8).zip(1..).map(|(program, slot)| program.stored(slot)).collect();
    assert_eq!(open(&format!("{{{}}}", all.join(","))).expect("games").len(), 8);
    let two =
        [programs[0].printed(), programs[1].printed().replace("createNAME", "createMineRocks")].concat();
    let opened = open(&two).expect("games");
    assert_eq!(opened.len(), 2);
    assert!(opened[1].project.contains("title Mine Rocks\n"));
    // A console has a prefix before each row and an empty row after it.
    let console: String = two.lines().map(|line| format!("l> {line}\n\n")).collect();
    let again = open(&console).expect("games");
    assert_eq!(
        again.iter().map(|one| &one.project).collect::<Vec<_>>(),
        opened.iter().map(|one| &one.project).collect::<Vec<_>>()
    );
    // The names may have any prefix.
    let direct = two.replace("prefix+\"", "\"TW7-");
    assert_eq!(open(&direct).expect("games")[1].project, opened[1].project);
    // The store as a text in quotation marks.
    let quoted = format!("\"{}\"", format!("{{{}}}", all[0]).replace('"', "\\\""));
    assert_eq!(open(&quoted).expect("a game").len(), 1);
}

#[test]
fn a_game_that_cannot_be_read_is_a_note_of_another() {
    let all = programs();
    let two = format!(
        "{{{},{}}}",
        all[0].stored(1),
        all[1].stored(2).replace("TW2-BackN\":\"BA", "TW2-BackN\":\"Bw")
    );
    let opened = open(&two).expect("a game");
    assert_eq!(opened.len(), 1);
    let note = opened[0].notes.iter().find(|note| note.text == "TileCode 2").expect("a note");
    assert!(note.why.to_string().contains("BackN: 4 or 8 kinds"), "{}", note.why);
}

#[test]
fn pictures_have_the_nearest_colours_and_a_missing_one_is_plain() {
    let program = program();
    let hex: String = ["1010".to_owned(), "f828".repeat(12), "f8".to_owned(), "f8".repeat(4)].concat();
    assert_eq!(digits(&hex).len(), 2 + 24 + 1 + 4);
    let runs: String = ["1010".to_owned(), "f818".repeat(16)].concat();
    let text = program.printed().replace("settings.writeNumber(prefix+\"SpriteN\"", &format!(
        "settings.writeBuffer(prefix+\"SpriteI0\", hex`\n{runs}`);\nsettings.writeNumber(prefix+\"SpriteN\""
    ));
    let project = &open(&text).expect("a game")[0].project;
    let first = project.split("sprite sprite1 a pixels\n").nth(1).expect("a sprite").lines().next();
    // Arcade's dark blue is the blue of TileCode.
    assert_eq!(first, Some("  dddddddddddddddd"));
    assert!(project.contains("background background1 A pixels\n  4444444444444444\n"), "{project}");
}

#[test]
fn damaged_values_are_refused_with_their_key_and_place() {
    let program = program();
    recorded::refusals("refused.txt", |_, texts| match texts {
        [from, to] => {
            let whole = format!("{{{}}}", program.stored(1));
            let printed = program.printed();
            let text = if printed.contains(from) {
                printed.replacen(from, to, 1)
            } else {
                whole.replacen(from, to, 1)
            };
            assert!(text != whole && text != printed, "{from}");
            vec![open(&text).expect_err("an error").to_string()]
        }
        texts => vec![open(&texts.concat()).expect_err("an error").to_string()],
    });
}

#[test]
fn what_is_written_reads_as_the_same_project() {
    for program in programs() {
        let project = &open(&program.printed()).expect("a game")[0].project;
        let written = export(project).expect("a project");
        assert!(written.why.is_empty(), "{}: {:?}", program.name, written.why);
        let again = &open(&written.text).expect("a game")[0].project;
        assert_eq!(again, project, "{}", program.name);
    }
}

#[test]
fn a_project_that_does_not_fit_says_why() {
    let project = "tilecode 2\ntitle Much\ntime turns\ncounter keys 0\nbackground a A grass\nsprite p p player\nlevel\nmap\n  A\n\
        sprites\n  p\nsprites\n  p\nlevel\nmap\n  A\nrule tap flip-h flip-v\nwhen C +p\ndo C score:5 sound:pop\n\
        rule smash:left\nwhen C +p @up\nwhen W +p\ndo C stop score win lose\ndo game win\n";
    let written = export(project).expect("a project");
    assert_eq!(written.text, "");
    let why: Vec<String> = written.why.iter().map(ToString::to_string).collect();
    assert_eq!(why.len(), 10, "{why:#?}");
    assert_eq!(base64(b"any"), "YW55");
}

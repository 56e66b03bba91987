//! Tests the text of projects (meaning, printing, errors) against the sentences of the rules page.

use tilery_kit::{Rng, Rules, recorded};
use tilery_tilecode::check::check;
use tilery_tilecode::document::Document;
use tilery_tilecode::{Board, Params, Project, Round, TileCode, state};

const PAGE: &str = "tilecode 1
title Mine Rocks
background wall W brick
background dirt D dirt
background space . space
sprite player p player
sprite boulder o boulder
sprite diamond d diamond

level Cavern
map
  WWWWW
  WDDDW
  WWWWW
sprites
  .....
  .pod.
  .....

rule press:right all-four
when C +player
when E -wall -boulder
do C move:right

rule change flip-h
when C +boulder +diamond @right
when S +space -boulder -diamond
do C move:down

rule never
when C +diamond
do game win
";

fn print(text: &str) -> String {
    Document::parse(text).unwrap().0.print()
}

fn findings(text: &str) -> Vec<String> {
    let (document, _) = Document::parse(text).unwrap();
    let (_, findings) = check(&document);
    // Printing preserves errors, so that a broken project can be repaired.
    let printed = document.print();
    let (again, _) = Document::parse(&printed).unwrap();
    assert_eq!(again.print(), printed, "printing is canonical");
    let faults = |findings: &[tilery_tilecode::fault::Finding]| {
        findings.iter().map(|finding| finding.fault.to_string()).collect::<Vec<_>>()
    };
    if !text.contains("same as the one") && faults(&findings).iter().all(|fault| !fault.contains("line ")) {
        assert_eq!(faults(&check(&again).1), faults(&findings), "printing keeps the faults");
    }
    findings.iter().map(|finding| finding.to_string()).collect()
}

#[test]
fn the_page_s_example_is_canonical_and_runs() {
    assert_eq!(print(PAGE), PAGE);
    assert_eq!(findings(PAGE), Vec::<String>::new());
    let (project, rest) = Project::parse(PAGE).unwrap();
    assert!(rest.is_none());
    let meaning = project.meaning();
    assert_eq!((meaning.title.as_str(), meaning.pace), ("Mine Rocks", 160));
    let level = &meaning.levels[0];
    assert_eq!((level.name.as_str(), level.rows, level.cols), ("Cavern", 3, 5));
    assert_eq!(level.sprites, [(0, 1, 1), (1, 1, 2), (2, 1, 3)], "the sprites of a block are aged as read");
}

#[test]
fn printing_keeps_comments_and_order_and_makes_the_rest_canonical() {
    let text = "tilecode 1\r\n# A game\n\n\n# of mine\ntitle   Two  words \nsprite  p   p  player\n\
        level\n# here\nmap\n  ..\n# a comment between rows\n  ..\n# layers\nsprites\n  p.\n  ..\nsprites\n  .p\n  ..\n\
        background ground . grass\npace 200\n\n\nrule   change  rot-ccw flip-v rot-cw   off rot-180 \n\n# why\nwhen C +p   @any ~ground\n\
        do C score move:left score:007\nrule press:a flip-v flip-h flip-v\nwhen C +p\n# the end\n";
    let canonical = "tilecode 1\n# A game\n# of mine\ntitle Two  words\nsprite p p player\n\
        \nlevel\n# here\nmap\n  ..\n# a comment between rows\n  ..\n# layers\nsprites\n  p.\n  ..\nsprites\n  .p\n  ..\n\
        background ground . grass\npace 200\n\nrule change flip-v all-four off\n# why\nwhen C +p @any ~ground\n\
        do C score:10 move:left score:7\n\nrule press:a flip-h flip-v\nwhen C +p\n\n# the end\n";
    assert_eq!(print(text), canonical);
    assert_eq!(print(canonical), canonical);
    let (project, _) = Project::parse(text).unwrap();
    assert_eq!(project.meaning().pace, 200);
    assert_eq!(project.meaning().levels[0].sprites, [(0, 0, 0), (0, 0, 1)], "earlier blocks are older");
    assert!(project.meaning().rules[0].is_off);
}

#[test]
fn titles_and_names_are_cut_at_eighty_characters() {
    let long = |length: usize| "é".repeat(length);
    let text = |length| {
        let name = long(length);
        format!("tilecode 1\ntitle {name}\nbackground g . grass\n\nlevel {name}\nmap\n  .\n\ntest {name}\n")
    };
    assert_eq!(print(&text(80)), text(80));
    assert_eq!(print(&text(81)), text(80));
    let (project, _) = Project::parse(&text(100_000)).unwrap();
    assert_eq!(project.meaning().title, long(80));
    assert_eq!(project.meaning().levels[0].name, long(80));
    let spaced = format!("tilecode 1\ntitle {} {}\n", long(79), long(9));
    assert_eq!(print(&spaced), format!("tilecode 1\ntitle {}\n", long(79)), "no space is left at the cut");
}

#[test]
fn own_pictures_are_sixteen_lines_of_sixteen_digits() {
    let rows = "  0123456789ABCDEF\n".repeat(16);
    let text = format!("tilecode 1\nbackground a a pixels\n{rows}\nlevel\nmap\n  a\n");
    let (project, _) = Project::parse(&text).unwrap();
    let expected: Vec<u8> = (0..16).flat_map(|_| 0..16).collect();
    assert_eq!(project.meaning().backgrounds[0].frames[0].0.to_vec(), expected);
    assert!(print(&text).contains("  0123456789abcdef\n"));
    for broken in [
        text.replacen("  0123", "  x123", 1),
        text.replacen("  0123", "  123", 1),
        text.replacen("  0123456789ABCDEF\n", "", 1),
    ] {
        assert_eq!(findings(&broken).len(), 1, "{broken}");
        assert!(
            findings(&broken)[0]
                .ends_with("A picture has sixteen rows of sixteen digits, each from 0 to 9 or a to f.")
        );
    }
}

const HEAD: &str = "tilecode 1
background ground . grass
background wall W brick
sprite player p player
sprite rock o boulder
level One
map
  ..W
  ...
sprites
  p..
  .o.
";

/// A rule after [`HEAD`]; its first line is line 13.
fn rule(text: &str) -> String {
    format!("{HEAD}{text}\n")
}

/// The project of a line of `faults.txt` or `warnings.txt`.
fn written(word: &str, texts: &[String]) -> String {
    let head = HEAD.to_owned();
    match word {
        "rule" => rule(&texts[0]),
        "replace" => {
            let (pairs, rules) = texts.as_chunks::<2>();
            pairs.iter().fold(head, |text, [from, to]| text.replace(from, to)) + &rules.concat()
        }
        _ => texts.concat(),
    }
}

#[test]
fn the_checker_reports_errors_with_line_and_column() {
    recorded::refusals("faults.txt", |word, texts| {
        let text = written(word, texts);
        assert!(Project::parse(&text).is_err(), "projects with errors do not run: {text}");
        findings(&text)
    });
}

#[test]
fn projects_with_warnings_run() {
    recorded::refusals("warnings.txt", |word, texts| {
        let text = written(word, texts);
        assert!(Project::parse(&text).is_ok(), "{text}");
        findings(&text)
    });
    // A walker with a held button crosses water alive. Press rules with the same effect, or that never match
    // on water, are not reported.
    let drowns = "rule change\nwhen C +player ~wall\ndo game lose";
    let walks = |when: &str, what: &str| {
        rule(&format!("{drowns}\n\nrule press:right all-four\nwhen C +player{when}\ndo C move:right{what}"))
    };
    assert_eq!(
        findings(&walks("", "")),
        [
            "line 13, column 1: This rule does not run in a round in which the press rule of line 17 does: who holds the button gets past it."
        ]
    );
    for (when, what) in [("", "\ndo game lose"), (" -wall", ""), (" ~ground", "")] {
        assert_eq!(findings(&walks(when, what)), Vec::<String>::new(), "{when}{what}");
    }
    let turns = "rule change all-four\nwhen C +player @right\ndo C move:right\n\nrule press:right all-four\nwhen C +player\ndo C move:right";
    assert_eq!(findings(&rule(turns)), Vec::<String>::new(), "a change of direction by a button is intended");
    let resting = "rule change\nwhen C +player @resting\ndo C score\n\nrule press:a\nwhen C +player @moving\ndo C destroy";
    assert_eq!(findings(&rule(resting)), Vec::<String>::new(), "no sprite both rests and moves");
    let crushed = "rule change\nwhen C +rock\nwhen N +player\ndo game lose\n\nrule press:right\nwhen C +rock\nwhen W +player\ndo C move:right";
    assert_eq!(findings(&rule(crushed)), Vec::<String>::new(), "a single player is not in two places");
    let two = rule(crushed).replacen("sprites\n  p..", "sprites\n  pp.", 1);
    assert_eq!(findings(&two).len(), 1, "two players can be in two places");
    let off = rule("rule change off\nwhen C +player\ndo C score\n\nrule change\nwhen C +player\ndo C score");
    assert_eq!(findings(&off), Vec::<String>::new(), "a rule that is off is not compared");
}

#[test]
fn sizes_are_limited() {
    let kinds = |what: &str, from: u8, most: u8| -> String {
        (0..most).map(|n| format!("{what} {what}{n} {} player\n", char::from(from + n))).collect()
    };
    let many = |grounds, sprites| {
        let (grounds, sprites) = (kinds("background", b'a', grounds), kinds("sprite", b'A', sprites));
        findings(&format!("tilecode 1\n{grounds}{sprites}\nlevel\nmap\n  a\nsprites\n  A\n"))
    };
    assert_eq!(many(16, 16), Vec::<String>::new());
    assert_eq!(many(1, 17), ["line 19, column 1: There can be at most 16 sprites."]);
    assert_eq!(many(17, 1), ["line 18, column 1: There can be at most 16 backgrounds."]);
    let wide = format!("tilecode 1\nbackground a a grass\n\nlevel\nmap\n  {}\n", "a".repeat(128));
    assert_eq!(findings(&wide), ["line 5, column 1: A map has from 1 to 127 rows and columns."]);
    let row = format!("  {}\n", "a".repeat(127));
    let sprites = format!("sprites\n{}", format!("  {}\n", "p".repeat(127)).repeat(127));
    let full =
        format!("tilecode 1\nbackground a a grass\nsprite p p player\n\nlevel\nmap\n{}", row.repeat(127));
    assert_eq!(findings(&[&full, sprites.as_str()].concat()), Vec::<String>::new());
    let found = findings(&[&full, sprites.as_str(), sprites.as_str()].concat());
    assert_eq!(found, ["line 262, column 1: There can be at most 16384 sprites in a level."]);
    let rules = "rule press:a\nwhen C +player\ndo C score\n".repeat(257);
    let found = findings(&rule(&rules));
    assert!(
        found.iter().any(|known| known == "line 781, column 1: There can be at most 256 rules."),
        "{found:?}"
    );
    let long = format!("tilecode 1\n# {}\n", "x".repeat(1 << 20));
    assert!(Document::parse(&long).is_err());
}

#[test]
fn other_texts_and_versions_are_refused() {
    for (text, error) in [
        ("", "line 1, column 1: expected `tilecode`, found the end"),
        (
            "tilecode 3\n",
            "line 1, column 10: expected version 2 of the project's text or an older one, which is what this program reads, found `3`",
        ),
        ("hello", "line 1, column 1: expected `tilecode`, found `hello`"),
        (
            "tilecode 1\nbackground a a grass\nlevel\nmap\n  ab\n",
            "line 5, column 4: expected a project that can run, found a fault: Nothing has the letter `b`.",
        ),
    ] {
        assert_eq!(
            Project::parse(text).err().map(|error| error.to_string()).as_deref(),
            Some(error),
            "{text}"
        );
    }
}

#[test]
fn damaged_projects_are_refused_or_open_without_a_panic() {
    // A document that is cut anywhere or has any character replaced prints canonically.
    let spoil = ['#', ' ', '\n', '+', 'x', 'é', '\u{2003}', '0', ':'];
    for at in 0..PAGE.len() {
        for c in spoil {
            let text = format!("{}{c}{}", &PAGE[..at], &PAGE[at + 1..]);
            for text in [&text, &PAGE[..at].to_owned()] {
                if let Ok((document, _)) = Document::parse(text) {
                    let printed = document.print();
                    assert_eq!(print(&printed), printed, "{text}");
                    if let Ok(project) = Project::of(&document) {
                        let mut board = Board::new(&project, Rng::default());
                        board.play(Round::default(), &mut tilery_kit::Reel::silent());
                    }
                }
            }
        }
    }
}

#[test]
fn a_position_is_the_project_and_its_state() {
    let state = "\nstate\nlevel 1\nround 12\nscore 30\nmap\n  WWWWW\n  W..DW\n  WWWWW\nsprite player 2 3 right\n\
        sprite boulder 2 2 resting\nchanged 2,2 2,3\nblocked boulder\nstatus won\nchance 0000000000009a3f\n";
    let text = [PAGE, state].concat();
    let parse = |text: &str| {
        let (project, rest) = Project::parse(text)?;
        let (line, rest) = rest.expect("there is a state block");
        state::parse(&project, line, rest)
    };
    let board = parse(&text).unwrap();
    let mut printed = String::new();
    state::print(&board, &mut printed);
    assert_eq!(printed, text);
    // Empty lines are optional, comments are skipped, and the generator's state may have fewer digits.
    let short = state
        .replace("changed 2,2 2,3\nblocked boulder\nstatus won\n", "# nothing\n\n")
        .replace("000000000000", "");
    let board = parse(&[PAGE, &short].concat()).unwrap();
    printed.clear();
    state::print_state(&board, &mut printed);
    assert_eq!(printed, state.replace("changed 2,2 2,3\nblocked boulder\nstatus won\n", ""));
    for (from, to, error) in [
        ("level 1", "level 2", "line 35, column 7: expected a level from 1 to 1, found `2`"),
        (
            "round 12",
            "round x",
            "line 36, column 7: expected a number of rounds from 0 to 4294967295, found `x`",
        ),
        (
            "score 30",
            "score 9999999999",
            "line 37, column 7: expected a score from -1000000000 to 1000000000, found `9999999999`",
        ),
        ("  W..DW", "  W.xDW", "line 40, column 5: expected the letter of a background, found `xDW`"),
        ("  W..DW", "  W..DWW", "line 40, column 8: expected the end of the line, found `W`"),
        ("player 2 3", "player 4 3", "line 42, column 15: expected a row from 1 to 3, found `4`"),
        ("player 2 3", "plaier 2 3", "line 42, column 8: expected the name of a sprite, found `plaier`"),
        (
            "3 right",
            "3 back",
            "line 42, column 19: expected `left`, `up`, `right`, `down` or `resting`, found `back`",
        ),
        ("changed 2,2", "changed 2,9", "line 44, column 11: expected a column from 1 to 5, found `9`"),
        (
            "changed 2,2 2,3",
            "changed all",
            "line 44, column 8: expected tiles, since only in a first round all of them count as changed, found ` `",
        ),
        ("blocked boulder", "blocked wall", "line 45, column 9: expected the name of a sprite, found `wall`"),
        ("status won", "status even", "line 46, column 8: expected `won` or `lost`, found `even`"),
        (
            "chance 0000",
            "chance x000",
            "line 47, column 8: expected the generator's state, one to sixteen hexadecimal digits in lower case, found `x000000000009a3f`",
        ),
    ] {
        let text = text.replace(from, to);
        assert_eq!(parse(&text).unwrap_err().to_string(), error, "{to}");
    }
}

#[test]
fn features_of_the_second_version_change_the_first_line() {
    let old = HEAD.replacen("level One", "\nlevel One", 1);
    assert_eq!(print(&old), old, "everything else is printed as it was");
    let second = old.replacen("tilecode 1", "tilecode 2", 1);
    assert_eq!(print(&second), second);
    for (from, to) in [
        ("background ground", "time turns\nbackground ground"),
        ("sprite player p player\n", "sprite player p player flip walk hop sound:coin\nframe boulder\n"),
        ("sprite rock o boulder\n", "sprite rock o boulder\nframe diamond\n"),
        ("wall W brick", "wall W brick sound:none"),
    ] {
        let (old, new) = (old.replacen(from, to, 1), second.replacen(from, to, 1));
        assert_eq!(print(&old), new);
        assert_eq!(print(&new), new);
        assert_eq!(findings(&new), Vec::<String>::new());
        assert!(Project::parse(&old).unwrap().0.meaning().is_second);
    }
    let error = Document::parse("tilecode 3\n").unwrap_err().to_string();
    assert!(error.contains("expected version 2"), "{error}");
}

#[test]
fn endless_rules_are_reported_in_games_by_turns() {
    let turns = |rules: &str| findings(&rule(rules).replacen("background", "time turns\nbackground", 1));
    let found = "line 14, column 1: This rule goes on in every round, so no turn ends by itself.";
    for endless in
        ["rule change\nwhen C +rock\ndo C create:player", "rule never\nwhen C +player +rock\ndo game score:1"]
    {
        assert_eq!(turns(endless), [found], "{endless}");
        assert_eq!(findings(&rule(endless)), Vec::<String>::new(), "in real time, rounds run anyway");
    }
    for settled in [
        "rule change\nwhen C +rock -player\ndo C create:player",
        "rule change\nwhen C +rock @moving\ndo C create:player",
        "rule change\nwhen C +rock\ndo C create:player destroy",
        "rule never\nwhen C +player\ndo game score:1 lose",
        "rule press:a\nwhen C +rock\ndo C create:player",
    ] {
        assert_eq!(turns(settled), Vec::<String>::new(), "{settled}");
    }
}

#[test]
fn author_description_and_origins_are_in_the_text_and_on_the_card() {
    let head = "tilecode 2\ntitle Night Watch\nauthor Ann\nabout Take every lamp.\nremix Watch\nby Bo\nremix Lamps\n";
    let text = field_with(head);
    let (project, _) = Project::parse(&text).unwrap();
    assert_eq!(project.text(), text, "it is printed as it was read");
    let card = TileCode::card(&Params::of(project));
    let origins: Vec<_> = card.origins.iter().map(|one| (one.title.as_str(), one.author.as_str())).collect();
    assert_eq!((card.author.as_str(), card.about.as_str()), ("Ann", "Take every lamp."));
    assert_eq!(origins, [("Watch", "Bo"), ("Lamps", "")]);
    assert_eq!(card.levels.iter().map(|level| level.text.as_str()).collect::<Vec<_>>(), ["One"]);
    // A text without these lines prints as before. A second author is an error, and so is an author (`by`)
    // without an origin (`remix`).
    let plain = field_with("tilecode 1\ntitle Night Watch\n");
    assert_eq!(Project::parse(&plain).unwrap().0.text(), plain);
    for wrong in ["author Ann\nauthor Bo\n", "by Bo\n"] {
        assert!(Project::parse(&field_with(&["tilecode 2\n", wrong].concat())).is_err(), "{wrong}");
    }
    let long = field_with(&["tilecode 2\nauthor ", &"n".repeat(99), "\n"].concat());
    assert_eq!(Project::parse(&long).unwrap().0.meaning().author.len(), 80);
}

/// A small game whose text begins with the lines of `head`.
fn field_with(head: &str) -> String {
    [head, "background ground . grass\nsprite player p player\n\nlevel One\nmap\n  ...\nsprites\n  .p.\n"]
        .concat()
}

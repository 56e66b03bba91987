//! Texts of levels, what becomes of them, and how they play.

use tilery_kit::{Brought, Dir, Reel, Rng};
use tilery_sokoban::{is_collection, open};
use tilery_tilecode::model::Button;
use tilery_tilecode::{Board, Buttons, Outcome, Project, Round};

const LEVEL: &str = "#####\n#@$.#\n#####\n";

fn one(text: &str) -> Brought {
    assert!(is_collection(text), "{text}");
    let mut all = open(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0)
}

/// The names of a project's levels, in its text.
fn names(brought: &Brought) -> Vec<&str> {
    brought.project.lines().filter_map(|line| line.strip_prefix("level").map(str::trim_start)).collect()
}

/// The maps of a project with its sprites on them, as rows of Sokoban; `_` is outside.
fn boards(brought: &Brought) -> Vec<Vec<String>> {
    let rows = |block: &str| -> Vec<String> {
        block.lines().filter_map(|line| line.strip_prefix("  ")).map(str::to_owned).collect()
    };
    let tile = |(ground, sprite): (char, char)| match (ground, sprite) {
        ('W', _) => '#',
        ('x', 'p') => '+',
        ('x', 'c') => '*',
        ('x', _) => '.',
        (_, 'p') => '@',
        (_, 'c') => '$',
        ('.', _) => ' ',
        (other, _) => other,
    };
    let level = |text: &str| {
        let (map, sprites) = text.split_once("sprites\n").expect("sprites");
        let sprites = sprites.split("\n\n").next().unwrap_or_default();
        let both = rows(map).into_iter().zip(rows(sprites));
        both.map(|(map, sprites)| map.chars().zip(sprites.chars()).map(tile).collect()).collect()
    };
    brought.project.split("map\n").skip(1).map(level).collect()
}

#[test]
fn a_level_alone_plays_as_sokoban() {
    let brought = one("######\n#@ $.#\n# $ .#\n######\n");
    assert!(brought.notes.is_empty());
    let (project, _) = Project::parse(&brought.project).expect("a project");
    let mut board = Board::new(&project, Rng::default());
    let press = |board: &mut Board, dir| {
        board.play(Round::Held(Buttons::default().with(Button::Arrow(dir))), &mut Reel::silent());
        for _ in 0..4 {
            board.play(Round::default(), &mut Reel::silent());
        }
    };
    for dir in [Dir::Right, Dir::Right] {
        press(&mut board, dir);
    }
    assert_eq!(board.outcome, Outcome::Playing, "one crate is beside its spot");
    for dir in [Dir::Left, Dir::Left, Dir::Down, Dir::Right, Dir::Right] {
        press(&mut board, dir);
    }
    assert_eq!(board.outcome, Outcome::Won);
}

#[test]
fn all_characters_of_all_dialects_are_read() {
    let plain = boards(&one("  ####\n###  #\n#.*+$#\n#$ ###\n####\n"));
    assert_eq!(plain[0], ["__####", "###  #", "#.*+$#", "#$ ###", "####__"]);
    for text in [
        "--####\n###--#\n#.*+$#\n#$-###\n####\n",
        "__####\n###__#\n#oBPb#\n#b_###\n####__\n",
        "  ####|###  #|#.*+$#|#$ ###|####",
        "--4#|3#--#|#.*+$#|#$-3#|4#|",
        "2-4#\n3#2(-)#\n#.*+$#\n#$-3#\n4#\n",
        "\u{feff}  ####\r\n###  #\r\n#.*+$#\r\n#$ ###\r\n####\r\n",
        "      ####\n    ###  #\n    #.*+$#\n    #$ ###\n    ####\n",
        "<?xml version=\"1.0\"?>\n<SokobanLevels xmlns=\"x\">\n<LevelCollection><Level Id=\"a\">\
            <L>  ####</L><L>###  #</L><L>#.*+$#</L><L>#$ ###</L><L>####</L></Level></LevelCollection></SokobanLevels>",
    ] {
        assert_eq!(boards(&one(text)), plain, "{text}");
    }
}

#[test]
fn titles_and_authors_are_where_the_text_has_them() {
    // Below each level, as most programs write them.
    let below = one(&format!(
        "Author: Ann\nCollection: Two\n\n{LEVEL}Title: First\nAuthor: Bob\n\n{LEVEL}Title: Second\nComment:\nLong,\nand: longer\nComment-End:\n"
    ));
    assert!(below.project.contains("title Two\nauthor Ann\n"), "{}", below.project);
    assert_eq!(names(&below), ["First - Bob", "Second"]);
    // Above each level, the title of all first.
    let above = one(&format!("My levels\n\n; 1\n\n{LEVEL}\n; 2 'Round the corner'\n\n{LEVEL}"));
    assert!(above.project.contains("title My levels\n"), "{}", above.project);
    assert_eq!(names(&above), ["1", "2 'Round the corner"]);
    let after = one(&format!("{LEVEL}; one\n\n{LEVEL}; two\n"));
    assert_eq!(names(&after), ["one", "two"]);
    let xml = one(&format!(
        "<SokobanLevels><Title>A &amp; B</Title><LevelCollection Copyright=\"Cy\">\n<Level Id=\"x &lt; y\" Width=\"5\">{}</Level></LevelCollection></SokobanLevels>",
        LEVEL.lines().map(|row| format!("<L>{row}</L>\n")).collect::<String>()
    ));
    assert!(xml.project.contains("title A & B\nauthor Cy\n"), "{}", xml.project);
    assert_eq!(names(&xml), ["x < y"]);
    // Solutions and other keys are no titles.
    assert_eq!(names(&one(&format!("{LEVEL}Solution: R\nrrRRllUU\n"))), [""]);
}

#[test]
fn levels_that_cannot_be_played_are_listed_and_many_become_several_projects() {
    let mut text = "#####\n#@$ #\n#####\nTitle: No spot\n\n".to_owned();
    for n in 1..=130 {
        text.push_str(&format!("{LEVEL}Title: {n}\n\n"));
    }
    text.push_str("######\n#@@$.#\n######\nTitle: Two players\n");
    let all = open(&text).expect("projects");
    assert_eq!(all.iter().map(|one| names(one).len()).collect::<Vec<_>>(), [64, 64, 2]);
    assert!(all[2].project.contains("title Sokoban 129-130\n"), "{}", all[2].project);
    assert_eq!(names(&all[1])[0], "65");
    let told: Vec<_> =
        all[0].notes.iter().map(|note| (note.line, &*note.text, note.why.to_string())).collect();
    assert_eq!(told[0], (1, "No spot", "There are not as many crates as spots: 1 to 0.".to_owned()));
    assert_eq!(told[1].1, "Two players");
    assert!(all[1].notes.is_empty());
}

#[test]
fn other_texts_are_refused_with_the_place() {
    let wide = format!("{}\n#@$.{}#\n{}\n", "#".repeat(200), " ".repeat(194), "#".repeat(200));
    for (text, told) in [
        (
            "",
            "line 1, column 1: expected a level that can be played, of the characters # @ $ and ., found none",
        ),
        (
            "x\n#####\n#@$ #\n#####\n",
            "line 2, column 1: expected a level that can be played, of the characters # @ $ and ., found \
             There are not as many crates as spots: 1 to 0.",
        ),
        (
            &wide,
            "line 1, column 1: expected a level that can be played, of the characters # @ $ and ., found \
             This level is larger than 127 by 127 tiles.",
        ),
        ("<SokobanLevels", "line 1, column 1: expected the end of a tag, found the end"),
    ] {
        assert_eq!(open(text).expect_err("an error").to_string(), told, "{text}");
    }
    for text in ["", "# A heading\n## Another\n- $5\n", "####\n####\n####\n", "OBJECTS\n#@$.#\n"] {
        assert!(!is_collection(text), "{text}");
    }
}

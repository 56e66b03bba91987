//! Tests of the studio's view of valid and broken projects, and of the commands that it offers.

use tilery_studio::{Board, Edit, Params, PartKind, ProjectView, Studio, Viewer, view};
use tilery_tilecode::check::check;
use tilery_tilecode::document::{Document, Item};
use tilery_tilecode::fault::Fault;
use tilery_tilecode::games;

use tilery_kit::{Editor, Reel, Rules};

fn viewed(text: &str) -> ProjectView {
    let (document, _) = Document::parse(text).unwrap();
    view(document, text.len())
}

const HEAD: &str = "tilecode 1
title Two
pace 90
sprite player p player
background ground . grass
background own x pixels
  0123456789abcdef
sprite rock o boulder
background wall W brick
";

#[test]
fn backgrounds_come_first_and_pixels_are_shown_as_drawn() {
    let view = viewed(HEAD);
    assert_eq!((view.title.as_str(), view.pace, view.runs), ("Two", 90, false));
    let kinds: Vec<_> =
        view.kinds.iter().map(|kind| (kind.name.as_str(), kind.letter.as_str(), kind.is_sprite)).collect();
    let expected = [
        ("ground", ".", false),
        ("own", "x", false),
        ("wall", "W", false),
        ("player", "p", true),
        ("rock", "o", true),
    ];
    assert_eq!(kinds, expected);
    assert_eq!(view.kinds[1].picture, "pixels");
    assert_eq!(view.kinds[1].pixels.0[..17], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
    let parts: Vec<_> = view
        .findings
        .iter()
        .map(|finding| (finding.phrase.wording.name, finding.line, finding.part.what, finding.part.n))
        .collect();
    let expected = [
        (Fault::NoLevel.phrase().wording.name, 1, PartKind::Project, 0),
        (Fault::Pixels.phrase().wording.name, 6, PartKind::Kind, 1),
    ];
    assert_eq!(parts, expected);
    for size in view.sizes {
        let expected = match size.what {
            "backgrounds" => (3, 16),
            "sprites" => (2, 16),
            "groups" => (0, 32),
            "levels" => (0, 64),
            "rules" => (0, 256),
            "tests" => (0, 64),
            "bytes" => (HEAD.len(), 1 << 20),
            "placed" => (0, 16_384),
            what => panic!("{what}"),
        };
        assert_eq!((size.used, size.most), expected, "{}", size.what);
    }
}

#[test]
fn levels_are_shown_as_drawn_except_for_unknown_letters() {
    let text = format!(
        "{HEAD}level One\nmap\n  .Wx\n  ?.\n  ..Wx\nsprites\n  p..\n  ..oo\n  .?.\n  o\nsprites\n  .o.\n"
    );
    let view = viewed(&text);
    let level = &view.levels[0];
    assert_eq!((level.name.as_str(), level.rows, level.cols), ("One", 3, 3));
    assert_eq!(level.map, [0, 2, 1, 255, 0, 255, 0, 0, 2]);
    assert_eq!(level.sprites, [3, 0, 0, 4, 1, 2, 4, 0, 1], "sprites beyond the map are not shown");
    assert!(
        view.findings
            .iter()
            .skip(1)
            .all(|finding| finding.part.what == PartKind::Level && finding.part.n == 0)
    );
}

#[test]
fn rules_are_shown_as_written_and_as_understood() {
    let text = format!(
        "{HEAD}# one\n#two\nrule press:right flip-h all-four odd off\nwhen C +player +nobody @left\nwhen E -wall ~rock\nhuh\ndo C score move:right fly\ndo W\n\n\
        rule hop\nwhen C ~rock\nwhen C +rock\nwhen Z +rock\n"
    );
    let view = viewed(&text);
    let rule = &view.rules[0];
    assert_eq!(rule.shape.event, "press:right");
    let centre = &rule.shape.when[4];
    assert_eq!(
        (&centre.include[..], &*centre.heading, centre.binds),
        (&["player".into(), "nobody".into()][..], "left", true)
    );
    assert_eq!(
        (&rule.shape.when[5].also[..], &rule.shape.when[5].exclude[..]),
        (&["rock".into()][..], &["wall".into()][..])
    );
    assert_eq!(rule.shape.when[0].heading, "any");
    assert_eq!(rule.shape.rows[0], ["score:10", "move:right", "fly"]);
    assert_eq!(rule.views, ["flip-h", "rot-cw", "rot-180", "rot-ccw"]);
    assert_eq!((rule.is_off, rule.note.as_str()), (true, "one\ntwo"));
    assert_eq!(rule.unread, ["huh", "do W"]);
    assert_eq!(rule.centres, ["player"]);
    assert!(rule.text.starts_with("rule press:right flip-h all-four odd off\nwhen C"));
    // The horizontal flip of this rule equals its rotation by 180 degrees, since it has no conditions above
    // and below the centre.
    let derived: Vec<_> =
        rule.derived.iter().map(|derived| (derived.view, derived.shape.event.as_str())).collect();
    let expected = [
        ("original", "press:right"),
        ("flip-h", "press:left"),
        ("rot-cw", "press:down"),
        ("rot-ccw", "press:up"),
    ];
    assert_eq!(derived, expected, "equal views are left out");
    assert_eq!(rule.derived[2].shape.when[7].exclude, ["wall"]);
    assert_eq!(rule.derived[2].shape.when[4].heading, "up");
    assert_eq!(rule.derived[2].shape.rows[0], ["score:10", "move:down"]);
    assert_eq!(view.rules[1].shape.event, "hop");
    assert_eq!(view.rules[1].shape.when[4].also, ["rock"], "the first line of a tile counts");
    let rules = view.findings.iter().filter(|finding| finding.part.what == PartKind::Rule);
    assert!(
        rules.clone().any(|finding| finding.part.n == 0) && rules.clone().any(|finding| finding.part.n == 1)
    );
}

#[test]
fn tests_are_counted_and_checked() {
    let view = viewed(&format!(
        "{HEAD}level\nmap\n  .\n\ntest Good\n  chance ff\n  play .x2 LA\n  hash 0000 1111\n  hash 2222\n\ntest Bad\n  play .\n"
    ));
    let tests: Vec<_> = view.tests.iter().map(|test| (test.name.as_str(), test.rounds)).collect();
    assert_eq!(tests, [("Good", 3), ("Bad", 0)]);
    let found: Vec<_> = view.findings.iter().filter(|finding| finding.part.what == PartKind::Test).collect();
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].part.n, found[0].is_warning), (1, true));
    assert_eq!(found[0].phrase.to_string(), "This test cannot be read any more.");
}

#[test]
fn the_length_of_the_text_is_tracked() {
    for game in &games::ALL {
        let text = game.text().unwrap();
        let board = Board::parse(&text).unwrap();
        assert_eq!(board.print(), text, "{} is canonical", game.name);
        assert_eq!(board.bytes(), text.len());
        assert!(viewed(&text).runs);
        assert_eq!(Studio::made(&Params, &board), Ok(text));
    }
}

/// Compares the commands that are offered at the end of a row. Each case is a rule with `|` between its
/// lines, a row, and the expected commands.
#[test]
fn only_commands_that_make_sense_are_offered() {
    let moves = "move:left move:up move:right move:down";
    let kinds = "create:player create:rock paint:ground paint:wall portal:ground portal:wall";
    let sounds = "sound:blip sound:chime sound:coin sound:crunch sound:pop sound:thud sound:whoosh sound:zap";
    let game = &format!("score:10 win lose restart exit:1 block:player block:rock {sounds}");
    let tile = "create:player create:rock paint:ground paint:wall";
    for (rule, row, expected) in [
        ("change|when C +player", "C", format!("{moves} destroy {kinds} {game}")),
        ("change|when C ~player", "C", format!("{kinds} {game}")),
        ("change|when C +player", "N", format!("{kinds} {game}")),
        ("change|when C +player|when N +rock", "N", format!("{moves} destroy {kinds} {game}")),
        ("change|when C +player|when N +rock +wall", "N", format!("{kinds} {game}")),
        ("change|when C +player|when NW +rock", "W", format!("{kinds} {game}")),
        ("change|when C +player", "game", game.to_owned()),
        ("never|when C +player", "C", game.to_owned()),
        ("smash:up|when C +player|when N +rock", "C", format!("stop destroy {kinds} {game}")),
        ("smash:up|when C +player|when N +rock", "N", format!("stop destroy {kinds} {game}")),
        ("smash:up|when C +player|when N +wall", "N", format!("{kinds} {game}")),
        // A created sprite becomes the sprite of the row.
        ("change|when C +player|do N create:rock", "N", format!("{moves} {kinds} {game}")),
        ("smash:up|when C +player|when N +rock|do N create:rock", "N", format!("{moves} {kinds} {game}")),
        (
            "change|when C +player|do C create:rock move:up",
            "C",
            format!("move:left move:right move:down {kinds} {game}"),
        ),
        // The other sprite of a tile is commanded after `also`, once.
        ("change|when C +player ~rock", "C", format!("{moves} destroy also {kinds} {game}")),
        ("change|when C +player|when N +player ~rock", "N", format!("{moves} destroy also {kinds} {game}")),
        ("change|when C +player ~rock ~wall", "C", format!("{moves} destroy {kinds} {game}")),
        ("change|when C +player ~rock|do C destroy also", "C", format!("{moves} destroy {kinds} {game}")),
        ("change|when C +player ~rock|do C portal:wall", "C", format!("{tile} {game}")),
        // After a portal, the row is about another tile and has no sprite.
        ("change|when C +player|do C portal:wall", "C", format!("{tile} {game}")),
        ("change|when C +player|do C paint:wall portal:wall", "C", format!("{tile} {game}")),
        // Commands are not repeated, except `create`.
        (
            "change|when C +player|do C move:up destroy",
            "C",
            format!("move:left move:right move:down {kinds} {game}"),
        ),
        (
            "change|when C +player|do C paint:wall block:rock",
            "C",
            format!(
                "{moves} destroy create:player create:rock paint:ground portal:ground portal:wall score:10 win lose restart exit:1 block:player {sounds}"
            ),
        ),
        ("change|when C +player|do game score:3 win", "game", format!("block:player block:rock {sounds}")),
        ("change|when C +player|do game win score:1 block:rock block:player", "game", String::new()),
        (
            "change|when C +player|do game restart sound:pop",
            "game",
            format!("score:10 block:player block:rock {}", sounds.replace(" sound:pop", "")),
        ),
        (
            "change|when C +player|do game exit:1 block:player",
            "game",
            format!("score:10 block:rock {sounds}"),
        ),
    ] {
        let text = format!(
            "tilecode 1\nbackground ground . grass\nbackground wall W brick\nsprite player p player\nsprite rock o boulder\n\
            level\nmap\n  .\nsprites\n  p\n\nrule {}\n",
            rule.replace('|', "\n")
        );
        let n = tilery_tilecode::model::ROW_NAMES.iter().position(|name| *name == row).unwrap();
        assert_eq!(viewed(&text).rules[0].offers[n].join(" "), expected, "{rule}, row {row}");
    }
}

#[test]
fn ways_between_rooms_are_offered_where_levels_are_rooms() {
    let offers = |header: &str, row: usize| {
        let text = format!(
            "tilecode 2\n{header}background ground . grass\nsprite player p player\n\
            level\nmap\n  .\nsprites\n  p\n\nrule press:a\nwhen C +player\n"
        );
        let offers = viewed(&text).rules[0].offers[row].clone();
        offers.into_iter().filter(|offer| offer.starts_with("exit")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(offers("", 0), "exit:1");
    assert_eq!(offers("rooms 1\n", 0), "exit:left exit:up exit:right exit:down exit:1 exit:1:ground");
    assert_eq!(
        offers("rooms 1\n", tilery_tilecode::model::GAME_ROW),
        "exit:1 exit:1:ground",
        "a game has no edge"
    );
    assert_eq!(viewed("tilecode 2\nrooms 3\n").rooms, 3);
}

#[test]
fn groups_are_shown_as_written_with_the_kinds_that_they_mean() {
    let text = format!(
        "{HEAD}group solid wall heavy\ngroup heavy rock\ngroup idle\n\
        rule press:right rot-cw\nwhen C +player\nwhen E -solid +rock @left\n\nrule change\nwhen C +heavy\ndo C move:up\n"
    )
    .replace("  0123456789abcdef\n", &"  0123456789abcdef\n".repeat(16));
    let view = viewed(&text);
    let groups: Vec<_> = view
        .groups
        .iter()
        .map(|group| (&*group.name, group.members.join(" "), group.kinds.join(" ")))
        .collect();
    assert_eq!(
        groups,
        [
            ("solid", "wall heavy".into(), "wall rock".into()),
            ("heavy", "rock".into(), "rock".into()),
            ("idle", String::new(), String::new())
        ]
    );
    let east = &view.rules[0].shape.when[5];
    assert_eq!((east.include.join(" "), east.exclude.join(" ")), ("rock".into(), "solid".into()));
    assert_eq!((&*east.heading, east.binds), ("left", true));
    let south = &view.rules[0].derived[1].shape.when[7];
    assert_eq!((south.include.join(" "), south.exclude.join(" ")), ("rock".into(), "solid".into()));
    assert_eq!((&*south.heading, south.binds), ("up", true));
    assert_eq!(view.rules[1].centres, ["rock"]);
    assert_eq!(view.rules[1].offers[0][..2], ["move:left", "move:right"], "its sprite can be sent");
    let parts: Vec<_> = view
        .findings
        .iter()
        .map(|finding| (finding.phrase.wording.name, finding.part.what, finding.part.n))
        .collect();
    let empty = Fault::EmptyGroup(String::new()).phrase().wording.name;
    assert!(parts.contains(&(empty, PartKind::Group, 2)), "{parts:?}");
    let unused = Fault::UnusedGroup(String::new()).phrase().wording.name;
    let unnamed = viewed(&text.replace("-solid", "-wall"));
    let found = unnamed.findings.iter().find(|finding| finding.phrase.wording.name == unused);
    assert_eq!(found.map(|finding| (finding.part.n, finding.line)), Some((0, 25)));
}

/// The project of a text, reduced to one rule and the first level. Whether a command is valid does not depend
/// on other rules, so checking them again and again would waste time.
fn alone(text: &str, rule: usize) -> Board {
    let (mut document, _) = Document::parse(text).unwrap();
    let (mut levels, mut rules) = (0, 0);
    document.items.retain(|item| match item.body {
        Item::Level(_) => std::mem::replace(&mut levels, 1) == 0,
        Item::Rule(_) => {
            rules += 1;
            rules == rule + 1
        }
        Item::Test(_) => false,
        _ => true,
    });
    Board::parse(&document.print()).unwrap()
}

/// Checks for each row of each rule of the shipped games that all offers are valid. All valid commands must
/// be offered, except repetitions, `stop` and `destroy` after `create`, a portal after a portal, and a second
/// command that ends the level.
#[test]
fn offers_are_exactly_the_valid_commands() {
    let mut count = 0;
    for game in &games::ALL {
        let text = game.text().unwrap();
        let view = viewed(&text);
        let names = |is_sprite: bool| view.kinds.iter().filter(move |kind| kind.is_sprite == is_sprite);
        let mut all: Vec<String> = ["left", "up", "right", "down"].map(|dir| format!("move:{dir}")).into();
        all.extend(
            ["stop", "destroy", "score:10", "win", "lose", "restart", "exit:1", "sound:pop"]
                .map(str::to_owned),
        );
        for kind in names(true) {
            all.extend([format!("create:{}", kind.name), format!("block:{}", kind.name)]);
        }
        for kind in names(false) {
            all.extend([format!("paint:{}", kind.name), format!("portal:{}", kind.name)]);
        }
        for (n, rule) in view.rules.iter().enumerate().filter(|(_, rule)| !rule.is_off) {
            let board = alone(&text, n);
            for (row, name) in tilery_tilecode::model::ROW_NAMES.into_iter().enumerate() {
                let before = &rule.shape.rows[row];
                let last = |prefix: &str| before.last().is_some_and(|word| word.starts_with(prefix));
                let has = |prefix: &str| before.iter().any(|word| word.starts_with(prefix));
                for command in &all {
                    let mut after = board.clone();
                    let edit: Edit = format!("rule 1 do {name} {} {command}", before.join(" "))
                        .replace("  ", " ")
                        .parse()
                        .unwrap();
                    let is_right = Studio::play(&Params, &mut after, &edit, &mut Reel::silent()).is_ok() && {
                        let (document, _) = Document::parse(&after.print()).unwrap();
                        check(&document).1.iter().all(|finding| finding.fault.is_warning())
                    };
                    let is_offered = rule.offers[row].contains(command);
                    assert!(
                        is_right || !is_offered,
                        "{}, rule {}: `{edit}` is offered but invalid",
                        game.name,
                        n + 1
                    );
                    let is_left_out = before.contains(command)
                        || command.starts_with("portal:") && last("portal:")
                        || matches!(command.as_str(), "win" | "lose" | "restart" | "exit:1")
                            && ["win", "lose", "restart", "exit:"].into_iter().any(has)
                        || command == "score:10" && has("score:")
                        || matches!(command.as_str(), "stop" | "destroy") && has("create:");
                    assert!(
                        is_offered || is_left_out || !is_right,
                        "{}, rule {}: `{edit}` is valid but not offered",
                        game.name,
                        n + 1
                    );
                    count += usize::from(is_offered);
                }
            }
        }
    }
    assert!(count > 1000, "there are commands to offer");
}

/// Checks that an incremental viewer agrees with a new viewer, and that it keeps its objects if nothing has
/// changed.
#[test]
fn an_incremental_view_equals_a_new_view() {
    let broken = include_str!("edits/broken.txt");
    let broken = &broken[..broken.find("\n#").unwrap()];
    let groups = include_str!("edits/groups.txt");
    let groups = &groups[..groups.find("\n# A new").unwrap()];
    let own = [broken.to_owned(), groups.to_owned()];
    for text in games::ALL.iter().filter_map(games::Shipped::text).chain(own) {
        let mut board = Board::parse(&text).unwrap();
        let mut viewer = Viewer::default();
        let mut chance = tilery_kit::Rng::from_seed(7);
        for _ in 0..60 {
            let seen = viewer.view(&board);
            let printed = board.print();
            assert_eq!(seen, viewed(&printed), "{printed}");
            let again = viewer.view(&board);
            assert!(seen.rules.iter().zip(&again.rules).all(|(a, b)| std::rc::Rc::ptr_eq(a, b)));
            assert!(seen.levels.iter().zip(&again.levels).all(|(a, b)| std::rc::Rc::ptr_eq(a, b)));
            assert!(seen.kinds.iter().zip(&again.kinds).all(|(a, b)| std::rc::Rc::ptr_eq(a, b)));
            let edit = crate::samples::sample(&Params, &board, chance.below(1 << 16) as u16).unwrap();
            Studio::play(&Params, &mut board, &edit, &mut Reel::silent()).unwrap();
        }
    }
}

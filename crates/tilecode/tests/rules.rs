//! Tests the sentences of the rules page, one by one.
//!
//! A case is a map with sprites (a letter stands for both: `.` ground, `W` wall, `x` mark, else a sprite on
//! ground), rules, the rounds played, and the resulting map. In pictures, a sprite hides its background and a
//! younger sprite hides an older one.

use tilery_kit::{Reel, Rng};
use tilery_tilecode::document::Document;
use tilery_tilecode::model::Button;
use tilery_tilecode::{Board, Buttons, Outcome, Project, Round, state};

const HEAD: &str = "tilecode 1\nbackground ground . grass\nbackground wall W brick\nbackground mark x goal\n\
    sprite player p player\nsprite rock o boulder\nsprite gem d diamond\nsprite spark s spark\n\n";

fn board(map: &str, rules: &str, seed: u64) -> Board {
    let rows: Vec<&str> = map.split_whitespace().collect();
    let mut text = format!("{HEAD}level One\nmap\n");
    for row in &rows {
        let row: String = row
            .chars()
            .map(|c| if "podsPODS".contains(c) { if c.is_uppercase() { 'x' } else { '.' } } else { c })
            .collect();
        text += &format!("  {row}\n");
    }
    text += "sprites\n";
    for row in &rows {
        let row: String =
            row.chars().map(|c| if "podsPODS".contains(c) { c.to_ascii_lowercase() } else { '.' }).collect();
        text += &format!("  {row}\n");
    }
    text += rules;
    text.push('\n');
    let (document, _) = Document::parse(&text).unwrap();
    let project = Project::of(&document).unwrap_or_else(|findings| panic!("{text}\n{findings:?}"));
    Board::new(&project, Rng::from_seed(seed))
}

fn play(board: &mut Board, rounds: &str) {
    for round in rounds.split_whitespace() {
        board.play(round.parse().unwrap(), &mut Reel::silent());
    }
}

fn text(board: &Board) -> String {
    let mut text = String::new();
    state::print_state(board, &mut text);
    text
}

/// The map with the sprites on it.
fn picture(board: &Board) -> String {
    let text = text(board);
    let mut rows: Vec<Vec<char>> = Vec::new();
    for line in text.lines() {
        if let Some(row) = line.strip_prefix("  ") {
            rows.push(row.chars().collect());
        }
        if let Some(sprite) = line.strip_prefix("sprite ") {
            let words: Vec<&str> = sprite.split(' ').collect();
            let letter = match words[0] {
                "player" => 'p',
                "rock" => 'o',
                "gem" => 'd',
                _ => 's',
            };
            rows[words[1].parse::<usize>().unwrap() - 1][words[2].parse::<usize>().unwrap() - 1] = letter;
        }
    }
    rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// The content of a line of the state block.
fn line(board: &Board, word: &str) -> Option<String> {
    let text = text(board);
    text.lines().find_map(|line| line.strip_prefix(word)).map(|rest| rest.trim().to_owned())
}

fn headings(board: &Board) -> Vec<String> {
    text(board)
        .lines()
        .filter_map(|line| line.strip_prefix("sprite "))
        .map(|line| line.rsplit(' ').next().unwrap().to_owned())
        .collect()
}

/// Plays rounds and compares the picture at the end.
#[track_caller]
fn case(sentence: &str, map: &str, rules: &str, rounds: &str, expected: &str) {
    let mut board = board(map, rules, 1);
    play(&mut board, rounds);
    assert_eq!(picture(&board), expected, "{sentence}");
}

const WALK: &str = "rule press:right all-four\nwhen C +player\nwhen E -wall\ndo C move:right\n";

#[test]
fn state() {
    let mut walking = board("p..", WALK, 1);
    play(&mut walking, "R");
    assert_eq!(headings(&walking), ["right"], "a direction if it moved in the last round");
    play(&mut walking, ".");
    assert_eq!(headings(&walking), ["resting"], "else resting");
    let mut edge = board("p.", "rule press:left\nwhen C +player\ndo C move:left\n", 1);
    play(&mut edge, "L");
    assert_eq!(headings(&edge), ["resting"], "a move that the map's edge prevents leaves it resting");
    assert_eq!(line(&edge, "changed"), None);
}

#[test]
fn rules_are_matched_against_the_start_of_the_round() {
    case(
        "all at once",
        "pp.",
        "rule press:right\nwhen C +player\nwhen E -player\ndo C move:right",
        "R",
        "p.p",
    );
    case(
        "a train moves as one",
        "ppp..",
        "rule press:right\nwhen C +player\ndo C move:right",
        "R R",
        "..ppp",
    );
    case(
        "commands show at the end only",
        "po",
        "rule press:right\nwhen C +player\nwhen E +rock\ndo E destroy\ndo C move:right\n\nrule press:right\nwhen C +player\nwhen E +rock\ndo C create:gem",
        "R",
        "dp",
    );
}

#[test]
fn never_rules() {
    let never = "rule never flip-h\nwhen C +player\nwhen E +rock\ndo game score:5";
    let score = |map: &str, rounds: &str| {
        let mut board = board(map, never, 1);
        play(&mut board, rounds);
        board.score
    };
    assert_eq!(score("p.o", ". ."), 10, "fires when no tile satisfies its When");
    assert_eq!(score("po.", ". ."), 0);
    assert_eq!(score("op.", ". ."), 0, "in any of its views");
    let mut ground = board("p.x", "rule never\nwhen C +wall\ndo C score:1 block:player", 1);
    play(&mut ground, ".");
    assert_eq!(
        (ground.score, line(&ground, "blocked").as_deref()),
        (1, Some("player")),
        "its centre needs no sprite, and it may use any rows"
    );
}

#[test]
fn press_rules() {
    let both = "rule press:right\nwhen C +player\ndo C score:1\n\nrule press:a\nwhen C +player\ndo C score:10\n\nrule change\nwhen C +player +rock\ndo C score:100";
    let score = |map: &str, rounds: &str| {
        let mut board = board(map, both, 1);
        play(&mut board, rounds);
        board.score
    };
    assert_eq!(score("p", "RA"), 11, "of every button in the set");
    assert_eq!(score("p", "."), 100);
    assert_eq!(score("p", "R"), 1, "a sprite for which a press rule fired gets no change rules");
    assert_eq!(score("po", "R"), 101, "others do");
    let without = "rule press:right\nwhen C +player\n\nrule change\nwhen C +player\ndo C score:100";
    let mut shadowed = board("p", without, 1);
    play(&mut shadowed, "R");
    assert_eq!(shadowed.score, 0, "even a press rule without commands");
    case(
        "witnesses that it commanded keep theirs",
        "po.",
        "rule press:right\nwhen C +player\nwhen E +rock\ndo E move:right\n\nrule change\nwhen C +rock\ndo C paint:mark",
        "R",
        "pxo",
    );
}

#[test]
fn change_rules_run_where_something_changed() {
    let count = "rule change\nwhen C +rock\ndo C score:1\n\n";
    let changed = |map: &str, rules: &str, rounds: &str| {
        let mut board = board(map, &[count, rules].concat(), 1);
        play(&mut board, rounds);
        board.score
    };
    assert_eq!(changed("o..", "", "."), 1, "in the first round of a level everything counts as changed");
    assert_eq!(changed("o..", "", ". . ."), 1, "then nothing does");
    assert_eq!(changed("o.p.", WALK, ". R ."), 1, "a sprite moved beyond its neighbourhood");
    assert_eq!(changed("o.p.", WALK, ". L ."), 2, "a sprite moved in");
    assert_eq!(changed("op..", WALK, ". R ."), 2, "a sprite moved out");
    assert_eq!(changed("o.p.", WALK, ". L . ."), 3, "a sprite came to rest");
    let paint = "rule press:a\nwhen C +player\ndo W paint:mark\n";
    assert_eq!(changed("o.p", paint, ". A ."), 2, "a background was painted to another kind");
    assert_eq!(changed("o.p", paint, ". A . A ."), 2, "and not to the same");
    assert_eq!(
        changed("o.p", "rule press:a\nwhen C +player\ndo W create:gem\n", ". A ."),
        2,
        "a sprite was created"
    );
    assert_eq!(
        changed("odp", "rule press:a\nwhen C +player\nwhen W +gem\ndo W destroy\n", ". A ."),
        2,
        "a sprite was destroyed"
    );
    let stop = "rule press:left\nwhen C +player\ndo C move:left\n\nrule smash:left\nwhen C +player\nwhen W +rock\ndo C stop\n";
    assert_eq!(changed("op", stop, ". L ."), 2, "a stop cancelled a proposal");
    let mut vanishing = board("p..", "rule press:right\nwhen C +player\ndo C move:right destroy", 1);
    play(&mut vanishing, "R");
    assert_eq!(
        line(&vanishing, "changed").as_deref(),
        Some("1,1 1,2"),
        "a destroyed sprite that was moving changes both its tiles"
    );
}

#[test]
fn one_move_is_kept_for_each_sprite_uniformly() {
    let rules = "rule press:a\nwhen C +player\ndo C move:left move:right move:right move:right";
    let mut right = 0;
    for seed in 0..400 {
        let mut board = board(".p.", rules, seed);
        play(&mut board, "A");
        right += u32::from(picture(&board) == "..p");
    }
    assert!((260..340).contains(&right), "{right} of 400, three in four expected");
    let mut same = board("p..", "rule press:a\nwhen C +player\ndo C move:right move:right", 5);
    let before = line(&same, "chance");
    play(&mut same, "A");
    assert_eq!(line(&same, "chance"), before, "equal commands are no conflict");
}

#[test]
fn smash_rules() {
    let push = |dir: &str, who: &str| format!("rule press:{dir}\nwhen C +{who}\ndo C move:{dir}\n\n");
    let hit = "rule smash:right\nwhen C +player\nwhen E +rock\ndo C score:1\n\n";
    let score = |map: &str, rules: &str, buttons: &str| {
        let mut board = board(map, &[hit, rules].concat(), 1);
        play(&mut board, buttons);
        board.score
    };
    let player = push("right", "player");
    assert_eq!(score("po", &player, "R"), 1, "B is in T and stays");
    let swap = [player.clone(), push("left", "rock")].concat();
    assert_eq!(score("po", &swap, "LR"), 1, "a swap");
    assert_eq!(score("p.o", &swap, "LR"), 1, "B proposes to enter T from another tile");
    let ahead = [player.clone(), push("right", "rock")].concat();
    assert_eq!(score("po.", &ahead, "R"), 0, "B leaves T ahead of A");
    let aside = [player.clone(), "rule press:right\nwhen C +rock\ndo C move:down\n\n".to_owned()].concat();
    assert_eq!(score("po ..", &aside, "R"), 0, "B leaves T sideways");
    let own = format!("{player}rule press:a\nwhen C +player\ndo C create:rock move:right");
    assert_eq!(score("p..", &own, "RA"), 0, "B starts in A's own tile");
    let wall = "rule smash:right\nwhen C +player\nwhen E +wall\ndo C stop score:1\n\n";
    let mut stopped = board("pW", &[wall, &player].concat(), 1);
    play(&mut stopped, "R");
    assert_eq!((stopped.score, picture(&stopped).as_str()), (1, "pW"), "backgrounds of T");
    let dot = "rule smash:right\nwhen C +player\nwhen E +rock @left\ndo E destroy\n\n";
    case("its direction predicate looks at the proposed direction", "po", &[dot, &swap].concat(), "LR", ".p");
    case("which a resting one does not have", "po", &[dot, &player].concat(), "R", ".o");
    let both = "rule smash:right flip-h\nwhen C +rock\nwhen E +rock\ndo C destroy\n\n";
    let rolls = "rule change\nwhen C +rock\nwhen E -rock\nwhen SE +wall\ndo C move:right\n\nrule change\nwhen C +rock\nwhen SW +wall\ndo C move:left\n\n";
    case("each of them is an A", "o.o .W.", &[both, rolls].concat(), ".", "... .W.");
    let train = "rule press:right\nwhen C +player\ndo C move:right\n\nrule smash:right\nwhen C +player\nwhen E +wall +mark\ndo C stop\n\nrule smash:right\nwhen C +player\nwhen E +player\ndo C stop";
    case("stops cause further collisions, pass by pass", "ppp.ppW", train, "R", ".pppppW");
}

#[test]
fn created_sprites_in_the_smash_step() {
    let shot = "rule press:a\nwhen C +player\ndo E create:spark move:right\n\nrule smash:right\nwhen C +spark\nwhen E +rock\ndo C destroy\ndo E destroy score\n";
    case("sprites created in steps 1 to 3 take part", "p.o", shot, "A", "p..");
    case(
        "those created in smash do not",
        "po.",
        "rule press:right\nwhen C +player\ndo C move:right\n\nrule smash:right\nwhen C +player\nwhen E +rock\ndo E create:spark move:right\n\nrule smash:right\nwhen C +spark\nwhen E +rock\ndo C destroy",
        "R",
        ".os",
    );
    case(
        "a stop in their row cancels their moves",
        "po.",
        "rule press:right\nwhen C +player\ndo C move:right\n\nrule smash:right\nwhen C +player\nwhen E +rock\ndo E create:spark move:right stop",
        "R",
        ".s.",
    );
}

#[test]
fn resolution_and_execution() {
    let paints = "rule press:a\nwhen C +player\ndo C paint:mark paint:wall\n";
    let mut marks = 0;
    for seed in 0..200 {
        let mut board = board("p", &[paints, "\nrule press:a\nwhen C +player\ndo C destroy"].concat(), seed);
        play(&mut board, "A");
        marks += u32::from(picture(&board) == "x");
    }
    assert!((70..130).contains(&marks), "one paint is kept, uniformly: {marks} of 200");
    let mut both = board("p", "rule press:a\nwhen C +player\ndo C win lose", 1);
    play(&mut both, "A");
    assert_eq!(both.outcome, Outcome::Lost, "both in one round: lose");
    let mut aged =
        board(".p.", "rule press:a\nwhen C +player\ndo E create:rock create:gem\ndo W create:spark", 1);
    play(&mut aged, "A");
    let sprites: Vec<String> =
        text(&aged).lines().filter(|line| line.starts_with("sprite")).map(str::to_owned).collect();
    assert_eq!(
        sprites,
        [
            "sprite player 1 2 resting",
            "sprite spark 1 1 resting",
            "sprite rock 1 3 resting",
            "sprite gem 1 3 resting"
        ],
        "aged row by row, then by kind"
    );
    let mut rich =
        board("p", "rule press:a\nwhen C +player\ndo C score:999 score:999 score:999 score:999", 1);
    play(&mut rich, &"A ".repeat(3));
    assert_eq!(rich.score, 3 * 4 * 999);
    let mut off = board("p", "rule press:a\nwhen C +player\ndo N create:rock move:up paint:mark score:1", 1);
    play(&mut off, "A");
    assert_eq!((picture(&off).as_str(), off.score), ("p", 1), "commands to a tile off the map do nothing");
}

#[test]
fn there_are_at_most_16384_sprites() {
    // Each rock creates four more, until there is no room.
    let mut many =
        board("o", "rule press:a\nwhen C +rock\ndo C create:rock create:rock create:rock create:rock", 1);
    for round in ["A"; 9] {
        play(&mut many, round);
    }
    assert_eq!(many.count(), 16_384);
    let mut vanishing = many.clone();
    play(&mut vanishing, "A");
    assert_eq!(vanishing.count(), 16_384, "a create over the limit does nothing");
}

#[test]
fn predicates() {
    let when = |map: &str, terms: &str| {
        let mut board = board(map, &format!("rule change\nwhen C +player\nwhen E {terms}\ndo C score:1"), 1);
        play(&mut board, ".");
        board.score == 1
    };
    assert!(
        when("po", "+rock +wall") && when("pW", "+rock +wall") && !when("pd", "+rock +wall"),
        "at least one of these kinds"
    );
    assert!(when("po", "~rock") && !when("pd", "~rock"));
    assert!(when("pd", "-rock") && !when("po", "-rock"), "none of these");
    assert!(when("po", "+rock ~ground -gem") && !when("pO", "+rock ~ground"));
    assert!(!when("p", "-rock"), "a predicate that says anything is false off the map");
    assert!(
        when("po", "+rock @resting")
            && when("po", "+rock @any")
            && !when("po", "+rock @moving")
            && !when("po", "+rock @left")
    );
    let mut both = board(
        "p.",
        "rule press:a\nwhen C +player\ndo C create:rock move:right\n\nrule press:right\nwhen C +player\ndo C move:right\n\nrule press:up\nwhen C +player +rock @right\ndo C score:1\n\nrule press:a\nwhen C +rock @right\ndo C score:100",
        1,
    );
    // Both end on the right tile; the rock rests by then.
    play(&mut both, "A R U");
    assert_eq!(
        both.score, 1,
        "the centre's Include is met by the centre sprite itself, never by another on its tile"
    );
}

#[test]
fn witnesses() {
    case(
        "the first that matches by kind, then age",
        "p.",
        "rule press:a\nwhen C +player\ndo E create:gem create:rock create:rock\n\nrule press:up\nwhen C +player\nwhen E +rock +gem\ndo E destroy",
        "A U",
        "pd",
    );
    let mut one = board(
        "p.",
        "rule press:a\nwhen C +player\ndo E create:gem create:rock create:rock\n\nrule press:up\nwhen C +player\nwhen E +rock +gem\ndo E destroy",
        1,
    );
    play(&mut one, "A U");
    let left: Vec<String> =
        text(&one).lines().filter(|line| line.starts_with("sprite")).map(str::to_owned).collect();
    assert_eq!(left.len(), 3, "only the witness is commanded: {left:?}");
    case(
        "the sprite just created is the row's sprite",
        "p...",
        "rule press:a\nwhen C +player\ndo C create:rock move:right",
        "A",
        "po..",
    );
    case(
        "to the row's end",
        "po..",
        "rule press:a\nwhen C +player\nwhen E +rock\ndo E create:gem move:right destroy",
        "A",
        "po..",
    );
}

#[test]
fn portals() {
    let portal = "rule press:a\nwhen C +player\ndo N portal:mark create:rock score:1\n";
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut board = board("pxxx", portal, seed);
        play(&mut board, "A");
        assert_eq!(board.score, 1, "it also works in a row off the map");
        seen.insert(picture(&board));
    }
    assert_eq!(seen.len(), 3, "each of the free tiles: {seen:?}");
    let mut full = board("pO", portal, 1);
    play(&mut full, "A");
    assert_eq!(full.score, 0, "without a free tile the rest of the row does nothing");
    let twice = "rule press:a\nwhen C +player\ndo C portal:mark create:rock portal:mark create:gem\ndo E portal:mark create:spark score:1";
    let mut board = board("p.xx", twice, 3);
    play(&mut board, "A");
    assert_eq!(board.score, 0, "nothing was created on the tile so far this round");
    assert_eq!(board.count(), 3);
    let mut one = self::board("p.x", portal, 3);
    let before = line(&one, "chance");
    play(&mut one, "A");
    assert_eq!(line(&one, "chance"), before, "a portal with one way out draws nothing");
}

#[test]
fn block() {
    let rules = "rule press:a\nwhen C +player\ndo game block:player\n\nrule press:right\nwhen C +player\ndo C move:right\n";
    case("next round no rule with a centre of that kind runs", "p..", rules, "A R", "p..");
    case("only the next one", "p..", rules, "A R R", ".p.");
}

#[test]
fn views() {
    for (press, expected) in
        [("R", ".d. .p. ..."), ("U", "... dp. ..."), ("L", "... .p. .d."), ("D", "... .pd ...")]
    {
        case(
            "positions and buttons turn with the rule",
            "... .p. ...",
            "rule press:right all-four\nwhen C +player\ndo N create:gem",
            press,
            expected,
        );
    }
    let mut mirror = board(".p.", "rule change flip-h\nwhen C +player\nwhen N -rock\ndo C score:1\n", 1);
    play(&mut mirror, ".");
    assert_eq!(mirror.score, 0, "the tile above is off the map");
    let mut mirror = board("... .p.", "rule change flip-h\nwhen C +player\nwhen N -rock\ndo C score:1\n", 1);
    play(&mut mirror, ".");
    assert_eq!(mirror.score, 1, "a rule that is its own mirror image does not fire twice");
    let mut a = board(".p.", "rule press:a rot-180\nwhen C +player\nwhen E -wall\ndo C score:1", 1);
    play(&mut a, "A");
    assert_eq!(a.score, 2, "A stays");
}

#[test]
fn levels_follow_each_other() {
    let level = |letter: char| format!("level {letter}\nmap\n  ..\nsprites\n  p.\n\n");
    let text = format!(
        "{HEAD}{}{}rule press:a\nwhen C +player\ndo C score:3 win block:player create:gem\n",
        level('A'),
        level('B')
    );
    let (project, _) = Project::parse(&text).unwrap();
    let mut board = Board::new(&project, Rng::from_seed(9));
    play(&mut board, ". A");
    assert_eq!((board.level, board.round, board.score), (1, 0, 3), "score goes on");
    assert_eq!(
        (picture(&board).as_str(), line(&board, "blocked"), line(&board, "changed").as_deref()),
        ("p.", None, Some("all")),
        "nothing else does"
    );
    play(&mut board, "A");
    assert_eq!(
        (board.outcome, board.round, picture(&board).as_str()),
        (Outcome::Won, 1, "d."),
        "the last one wins the game, and the state is the one after the last round"
    );
}

#[test]
fn off_rules_are_not_run() {
    case("kept but not run", "p.", "rule press:right off\nwhen C +player\ndo C move:right", "R", "p.");
}

#[test]
fn a_round_without_events_need_not_be_played() {
    let mut still = board("p..", WALK, 1);
    assert!(!still.is_asleep());
    play(&mut still, ".");
    assert!(still.is_asleep());
    play(&mut still, "R");
    assert!(!still.is_asleep(), "it moves");
    play(&mut still, ". .");
    assert!(still.is_asleep());
}

#[test]
fn moves_are_buttons_in_their_order() {
    for good in [".", "L", "LURDA", "LA", "UD", "B", "AB", "LURDAB", "RB"] {
        assert_eq!(good.parse::<Round>().unwrap().to_string(), good);
    }
    for bad in ["", "AL", "LL", "l", ".L", "L.", "X", "L ", "BA", "BL", "b"] {
        assert!(bad.parse::<Round>().is_err(), "{bad:?}");
    }
    for (known, most) in [(Buttons::default(), 32), (Buttons::default().with(Button::B), 64)] {
        let all: std::collections::BTreeSet<_> = Round::all(known).map(|round| round.to_string()).collect();
        assert_eq!(all.len(), most);
        assert_eq!(all.contains("LB"), most == 64);
    }
}

#[test]
fn smash_rules_fire_once_regardless_of_the_number_of_passes() {
    let rules = "rule press:right\nwhen C +player\ndo C move:right\n\nrule smash:right\nwhen C +player\nwhen E +rock\ndo C score:1\n\n\
        rule smash:right\nwhen C +player\nwhen E +wall +mark\ndo C stop\n\nrule smash:right\nwhen C +player\nwhen E +player\ndo C stop score:100\n";
    let mut passes = board("po... pppW.", rules, 1);
    play(&mut passes, "R");
    assert_eq!(
        (passes.score, picture(&passes).as_str()),
        (201, ".o... pppW."),
        "each view, A and B at most once a round"
    );
    let two = "rule press:a\nwhen C +player\ndo E create:rock create:rock\n\nrule press:right\nwhen C +player\ndo C move:right\n\n\
        rule smash:right\nwhen C +player\nwhen E +rock\ndo C score:1\n";
    let mut both = board("p.", two, 1);
    play(&mut both, "A R");
    assert_eq!(both.score, 2, "once for each B");
    case(
        "sprites that are to be destroyed take part",
        "po.",
        "rule press:right\nwhen C +player\ndo C move:right destroy\n\nrule smash:right\nwhen C +player\nwhen E +rock\ndo E destroy",
        "R",
        "...",
    );
}

#[test]
fn created_sprites_are_on_no_tile_for_predicates() {
    let rules = |term: &str| {
        format!(
            "rule press:a\nwhen C +player\ndo N create:rock\n\nrule press:right\nwhen C +player\ndo C move:right\n\n\
             rule smash:right\nwhen C +player\nwhen E +gem\nwhen N {term}\ndo C score:1\n"
        )
    };
    for (term, score) in [("~rock", 0), ("-rock", 1)] {
        let mut board = board(".. pd", &rules(term), 1);
        play(&mut board, "RA");
        assert_eq!(board.score, score, "until execution: {term}");
    }
}

#[test]
fn a_rule_runs_once_for_each_sprite_of_the_kinds_in_its_middle() {
    let rules = "rule press:a\nwhen C +player\ndo C create:rock create:rock create:gem create:spark\n\nrule change\nwhen C +rock +gem\ndo C score:1\n";
    let mut crowd = board("p", rules, 1);
    play(&mut crowd, ". A .");
    assert_eq!(crowd.score, 3);
}

#[test]
fn commands_that_do_not_conflict() {
    let rules = "rule press:a\nwhen C +player\ndo C paint:mark create:rock destroy\n\n\
        rule press:a\nwhen C +player\nwhen E +gem\ndo C paint:mark create:rock\ndo E destroy\n";
    let mut board = board("pd", rules, 4);
    let before = line(&board, "chance");
    play(&mut board, "A");
    assert_eq!(line(&board, "chance"), before, "equal paints are no conflict, create and destroy never are");
    assert_eq!(board.count(), 2, "a sprite that is created and destroyed at once is never there");
    assert_eq!(picture(&board), "o.");
}

#[test]
fn vanishing_sprites_count_until_the_end_of_the_round() {
    let mut many = board(
        "o",
        "rule press:a\nwhen C +rock\ndo C create:rock create:rock create:rock create:rock\n\nrule press:up\nwhen C +rock\ndo C destroy create:gem destroy",
        1,
    );
    play(&mut many, &"A ".repeat(9));
    assert_eq!(many.count(), 16_384);
    play(&mut many, "U");
    assert_eq!(many.count(), 0, "a create over the limit does nothing, nor do the commands to its sprite");
}

#[test]
fn the_score_is_clamped() {
    for (start, points, end) in [(999_999_500, 999, 1_000_000_000), (-999_999_500, -999, -1_000_000_000)] {
        let first = board("p", &format!("rule press:a\nwhen C +player\ndo C score:{points}"), 1);
        let text = format!(
            "state\nlevel 1\nround 3\nscore {start}\nmap\n  .\nsprite player 1 1 resting\nchance 1\n"
        );
        let mut board = state::parse(first.project(), 1, &text).unwrap();
        play(&mut board, "A A");
        assert_eq!(board.score, end);
    }
}

#[test]
fn blocked_kinds_have_no_change_and_no_smash_rules() {
    case(
        "change rules: a rock waits a round, and goes on",
        "p.o....",
        "rule press:a\nwhen C +player\ndo game block:rock\n\nrule change\nwhen C +rock\nwhen E -wall\ndo C move:right\n",
        ". A . .",
        "p....o.",
    );
    let smash = "rule press:a\nwhen C +player\ndo game block:gem\n\nrule press:right\nwhen C +player\nwhen E +gem\ndo E move:right\n\n\
        rule smash:right\nwhen C +gem\nwhen E +rock\ndo E destroy\n";
    case("smash rules run", "pdo", smash, "R", "p.d");
    case("and do not when their middle is blocked", "pdo", smash, "A R", "p.o");
}

#[test]
fn everything_in_a_view_turns_with_it() {
    case(
        "flip-v",
        "... .p. ...",
        "rule press:up flip-v\nwhen C +player\ndo N create:gem",
        "D",
        "... .p. .d.",
    );
    case(
        "rot-ccw",
        "... .p. ...",
        "rule press:right rot-ccw\nwhen C +player\ndo C move:right",
        "U",
        ".p. ... ...",
    );
    case(
        "rot-cw",
        ".p. .o.",
        "rule press:down\nwhen C +player\ndo C move:down\n\nrule smash:right rot-cw\nwhen C +player\nwhen E +rock\ndo E destroy",
        "D",
        "... .p.",
    );
    for (views, score) in [("", 0), (" rot-180", 1), (" flip-h", 1), (" flip-v", 0)] {
        let rules = format!(
            "rule press:left\nwhen C +rock\ndo C move:left\n\nrule change{views}\nwhen C +rock @right\ndo C score:1"
        );
        let mut board = board(".o", &rules, 1);
        play(&mut board, "L .");
        assert_eq!(board.score, score, "direction predicates:{views}");
    }
}

#[test]
fn the_row_after_a_portal() {
    case(
        "addresses the tile that it leads to",
        "p.x",
        "rule press:a\nwhen C +player\ndo C portal:mark paint:ground",
        "A",
        "p..",
    );
    case(
        "where what it creates is the row's sprite",
        "p.x.",
        "rule press:a\nwhen C +player\ndo C portal:mark create:rock move:right",
        "A",
        "p.xo",
    );
}

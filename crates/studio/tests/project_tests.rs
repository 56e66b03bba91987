//! Tests and edits: which edits they survive, and which they tell of.

use tilery_kit::{AnyHistory, History, Reel};
use tilery_studio::lab::{self, Stranded};
use tilery_studio::{Board, Params, Studio, Test, cookbook};
use tilery_tilecode::Round;

/// A man who walks, takes coins, and wins at the flag; a ghost that walks about elsewhere.
const GAME: &str = "\
tilecode 2
counter coins 0
message thanks \"Thank you\"
background grass . grass
background wall W brick
background sand , sand
sprite man m player
sprite coin c coin
sprite flag f goal
sprite ghost g ghost

level One
map
  WWWWWWWW
  W......W
  W......W
  W......W
  WWWWWWWW
sprites
  ........
  ......g.
  ........
  .mc.f...
  ........

level Two
map
  WWWWW
  W...W
  WWWWW
sprites
  .....
  .m...
  .....

rule press:right all-four
when C +man
when E -wall
do C move:right

rule smash:right
when C +man
when E +coin
do E destroy
do game add:coins:1 message:thanks

rule smash:right
when C +man
when E +flag
do game exit:2

rule tap
when C +grass -man
do C paint:sand
";

/// A rule for the ghost.
const HAUNT: &str = "
rule change
when C +ghost
do C move:left
";

fn history(text: &str) -> History<Studio> {
    History::from_board(Params, Board::parse(text).unwrap())
}

fn edit(history: &mut History<Studio>, edit: &str) {
    let edit = edit.parse().unwrap_or_else(|error| panic!("{edit}: {error}"));
    history.record(edit, &mut Reel::silent()).unwrap();
}

fn json(text: &str) -> String {
    let mut out = String::new();
    tilery_studio::json::write(text, &mut out);
    out
}

/// The game with a play that walks from the coin to the second level and up against its wall, and one on a map of
/// its own.
fn kept() -> History<Studio> {
    let game = [GAME, HAUNT].concat();
    let mut history = history(&game);
    let mut play = lab::start(&game, 0, 5).unwrap();
    for round in ["L", ".", "R", "A", "R", "R", ".", "R", "U", "r2c4"] {
        let round: Round = round.parse().unwrap_or_else(|_| ["tap ", round].concat().parse().unwrap());
        play.play_move(round).unwrap();
    }
    assert_eq!(play.board().level, 1);
    edit(&mut history, &["test add ", &json(&lab::keep(&play, "Walk").unwrap())].concat());
    let cooked =
        cookbook::cook(&history.board().print(), "push", &["man", "", "grass", "wall"], &[]).unwrap();
    edit(&mut history, &cooked);
    history
}

/// The first differing rounds of all tests, or why they cannot be played.
fn results(board: &Board) -> Vec<Result<Option<usize>, Stranded>> {
    let text = board.print();
    let tests = text.lines().filter(|line| line.starts_with("test ")).count();
    (0..tests).map(|n| lab::run(&text, n).map(|(parting, _)| parting.first)).collect()
}

const FINE: [Result<Option<usize>, Stranded>; 2] = [Ok(None), Ok(None)];

#[test]
fn tests_survive_edits_of_what_they_do_not_touch() {
    assert_eq!(results(kept().board()), FINE);
    // A level has one row, also if the play begins on a map of its own.
    assert_eq!(kept().board().print().matches("\n  level ").count(), 3);
    for (n, edits) in [
        &["level 1 resize 5x9 0 0"][..],
        &["level 1 resize 7x12 2 3", "level 2 resize 4x6 1 0"],
        &["level 1 resize 7x12 2 3", "level 1 resize 5x9 -1 -1"],
        &["order ghost 1", "order man 3", "order wall 1"],
        &["rename man hero", "rename coin penny", "rename wall brick", "counter coins rename pennies"],
        &["message thanks rename bravo", "message thanks \"Well done\"", "counter coins 7"],
        &["level 1 copy", "level 1 move 2"],
        &["level add 5x5 \"\"", "level 3 move 1", "level 1 resize 5x6 0 1", "level 1 remove"],
        &["level 2 copy", "level 3 remove"],
        &["map 1 take ghost r2c7", "map 1 put ghost r2c3", "add sprite bat y ghost", "map 1 put bat r2c6"],
        &["remove ghost"],
        &["map 1 paint sand r4c2-r4c5", "map 2 paint sand r2c2-r2c3"],
        &["counter steps 0", "rule add-text \"rule change\\nwhen C +man\\ndo game add:steps:1\\n\""],
        &["pace 120", "style man walk", "picture coin crate", "letter man x", "title \"Walks\""],
        &["copy man other", "group walkers is man other", "counter coins 3 shown"],
    ]
    .iter()
    .enumerate()
    {
        let mut history = kept();
        for one in *edits {
            let name = if one.starts_with("message thanks \"") {
                one.replace("thanks", "bravo")
            } else {
                (*one).to_owned()
            };
            let name =
                if *one == "counter coins 7" && n == 4 { name.replace("coins", "pennies") } else { name };
            edit(&mut history, &name);
        }
        assert_eq!(results(history.board()), FINE, "{edits:?}\n{}", history.board().print());
        // What a play holds is written back as it was read.
        let text = history.board().print();
        let block = text.split("\ntest ").nth(1).unwrap();
        let block = format!("test {}\n", block.trim_end());
        assert_eq!(Test::parse(&block).unwrap().print(), block);
    }
}

#[test]
fn tests_tell_of_edits_of_what_they_touch_and_take_the_new_result() {
    let gone = |sort, name: &str| Err(Stranded::Gone { sort, name: name.into() });
    for (edits, walk, push) in [
        // The coin is somewhere else, the way is blocked, the wall is open.
        (&["map 1 take coin r4c3"][..], Ok(Some(2)), Ok(None)),
        (&["map 1 paint wall r4c4"], Ok(Some(4)), Ok(None)),
        (&["map 2 paint grass r1c3", "map 2 resize"], Ok(Some(8)), Ok(None)),
        (&["map 1 put ghost r4c5"], Ok(Some(0)), Ok(None)),
        (&["rule 2 do game add:coins:2 message:thanks"], Ok(Some(2)), Ok(None)),
        (&["rule 2 do game add:coins:1"], Ok(Some(2)), Ok(None)),
        (&["rule 3 do game lose"], Ok(Some(5)), Ok(None)),
        (&["rule 1 remove"], Ok(Some(2)), Ok(None)),
        (&["rule 2 remove", "remove coin"], gone("sprite", "coin"), Ok(None)),
        (&["rule 6 remove", "remove box"], Ok(None), gone("sprite", "box")),
        (&["counter coins remove"], gone("counter", "coins"), Ok(None)),
        (&["message thanks remove"], gone("message", "thanks"), Ok(None)),
        (&["level 1 resize 3x8 0 0"], Err(Stranded::Cut), Ok(None)),
        (&["level 2 remove"], Ok(Some(5)), Ok(None)),
    ] {
        let mut history = kept();
        let before = history.at();
        for one in edits.iter().filter(|one| !one.ends_with("resize")) {
            edit(&mut history, "title \"Another\"");
            edit(&mut history, one);
            edit(&mut history, "pace 150");
        }
        assert_eq!(results(history.board()), [walk.clone(), push.clone()], "{edits:?}");
        for (n, result) in [walk, push].into_iter().enumerate() {
            let wanted = (result != Ok(None)).then_some(before + 1);
            assert_eq!(lab::broken_by(&history, n), wanted, "{edits:?}");
            let block = lab::renew(&history.board().print(), n).unwrap();
            edit(&mut history, &format!("test {} text {}", n + 1, json(&block)));
            assert_eq!(lab::broken_by(&history, n), None);
        }
        assert_eq!(results(history.board()), FINE, "{edits:?}");
    }
}

#[test]
fn a_test_of_a_level_that_was_removed_cannot_be_played() {
    let mut history = kept();
    edit(&mut history, "level 1 remove");
    // A recipe's test has a map of its own, but begins in a level.
    assert_eq!(results(history.board()), [Err(Stranded::NoLevel), Err(Stranded::NoLevel)]);
    assert_eq!(lab::broken_by(&history, 0), Some(history.at() - 1));
    assert_eq!(lab::renew(&history.board().print(), 0).err(), Some(Stranded::NoLevel));
    history.go_to(history.at() - 1);
    assert_eq!(results(history.board()), FINE);
}

/// A press that changes nothing holds that nothing happens where it could have.
#[test]
fn a_test_of_a_blocked_way_tells_when_it_opens() {
    let mut play = lab::start(GAME, 0, 5).unwrap();
    play.play_move("L".parse().unwrap()).unwrap();
    let mut history = history(GAME);
    edit(&mut history, &["test add ", &json(&lab::keep(&play, "Blocked").unwrap())].concat());
    assert_eq!(results(history.board()), [Ok(None)]);
    edit(&mut history, "map 1 paint sand r4c1");
    assert_eq!(results(history.board()), [Ok(Some(0))]);
    assert_eq!(lab::broken_by(&history, 0), Some(1));
}

/// Blocks as earlier builds wrote them.
#[test]
fn tests_of_earlier_builds_are_still_read() {
    let push = cookbook::recipe_game("push").unwrap();
    let push = push.split("\ntest ").next().unwrap();
    let block = "\ntest push\n  chance 1\n  round 1\n  score 0\n  ground bbbbb baaab baaab baaab bbbbb\n  \
        sprite a3,2. b3,3.\n  play Rx3\n  hash aa90 fe8a fe8a\n";
    let text = [push, block].concat();
    assert_eq!(lab::run(&text, 0).unwrap().0.first, None);
    assert_eq!(
        Test::parse(block.trim_start()).unwrap().print(),
        block.replace("push\n", "push\n  level 1\n")[1..]
    );
    // They have a map of their own, too. Their hashes have the number of the level.
    let mut history = history(&text);
    edit(&mut history, "level 1 resize 7x9 1 1");
    edit(&mut history, "level 1 copy");
    assert_eq!(results(history.board()), [Ok(None)]);
    edit(&mut history, "level 1 move 2");
    let moved = lab::run(&history.board().print(), 0).unwrap().1;
    assert_eq!(moved.board_at(0).level, 1);
    assert_eq!(results(history.board()), [Ok(Some(0))]);
    let block = lab::renew(&history.board().print(), 0).unwrap();
    edit(&mut history, &["test 1 text ", &json(&block)].concat());
    assert_eq!(results(history.board()), [Ok(None)]);
}

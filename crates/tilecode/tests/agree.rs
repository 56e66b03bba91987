//! The engine and the naive interpreter agree, round by round, on every shipped game and on random programs,
//! with random input.

#[allow(dead_code, reason = "the tests of the studio's lab use more of it")]
mod naive;

use naive::Naive;
use naive::random::{program, with_all_kinds};
use proptest::prelude::*;
use tilery_kit::laws::cases;
use tilery_kit::save::{HASH_OF_NOTHING, hash_on};
use tilery_kit::{Reel, Rng};
use tilery_tilecode::document::Document;
use tilery_tilecode::{Board, Outcome, Project, state};

/// Programs with more sprites are abandoned, since the naive interpreter checks every sprite for every tile
/// of every rule, and more sprites add no coverage.
const CROWD: usize = 400;

/// Plays rounds on both interpreters and compares their states after every round.
fn agree(project: &std::rc::Rc<Project>, seed: u64, inputs: &[u8]) {
    let mut fast = Board::new(project, Rng::from_seed(seed));
    let mut slow = Naive::new(project.meaning(), Rng::from_seed(seed));
    for (n, &input) in inputs.iter().enumerate() {
        assert_eq!(fast.outcome != Outcome::Playing, slow.is_over());
        if slow.is_over() || slow.count() > CROWD {
            break;
        }
        let before = slow.print();
        let round = naive::random::round(&fast, input);
        fast.play(round, &mut Reel::silent());
        slow.play(round);
        let mut text = String::new();
        state::print_state(&fast, &mut text);
        assert_eq!(
            text,
            slow.print(),
            "round {n}, {round}, engine left and naive interpreter right, of\n{}\nbefore:{before}",
            project.text()
        );
        // Sometimes continues from the board's text, since caches outside the text must make no difference.
        if input & 0b1110_0000 == 0b1110_0000 {
            let whole = [project.text(), &text].concat();
            let (again, rest) = Project::parse(&whole).unwrap();
            let (line, rest) = rest.unwrap();
            let again = state::parse(&again, line, rest).unwrap();
            assert_eq!(again, fast);
            fast = again;
        }
    }
}

/// Random programs recorded before the features of the second version: the seed, the hash of the positions
/// after all rounds, the rounds, the project.
const VECTORS: &str = include_str!("agree/vectors.txt");

#[test]
fn programs_of_the_first_version_play_as_recorded() {
    let mut count = 0;
    for vector in VECTORS.split_inclusive("\nseed ").map(|vector| vector.trim_end_matches("seed ")) {
        let vector = vector.strip_prefix("seed ").unwrap_or(vector);
        let [seed, hash, rest] = vector.splitn(3, '\n').collect::<Vec<_>>()[..] else { panic!("{vector}") };
        let (rounds, text) = rest.split_once('\n').unwrap();
        let (project, _) = Project::parse(text).unwrap();
        assert_eq!(project.text(), text, "it is printed as recorded");
        let mut board = Board::new(&project, Rng::from_seed(seed.parse().unwrap()));
        let mut found = HASH_OF_NOTHING;
        for round in rounds.split(' ').skip(1) {
            board.play(round.parse().unwrap(), &mut Reel::silent());
            let mut position = String::new();
            state::print(&board, &mut position);
            found = position.bytes().fold(found, hash_on);
        }
        assert_eq!(format!("hash {found:016x}"), hash, "seed {seed}");
        count += 1;
    }
    assert_eq!(count, 32);
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn on_random_programs(
        numbers in proptest::collection::vec(any::<u32>(), 300..700),
        inputs in proptest::collection::vec(any::<u8>(), 1..25),
        seed in any::<u64>(),
    ) {
        let text = program(&numbers);
        let (document, _) = Document::parse(&text).unwrap();
        let project = Project::of(&document).unwrap_or_else(|findings| panic!("{text}\n{findings:#?}"));
        agree(&project, seed, &inputs);
    }

    #[test]
    fn on_random_programs_of_sixteen_kinds(
        numbers in proptest::collection::vec(any::<u32>(), 300..700),
        inputs in proptest::collection::vec(any::<u8>(), 1..25),
        seed in any::<u64>(),
        first in prop_oneof![Just("gem"), Just("player")],
    ) {
        let text = with_all_kinds(&program(&numbers), first);
        let (document, _) = Document::parse(&text).unwrap();
        let project = Project::of(&document).unwrap_or_else(|findings| panic!("{text}\n{findings:#?}"));
        assert_eq!((project.meaning().backgrounds.len(), project.meaning().sprites.len()), (16, 16));
        agree(&project, seed, &inputs);
    }

    #[test]
    fn on_shipped_games(
        game in 0..tilery_tilecode::games::ALL.len(),
        inputs in proptest::collection::vec(any::<u8>(), 1..120),
        seed in any::<u64>(),
    ) {
        let (project, _) = Project::parse(&tilery_tilecode::games::ALL[game].text().unwrap()).unwrap();
        // Mostly one button or none, as players do.
        let inputs: Vec<u8> = inputs.iter().map(|&n| if n % 8 < 5 { 1 << (n % 8) | n & 0xe0 } else { n & 0xe0 }).collect();
        agree(&project, seed, &inputs);
    }
}

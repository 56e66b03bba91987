//! Compares the traces and explanations of the lab with the naive interpreter, which was written from the
//! rules page alone. On all shipped games and on random programs, they must agree on firings, random
//! decisions, the fate of each sprite, and verdicts on rules that did not fire.

#[path = "../../tilecode/tests/agree/naive/mod.rs"]
mod naive;

use naive::Naive;
use naive::random::{self, program, with_all_kinds};
use proptest::prelude::*;
use tilery_kit::laws::cases;
use tilery_kit::{AnySession, Rng, Rules, Session};
use tilery_studio::lab::{self, Outcome, Verdict, WhySprite};
use tilery_tilecode::model::{Event, Rule};
use tilery_tilecode::{Board, Buttons, Params, Project, Round, TileCode};

/// A verdict in the notation of the naive interpreter.
fn words(verdict: &Verdict) -> (usize, String) {
    let mut word = format!("{:?}", verdict.outcome).to_lowercase();
    if let (Some(place), Some(set)) = (verdict.place, verdict.set) {
        word += &format!(" {place} {}", format!("{set:?}").to_lowercase());
    }
    if let Some(by) = verdict.by {
        word += &format!(" by {by}");
    }
    (verdict.rule, word)
}

/// Plays a game in the engine and in the naive interpreter. Compares traces and explanations after each
/// round.
fn agree(project: &std::rc::Rc<Project>, seed: u64, inputs: &[u8]) {
    let board = Board::new(project, Rng::from_seed(seed));
    let mut session = Session::<TileCode>::from_board(Params::of(project.clone()), board);
    assert_eq!(lab::trace(&session), None);
    let mut slow = Naive::new(project.meaning(), Rng::from_seed(seed));
    for &input in inputs {
        // Stop when the program has created too many sprites.
        if slow.is_over() || slow.count() > 200 {
            break;
        }
        let before = slow.clone();
        let round = random::round(session.board(), input);
        let is_message = !session.board().messages.is_empty();
        session.play_move(round).unwrap();
        slow.play(round);
        if is_message {
            assert_eq!(lab::trace(&session), None, "a message was closed, and no round was played");
            continue;
        }
        let seen = &slow.seen;
        let trace = lab::trace(&session).unwrap();
        assert_eq!(trace.buttons, round.to_string());

        // Compare the firings in order. Views are compared as rules, since different views may be equal.
        let rules = &project.meaning().rules;
        let look = |rule: &Rule| (rule.event, rule.when, rule.rows.clone());
        let fired = trace.fired.iter().map(|firing| {
            let views = rules[firing.rule].seen_as();
            let (_, view) = views.iter().find(|(view, _)| *view == firing.view).unwrap();
            (look(view), (firing.row as i32, firing.col as i32), firing.kind)
        });
        let expected = seen.fired.iter().map(|(view, _, tile, kind)| (look(view), *tile, *kind));
        assert!(fired.eq(expected.take(4096)), "{}", project.text());
        assert_eq!(trace.firings, seen.fired.len());
        for never in &trace.nevers {
            assert_eq!(rules[never.rule].event, Event::Never);
        }

        // Compare the random decisions.
        assert_eq!(trace.conflicts.len(), seen.draws, "{}", project.text());
        for conflict in &trace.conflicts {
            assert!(conflict.kept < conflict.options.len());
            assert_eq!(conflict.options.len(), conflict.by.len());
            if conflict.what != "portal" {
                assert!(conflict.options.len() > 1);
                assert_eq!(conflict.by.iter().map(Vec::len).sum::<usize>(), conflict.among);
            }
        }

        // Compare the explanations. Each sprite is taken once, at the tile where it stood or was created.
        let mut told: Vec<WhySprite> = Vec::new();
        let side = 127;
        for row in 0..side {
            for col in 0..side {
                let Some(why) = lab::why(&session, row, col) else { break };
                assert_eq!((why.row, why.col), (row, col));
                if why.sprites.len() == 64 {
                    // The list is cut off at its limit.
                    return;
                }
                told.extend(why.sprites.into_iter().filter(|sprite| sprite.from == (row, col)));
            }
        }
        let mut ours: Vec<_> = told
            .iter()
            .filter(|sprite| !sprite.is_created)
            .map(|sprite| {
                let (row, col) = sprite.from;
                (sprite.kind, (row as i32, col as i32), sprite.rules.iter().map(words).collect::<Vec<_>>())
            })
            .collect();
        let mut theirs: Vec<_> = (0..before.count())
            .map(|n| {
                let (kind, tile) = before.sprite(n);
                (kind, tile, before.verdicts(n, round, seen))
            })
            .collect();
        ours.sort();
        theirs.sort();
        assert_eq!(
            ours,
            theirs,
            "ours left, naive right, {round}, before {} of\n{}",
            before.print(),
            project.text()
        );
        let created = told.iter().filter(|sprite| sprite.is_created);
        for sprite in created {
            assert!(sprite.given.iter().any(|given| given.command.starts_with("create:")));
            assert!(sprite.rules.iter().all(|verdict| verdict.outcome != Outcome::Shadowed));
        }
        // The explained sprites that are left are exactly the present sprites, unless the next level has
        // begun.
        if !slow.has_begun_level() {
            let mut now: Vec<_> = told
                .iter()
                .filter_map(|sprite| {
                    let (row, col) = sprite.to?;
                    Some((sprite.kind, (row as i32, col as i32), sprite.moved.unwrap_or("resting")))
                })
                .collect();
            let mut there: Vec<_> = (0..slow.count()).map(|n| slow.sprite_now(n)).collect();
            now.sort();
            there.sort();
            assert_eq!(now, there, "{}", project.text());
        }
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn explanations_agree_on_random_programs(
        numbers in proptest::collection::vec(any::<u32>(), 300..700),
        inputs in proptest::collection::vec(any::<u8>(), 1..12),
        seed in any::<u64>(),
    ) {
        let (project, _) = Project::parse(&program(&numbers)).unwrap();
        agree(&project, seed, &inputs);
    }

    #[test]
    fn explanations_agree_on_random_programs_of_sixteen_kinds(
        numbers in proptest::collection::vec(any::<u32>(), 300..700),
        inputs in proptest::collection::vec(any::<u8>(), 1..12),
        seed in any::<u64>(),
        first in prop_oneof![Just("gem"), Just("player")],
    ) {
        let (project, _) = Project::parse(&with_all_kinds(&program(&numbers), first)).unwrap();
        agree(&project, seed, &inputs);
    }

    #[test]
    fn explanations_agree_on_shipped_games(
        game in 0..tilery_tilecode::games::ALL.len(),
        inputs in proptest::collection::vec(0..32u8, 1..20),
        seed in any::<u64>(),
    ) {
        let (project, _) = Project::parse(&tilery_tilecode::games::ALL[game].text().unwrap()).unwrap();
        let inputs: Vec<u8> = inputs.iter().map(|&n| if n % 8 < 5 { 1 << (n % 8) } else { 0 }).collect();
        agree(&project, seed, &inputs);
    }
}

#[test]
fn rounds_can_be_explained_at_any_time() {
    let mut session = lab::start(&tilery_tilecode::games::ALL[2].text().unwrap(), 0, 7).unwrap();
    let mut rng = Rng::from_seed(3);
    for _ in 0..300 {
        session.play_move(Round::Held(Buttons(1 << rng.below(5)))).ok();
    }
    let told: Vec<_> = (0..=session.all_moves().len())
        .map(|n| {
            session.seek(n);
            (lab::trace(&session), lab::why(&session, 2, 3))
        })
        .collect();
    for n in (0..told.len()).rev() {
        session.seek(n);
        assert_eq!((lab::trace(&session), lab::why(&session, 2, 3)), told[n]);
        assert_eq!(
            told[n].0.as_ref().map(|trace| trace.buttons.clone()),
            n.checked_sub(1).map(|n| session.all_moves()[n].to_string())
        );
    }
}

#[test]
fn on_the_original_machine_only_the_first_of_two_ghosts_is_looked_at() {
    let text = "tilecode 2\nmachine original\nbackground grass . grass\nsprite p p player\nsprite g g ghost\n\
        level\nmap\n  ...\nsprites\n  ...\nrule press:right\nwhen C +p\nwhen E +g @right\ndo C move:right\n\n\
        state\nlevel 1\nround 1\nscore 0\nmap\n  ...\nsprite p 1 1 resting\nsprite g 1 2 left\nsprite g 1 2 right\n";
    let reason = |text: &str| {
        let (params, board) = TileCode::read(text).unwrap();
        let mut session = Session::<TileCode>::from_board(params, board);
        session.play_move("R".parse().unwrap()).unwrap();
        let why = lab::why(&session, 0, 0).unwrap();
        let verdict = why.sprites.first().map(|sprite| sprite.rules[0].clone());
        verdict.map(|verdict| words(&verdict).1)
    };
    assert_eq!(reason(text).as_deref(), Some("square E first"));
    // Here the second one fits.
    assert_eq!(reason(&text.replace("machine original\n", "")).as_deref(), Some("fired"));
}

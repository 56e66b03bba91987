//! A toy game with a selectable fault. Tests that the laws find each fault.

use super::{Line, hints_are_legal, listed, refused_moves_change_nothing, scenes_are_sound};
use crate::board::{Dir, Key, Rng};
use crate::game::{Adviser, Budget, Game, Hint, Input, Layout, Position, Reply};
use crate::rules::{Figure, Figures, Illegal, NoGoal, Nobody, Preset, Reel, Role, Rules, Status};
use crate::scene::{Effect, EffectKind, Rect, Scene};
use crate::text::{TextError, whole};
use crate::wording;

/// The faults of the toy.
const NO_FAULT: u8 = 0;
const HINT: u8 = 1;
const LINE: u8 = 2;
const REFUSAL: u8 = 3;
const MUTE: u8 = 4;
const ANCHOR: u8 = 5;
const SESSION_EFFECT: u8 = 6;
const OFFER: u8 = 7;

/// A game of nine steps up. Each is the only legal move.
#[derive(Debug, PartialEq)]
enum Toy<const FAULT: u8> {}

impl<const FAULT: u8> Rules for Toy<FAULT> {
    const ID: &'static str = "toy";
    const SENTENCES: &'static [&'static str] = &["toy-no-way", "toy-up"];

    type Params = Dir;
    type Board = u8;
    type Move = Dir;
    type Goal = NoGoal;
    type Editor = Nobody;

    fn presets() -> Vec<Preset> {
        vec![Preset::new("up")]
    }

    fn deal(_: &Dir, _: Rng) -> u8 {
        0
    }

    fn parse(_: &Dir, text: &str) -> Result<u8, TextError> {
        whole(text, |reader| reader.number(0..=9, wording!("row")))
    }

    fn print(_: &Dir, board: &u8, out: &mut String) {
        out.push_str(&board.to_string());
    }

    fn play(params: &Dir, board: &mut u8, mv: &Dir, reel: &mut Reel<u8>) -> Result<(), Illegal> {
        if mv != params || *board == 9 {
            return Err(Illegal::new(
                if FAULT == REFUSAL { "toy-unheard-of" } else { "toy-no-way" },
                "no way",
            ));
        }
        *board += 1;
        let gone = Key::fixed(7);
        reel.effect(|| match FAULT {
            MUTE => Effect::new(EffectKind::Record).weight(2),
            ANCHOR => Effect::new(EffectKind::Burst).piece(gone),
            SESSION_EFFECT => Effect::new(EffectKind::Win),
            _ => Effect::new(EffectKind::Slide),
        });
        Ok(())
    }

    fn status(_: &Dir, board: &u8) -> Status {
        if *board == 9 { Status::won(true, "toy-up") } else { Status::PLAYING }
    }
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const ROLES: &'static [Role] = &[];
    const FIGURES: &'static [Figure] = &[];
    const WINS: bool = true;

    type Ui = ();
    type Adviser = Guide<FAULT>;
    type Rater = Nobody;

    fn moves(params: &Dir, board: &u8) -> impl Iterator<Item = Dir> {
        (*board < 9).then_some(*params).into_iter()
    }

    fn figures(_: &Dir, _: &u8) -> Figures {
        Figures::default()
    }

    fn input(_: &Dir, _: &u8, (): &mut (), _: Input<'_>, _: Layout) -> Reply<Dir> {
        Reply::Ignored
    }

    fn draw(_: &Dir, _: &u8, (): &(), _: Layout, scene: &mut Scene) {
        scene.view = Rect::new(0.0, 0.0, 1.0, 1.0);
    }
}

#[derive(Debug, Default)]
struct Guide<const FAULT: u8>;

impl<const FAULT: u8> Adviser<Toy<FAULT>> for Guide<FAULT> {
    fn advises(_: &Dir) -> bool {
        FAULT != OFFER
    }

    fn hint(&mut self, at: Position<'_, Toy<FAULT>>, _: &mut Budget<'_>) -> Option<Hint<Dir>> {
        let mv = if FAULT == HINT { at.params.opposite() } else { *at.params };
        let line = if FAULT == LINE { Vec::new() } else { vec![mv] };
        Some(Hint { mv, line, solves: None })
    }

    fn suggest(_: &Dir, _: &u8, (): &mut (), _: &Dir) {}
}

fn three_steps() -> Line {
    Line { preset: 0, seed: 1, choices: vec![0, 0, 0] }
}

fn keeps_all<const FAULT: u8>() {
    hints_are_legal::<Toy<FAULT>>(&three_steps(), listed::<Toy<FAULT>>);
    scenes_are_sound::<Toy<FAULT>>(&three_steps(), listed::<Toy<FAULT>>);
    // At the end of the game, its moves are refused.
    let all = Line { choices: vec![0; 9], ..three_steps() };
    refused_moves_change_nothing::<Toy<FAULT>>(&all, listed::<Toy<FAULT>>);
}

#[test]
fn a_toy_without_a_fault_keeps_the_laws() {
    keeps_all::<NO_FAULT>();
}

/// Generates a test for each fault, with a part of the message that names it.
macro_rules! found {
    ($($test:ident: $fault:ident, $message:literal;)*) => {
        $(#[test]
        #[should_panic(expected = $message)]
        fn $test() {
            keeps_all::<$fault>();
        })*
    };
}

found! {
    an_illegal_hint_is_found: HINT, "the hint `down` is not legal: toy:up@3";
    a_hint_without_a_line_is_found: LINE, "the line of a hint begins with the hint";
    a_hint_of_a_game_without_hints_is_found: OFFER, "though the game offers no hints";
    a_large_effect_without_a_sentence_is_found: MUTE, "has weight 2 but no sentence";
    an_effect_at_a_missing_piece_is_found: ANCHOR, "is at no piece of its scenes";
    an_effect_of_the_session_is_found: SESSION_EFFECT, "is reserved for the session";
    a_refusal_without_a_sentence_is_found: REFUSAL, "toy-unheard-of is not declared";
}

//! The habits of the original machine, where they differ from the rules of this one. docs/rules/tilecode.md
//! says each in words ("Where the original differs"); a project with a line `machine` in its header has them.
//!
//! - *First of a kind, first kind*: a tile's mask shows of each kind only the heading of the first sprite
//!   ([`Board::shown`]), and of the included kinds only the first one there is looked at
//!   ([`FullTest::includes`](crate::program::FullTest::includes)), in the centre too.
//! - *Destroy in the centre* takes that first sprite (`Board::fire`); *portal* leaves the sprite of the row
//!   (`Board::command`).
//! - *Order*: rules from the last listed to the first, equal views each (`Rule::seen_each`), rows W N C S E
//!   ([`ROWS`]), sprites kind by kind from the last to the first ([`turns`]).
//! - *Moves*: of press rules the last one sent counts, of change rules each replaces the one before with 1/2
//!   ([`Board::send`]). *Sent off the map*, a sprite stays with its direction (`Board::depart`); *created off
//!   the map*, it may walk in (`Board::appear`).
//! - *Smash*: one sprite after the other ([`Board::smash_in_turn`]); a stop counts at once ([`Board::halt`]).
//! - *Paint, win and lose*: the last one issued counts (`Board::resolve_paints`, `Board::command_game`).
//! - *Never*: each view by itself, about the first kind in its centre ([`adapt`], `Program::list`).
//! - *Buttons* of a round are a set, and the first round is played at once (`Ui::step`, `Ui::round`).

use crate::model::{Event, GAME_ROW, Headings, MAX_KINDS, Offset, ROW_NAMES, Rule};

/// The order of the rows of a rule: W N C S E, then the corners, which the original does not command, and game.
pub(crate) const ROWS: [usize; ROW_NAMES.len()] = [4, 1, 0, 3, 2, 5, 6, 7, 8, GAME_ROW];

/// The places of the kinds among those that take turns: for press rules, and for change rules.
pub type Turns = [[u8; MAX_KINDS]; 2];

/// The places of kinds: in the order in which the centres of the rules of an event first name them.
pub(crate) fn turns(rules: &[Rule]) -> Turns {
    [false, true].map(|is_change| {
        let (mut places, mut next) = ([0; MAX_KINDS], 1);
        for rule in rules.iter().filter(|rule| !rule.is_off && (rule.event == Event::Change) == is_change) {
            let named = rule.centre().include.sprites | rule.centre().also.sprites;
            let is_of_turn = is_change || matches!(rule.event, Event::Press(_));
            for (kind, place) in places.iter_mut().enumerate().filter(|_| is_of_turn) {
                if named >> kind & 1 == 1 && *place == 0 {
                    (*place, next) = (next, next + 1);
                }
            }
        }
        places
    })
}

/// Removes from a rule what the original does not look at: directions on the corners and at the red dot, and
/// in a rule that says never all kinds in the centre but the first.
pub(crate) fn adapt(rule: &mut Rule) {
    let dot = rule.event.dot();
    for place in (0..9).map(Offset) {
        if Some(place) == dot || place.is_corner() {
            rule.when[place.0].headings = Headings::ANY;
        }
    }
    if rule.event == Event::Never {
        let kinds = &mut rule.when[Offset::CENTRE.0].include.sprites;
        *kinds &= kinds.wrapping_neg();
    }
}

/// The headings that the centre sprite itself must have, besides those of the first sprite on its tile.
pub(crate) fn own_headings(rule: &Rule) -> Headings {
    match rule.event {
        Event::Press(_) | Event::Smash(_) | Event::Never => Headings::ANY,
        _ => rule.centre().headings,
    }
}

//! The rules of a game as they are written, in the groups that are repeated together.

use tilery_kit::{LeftOver, wording};

use crate::source::{Objects, Source};
use crate::written::{Written, read};

/// Rules that are repeated together, before translation.
#[derive(Debug)]
pub struct Together {
    pub rules: Vec<Written>,
}

pub fn read_rules(source: &Source, notes: &mut Vec<LeftOver>) -> Vec<Together> {
    let mut groups: Vec<Together> = Vec::new();
    let mut is_loop = false;
    let mut is_first = true;
    // False behind a rule that was left out: the rest of its group does not join the group before it.
    let mut can_join = false;
    for line in &source.rules {
        let word = line.text.trim().to_lowercase();
        if word == "startloop" || word == "endloop" {
            (is_loop, is_first) = (word == "startloop", true);
            can_join = false;
            continue;
        }
        match read(line) {
            Err(why) => {
                can_join &= word.starts_with('+');
                notes.push(line.lost(why));
            }
            Ok(rule) => {
                if rule.has_sound {
                    notes.push(line.seen(wording!("puzzlescript-sound").into()));
                }
                // A loop ends when nothing changes any more, like a group of rules.
                let joins = rule.is_joined && can_join || is_loop && !is_first;
                (is_first, can_join) = (false, true);
                match groups.last_mut() {
                    Some(group) if joins => group.rules.push(rule),
                    _ => groups.push(Together { rules: vec![rule] }),
                }
            }
        }
    }
    groups
}

/// The objects that rules can create.
pub fn made(source: &Source, groups: &[Together]) -> Objects {
    groups.iter().flat_map(|group| &group.rules).fold(0, |all, rule| all | rule.makes(source))
}

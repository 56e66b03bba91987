//! Splits the cases of rules into parts that change something whenever they match, and checks whether parts
//! interfere.
//!
//! The machine fires all matches of a rule at once, PuzzleScript one after the other. The result is the same
//! if no match undoes, repeats or contradicts the effect of another match ([`clashes`]). If no match makes
//! another match possible ([`enables`]), one round is enough.

use crate::rule::{Flat, Put, Spot, place, product};
use crate::source::{Objects, members};

/// The largest number of parts of a case.
const MOST: usize = 64;

/// Splits a case into parts that exclude each other and change something. `None` if there are too many.
pub fn split(flat: &Flat, marked: &[bool]) -> Option<Vec<Flat>> {
    let mut parts: Vec<Vec<Vec<Spot>>> = vec![Vec::new()];
    for spots in &flat.cells {
        let mut tiles: Vec<Vec<Spot>> = vec![Vec::new()];
        for (spot, &is_marked) in spots.iter().zip(marked) {
            tiles = product(&tiles, &choices(*spot, is_marked), MOST)?;
        }
        parts = product(&parts, &tiles, MOST)?;
    }
    parts.retain(|cells| cells.iter().flatten().any(Spot::changes));
    Some(parts.into_iter().map(|cells| Flat { dir: flat.dir, cells }).collect())
}

/// The cases of a layer of a tile, each of which always or never changes the layer: where a rule puts a crate on a
/// layer that may hold a crate or a wall, one case has the crate already and keeps it, the other has a wall and
/// gets the crate. In the same way a rule that makes an object move is divided by whether it is about to move.
fn choices(mut spot: Spot, is_marked: bool) -> Vec<Spot> {
    if !is_marked {
        if spot.mark == Some(true) {
            return Vec::new();
        }
        (spot.mark, spot.go) = (None, None);
    }
    let all = Spot { put: Put::Keep, ..spot };
    let puts = match spot.put {
        Put::Keep => vec![spot],
        Put::Set(object) => {
            let same = Spot { may: spot.may & 1 << object, may_be_empty: false, ..all };
            vec![same, Spot { may: spot.may & !(1 << object), ..spot }]
        }
        Put::Clear(set) => {
            let stays = Spot { may: spot.may & !set, ..all };
            vec![stays, Spot { may: spot.may & set, may_be_empty: false, go: Some(false), ..spot }]
        }
    };
    let mut choices = Vec::new();
    for mut spot in puts.into_iter().filter(|spot| !spot.is_impossible()) {
        if spot.may == 0 {
            // There is no object, so nothing is about to move.
            if spot.mark == Some(true) {
                continue;
            }
            spot.mark = is_marked.then_some(false);
        }
        if !is_marked {
            spot.go = None;
        }
        match (spot.go, spot.mark) {
            (Some(go), Some(mark)) if go == mark => choices.push(Spot { go: None, ..spot }),
            (Some(go), None) => {
                choices.push(Spot { mark: Some(go), go: None, ..spot });
                choices.push(Spot { mark: Some(!go), ..spot });
            }
            _ => choices.push(spot),
        }
    }
    choices
}

/// The index of a tile of one rule and of a tile of the other.
type Pair = (usize, usize);

/// The pairs of tiles that two rules share, for each offset between them at which they share any.
fn overlaps(a: &Flat, b: &Flat) -> Vec<((i32, i32), Vec<Pair>)> {
    let mut shifts: Vec<((i32, i32), Vec<Pair>)> = Vec::new();
    for n in 0..a.cells.len() {
        for m in 0..b.cells.len() {
            let ((row, col), (other_row, other_col)) = (place(a.dir, n as i32), place(b.dir, m as i32));
            let shift = (row - other_row, col - other_col);
            match shifts.iter_mut().find(|(known, _)| *known == shift) {
                Some((_, pairs)) => pairs.push((n, m)),
                None => shifts.push((shift, vec![(n, m)])),
            }
        }
    }
    shifts
}

fn can_be_both(a: &Spot, b: &Spot) -> bool {
    let is_one = a.may & b.may != 0 || a.may_be_empty && b.may_be_empty;
    is_one && !matches!((a.mark, b.mark), (Some(a), Some(b)) if a != b)
}

/// True if two rules can both match at an offset at which they share these tiles. `lone` is the set of
/// objects of which there is never more than one.
fn can_meet(a: &Flat, b: &Flat, shift: (i32, i32), pairs: &[Pair], lone: Objects) -> bool {
    let agree = |&(n, m): &Pair| a.cells[n].iter().zip(&b.cells[m]).all(|(a, b)| can_be_both(a, b));
    if !pairs.iter().all(agree) {
        return false;
    }
    let single = |spots: &[Spot]| {
        spots
            .iter()
            .filter(|spot| !spot.may_be_empty && spot.may.count_ones() == 1)
            .fold(0, |set, spot| set | spot.may)
            & lone
    };
    (0..a.cells.len()).all(|n| {
        (0..b.cells.len()).all(|m| {
            let (row, col) = place(b.dir, m as i32);
            let is_same = place(a.dir, n as i32) == (row + shift.0, col + shift.1);
            is_same || single(&a.cells[n]) & single(&b.cells[m]) == 0
        })
    })
}

/// True if a match of one rule can undo, repeat or contradict a match of the other. `sprites` is the set of
/// objects that are sprites, `lone` the set of those of which there is never more than one.
pub fn clashes(a: &Flat, b: &Flat, sprites: Objects, lone: Objects) -> bool {
    overlaps(a, b).iter().any(|(shift, pairs)| {
        let is_itself = *shift == (0, 0) && a == b;
        !is_itself
            && can_meet(a, b, *shift, pairs, lone)
            && pairs.iter().any(|&(n, m)| disturb(&a.cells[n], &b.cells[m], sprites))
    })
}

fn disturb(a: &[Spot], b: &[Spot], sprites: Objects) -> bool {
    let spoils = |one: &[Spot], other: &[Spot]| {
        one.iter().zip(other).any(|(one, other)| {
            let is_put = match one.put {
                Put::Keep => false,
                Put::Set(object) => other.may >> object & 1 == 0,
                Put::Clear(_) => !other.may_be_empty,
            };
            let is_gone = one.go.is_some_and(|go| {
                other.mark == Some(!go) && (other.is_mark_explicit || other.go != Some(go))
                    || other.go == Some(!go)
            });
            is_put || is_gone || one.put != Put::Keep && other.put != Put::Keep
        })
    };
    let paints = |spots: &[Spot]| {
        spots.iter().any(|spot| match spot.put {
            Put::Keep => false,
            Put::Set(object) => sprites >> object & 1 == 0 || spot.may & !sprites != 0,
            Put::Clear(_) => spot.may & !sprites != 0,
        })
    };
    spoils(a, b) || spoils(b, a) || paints(a) && paints(b)
}

/// True if a match of the rule `a` can make a match of `b` possible.
pub fn enables(a: &Flat, b: &Flat, full: &[Objects]) -> bool {
    let after = |spot: &Spot| {
        let mut after = *spot;
        match spot.put {
            Put::Keep => {}
            Put::Set(object) => (after.may, after.may_be_empty) = (1 << object, false),
            Put::Clear(_) => (after.may, after.may_be_empty) = (0, true),
        }
        after.mark = spot.go.or(spot.mark);
        after
    };
    overlaps(a, b).iter().any(|(_, pairs)| {
        let meets =
            |&(n, m): &Pair| a.cells[n].iter().zip(&b.cells[m]).all(|(a, b)| can_be_both(&after(a), b));
        let matters = |&(n, m): &Pair| {
            a.cells[n].iter().zip(&b.cells[m]).enumerate().any(|(layer, (a, b))| {
                let asks = b.may != full[layer] || !b.may_be_empty;
                a.put != Put::Keep && asks || a.go.is_some() && b.mark.is_some() && b.is_mark_explicit
            })
        };
        pairs.iter().all(meets) && pairs.iter().any(matters)
    })
}

/// True if rules that are repeated together always come to an end. A count that some rules only increase and
/// no rule decreases (or the reverse) proves that those rules stop; the others need further counts.
pub fn ends(parts: &[&Flat], layers: &[Objects]) -> bool {
    let mut left: Vec<&Flat> = parts.to_vec();
    let objects: Vec<u8> = layers.iter().flat_map(|layer| members(*layer)).collect();
    loop {
        let before = left.len();
        for layer in 0..layers.len() {
            let spots =
                |part: &Flat, go: bool| part.cells.iter().filter(|spots| spots[layer].go == Some(go)).count();
            for go in [true, false] {
                if left.iter().all(|part| spots(part, !go) == 0) {
                    left.retain(|part| spots(part, go) == 0);
                }
            }
        }
        for &object in &objects {
            let made =
                |part: &Flat| part.cells.iter().flatten().filter(|spot| spot.put == Put::Set(object)).count();
            let gone = |part: &Flat, is_sure: bool| {
                let spots = part.cells.iter().flatten().filter(|spot| spot.put != Put::Keep);
                let is_it = |spot: &&Spot| {
                    if is_sure {
                        !spot.may_be_empty && spot.may == 1 << object
                    } else {
                        spot.may >> object & 1 == 1
                    }
                };
                spots.filter(is_it).count()
            };
            if left.iter().all(|part| made(part) <= gone(part, true)) {
                left.retain(|part| made(part) >= gone(part, true));
            }
            if left.iter().all(|part| made(part) >= gone(part, false)) {
                left.retain(|part| made(part) <= gone(part, false));
            }
        }
        if left.is_empty() || left.len() == before {
            return left.is_empty();
        }
    }
}

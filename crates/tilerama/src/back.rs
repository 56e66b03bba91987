//! The inverse of a push: the pushes that bring every tile back to where it was.

use tilery_kit::Dir;

use crate::push::Push;
use crate::push::{Code, Pusher, Shift, apply};
use crate::zone::Zone;

/// Returns the pushes that undo `shifts`, and applies them to `tiles`.
///
/// Pushing the last tile of a chain back also moves the tiles that pushed it. If a compound piece pushed
/// several chains, each further chain needs its own push. Without compound pieces the inverse is a single
/// push.
pub fn undoing(pusher: &mut Pusher, zone: &Zone, tiles: &mut [Code], shifts: &[Shift]) -> Option<Vec<Push>> {
    // The present and former cell of each displaced tile, and the direction back.
    let mut displaced: Vec<(u16, u16, Dir)> = shifts
        .iter()
        .filter(|shift| shift.from != shift.step.to)
        .map(|shift| (shift.step.to, shift.from, shift.step.dir.opposite()))
        .collect();
    let mut pushes = Vec::new();
    let mut lifted = Vec::new();
    while !displaced.is_empty() {
        let back = displaced.iter().rev().find_map(|&(cell, _, dir)| {
            let back = pusher.push(zone, tiles, cell, dir).ok()?;
            let is_home = |shift: &Shift| {
                displaced.iter().any(|&(cell, home, _)| (cell, home) == (shift.from, shift.step.to))
            };
            back.iter().all(is_home).then(|| ((cell, dir), back.to_vec()))
        });
        let (push, back) = back?;
        apply(tiles, &back, &mut lifted);
        displaced.retain(|&(cell, ..)| !back.iter().any(|shift| shift.from == cell));
        pushes.push(push);
    }
    Some(pushes)
}

//! The stars of a solution.

/// The stars of a solution of an assignment or a deal: three within par, two within one and a half times par,
/// otherwise one. Each hint costs a star, but at least one star remains.
pub fn stars(moves: usize, par: usize, hints: usize) -> usize {
    let stars = if moves <= par { 3 } else { 1 + usize::from(2 * moves <= 3 * par) };
    stars.saturating_sub(hints).max(1)
}

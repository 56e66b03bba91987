//! The stars of a solution.

/// The stars of a solution of an assignment or a deal: three within par, two within one and a half times par or one
/// move over it, otherwise one. Each hint costs a star, but at least one star remains.
pub fn stars(moves: usize, par: usize, hints: usize) -> usize {
    let stars = if moves <= par { 3 } else { 1 + usize::from(moves <= par + 1 || 2 * moves <= 3 * par) };
    stars.saturating_sub(hints).max(1)
}

#[cfg(test)]
mod tests {
    use super::stars;

    #[test]
    fn one_move_too_many_costs_one_star() {
        assert_eq!([1, 2, 3].map(|moves| stars(moves, 1, 0)), [3, 2, 1]);
        assert_eq!([4, 5, 6, 7].map(|moves| stars(moves, 4, 0)), [3, 2, 2, 1]);
    }
}

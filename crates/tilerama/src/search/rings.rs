//! Permutations, as the image of each number, and their cycles, called rings here to tell them from cycles of
//! three tiles.

/// The rings of length two or more, each in order.
pub fn rings(to: &[u8]) -> Vec<Vec<u8>> {
    let mut is_known = vec![false; to.len()];
    let mut rings = Vec::new();
    for first in 0..to.len() {
        let mut ring = Vec::new();
        let mut at = first;
        while !std::mem::replace(&mut is_known[at], true) {
            ring.push(at as u8);
            at = usize::from(to[at]);
        }
        if ring.len() > 1 {
            rings.push(ring);
        }
    }
    rings
}

/// True for an odd permutation.
pub fn is_odd(to: &[u8]) -> bool {
    rings(to).iter().filter(|ring| ring.len() % 2 == 0).count() % 2 == 1
}

/// The inverse permutation.
pub fn inverse(to: &[u8]) -> Vec<u8> {
    let mut from = vec![0; to.len()];
    for (before, &after) in (0u8..).zip(to) {
        from[usize::from(after)] = before;
    }
    from
}

/// The three numbers of a permutation that is a single 3-cycle; `None` for any other permutation.
pub fn three(size: usize, to: impl Fn(usize) -> u8) -> Option<[u8; 3]> {
    let mut moved = (0..size).filter(|&at| usize::from(to(at)) != at);
    let first = moved.next()?;
    let second = to(first);
    (moved.take(3).count() == 2).then(|| [first as u8, second, to(usize::from(second))])
}

/// The minimum number of 3-cycles whose product is an even permutation.
pub fn needed(to: &[u8]) -> usize {
    rings(to).iter().map(|ring| ring.len() / 2).sum()
}

/// The 3-cycles that reduce [`needed`] by one: those that split a ring into three odd parts or two odd parts
/// and an even one, or move an odd part of one even ring to another even ring.
pub fn splitting(to: &[u8]) -> Vec<[u8; 3]> {
    let rings = rings(to);
    let mut found = Vec::new();
    for ring in &rings {
        let n = ring.len();
        for x in 0..n {
            for y in x + 1..n {
                for z in y + 1..n {
                    let odd_parts = [y - x, z - y, n - z + x].iter().filter(|part| *part % 2 == 1).count();
                    if odd_parts == 2 + n % 2 {
                        found.push([ring[x], ring[y], ring[z]]);
                    }
                }
            }
        }
    }
    let even = || rings.iter().filter(|ring| ring.len() % 2 == 0);
    for ring in even() {
        for (x, &first) in ring.iter().enumerate() {
            // From the first to the second number, the ring has a part of odd length.
            for &second in ring.iter().cycle().skip(x + 1).step_by(2).take(ring.len() / 2) {
                let others = even().filter(|other| other[0] != ring[0]).flatten();
                found.extend(others.map(|&third| [first, second, third]));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_go_round() {
        assert_eq!(rings(&[1, 0, 2, 4, 5, 3]), [vec![0, 1], vec![3, 4, 5]]);
        assert!(is_odd(&[1, 0, 2, 4, 5, 3]) && !is_odd(&[1, 2, 0]));
        assert_eq!(inverse(&[1, 2, 0]), [2, 0, 1]);
        assert_eq!(three(4, |at| [1, 3, 2, 0][at]), Some([0, 1, 3]));
        assert_eq!(three(4, |at| [1, 0, 3, 2][at]), None);
    }

    #[test]
    fn cycles_of_three_bring_all_home_one_by_one() {
        for mut to in [vec![1, 0, 3, 2, 5, 6, 4], vec![1, 2, 3, 0, 5, 6, 7, 4], vec![6, 5, 4, 3, 1, 2, 0]] {
            assert!(!is_odd(&to));
            while needed(&to) > 0 {
                let mut after = to.clone();
                for cells in splitting(&to) {
                    let [x, y, z] = cells.map(usize::from);
                    after.clone_from(&to);
                    (after[y], after[z], after[x]) = (to[x], to[y], to[z]);
                    assert_eq!(needed(&after) + 1, needed(&to), "{to:?}: {cells:?}");
                }
                assert_ne!(after, to, "some 3-cycle reduces the number needed");
                to = after;
            }
            assert!(rings(&to).is_empty() && splitting(&to).is_empty());
        }
    }
}

//! The pools of shapes, and drawing from them.

use tilery_kit::{Keys, Rng};

use crate::params::Params;
use crate::tile::{Colour, Orientation, Shape, Tile};

const fn shapes<const N: usize>(drawn: [&str; N]) -> [Shape; N] {
    let mut shapes = [Shape::drawn("1"); N];
    let mut i = 0;
    while i < N {
        shapes[i] = Shape::drawn(drawn[i]);
        i += 1;
    }
    shapes
}

/// The pool of `classic`: 1, I2, I3, L3, O4, I4, T4, L4, S4, from size 8 also I5, L5, T5, P5, X5, from size 9
/// also I6, O6, C6, W6.
const CLASSIC: [Shape; 18] = shapes([
    "1",
    "11",
    "111",
    "11+10",
    "11+11",
    "1111",
    "111+010",
    "111+100",
    "011+110",
    "11111",
    "1111+1000",
    "111+010+010",
    "11+11+10",
    "010+111+010",
    "111111",
    "111+111",
    "11+10+10+11",
    "100+110+011+001",
]);
/// The number of shapes of up to four cells, and of up to five.
const UP_TO_FOUR: usize = 9;
const UP_TO_FIVE: usize = 14;

/// All pentominoes, for `full`.
const PENTOMINOES: [Shape; 12] = shapes([
    "11111",
    "1111+1000",
    "1111+0100",
    "1110+0011",
    "111+110",
    "111+101",
    "111+100+100",
    "111+010+010",
    "110+011+010",
    "110+011+001",
    "110+010+011",
    "010+111+010",
]);

/// All hexominoes, for `full`.
const HEXOMINOES: [Shape; 35] = shapes([
    "111111",
    "11111+10000",
    "11111+01000",
    "11111+00100",
    "11110+00011",
    "1111+1100",
    "1111+1010",
    "1111+1001",
    "1111+0110",
    "11100+00111",
    "1110+1011",
    "1110+0111",
    "111+111",
    "1111+1000+1000",
    "1111+0100+0100",
    "1110+0011+0010",
    "1110+0011+0001",
    "1110+0010+0011",
    "111+110+100",
    "111+110+010",
    "111+101+100",
    "111+010+110",
    "1100+0111+0100",
    "1100+0111+0010",
    "1100+0111+0001",
    "1100+0110+0011",
    "110+111+010",
    "110+111+001",
    "110+011+110",
    "1000+1111+1000",
    "1000+1111+0100",
    "1000+1111+0010",
    "1000+1111+0001",
    "0100+1111+0100",
    "0100+1111+0010",
]);

/// The number of shapes of [`CLASSIC`] in the pool of a grid of this size.
fn pool_of(size: u8) -> usize {
    match size {
        0..=7 => UP_TO_FOUR,
        8 => UP_TO_FIVE,
        _ => CLASSIC.len(),
    }
}

/// The shapes among which to choose after drawing the shape with the index `drawn` from the classic pool.
fn among(params: Params, drawn: usize) -> &'static [Shape] {
    match params {
        Params::Full if drawn >= UP_TO_FIVE => &HEXOMINOES,
        Params::Full if drawn >= UP_TO_FOUR => &PENTOMINOES,
        _ => &CLASSIC[drawn..=drawn],
    }
}

/// The number of shares into which a draw from the classic pool is split. The number of shapes among which
/// the draw chooses always divides it.
const SHARES: u32 = (PENTOMINOES.len() * HEXOMINOES.len()) as u32;

/// The shapes that can be drawn on a grid of this size, in the order of their lists, with their relative
/// frequencies.
pub fn pool(params: Params, size: u8) -> Vec<(Shape, u32)> {
    let mut pool: Vec<(Shape, u32)> = Vec::new();
    for shapes in (0..pool_of(size)).map(|drawn| among(params, drawn)) {
        let share = SHARES / shapes.len() as u32;
        for shape in shapes {
            match pool.iter_mut().find(|(known, _)| known == shape) {
                Some((_, weight)) => *weight += share,
                None => pool.push((*shape, share)),
            }
        }
    }
    pool
}

/// Draws a tile: a shape from the pool for the grid's size, a colour, and mirroring of chiral shapes.
///
/// In `full`, the draw from the classic pool only fixes the number of cells, so tile sizes are as frequent as
/// in `classic`.
pub fn draw(params: Params, size: u8, rng: &mut Rng, keys: &mut Keys) -> Tile {
    let shapes = among(params, rng.below(pool_of(size) as u32) as usize);
    let shape = if shapes.len() == 1 { shapes[0] } else { shapes[rng.below(shapes.len() as u32) as usize] };
    let colour = Colour::ALL[rng.below(5) as usize];
    let is_mirrored = shape.is_chiral() && rng.odds(1, 2);
    Tile::new(colour, if is_mirrored { shape.laid(Orientation::MIRRORED) } else { shape }, keys)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts shapes up to rotation and reflection.
    fn count_free(shapes: &[Shape]) -> usize {
        let is_new =
            |i: usize| !shapes[..i].iter().any(|other| other.distinct().any(|(_, s)| s == shapes[i]));
        (0..shapes.len()).filter(|&i| is_new(i)).count()
    }

    #[test]
    fn the_pools_are_complete() {
        for (shapes, cells, free) in [(&PENTOMINOES[..], 5, 12), (&HEXOMINOES[..], 6, 35)] {
            assert!(shapes.iter().all(|shape| shape.count() == cells && shape.is_connected()));
            assert_eq!(count_free(shapes), free);
        }
        assert_eq!(count_free(&CLASSIC), 18);
        assert!(CLASSIC[..UP_TO_FOUR].iter().all(|shape| shape.count() <= 4 && shape.is_connected()));
        assert!(
            CLASSIC[UP_TO_FOUR..UP_TO_FIVE].iter().all(|shape| PENTOMINOES.iter().any(|p| is_same(p, shape)))
        );
        assert!(CLASSIC[UP_TO_FIVE..].iter().all(|shape| HEXOMINOES.iter().any(|h| is_same(h, shape))));
    }

    fn is_same(a: &Shape, b: &Shape) -> bool {
        a.distinct().any(|(_, shape)| shape == *b)
    }

    /// A chi-square test: each shape has the frequency that [`pool`] gives to the search, each number of
    /// cells has its frequency in `classic`, each colour a fifth, and chiral shapes are mirrored half of the
    /// time.
    #[test]
    fn draws_have_the_expected_frequencies() {
        const DRAWS: usize = 60_000;
        for (params, size) in [
            (Params::Classic, 7),
            (Params::Classic, 8),
            (Params::Classic, 10),
            (Params::Full, 8),
            (Params::Full, 10),
        ] {
            let (mut rng, mut keys) = (Rng::from_seed(5), Keys::default());
            let tiles: Vec<Tile> = (0..DRAWS).map(|_| draw(params, size, &mut rng, &mut keys)).collect();
            let classic = &CLASSIC[..pool_of(size)];
            let by_count: Vec<(usize, usize)> = (1..=6)
                .map(|n| {
                    let share = classic.iter().filter(|shape| shape.count() == n).count();
                    (
                        tiles.iter().filter(|tile| tile.shape.count() == n).count(),
                        DRAWS * share / classic.len(),
                    )
                })
                .collect();
            check(&by_count);
            let by_colour: Vec<_> = Colour::ALL
                .iter()
                .map(|&colour| (tiles.iter().filter(|tile| tile.colour == colour).count(), DRAWS / 5))
                .collect();
            check(&by_colour);
            let of = |shape: &Shape| tiles.iter().filter(|tile| is_same(&tile.shape, shape)).count();
            let shares = pool(params, size);
            let all: u32 = shares.iter().map(|(_, often)| often).sum();
            let counted = |(shape, often): &(Shape, u32)| {
                let expected = DRAWS * *often as usize / all as usize;
                (shape.count(), (of(shape), expected))
            };
            let counted: Vec<_> = shares.iter().map(counted).collect();
            // All shapes of `classic` together; those of `full` by their number of cells, for enough draws in
            // each cell of the test.
            let parts = if params == Params::Classic { 0..=0 } else { 1..=6 };
            for n in parts {
                let of_part = counted.iter().filter(|(count, _)| n == 0 || *count == n);
                check(&of_part.map(|(_, counts)| *counts).collect::<Vec<_>>());
            }
            let chiral: Vec<&Tile> = tiles.iter().filter(|tile| tile.shape.is_chiral()).collect();
            let plain = chiral
                .iter()
                .filter(|tile| [&CLASSIC[..], &PENTOMINOES, &HEXOMINOES].concat().contains(&tile.shape));
            check(&[(plain.count(), chiral.len() / 2)]);
        }
    }

    /// Pairs of observed and expected counts. With at most 34 degrees of freedom, 80 is beyond any chance.
    fn check(counts: &[(usize, usize)]) {
        let chi: f64 = counts
            .iter()
            .filter(|(_, expected)| *expected > 0)
            .map(|&(seen, expected)| (seen as f64 - expected as f64).powi(2) / expected as f64)
            .sum();
        assert!(chi < 80.0, "{chi}: {counts:?}");
        assert!(counts.iter().all(|&(seen, expected)| expected > 0 || seen == 0), "{counts:?}");
    }
}

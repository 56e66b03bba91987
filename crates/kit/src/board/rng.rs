//! The seeded random number generator, which is part of a board.
//!
//! SplitMix64 (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, 2014) from
//! `rand_xoshiro`. Its state has 64 bits, so that a position can print it in sixteen hexadecimal digits. The
//! state of a new generator is its seed. Values are the same on every machine; draws are of `u32`, since the
//! size of `usize` differs.

use std::fmt;
use std::str::FromStr;

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::text::{Reader, TextError, whole};
use crate::wording;

/// A seeded, value-stable generator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rng(SplitMix64);

impl Rng {
    /// Creates the generator with this seed.
    pub fn from_seed(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    /// The complete state. [`Rng::from_seed`] restores the generator from it.
    pub fn state(&self) -> u64 {
        u64::from_le_bytes(self.0.state())
    }

    /// A uniform number from 0 to `n - 1`; 0 when `n` is 0.
    ///
    /// Lemire's multiplication with rejection (*Fast random integer generation in an interval*, 2019),
    /// written out here because a library's values may change with its version.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let unfair = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// True with a probability of `numerator` in `denominator`.
    pub fn odds(&mut self, numerator: u32, denominator: u32) -> bool {
        self.below(denominator) < numerator
    }

    /// A uniform choice from `items`, `None` if it is empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Shuffles `items` uniformly.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// Reads the state from one to sixteen lower-case hexadecimal digits.
    ///
    /// # Errors
    /// If no such digits come next, or more than sixteen.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, TextError> {
        let from = reader.clone();
        let digits = reader.take_while(|c| matches!(c, '0'..='9' | 'a'..='f'));
        match u64::from_str_radix(digits, 16) {
            Ok(state) if digits.len() <= 16 => Ok(Self::from_seed(state)),
            _ => Err(from.error(wording!("generator"))),
        }
    }
}

impl Default for Rng {
    /// The generator of a position that does not contain one: seed 0.
    fn default() -> Self {
        Self::from_seed(0)
    }
}

impl fmt::Display for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.state())
    }
}

impl FromStr for Rng {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, Self::read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_never_change() {
        // A change would invalidate every recorded game.
        let mut rng = Rng::from_seed(42);
        let drawn: Vec<u32> = [1, 2, 10, 100, 1000, u32::MAX].map(|n| rng.below(n)).to_vec();
        assert_eq!(drawn, VALUES_FROM_42);
    }

    const VALUES_FROM_42: [u32; 6] = [0, 0, 5, 76, 641, 2_548_728_142];

    #[test]
    fn the_printed_state_continues_with_the_same_values() {
        let mut rng = Rng::from_seed(7);
        for _ in 0..100 {
            rng.below(3);
        }
        let mut again: Rng = rng.to_string().parse().unwrap();
        assert_eq!(again, rng);
        assert_eq!(again.below(1000), rng.below(1000));
        assert_eq!("5f3a".parse::<Rng>().unwrap().to_string(), "0000000000005f3a");
        for bad in ["", "5F3A", "00000000000000000", "xyz", "12 "] {
            assert!(bad.parse::<Rng>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn draws_are_uniform() {
        // With 9 degrees of freedom, chi-square exceeds 40 once in 10^5 times.
        let mut rng = Rng::from_seed(1);
        let mut seen = [0f64; 10];
        for _ in 0..100_000 {
            seen[rng.below(10) as usize] += 1.0;
        }
        let chi: f64 = seen.iter().map(|n| (n - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 40.0, "{chi}");
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_an_empty_pick_is_none() {
        let mut items: Vec<u32> = (0..50).collect();
        Rng::from_seed(3).shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
        assert_eq!(Rng::default().pick::<u8>(&[]), None);
        assert_eq!(Rng::default().below(0), 0);
    }
}

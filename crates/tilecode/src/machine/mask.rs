//! Masks: what is on a tile, as bits.
//!
//! A *full* mask has a bit for each kind of sprite with each heading, one for each kind of background, and one for
//! being on the map. The machine works with half of it, the *short* mask, in which all sprites of the kinds from
//! [`NEAR`] on share the bit [`FAR`]; the headings of these are in a second array, which only projects with so many
//! kinds have. A short mask never excludes what the full one allows, so the full one is asked last and rarely.

use crate::model::{Headings, Kinds};

/// The number of kinds of sprites that have bits of their own in a short mask.
pub const NEAR: u8 = 8;
/// The bits of a kind, from the lowest.
pub const OF_A_KIND: u64 = 0b1_1111;
/// The bit of the first background in a short mask.
const BACKGROUND: u32 = 5 * NEAR as u32;
/// The bit of a tile on the map, in a short mask.
pub const ON_MAP: u64 = 1 << (BACKGROUND + 16);
/// The bit of any sprite of the kinds from [`NEAR`] on, in a short mask.
pub const FAR: u64 = ON_MAP << 1;
/// The bits of the near kinds.
const NEAR_SPRITES: u64 = (1 << BACKGROUND) - 1;
/// The bits of all sprites in a short mask.
pub const SPRITES: u64 = NEAR_SPRITES | FAR;

/// A full mask.
pub type Full = u128;
/// The bit of the first background in a full mask.
const FULL_BACKGROUND: u32 = 2 * BACKGROUND;
/// The bits of all sprites in a full mask.
pub const FULL_SPRITES: Full = (1 << FULL_BACKGROUND) - 1;
/// The bit of a tile on the map, in a full mask.
pub const FULL_ON_MAP: Full = 1 << (FULL_BACKGROUND + 16);

/// The bit of a sprite in a short mask.
#[inline]
pub fn sprite_bit(kind: u8, heading: usize) -> u64 {
    if kind < NEAR { 1 << (usize::from(kind) * 5 + heading) } else { FAR }
}

/// The bit of a background in a short mask.
#[inline]
pub fn background_bit(kind: u8) -> u64 {
    1 << (BACKGROUND + u32::from(kind))
}

/// The bits of all headings of kinds of sprites, in a short mask.
pub fn any_heading(kinds: u16) -> u64 {
    let near = (0..NEAR).filter(|kind| kinds >> kind & 1 == 1);
    let far = if kinds >> NEAR == 0 { 0 } else { FAR };
    near.fold(far, |bits, kind| bits | OF_A_KIND << (kind * 5))
}

/// The bit of a sprite in a full mask.
#[inline]
pub fn full_sprite(kind: u8, heading: usize) -> Full {
    1 << (usize::from(kind) * 5 + heading)
}

/// The bit of a background in a full mask.
pub fn full_background(kind: u8) -> Full {
    1 << (FULL_BACKGROUND + u32::from(kind))
}

/// The bits of sets of kinds with some headings, in a full mask.
pub fn full(kinds: Kinds, headings: Headings) -> Full {
    let (mut bits, mut sprites) = (Full::from(kinds.backgrounds) << FULL_BACKGROUND, kinds.sprites);
    while sprites != 0 {
        bits |= Full::from(headings.0) << (sprites.trailing_zeros() * 5);
        sprites &= sprites - 1;
    }
    bits
}

/// The kinds in a full mask.
pub fn kinds(mask: Full) -> Kinds {
    let sprites = (0..16u16).filter(|kind| mask >> (kind * 5) & Full::from(OF_A_KIND) != 0);
    Kinds {
        backgrounds: (mask >> FULL_BACKGROUND) as u16,
        sprites: sprites.fold(0, |all, kind| all | 1 << kind),
    }
}

/// A full mask of a short one, and of the bits of the far kinds.
pub fn lengthen(short: u64, far: u64) -> Full {
    Full::from(short & NEAR_SPRITES)
        | Full::from(far) << BACKGROUND
        | Full::from((short & !SPRITES) >> BACKGROUND) << FULL_BACKGROUND
}

/// The short mask of a full one.
pub fn shorten(full: Full) -> u64 {
    let far = if far(full) == 0 { 0 } else { FAR };
    full as u64 & NEAR_SPRITES | ((full >> FULL_BACKGROUND) as u64) << BACKGROUND | far
}

/// The bits of the far kinds in a full mask.
pub fn far(full: Full) -> u64 {
    (full >> BACKGROUND) as u64 & NEAR_SPRITES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_mask_and_its_far_kinds_make_the_full_mask() {
        for kind in 0..16u8 {
            for heading in 0..5 {
                let mask = full_sprite(kind, heading) | full_background(15 - kind) | FULL_ON_MAP;
                let short = shorten(mask);
                assert_eq!(short, sprite_bit(kind, heading) | background_bit(15 - kind) | ON_MAP);
                assert_eq!(far(mask) == 0, kind < NEAR);
                assert_eq!(lengthen(short, far(mask)), mask);
                assert_eq!(kinds(mask), Kinds { backgrounds: 1 << (15 - kind), sprites: 1 << kind });
                assert_eq!(any_heading(1 << kind) & short, short & SPRITES);
            }
        }
        let all = Kinds { backgrounds: u16::MAX, sprites: u16::MAX };
        assert_eq!(kinds(full(all, Headings::ANY)), all);
        assert_eq!(full(all, Headings::ANY) & FULL_SPRITES, FULL_SPRITES);
    }
}

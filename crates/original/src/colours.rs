//! The palette of Arcade beside that of TileCode: a colour becomes the nearest one.

use tilery_tilecode::gallery::PALETTE;

/// Arcade's colours, of which 0 is transparent.
const ARCADE: [u32; 16] = [
    0, 0xffffff, 0xff2121, 0xff93c4, 0xff8135, 0xfff609, 0x249ca3, 0x78dc52, 0x003fad, 0x87f2ff, 0x8e2ec4,
    0xa4839f, 0x5c406c, 0xe5cdc4, 0x91463d, 0x000000,
];

fn arcade(n: usize) -> [u8; 3] {
    [16, 8, 0].map(|shift| (ARCADE[n] >> shift) as u8)
}

/// The number of the nearest of some colours.
fn nearest(colour: [u8; 3], among: impl IntoIterator<Item = usize>, of: impl Fn(usize) -> [u8; 3]) -> u8 {
    let far = |other: [u8; 3]| -> i32 {
        // The eye sees green best.
        let weights = [3, 5, 2];
        (0..3).map(|n| weights[n] * (i32::from(colour[n]) - i32::from(other[n])).pow(2)).sum()
    };
    among.into_iter().min_by_key(|&n| far(of(n))).unwrap_or(1) as u8
}

/// The colours of TileCode for those of Arcade.
pub fn from_arcade() -> [u8; 16] {
    std::array::from_fn(|n| if n == 0 { 0 } else { nearest(arcade(n), 1..16, |n| PALETTE[n]) })
}

/// The colours of Arcade for those of TileCode: of those that become the colour the nearest one, or the
/// nearest of all. So a picture of the original becomes the same again.
pub fn to_arcade() -> [u8; 16] {
    let become_of = from_arcade();
    std::array::from_fn(|colour| {
        let is_it = |n: &usize| usize::from(become_of[*n]) == colour;
        let others: Vec<usize> = (1..16).filter(is_it).collect();
        let all: Vec<usize> = (1..16).collect();
        let from = if others.is_empty() { all } else { others };
        if colour == 0 { 0 } else { nearest(PALETTE[colour], from, arcade) }
    })
}

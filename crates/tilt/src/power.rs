//! The powers of two on tiles.

use tilery_kit::text::{Reader, TextError};
use tilery_kit::{Phrase, wording};

/// The power of the largest tile, 2^31. Two such tiles never merge.
pub const MAX_POWER: u8 = 31;

/// The number on a tile of this power; 0 for the power 0, an empty cell.
pub fn value(power: u8) -> i64 {
    if power == 0 { 0 } else { 1 << power }
}

/// Reads a power of two of at least 2^`least`, and returns its exponent. If `least` is 1, a 0 is an empty
/// cell.
pub(crate) fn read(reader: &mut Reader<'_>, least: u8) -> Result<Option<u8>, TextError> {
    let from = reader.clone();
    let is_cell = least == 1;
    let expected = || {
        let what = if is_cell { wording!("goal-or-none") } else { wording!("power-of-two") };
        Phrase::new(wording!("range"))
            .with("what", Phrase::new(what))
            .with("start", value(least).to_string())
            .with("end", value(MAX_POWER).to_string())
    };
    let digits = reader.take_while(|c| c.is_ascii_digit());
    match digits.parse::<u64>() {
        Ok(0) if is_cell => Ok(None),
        Ok(n) if n.is_power_of_two() && (least..=MAX_POWER).contains(&(n.trailing_zeros() as u8)) => {
            Ok(Some(n.trailing_zeros() as u8))
        }
        _ => Err(from.error(expected())),
    }
}

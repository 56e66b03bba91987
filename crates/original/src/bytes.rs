//! Bytes as base64 (RFC 4648), numbers as MessagePack.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Decodes base64.
///
/// # Errors
/// If it is not base64: the number of the first letter that does not belong, from 0.
pub fn of_base64(text: &str) -> Result<Vec<u8>, usize> {
    let letters = text.as_bytes();
    let digits = text.trim_end_matches('=').len();
    if !letters.len().is_multiple_of(4) || letters.len() - digits > 2 {
        return Err(letters.len());
    }
    let mut bytes = Vec::with_capacity(digits * 3 / 4);
    let (mut held, mut bits) = (0u32, 0);
    for (n, letter) in letters[..digits].iter().enumerate() {
        let digit = DIGITS.iter().position(|known| known == letter).ok_or(n)?;
        held = held << 6 | digit as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
    }
    Ok(bytes)
}

/// Decodes a number: up to 127 in one byte, one byte after `cc`, two after `cd`, four after `ce`, or a double
/// after `cb`. The inner value is `None` for a double that is no number.
pub fn number(bytes: &[u8]) -> Option<Option<i64>> {
    Some(match *bytes {
        [n @ 0..=127] | [0xcc, n] => Some(n.into()),
        [0xcd, a, b] => Some(u16::from_be_bytes([a, b]).into()),
        [0xce, a, b, c, d] => Some(u32::from_be_bytes([a, b, c, d]).into()),
        [0xcb, ref double @ ..] => {
            let double = f64::from_be_bytes(double.try_into().ok()?);
            double.is_finite().then_some(double as i64)
        }
        _ => return None,
    })
}

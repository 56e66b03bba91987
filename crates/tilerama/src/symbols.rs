//! The characters of tiles in text, and their order when they number tiles.
//!
//! Digits and letters of ASCII come first. Larger boards continue with the accented letters of two Unicode
//! blocks. Each of these is a single character in NFC, has the same width, and is not a sign of the doubled
//! grid.

use crate::push::Symbol;

/// The range of letters beyond ASCII, which excludes the multiplication and division signs.
const FIRST: char = '\u{c0}';
const LAST: char = '\u{24f}';
const SIGNS: [char; 2] = ['\u{d7}', '\u{f7}'];
/// The number of ASCII symbols used as tile numbers: 1 to 9, A to Z, a to z.
const ASCII: u16 = 61;

/// True if a character can be a tile.
pub fn is_symbol(c: char) -> bool {
    c.is_ascii_alphanumeric() || (FIRST..=LAST).contains(&c) && !SIGNS.contains(&c)
}

pub fn letter(symbol: Symbol) -> char {
    char::from_u32(symbol.into()).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The index of a symbol in the order 1 to 9, A to Z, a to z, and the letters beyond ASCII; 0 for all others.
pub fn ordinal(symbol: Symbol) -> u16 {
    match letter(symbol) {
        c @ '1'..='9' => c as u16 - '0' as u16,
        c @ 'A'..='Z' => c as u16 - 'A' as u16 + 10,
        c @ 'a'..='z' => c as u16 - 'a' as u16 + 36,
        c @ FIRST..=LAST if is_symbol(c) => {
            let skipped = SIGNS.iter().filter(|&&sign| sign < c).count() as u16;
            c as u16 - FIRST as u16 - skipped + ASCII + 1
        }
        _ => 0,
    }
}

/// All symbols that number tiles, in order.
pub fn counting() -> impl Iterator<Item = Symbol> {
    let ascii = ('1'..='9').chain('A'..='Z').chain('a'..='z');
    ascii.chain((FIRST..=LAST).filter(|&c| is_symbol(c))).map(|c| c as Symbol)
}

#[cfg(test)]
mod tests {
    use super::{counting, is_symbol, letter, ordinal};
    use crate::push::SYMBOL_BITS;

    #[test]
    fn symbols_count_more_tiles_than_the_largest_board_has() {
        for (n, symbol) in (1..).zip(counting()) {
            assert_eq!(ordinal(symbol), n);
            assert!(is_symbol(letter(symbol)) && symbol >> SYMBOL_BITS == 0, "{symbol}");
        }
        assert!(counting().count() > 399);
        assert_eq!(['0', '×', '÷', '?', '#', '\u{250}'].map(|c| ordinal(c as u16)), [0; 6]);
    }
}

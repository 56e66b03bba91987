//! An adaptive binary range coder (Martin, 1979; the carry-propagating form used by LZMA).
//!
//! The coder maintains an interval of numbers: its start `low` and its length `range`. Each bit splits the
//! interval in proportion to the probabilities of 0 and 1, and the part of the coded bit becomes the new
//! interval. At the end, any number in the interval encodes all bits. So a likely bit costs a fraction of a
//! bit. Numbers are coded bit by bit; each bit has a context that adapts its probability.

/// The probability that the next bit of a context is 0, in 65536ths.
#[derive(Clone, Copy)]
pub struct Chance {
    /// Two estimates, over about 16 bits and over about 128 bits. Their mean is better than either.
    fast: u16,
    slow: u16,
}

impl Default for Chance {
    fn default() -> Self {
        Self { fast: 1 << 15, slow: 1 << 15 }
    }
}

impl Chance {
    /// The part of a range that belongs to 0. The probability is rounded to 4096ths and clamped so that
    /// neither part is empty.
    fn split(self, range: u32) -> u32 {
        // The mean is half the sum; a 4096th is sixteen 65536ths.
        let zero = (u32::from(self.fast) + u32::from(self.slow)) >> 5;
        (range >> 12) * zero.clamp(32, 4064)
    }

    /// Updates the estimates with a bit, at rates of a 16th and a 128th.
    fn see(&mut self, bit: bool) {
        let towards = |estimate: u16, rate: u32| {
            if bit { estimate - (estimate >> rate) } else { estimate + ((u16::MAX - estimate) >> rate) }
        };
        (self.fast, self.slow) = (towards(self.fast, 4), towards(self.slow, 7));
    }
}

/// A coder of bits: the encoder, or the decoder, which ignores the given bit and returns the one it read.
/// This way one function describes a format for both.
pub trait Coder {
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool;

    /// Codes a signed number below 2^20 in magnitude: a bit that is set if it is not zero, its sign, its
    /// length in bits, then its bits.
    fn number(&mut self, contexts: &mut NumberContexts, number: i32) -> i32 {
        if !self.bit(&mut contexts.nonzero, number != 0) {
            return 0;
        }
        let negative = self.bit(&mut contexts.negative, number < 0);
        let magnitude = number.unsigned_abs();
        let mut bits = 0;
        while bits < 19 && self.bit(&mut contexts.longer[bits], magnitude >> bits > 1) {
            bits += 1;
        }
        let mut coded = 1u32;
        for i in (0..bits).rev() {
            // The bit below the leading bit is informative. Lower bits are nearly noise, but cost nothing to
            // model.
            coded = coded << 1
                | u32::from(self.bit(&mut contexts.digits[20 * bits + i], magnitude >> i & 1 == 1));
        }
        if negative { -(coded as i32) } else { coded as i32 }
    }
}

/// The contexts of [`Coder::number`].
#[derive(Clone)]
pub struct NumberContexts {
    nonzero: Chance,
    negative: Chance,
    longer: [Chance; 20],
    /// By the number of bits, then by the index of the bit.
    digits: Vec<Chance>,
}

impl Default for NumberContexts {
    // `digits` is a vector, since an array of this size would be filled by 15 kB of unrolled stores.
    fn default() -> Self {
        let even = Chance::default();
        Self { nonzero: even, negative: even, longer: [even; 20], digits: vec![even; 20 * 20] }
    }
}

pub struct Encoder {
    /// The start of the interval: 32 bits, and one more bit for the carry.
    low: u64,
    /// The length of the interval.
    range: u32,
    bytes: Vec<u8>,
}

impl Default for Encoder {
    fn default() -> Self {
        Self { low: 0, range: u32::MAX, bytes: Vec::new() }
    }
}

impl Encoder {
    /// Writes the highest byte of `low`, once the range is below 2^24. A carry, bit 32 of `low`, is added to
    /// the bytes already written.
    fn shift(&mut self) {
        if self.low >> 32 != 0 {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
        self.bytes.push((self.low >> 24) as u8);
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }

    /// Returns all bytes.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        for _ in 0..4 {
            self.shift();
        }
        self.bytes
    }
}

impl Coder for Encoder {
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool {
        let split = chance.split(self.range);
        if bit {
            self.low += u64::from(split);
            self.range -= split;
        } else {
            self.range = split;
        }
        chance.see(bit);
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

/// Decodes bits. Reads zeros past the end of the bytes.
pub struct Decoder<'a> {
    /// The coded number, relative to the start of the interval.
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    /// Starts at the first byte.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { code: 0, range: u32::MAX, bytes: bytes.iter() };
        for _ in 0..4 {
            decoder.next();
        }
        decoder
    }

    fn next(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }
}

impl Coder for Decoder<'_> {
    fn bit(&mut self, chance: &mut Chance, _: bool) -> bool {
        let split = chance.split(self.range);
        let bit = self.code >= split;
        if bit {
            self.code -= split;
            self.range -= split;
        } else {
            self.range = split;
        }
        chance.see(bit);
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.next();
        }
        bit
    }
}

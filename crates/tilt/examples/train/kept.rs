//! Where the entries of six cells went that were kept.

/// An entry that was not.
pub const NOWHERE: u32 = u32::MAX;

/// A map from the numbers of entries among all to slots.
pub struct SlotMap {
    /// A number and the slot it is now in, [`NOWHERE`] if unused.
    places: Vec<(u32, u32)>,
    shift: u32,
}

impl SlotMap {
    /// The numbers go to the slots from `first` on.
    pub fn new(numbers: &[u32], first: u32) -> Self {
        let bits = (2 * numbers.len().max(8)).next_power_of_two().trailing_zeros();
        let mut kept = Self { places: vec![(0, NOWHERE); 1 << bits], shift: 32 - bits };
        for (slot, &number) in (first..).zip(numbers) {
            let place = kept.place(number);
            kept.places[place] = (number, slot);
        }
        kept
    }

    /// Where the number is, or would be.
    #[inline]
    fn place(&self, number: u32) -> usize {
        let mut place = (number.wrapping_mul(0x9E37_79B1) >> self.shift) as usize;
        while self.places[place].1 != NOWHERE && self.places[place].0 != number {
            place = (place + 1) & (self.places.len() - 1);
        }
        place
    }

    /// The slot of an entry.
    #[inline]
    pub fn slot(&self, number: u32) -> u32 {
        self.places[self.place(number)].1
    }

    /// SlotMap and slots, in no order that means anything.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u32)> {
        self.places.iter().copied().filter(|&(_, slot)| slot != NOWHERE)
    }
}

//! The scenario: the type, the colours, and when one is added.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::wording;

use crate::board::MAX_COLOURS;
use crate::moves::Kind;

/// The smallest number of colours of a scenario.
pub const MIN_COLOURS: u8 = 4;
/// The choices for the number of levels until the next colour is added.
pub const PER_COLOUR: [u8; 3] = [3, 5, 10];
/// The number of levels per colour in scenarios whose number of colours never changes.
const PER_ONLY_COLOUR: u8 = 5;

/// The scenario type: the effect of the flanks' bricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// Bricks from the flanks are thrown.
    Classic,
    /// Bricks from the flanks knock.
    Knockout,
    /// The player chooses whether they are thrown or knock.
    Mixed,
}

impl Type {
    /// All types.
    pub const ALL: [Self; 3] = [Self::Classic, Self::Knockout, Self::Mixed];

    /// The name in text.
    pub fn name(self) -> &'static str {
        ["classic", "knockout", "mixed"][self as usize]
    }

    /// True if the type allows moves of this kind.
    pub fn has(self, kind: Kind) -> bool {
        match kind {
            Kind::Drop | Kind::Lift => true,
            Kind::Throw => self != Self::Knockout,
            Kind::Knock => self != Self::Classic,
        }
    }

    fn read(reader: &mut Reader<'_>) -> Result<Self, TextError> {
        let from = reader.clone();
        let word = reader.take_while(|c| c.is_ascii_lowercase());
        let found = Self::ALL.into_iter().find(|kind| kind.name() == word);
        found.ok_or_else(|| from.error(wording!("mound-type")))
    }
}

/// The scenario: type, colours, and levels per colour; `TYPE-MIN-MAX-Q`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Params {
    kind: Type,
    min: u8,
    max: u8,
    per_colour: u8,
}

impl Params {
    /// The behaviour of bricks from the flanks.
    pub fn kind(&self) -> Type {
        self.kind
    }

    /// The number of colours of the first level.
    pub fn min(&self) -> u8 {
        self.min
    }

    /// The largest number of colours. The levels after it begin again with the smallest number.
    pub fn max(&self) -> u8 {
        self.max
    }

    /// The number of levels until one colour is added.
    pub fn per_colour(&self) -> u8 {
        self.per_colour
    }

    /// The valid numbers of levels per colour for these numbers of colours.
    pub fn choices_per_colour(&self) -> &'static [u8] {
        if self.min == self.max { &[PER_ONLY_COLOUR] } else { &PER_COLOUR }
    }

    /// Returns the scenario with one form field changed, and dependent fields adjusted.
    pub fn with(&self, field: &str, value: &str) -> Result<Self, TextError> {
        let colours = || whole(value, read_colours);
        let mut new = *self;
        match field {
            "type" => new.kind = whole(value, Type::read)?,
            "min" => {
                new.min = colours()?;
                new.max = new.max.max(new.min);
            }
            "max" => {
                new.max = colours()?;
                new.min = new.min.min(new.max);
            }
            "q" => new.per_colour = whole(value, |reader| self.read_per_colour(reader))?,
            _ => return Err(Reader::new(field).error(wording!("mound-field"))),
        }
        if new.min == new.max {
            new.per_colour = PER_ONLY_COLOUR;
        }
        Ok(new)
    }

    fn read_per_colour(&self, reader: &mut Reader<'_>) -> Result<u8, TextError> {
        let from = reader.clone();
        let digits = reader.take_while(|c| c.is_ascii_digit());
        let found = self.choices_per_colour().iter().copied().find(|n| n.to_string() == digits);
        found.ok_or_else(|| {
            from.error(match self.choices_per_colour() {
                [_] => wording!("levels-fixed"),
                _ => wording!("levels-per-colour"),
            })
        })
    }
}

fn read_colours(reader: &mut Reader<'_>) -> Result<u8, TextError> {
    reader.number(MIN_COLOURS..=MAX_COLOURS, wording!("colour-count"))
}

impl FromStr for Params {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            let kind = Type::read(reader)?;
            reader.expect("-")?;
            let min = read_colours(reader)?;
            reader.expect("-")?;
            let max = reader.number(min..=MAX_COLOURS, wording!("colour-count"))?;
            reader.expect("-")?;
            let mut params = Self { kind, min, max, per_colour: PER_ONLY_COLOUR };
            params.per_colour = params.read_per_colour(reader)?;
            Ok(params)
        })
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}-{}", self.kind.name(), self.min, self.max, self.per_colour)
    }
}

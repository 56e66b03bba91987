//! The text of parameters and boards.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, TextPos, whole};
use tilery_kit::{Aside, Keys, Phrase, Rng, Wording, wording};

use crate::board::{Board, Brick, Colour, MAX_BLOCKS, MAX_COLOURS, SEEN, SIZE, squares};
use crate::moves::Kind;
use crate::tally::Tally;

/// The smallest number of colours of a scenario.
pub const MIN_COLOURS: u8 = 4;
/// The choices for the number of levels until the next colour is added.
pub const PER_COLOUR: [u8; 3] = [3, 5, 10];
/// The number of levels per colour in scenarios whose number of colours never changes.
const PER_ONLY_COLOUR: u8 = 5;
/// Scores reach the page as JavaScript numbers, which hold integers of 53 bits.
pub(crate) const MAX_SCORE: u64 = (1 << 53) - 1;
/// The maximum number of blocks used: a move made with one block left can eliminate 21 blocks of three.
const MOST_BLOCKS: u32 = MAX_BLOCKS - 1 + 21;

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
    /// The type.
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

/// Parses `level/score/blocks/`, eight rows joined by `-`, the four sides, the stack, and optionally
/// `;chance=HEX`.
pub fn parse_board(params: &Params, text: &str) -> Result<Board, TextError> {
    whole(text, |reader| {
        let level = reader.number(1..=u32::MAX, wording!("level"))?;
        reader.expect("/")?;
        let score = reader.number(0..=MAX_SCORE, wording!("score"))?;
        reader.expect("/")?;
        let blocks = reader.number(0..=MOST_BLOCKS, wording!("block-count"))?;
        reader.expect("/")?;

        let mut bricks = Bricks { max: params.max(), keys: Keys::default() };
        let start = reader.pos();
        let mut cells = [[None; SIZE]; SIZE];
        let mut marks = [[start; SIZE]; SIZE];
        for (row, column) in squares() {
            if column == 0 && row > 0 {
                reader.expect("-")?;
            }
            marks[row][column] = reader.pos();
            cells[row][column] = if reader.eat(".") { None } else { Some(bricks.read(reader, true)?) };
        }
        let mut sides = Vec::new();
        for _ in 0..4 {
            reader.expect("/")?;
            let inner = bricks.line(reader)?;
            reader.expect("+")?;
            sides.push([inner, bricks.line(reader)?]);
        }
        reader.expect("/")?;
        let stack: [Brick; SEEN] = bricks.line(reader)?;
        let rng = if reader.eat(";chance=") { Rng::read(reader)? } else { Rng::default() };

        let board = Board {
            level,
            score,
            blocks,
            cells,
            sides: [sides[0], sides[1], sides[2], sides[3]],
            stack,
            rng,
            keys: Aside(bricks.keys),
            tally: Aside(Tally::default()),
        };
        check(&board, start, &marks)?;
        Ok(board)
    })
}

/// Checks that play can begin from the board: it is neither empty nor covered, no column has gaps, and there
/// is no block.
fn check(board: &Board, start: TextPos, marks: &[[TextPos; SIZE]; SIZE]) -> Result<(), TextError> {
    let wrong =
        |at, expected: &'static Wording, found: &'static Wording| Err(TextError::new(at, expected, found));
    if board.is_empty() {
        return wrong(start, wording!("mound"), wording!("empty-board"));
    }
    if board.is_covered() {
        return wrong(start, wording!("mound-with-room"), wording!("covered-board"));
    }
    if let Some((row, column)) = board.unsupported() {
        return wrong(marks[row][column], wording!("settled-board"), wording!("floating-brick"));
    }
    if let Some(block) = board.standing_blocks().first() {
        let (row, column) = block[0];
        return wrong(marks[row][column], wording!("board-without-blocks"), wording!("brick-of-block"));
    }
    Ok(())
}

/// Reads bricks and gives each a key.
struct Bricks {
    max: u8,
    keys: Keys,
}

impl Bricks {
    fn read(&mut self, reader: &mut Reader<'_>, may_be_empty: bool) -> Result<Brick, TextError> {
        let last = Colour(self.max - 1).letter();
        match reader.peek() {
            Some(letter @ 'a'..='j') if letter <= last => {
                reader.bump();
                Ok(Brick { colour: Colour(letter as u8 - b'a'), key: Aside(self.keys.fresh()) })
            }
            _ => {
                let found = reader
                    .peek()
                    .map_or(wording!("end").into(), |c| Phrase::quoted(&c.escape_debug().to_string()));
                let expected = if may_be_empty { wording!("brick-or-none") } else { wording!("brick") };
                let expected = Phrase::new(expected).with("last", last.to_string());
                Err(TextError::new(reader.pos(), expected, found))
            }
        }
    }

    fn line<const N: usize>(&mut self, reader: &mut Reader<'_>) -> Result<[Brick; N], TextError> {
        let first = self.read(reader, false)?;
        let mut line = [first; N];
        for brick in &mut line[1..] {
            *brick = self.read(reader, false)?;
        }
        Ok(line)
    }
}

/// Prints the text that [`parse_board`] reads.
pub fn print_board(board: &Board, out: &mut String) {
    for number in [u64::from(board.level), board.score, u64::from(board.blocks)] {
        out.push_str(&number.to_string());
        out.push('/');
    }
    for (n, row) in board.cells.iter().enumerate() {
        if n > 0 {
            out.push('-');
        }
        out.extend(row.iter().map(|brick| brick.map_or('.', |brick| brick.colour.letter())));
    }
    for [inner, outer] in &board.sides {
        out.push('/');
        print_line(inner, out);
        out.push('+');
        print_line(outer, out);
    }
    out.push('/');
    print_line(&board.stack, out);
    out.push_str(";chance=");
    out.push_str(&board.rng.to_string());
}

fn print_line(line: &[Brick], out: &mut String) {
    out.extend(line.iter().map(|brick| brick.colour.letter()));
}

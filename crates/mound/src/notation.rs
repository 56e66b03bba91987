//! The text of boards.

use tilery_kit::text::{Reader, TextError, TextPos, whole};
use tilery_kit::{Aside, Keys, Phrase, Rng, Wording, wording};

use crate::board::{Board, Brick, Colour, MAX_BLOCKS, SEEN, squares};
use crate::params::Params;
use crate::square::SIZE;
use crate::tally::Tally;

/// Scores reach the page as JavaScript numbers, which hold integers of 53 bits.
pub(crate) const MAX_SCORE: u64 = (1 << 53) - 1;
/// The maximum number of blocks used: a move made with one block left can eliminate 21 blocks of three.
const MOST_BLOCKS: u32 = MAX_BLOCKS - 1 + 21;

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

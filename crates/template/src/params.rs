//! The size of the board.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::wording;

/// The greatest number of rows and of columns.
pub const MAX_SIDE: u16 = 9;

/// The size of the board: `COLSxROWS`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Params {
    /// The number of columns.
    pub cols: u16,
    /// The number of rows.
    pub rows: u16,
}

impl Params {
    /// The parameters with one field changed.
    pub(crate) fn with(self, field: &str, value: &str) -> Result<Self, TextError> {
        match field {
            "cols" => Ok(Self { cols: whole(value, read_cols)?, ..self }),
            "rows" => Ok(Self { rows: whole(value, read_rows)?, ..self }),
            _ => Err(Reader::new(field).error(wording!("sides"))),
        }
    }
}

fn read_cols(reader: &mut Reader<'_>) -> Result<u16, TextError> {
    reader.number(1..=MAX_SIDE, wording!("column-count"))
}

fn read_rows(reader: &mut Reader<'_>) -> Result<u16, TextError> {
    reader.number(1..=MAX_SIDE, wording!("row-count"))
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.cols, self.rows)
    }
}

impl FromStr for Params {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            let cols = read_cols(reader)?;
            reader.expect("x")?;
            Ok(Self { cols, rows: read_rows(reader)? })
        })
    }
}

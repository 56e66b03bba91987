//! The text of parameters, moves and positions.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use tilery_kit::save::hash;
use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::{Cell, Dir, Phrase, wording};

use crate::board::Board;
use crate::catalogue;
use crate::doubled;
use crate::plan::Plan;
use crate::{grid, name, way_home};

/// The name of a board that is not shipped.
pub const OWN: &str = "own";
/// The longest scramble, and the largest limits of moves and seconds.
const MAX_SCRAMBLE: u16 = 999;
const MAX_MOVES: u32 = 9999;
const MAX_SECONDS: u32 = 9999;
/// The largest number of moves played: the page receives it as a 32-bit integer.
const MAX_PLAYED: u32 = 1 << 30;

/// The limit of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Limit {
    Moves(u32),
    Seconds(u32),
}

/// The board, its scramble and the limit: the board's short name, then `~K` for a scramble of exactly K
/// moves, then `!N` for at most N moves or `!Ns` for at most N seconds, then `!blind` for tiles that are
/// hidden from the first push on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Params {
    name: &'static str,
    scramble: Option<u16>,
    limit: Option<Limit>,
    is_blind: bool,
}

/// Marks a game with hidden tiles.
const BLIND: &str = "!blind";

impl Params {
    /// The parameters of a board that is not shipped.
    pub const OWN: Self = Self { name: OWN, scramble: None, limit: None, is_blind: false };

    /// The board's short name; [`OWN`] for a board that is not shipped.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The length of the scramble, if the player chose it.
    pub fn scramble(&self) -> Option<u16> {
        self.scramble
    }

    /// The limit of the game.
    pub fn limit(&self) -> Option<Limit> {
        self.limit
    }

    /// True if the tiles are hidden from the first push until the end.
    pub fn is_blind(&self) -> bool {
        self.is_blind
    }

    /// These parameters with hidden tiles if `is_blind`, or else with visible tiles.
    #[must_use]
    pub fn with_blind(&self, is_blind: bool) -> Self {
        Self { is_blind, ..*self }
    }

    /// The maximum number of moves that may be played.
    pub fn most_moves(&self) -> Option<u32> {
        match self.limit {
            Some(Limit::Moves(moves)) => Some(moves),
            _ => None,
        }
    }

    /// These parameters without a limit, as used for score tables.
    #[must_use]
    pub fn without_limit(&self) -> Self {
        Self { limit: None, ..*self }
    }

    /// The columns and rows of a sliding puzzle; `None` for any other board.
    pub fn size(&self) -> Option<(u16, u16)> {
        grid::find(self.name).map(|(_, size)| size)
    }

    /// These parameters with another board: the sliding puzzle with the given columns and rows.
    ///
    /// # Errors
    /// If a side is not a number within the limits.
    pub fn with_size(&self, cols: &str, rows: &str) -> Result<Self, TextError> {
        let side =
            |text| whole(text, |reader| reader.number(grid::SHORTEST..=grid::LONGEST, wording!("side")));
        Ok(Self { name: grid::name(side(cols)?, side(rows)?), ..*self })
    }

    /// These parameters with another scramble. [`crate::AUTO`] stands for the default length of the board.
    ///
    /// # Errors
    /// If the text is not a number of moves.
    pub fn with_scramble(&self, scramble: &str) -> Result<Self, TextError> {
        let scramble = if scramble == crate::AUTO { None } else { Some(whole(scramble, read_scramble)?) };
        Ok(Self { scramble, ..*self })
    }

    /// These parameters with another limit. [`crate::NONE`] stands for no limit.
    ///
    /// # Errors
    /// If the text is not a limit.
    pub fn with_limit(&self, limit: &str) -> Result<Self, TextError> {
        let limit = if limit == crate::NONE { None } else { Some(whole(limit, read_limit)?) };
        Ok(Self { limit, ..*self })
    }
}

fn read_name(reader: &mut Reader<'_>) -> Result<&'static str, TextError> {
    let from = reader.clone();
    let name = catalogue::read_name(reader);
    let known = if name == OWN { Some(OWN) } else { catalogue::find(name).map(|entry| entry.name) };
    known.ok_or_else(|| from.error(wording!("short-name")))
}

fn read_scramble(reader: &mut Reader<'_>) -> Result<u16, TextError> {
    reader.number(1..=MAX_SCRAMBLE, wording!("move-count"))
}

fn read_limit(reader: &mut Reader<'_>) -> Result<Limit, TextError> {
    let number = reader.number(1..=MAX_MOVES.max(MAX_SECONDS), wording!("moves-or-seconds"))?;
    Ok(if reader.eat("s") { Limit::Seconds(number) } else { Limit::Moves(number) })
}

impl FromStr for Params {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            let name = read_name(reader)?;
            let scramble = if reader.eat("~") { Some(read_scramble(reader)?) } else { None };
            let mut is_blind = reader.eat(BLIND);
            let limit = if !is_blind && reader.eat("!") { Some(read_limit(reader)?) } else { None };
            is_blind |= reader.eat(BLIND);
            Ok(Self { name, scramble, limit, is_blind })
        })
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        if let Some(scramble) = self.scramble {
            write!(f, "~{scramble}")?;
        }
        if let Some(limit) = self.limit {
            write!(f, "!{limit}")?;
        }
        f.write_str(if self.is_blind { BLIND } else { "" })
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(moves) => write!(f, "{moves}"),
            Self::Seconds(seconds) => write!(f, "{seconds}s"),
        }
    }
}

/// `r2c3 right`: a push of the piece at a cell, in canonical form its first cell in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// A cell of the piece.
    pub cell: Cell,
    /// The direction of the push.
    pub dir: Dir,
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            let cell = Cell::read(reader)?;
            reader.expect(" ")?;
            Ok(Self { cell, dir: Dir::read(reader)? })
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.cell, self.dir)
    }
}

/// Parses a board, optionally followed by `;goal=` and the objective, `;moves=N`, `;name=` and the player's
/// name for it, and `;way=` and pushes that lead to the objective. The objective may be omitted for a shipped
/// board only.
///
/// # Errors
/// If the text is not a board, the objective is missing or for another board, or the pushes do not lead to
/// the objective.
pub fn parse_board(params: &Params, text: &str) -> Result<Board, TextError> {
    whole(text, |reader| {
        let shipped = catalogue::find(params.name);
        let from = reader.pos();
        let (zone, tiles) = doubled::read_board(reader)?;
        let picture = shipped.and_then(|entry| entry.picture);
        let mut plan = if reader.eat(";goal=") {
            let goal = doubled::read_goal(reader, &zone)?;
            Plan::new(zone, goal, picture)
        } else if let Some(entry) = shipped {
            let plan = entry.plan();
            if plan.zone != zone {
                let expected = Phrase::new(wording!("board-or-objective")).with("board", entry.name);
                return Err(TextError::new(from, expected, wording!("another-board")));
            }
            plan
        } else {
            return Err(reader.error(wording!("objective")));
        };
        let moves =
            if reader.eat(";moves=") { reader.number(0..=MAX_PLAYED, wording!("move-count"))? } else { 0 };
        plan.name = name::read(reader)?;
        let way = way_home::read(reader, &plan, &tiles)?;
        let _ = reader.eat("\r\n") || reader.eat("\n");
        let board = Board::new(Rc::new(plan), tiles, moves).blindfold(params.is_blind);
        Ok(match way {
            Some(way) => board.with_way(&way),
            None => board,
        })
    })
}

/// Sixteen hexadecimal digits that identify a board and its objective.
pub fn fingerprint(board: &Board) -> String {
    let mut text = String::new();
    print_patterns(board, &mut text);
    let hash = hash(&text);
    (0..16).rev().filter_map(|digit| char::from_digit((hash >> (4 * digit)) as u32 & 15, 16)).collect()
}

/// Prints a board and its objective.
fn print_patterns(board: &Board, out: &mut String) {
    doubled::print_board(board.zone(), board.tiles(), out);
    out.push_str(";goal=");
    doubled::print_goal(board.zone(), &board.plan().goal, out);
}

/// Prints the text that [`parse_board`] reads. The way to the objective is printed only for players' boards:
/// saves of shipped boards contain the parameters of the deal.
pub fn print_board(params: &Params, board: &Board, out: &mut String) {
    print_patterns(board, out);
    out.push_str(";moves=");
    out.push_str(&board.moves().to_string());
    name::print(&board.plan().name, out);
    if let (OWN, Some(way)) = (params.name, board.way()) {
        way_home::print(board.plan(), board.tiles(), way, out);
    }
}

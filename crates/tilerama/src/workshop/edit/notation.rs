//! The text of edits.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::{Cell, Dir, json, wording};

use super::super::draft::Layer;
use super::{Edit, MOST_MOVES, Side, Stuff};
use crate::name;
use crate::push::Symbol;
use crate::symbols::{is_symbol, letter};

fn read_cells(reader: &mut Reader<'_>) -> Result<Vec<Cell>, TextError> {
    let mut cells = vec![Cell::read(reader)?];
    while reader.eat(" ") {
        cells.push(Cell::read(reader)?);
    }
    Ok(cells)
}

fn read_side(reader: &mut Reader<'_>) -> Result<Side, TextError> {
    let cell = Cell::read(reader)?;
    reader.expect(" ")?;
    Ok((cell, Dir::read(reader)?))
}

fn read_edit(reader: &mut Reader<'_>) -> Result<Edit, TextError> {
    let layer = if reader.eat("goal ") { Layer::Goal } else { Layer::Start };
    let from = reader.clone();
    let word = reader.take_while(|c| c.is_ascii_lowercase());
    let is_start = layer == Layer::Start;
    if word == "copy" && !is_start {
        return Ok(Edit::Copy);
    }
    if word == "solve" && is_start {
        return Ok(Edit::Solve);
    }
    let expected = wording!("workshop-edit");
    reader.expect(" ")?;
    Ok(match word {
        "tile" => {
            let found = reader.clone();
            let symbol = reader.bump().filter(|&c| is_symbol(c));
            let symbol = symbol.ok_or_else(|| found.error(wording!("symbol")))?;
            reader.expect(" ")?;
            Edit::Paint(layer, Stuff::Tile(symbol as Symbol), read_cells(reader)?)
        }
        "space" => Edit::Paint(layer, Stuff::Space, read_cells(reader)?),
        "hole" if is_start => Edit::Paint(layer, Stuff::Nothing, read_cells(reader)?),
        "any" if !is_start => Edit::Paint(layer, Stuff::Nothing, read_cells(reader)?),
        "number" if is_start => Edit::Number(read_cells(reader)?),
        "join" => Edit::Join(layer, read_side(reader)?, true),
        "unjoin" => Edit::Join(layer, read_side(reader)?, false),
        "jump" if is_start => {
            let one = read_side(reader)?;
            reader.expect(" ")?;
            Edit::Jump([one, read_side(reader)?])
        }
        "unjump" if is_start => Edit::Unjump(read_side(reader)?),
        "turn" if is_start => Edit::Turn(Cell::read(reader)?, true),
        "unturn" if is_start => Edit::Turn(Cell::read(reader)?, false),
        "grow" if is_start => Edit::Size(Dir::read(reader)?, true),
        "shrink" if is_start => Edit::Size(Dir::read(reader)?, false),
        "name" if is_start => Edit::Name(name::read_string(reader)?),
        "scramble" if is_start => Edit::Scramble(reader.number(1..=MOST_MOVES, wording!("move-count"))?),
        _ => return Err(from.error(expected)),
    })
}

impl FromStr for Edit {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, read_edit)
    }
}

impl fmt::Display for Edit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let goal = |layer: &Layer| if *layer == Layer::Goal { "goal " } else { "" };
        let un = |is_on: &bool| if *is_on { "" } else { "un" };
        match self {
            Self::Paint(layer, stuff, cells) => {
                f.write_str(goal(layer))?;
                match stuff {
                    Stuff::Tile(symbol) => write!(f, "tile {}", letter(*symbol))?,
                    Stuff::Space => f.write_str("space")?,
                    Stuff::Nothing if *layer == Layer::Goal => f.write_str("any")?,
                    Stuff::Nothing => f.write_str("hole")?,
                }
                cells.iter().try_for_each(|cell| write!(f, " {cell}"))
            }
            Self::Number(cells) => {
                f.write_str("number")?;
                cells.iter().try_for_each(|cell| write!(f, " {cell}"))
            }
            Self::Join(layer, (cell, dir), is_on) => {
                write!(f, "{}{}join {cell} {dir}", goal(layer), un(is_on))
            }
            Self::Jump([(one, out), (other, back)]) => write!(f, "jump {one} {out} {other} {back}"),
            Self::Unjump((cell, dir)) => write!(f, "unjump {cell} {dir}"),
            Self::Turn(corner, is_on) => write!(f, "{}turn {corner}", un(is_on)),
            Self::Size(side, true) => write!(f, "grow {side}"),
            Self::Size(side, false) => write!(f, "shrink {side}"),
            Self::Copy => f.write_str("goal copy"),
            Self::Solve => f.write_str("solve"),
            Self::Name(name) => {
                let mut text = "name ".to_owned();
                json::write(name, &mut text);
                f.write_str(&text)
            }
            Self::Scramble(moves) => write!(f, "scramble {moves}"),
        }
    }
}

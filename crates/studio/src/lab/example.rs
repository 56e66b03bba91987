//! Rules by example: builds a rule from what an author did on the board.

use serde::{Deserialize, Serialize};
use tilery_kit::Session;

use crate::project_text;
use tilery_tilecode::TileCode;
use tilery_tilecode::check::{Meaning, check};
use tilery_tilecode::document::Document;
use tilery_tilecode::model::{Heading, Kind, MAX_COMMANDS, Offset, ROW_NAMES};
use tilery_tilecode::words;

/// The contents of the nine tiles around a place of a board, in reading order; none off the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Around {
    /// The nine tiles.
    #[cfg_attr(feature = "types", ts(type = "(Standing | null)[]"))]
    pub tiles: [Option<Standing>; 9],
}

/// The contents of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Standing {
    /// Its background.
    pub background: u8,
    /// Its sprites, sorted by kind.
    pub sprites: Vec<StandingSprite>,
}

/// A sprite on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct StandingSprite {
    /// Its kind.
    pub kind: u8,
    /// Its heading in the last round.
    pub heading: &'static str,
}

/// The surroundings of a place of the present board, with row and column from 0; none off the map.
pub fn around(session: &Session<TileCode>, row: usize, col: usize) -> Option<Around> {
    let board = session.board();
    if row >= board.rows || col >= board.cols {
        return None;
    }
    let tiles = std::array::from_fn(|place| {
        let (there, across) = ((row + place / 3).checked_sub(1)?, (col + place % 3).checked_sub(1)?);
        if there >= board.rows || across >= board.cols {
            return None;
        }
        let tile = board.tile(there, across);
        let mut sprites: Vec<StandingSprite> = board
            .on(tile)
            .map(|(_, piece)| StandingSprite {
                kind: piece.kind,
                heading: Heading::ALL[usize::from(piece.heading)].name(),
            })
            .collect();
        sprites.sort_by_key(|sprite| sprite.kind);
        Some(Standing { background: board.backgrounds[usize::from(tile)], sprites })
    });
    Some(Around { tiles })
}

/// An example: the event, the conditions that matter, and the commands.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Example {
    /// The event as written in a rule: `press:right`, `change`, `smash:up`.
    pub event: String,
    /// The views of the rule: `all-four`, `flip-h`.
    pub views: Vec<String>,
    /// The tiles that matter.
    pub tiles: Vec<ExampleTile>,
    /// The commands.
    pub deeds: Vec<Deed>,
}

/// A tile that matters.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct ExampleTile {
    /// `NW` to `SE`.
    #[cfg_attr(feature = "types", ts(type = "Offset"))]
    pub place: String,
    /// The accepted backgrounds; empty for any.
    pub grounds: Vec<u8>,
    /// The kinds of sprites of which one must be there; empty for none.
    pub sprites: Vec<u8>,
    /// The kinds of sprites that must not be there.
    pub without: Vec<u8>,
    /// The required heading of the sprite: `left`, `moving`; `any` if it does not matter.
    pub heading: String,
}

/// A command of an example.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Deed {
    /// The row of commands: `C`, `N`, `E`, `S`, `W` or `game`.
    #[cfg_attr(feature = "types", ts(type = "Row"))]
    pub row: String,
    /// The command as it is written.
    pub command: String,
}

/// The text of the rule for an example, with a line break at its end.
///
/// # Errors
/// If the text is not a project, or the example names something that does not exist. The message says what.
pub fn rule_of(text: &str, example: &Example) -> Result<String, String> {
    let (document, _) = Document::parse(project_text(text)).map_err(|error| error.to_string())?;
    let (meaning, _) = check(&document);
    words::event(&example.event).ok_or_else(|| format!("`{}` is no event", example.event))?;
    let mut rule = format!("rule {}", example.event);
    for view in &example.views {
        tilery_tilecode::model::Views::named(view).ok_or_else(|| format!("`{view}` is no view"))?;
        rule.push(' ');
        rule.push_str(view);
    }
    rule.push('\n');
    for name in Offset::NAMES {
        let Some(tile) = example.tiles.iter().find(|tile| tile.place == name) else { continue };
        let terms = terms(&meaning, tile)?;
        if !terms.is_empty() {
            rule.push_str(&format!("when {name} {}\n", terms.join(" ")));
        }
    }
    for row in ROW_NAMES {
        let commands: Vec<&str> = example
            .deeds
            .iter()
            .filter(|deed| deed.row == row)
            .map(|deed| deed.command.as_str())
            .take(MAX_COMMANDS)
            .collect();
        if let Some(odd) = commands.iter().find(|command| words::command(command).is_none()) {
            return Err(format!("`{odd}` is no command"));
        }
        if !commands.is_empty() {
            rule.push_str(&format!("do {row} {}\n", commands.join(" ")));
        }
    }
    Ok(rule)
}

/// The conditions on a tile. If they name a sprite, the ground is asked for without binding, so that commands
/// go to the sprite; the same holds for the centre, whose sprite is always named.
fn terms(meaning: &Meaning, tile: &ExampleTile) -> Result<Vec<String>, String> {
    let name = |kinds: &[Kind], n: u8| {
        let kind = kinds.get(usize::from(n)).ok_or_else(|| format!("there is no kind {n}"))?;
        Ok::<String, String>(kind.name.clone())
    };
    let ground_sign = if tile.sprites.is_empty() { '+' } else { '~' };
    let mut terms = Vec::new();
    for &kind in &tile.grounds {
        terms.push(format!("{ground_sign}{}", name(&meaning.backgrounds, kind)?));
    }
    for &kind in &tile.sprites {
        terms.push(format!("+{}", name(&meaning.sprites, kind)?));
    }
    for &kind in tile.without.iter().filter(|kind| !tile.sprites.contains(kind)) {
        terms.push(format!("-{}", name(&meaning.sprites, kind)?));
    }
    if !tile.sprites.is_empty() && tile.heading != "any" {
        tilery_tilecode::model::Headings::named(&tile.heading)
            .ok_or_else(|| format!("`{}` is no direction", tile.heading))?;
        terms.push(format!("@{}", tile.heading));
    }
    Ok(terms)
}

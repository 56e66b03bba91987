//! The catalogue of all games. Only the package of all games has it.

use serde::Serialize;
use tilery_collection::GAMES;
use tilery_kit::{Info, Preset};

/// A game of the catalogue.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    #[serde(flatten)]
    info: &'static Info,
    presets: Vec<Preset>,
}

/// The catalogue of all games.
pub fn all() -> Vec<GameInfo> {
    GAMES.iter().map(|game| GameInfo { info: game.info(), presets: game.presets() }).collect()
}

//! The catalogue of all games, as plain objects. Only the package of all games has it.

use serde::Serialize;
use tilery_collection::GAMES;
use tilery_kit::{Action, Fact, FactKind, Preset, Record, Role};
use wasm_bindgen::prelude::*;

use crate::values::plain;

#[derive(Serialize)]
struct GameValue {
    id: &'static str,
    presets: Vec<PresetValue>,
    actions: Vec<ActionValue>,
    records: Vec<RecordValue>,
    facts: Vec<FactValue>,
    roles: Vec<RoleValue>,
    sentences: &'static [&'static str],
    sounds: &'static [&'static str],
    table: Option<&'static str>,
    hints: bool,
    rates: bool,
    wins: bool,
    edits: Option<&'static str>,
}

#[derive(Serialize)]
struct PresetValue {
    params: String,
    group: Option<&'static str>,
}

#[derive(Serialize)]
struct ActionValue {
    id: &'static str,
    keys: &'static [&'static str],
}

#[derive(Serialize)]
struct RecordValue {
    figure: &'static str,
    order: &'static str,
    #[serde(rename = "wonOnly")]
    won_only: bool,
}

#[derive(Serialize)]
struct FactValue {
    id: &'static str,
    kind: &'static str,
}

#[derive(Serialize)]
struct RoleValue {
    name: &'static str,
    looks: u16,
    option: Option<&'static str>,
}

/// The catalogue.
pub fn all() -> Result<JsValue, JsError> {
    let games: Vec<GameValue> = GAMES
        .iter()
        .map(|game| {
            let info = game.info();
            GameValue {
                id: info.id,
                presets: game
                    .presets()
                    .into_iter()
                    .map(|Preset { params, group }| PresetValue { params, group })
                    .collect(),
                actions: info.actions.iter().map(|&Action { id, keys }| ActionValue { id, keys }).collect(),
                records: info
                    .records
                    .iter()
                    .map(|&Record { figure, order, won_only }| RecordValue {
                        figure,
                        order: order.name(),
                        won_only,
                    })
                    .collect(),
                facts: info
                    .facts
                    .iter()
                    .map(|&Fact { id, kind }| FactValue { id, kind: kind_name(kind) })
                    .collect(),
                roles: info
                    .roles
                    .iter()
                    .map(|&Role { name, looks, option }| RoleValue { name, looks, option })
                    .collect(),
                sentences: info.sentences,
                sounds: info.sounds,
                table: info.table,
                hints: info.hints,
                rates: info.rates,
                wins: info.wins,
                edits: info.edits,
            }
        })
        .collect();
    plain(&games)
}

fn kind_name(kind: FactKind) -> &'static str {
    match kind {
        FactKind::Spread => "spread",
        FactKind::Sum => "sum",
        FactKind::Best => "best",
    }
}

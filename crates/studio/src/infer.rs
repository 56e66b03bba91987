//! Inference of rules from examples: boards before and after an event, and boards on which nothing happens.
//!
//! A [`Sample`] is a board with an event. The search ([`search`]) finds the cheapest rules whose firings
//! explain everything that happens on the boards of all samples, and nothing else. The cost is based on the
//! number of kinds that a rule names; sets that other rules of the game name cost less.

mod write;
mod ask;
mod atoms;
mod counted;
mod draft;
mod facts;
mod nevers;
mod scene;
mod search;

use serde::{Deserialize, Serialize};

use crate::project_text;
use tilery_tilecode::check::{Meaning, check};
use tilery_tilecode::document::Document;
use tilery_tilecode::model::{Event, Rule};

use ask::Variants;
use scene::Scene;

/// The maximum number of samples; [`infer`] refuses more.
pub const MAX_SAMPLES: usize = 32;
/// The maximum number of candidates.
pub const MAX_CANDIDATES: usize = 3;
/// The maximum number of rules from which candidates are chosen.
const MAX_RULES: usize = 8;

/// A board, an event, and the board afterwards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Sample {
    /// The event as in a rule, `smash` without a direction: `press:right`, `change`, `smash`, `tap`.
    pub event: String,
    pub rows: usize,
    pub cols: usize,
    /// The background of each tile, row by row.
    pub ground: Vec<u8>,
    /// The sprites, oldest first.
    pub sprites: Vec<SampleSprite>,
    /// The values of the counters; empty for their initial values.
    #[serde(default)]
    pub counters: Vec<i64>,
    /// The identity of the sprite at the centre of the rule, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub centre: Option<u32>,
    /// The touched tile, for `tap`: row and column.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<(usize, usize)>,
    /// The board afterwards; `None` if nothing happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SampleSprite {
    /// The identity of the sprite, before and after.
    pub id: u32,
    /// The index of its kind.
    pub kind: u8,
    pub row: usize,
    pub col: usize,
    /// The direction of its last move; `None` at rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<String>,
    /// The direction in which it is about to move, for `smash`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wants: Option<String>,
}

/// The board of a sample afterwards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct After {
    /// The background of each tile, row by row.
    pub ground: Vec<u8>,
    /// The sprites. A sprite with a new identity was created. If it has a heading, it was created on the tile
    /// behind it and moved.
    pub sprites: Vec<SampleSprite>,
    /// The commands to the game, as in a rule: `score:10`, `win`.
    pub game: Vec<String>,
}

/// A rule that fits all samples.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct Candidate {
    /// The text of the rule.
    pub rule: String,
    /// The edit that adds the rule to the project.
    pub edit: String,
    /// Boards on which the candidates differ, and the effects of this candidate; empty for an only candidate.
    pub films: Vec<Sample>,
    /// Questions that tell the candidates apart.
    pub questions: Vec<Question>,
}

/// Asks if the same happens on a changed board. Either answer contradicts a candidate. The answers are
/// samples.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct Question {
    /// The changed tile, `NW` to `SE`; `None` if the board is turned, or sprites are missing or at rest
    /// instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(type = "Offset"))]
    pub offset: Option<&'static str>,
    /// The background or sprite added on that tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// True if the candidate fires on the changed board.
    pub fires: bool,
    /// The sample to add if the same happens.
    pub yes: Sample,
    /// The sample to add if nothing happens.
    pub no: Sample,
}

/// The cheapest rules that fit all samples, at most three, the best rule first; empty if no single rule
/// explains all samples.
///
/// # Errors
/// A message if the text is not a project, or a sample is malformed.
pub fn infer(text: &str, samples: &[Sample]) -> Result<Vec<Candidate>, String> {
    let (document, _) = Document::parse(project_text(text)).map_err(|error| error.to_string())?;
    let (meaning, _) = check(&document);
    if samples.len() > MAX_SAMPLES {
        return Err(format!("at most {MAX_SAMPLES} samples"));
    }
    let scenes: Vec<Scene> =
        samples.iter().map(|sample| Scene::read(&meaning, sample)).collect::<Result<_, _>>()?;
    if !scenes.iter().any(|scene| scene.facts.is_some()) {
        return Err("no sample shows that something happens".to_owned());
    }
    let (rules, variants) = Variants::choose(&meaning, &rules(&meaning, &scenes), samples, &scenes);
    let candidate = |(n, rule): (usize, &Rule)| {
        let text = write::rule(&meaning, rule);
        let mut edit = "rule add-text ".to_owned();
        tilery_kit::json::write(&text, &mut edit);
        Candidate { rule: text, edit, films: variants.films(n), questions: variants.questions(n) }
    };
    Ok(rules.iter().enumerate().map(candidate).collect())
}

/// The cheapest rules that fit all samples, the best rule first, each once.
fn rules(meaning: &Meaning, scenes: &[Scene]) -> Vec<Rule> {
    let mut found = match scenes[0].event {
        Event::Never => nevers::search(meaning, scenes),
        _ => search::search(meaning, scenes),
    };
    found.sort_by_key(|(cost, _)| *cost);
    let mut rules: Vec<Rule> = Vec::new();
    for (_, rule) in found {
        if rules.len() < MAX_RULES && !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}

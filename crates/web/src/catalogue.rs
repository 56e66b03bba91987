//! The catalogue of all games, as plain objects. Only the package of all games has it.

use tilery_collection::GAMES;
use tilery_kit::{AnyGame, FactKind};

use crate::js::{Nullable, objects};

objects! {
    /// A game of the catalogue.
    pub struct GameInfo {
        id: &'static str,
        presets: Vec<Preset>,
        actions: Vec<Action>,
        figures: Vec<Figure>,
        records: Vec<ScoreRecord>,
        facts: Vec<Fact>,
        roles: Vec<Role>,
        /// Every sentence that it can say.
        sentences: &'static [&'static str],
        /// The file of a table that makes hints better, to be fetched when the first one is asked for.
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        table: Nullable<&'static str>,
        /// Whether it gives hints, be it in some of its games only, as `offers()` of a session says; a player can then be watched too.
        hints: bool,
        /// Whether it can be won at all.
        wins: bool,
        /// Whether it shows a part of its board and takes the actions of the view; the page enlarges other boards itself.
        scrolls: bool,
        /// The game whose positions are made in this one, an editor; editors are not listed among the games.
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        edits: Nullable<&'static str>,
    }

    /// A choice of parameters that is offered by name.
    pub struct Preset {
        params: String,
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        group: Nullable<&'static str>,
        /// How hard its deals are, from 1 on, where that has been measured.
        #[cfg_attr(test, ts(optional))]
        difficulty: Option<u16>,
    }

    /// Something that can be done by a button or a key.
    pub struct Action {
        id: &'static str,
        keys: &'static [&'static str],
    }

    /// A number that is shown beside the board: one of a session's figures, `time` (the session's clock) or `best` (the best result of the
    /// table that the first record names).
    #[allow(non_snake_case)]
    pub struct Figure {
        id: &'static str,
        /// Whether it is one of those that decide.
        isMain: bool,
        /// What it is a part of: with more than 0 it is shown as a bar of that length too.
        of: i64,
        /// Where that bar has marks.
        marks: &'static [i64],
    }

    /// Something that a score table ranks by.
    #[allow(non_snake_case)]
    pub struct ScoreRecord {
        figure: &'static str,
        #[cfg_attr(test, ts(type = "'higher' | 'lower'"))]
        order: &'static str,
        wonOnly: bool,
    }

    /// Something that statistics count over all finished games.
    pub struct Fact {
        id: &'static str,
        #[cfg_attr(test, ts(type = "'spread' | 'sum' | 'best'"))]
        kind: &'static str,
    }

    /// What a sprite can be; its place in the list is the number that films carry.
    pub struct Role {
        name: &'static str,
        looks: u16,
        /// The setting that switches such sprites off.
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        option: Nullable<&'static str>,
    }
}

/// The catalogue.
pub fn all() -> Vec<GameInfo> {
    GAMES.iter().map(|&game| game_info(game)).collect()
}

fn game_info(game: &dyn AnyGame) -> GameInfo {
    let info = game.info();
    let presets = game.presets().into_iter().map(|preset| Preset {
        params: preset.params,
        group: Nullable(preset.group),
        difficulty: preset.difficulty.map(u16::from),
    });
    let actions = info.actions.iter().map(|action| Action { id: action.id, keys: action.keys });
    let figures = info.figures.iter().map(|figure| Figure {
        id: figure.id,
        isMain: figure.is_main,
        of: figure.of,
        marks: figure.marks,
    });
    let records = info.records.iter().map(|record| ScoreRecord {
        figure: record.figure,
        order: record.order.name(),
        wonOnly: record.won_only,
    });
    let facts = info.facts.iter().map(|fact| Fact { id: fact.id, kind: kind_name(fact.kind) });
    let roles = info.roles.iter().map(|role| Role {
        name: role.name,
        looks: role.looks,
        option: Nullable(role.option),
    });
    GameInfo {
        id: info.id,
        presets: presets.collect(),
        actions: actions.collect(),
        figures: figures.collect(),
        records: records.collect(),
        facts: facts.collect(),
        roles: roles.collect(),
        sentences: info.sentences,
        table: Nullable(info.table),
        hints: info.hints,
        wins: info.wins,
        scrolls: info.scrolls,
        edits: Nullable(info.edits),
    }
}

fn kind_name(kind: FactKind) -> &'static str {
    match kind {
        FactKind::Spread => "spread",
        FactKind::Sum => "sum",
        FactKind::Best => "best",
    }
}

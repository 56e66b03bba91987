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
        /// The ids of all its sentences.
        sentences: &'static [&'static str],
        /// The file of a table that improves hints, fetched for the first hint.
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        table: Nullable<&'static str>,
        /// Whether any of its games has hints; `offers()` of a session tells for one. Autoplay needs hints
        /// too.
        hints: bool,
        /// Whether the game can be won.
        wins: bool,
        /// Whether the game scrolls its board and handles the actions of the view. The page itself zooms the
        /// boards of other games.
        scrolls: bool,
        /// The edited game, for an editor. Editors are not listed among the games.
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        edits: Nullable<&'static str>,
    }

    /// Parameters offered by name.
    pub struct Preset {
        params: String,
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        group: Nullable<&'static str>,
        /// The measured difficulty of its deals, from 1 on.
        #[cfg_attr(test, ts(optional))]
        difficulty: Option<u16>,
    }

    /// A command with a button or a key.
    pub struct Action {
        id: &'static str,
        keys: &'static [&'static str],
    }

    /// A number shown beside the board: one of a session's figures, `time` (the session's clock) or `best`
    /// (the best result in the table of the first record).
    #[allow(non_snake_case)]
    pub struct Figure {
        id: &'static str,
        /// Whether it is shown larger than the others.
        isMain: bool,
        /// Above 0, it is also shown as a bar of this length.
        of: i64,
        /// The positions of marks on that bar.
        marks: &'static [i64],
    }

    /// A criterion that a score table ranks by.
    #[allow(non_snake_case)]
    pub struct ScoreRecord {
        figure: &'static str,
        #[cfg_attr(test, ts(type = "'higher' | 'lower'"))]
        order: &'static str,
        wonOnly: bool,
    }

    /// A value that statistics collect over all finished games.
    pub struct Fact {
        id: &'static str,
        #[cfg_attr(test, ts(type = "'spread' | 'sum' | 'best'"))]
        kind: &'static str,
    }

    /// A kind of sprite. Films refer to it by its index.
    pub struct Role {
        name: &'static str,
        looks: u16,
        /// The setting that hides such sprites.
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        option: Nullable<&'static str>,
    }
}

/// The catalogue of all games.
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

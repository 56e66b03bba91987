//! Writes `types.ts`: the TypeScript of the values that cross.

use std::fs;

use ts_rs::{Config, TS};

use tilery_kit as kit;
use tilery_studio::{cookbook, infer, lab, proof};

use crate::{catalogue, trails, update, values};

const HEAD: &str = "// The values that cross from Rust to JavaScript, written by the test of crates/web/src/types.rs from the types of that crate.\n";

/// Types without a declaration: parts of phrases, and names that calls
/// take.
const WORDS: &str = "
/** The value of a placeholder in a phrase. */
export type Part = string | Phrase | Sentence;

/** An update with the complete state. */
export type Whole = Update & Required<Pick<Update, 'film' | 'status' | 'figures'>>;

export type Direction = 'up' | 'right' | 'down' | 'left';

export type Phase = 'down' | 'move' | 'up' | 'cancel' | 'long';

export type Layout = 'portrait' | 'landscape';
";

const STUDIO_HEAD: &str = "// The studio's views of a project, a round and a comparison of plays, written by the test of crates/web/src/types.rs from the types of
// crates/studio. Numbers count from 0 in these objects and from 1 in texts.

import type { Direction, Origin, Phrase } from '../engine/types';

/** One of the nine tiles of a rule's neighbourhood, in reading order. */
export type Offset = 'NW' | 'N' | 'NE' | 'W' | 'C' | 'E' | 'SW' | 'S' | 'SE';

/** A row of commands. */
export type Row = 'C' | 'N' | 'E' | 'S' | 'W' | 'game';

/** A derived rule, or `original`. */
export type ViewName = 'original' | 'flip-h' | 'flip-v' | 'rot-cw' | 'rot-180' | 'rot-ccw';

/** A picture of the gallery. */
export type GalleryPicture = { name: string, isSprite: boolean, pixels: Uint8Array, };
";

/// A type with its comments.
fn declaration<T: TS>(config: &Config) -> String {
    let text = ["\n", &T::docs().unwrap_or_default(), "export ", &T::decl(config), "\n"].concat();
    // ts-rs puts comments of one line on three.
    text.replace("/**\n * ", "/** ").replace("\n */\n", " */\n").replace(", \n", ",\n").replace("{ \n", "{\n")
}

macro_rules! declarations {
    ($config:expr, $($type:ty),* $(,)?) => { [$(declaration::<$type>($config)),*].concat() };
}

/// Compares a file of the project with the expected text; with `TILERY_UPDATE` set, writes it first.
fn check(path: &str, text: &str) {
    let file = [env!("CARGO_MANIFEST_DIR"), path].concat();
    if std::env::var_os("TILERY_UPDATE").is_some() {
        fs::write(&file, text).expect("the file can be written");
    }
    let known = fs::read_to_string(&file).expect("the file is there");
    assert!(known == text, "{path} differs from the types of Rust: TILERY_UPDATE=1 writes it anew");
}

#[test]
fn the_typescript_of_the_page_matches_the_types_of_rust() {
    let config = Config::new().with_large_int("number");
    let all = declarations!(
        &config,
        update::UpdateValue<'_>,
        values::PackedFilm<'_>,
        kit::Status,
        kit::Say,
        kit::Arg,
        kit::Illegal,
        kit::Name,
        kit::info::Card,
        kit::info::Origin,
        values::Labels,
        kit::Label,
        values::CellAt,
        kit::Chart,
        kit::Bar,
        values::Assignment,
        values::Coming<'_>,
        kit::AnyHint,
        kit::Solves,
        kit::AnyRating,
        values::Field,
        kit::TextError,
        kit::Phrase,
        catalogue::GameInfo,
        kit::Preset,
        kit::Action,
        kit::Figure,
        kit::Record,
        kit::Fact,
        kit::Role,
        trails::TrailChapter,
        trails::TrailBoard,
    );
    check("/src/types.ts", &[HEAD, &all, WORDS].concat());
}

#[test]
fn the_typescript_of_the_studio_matches_the_types_of_rust() {
    let config = Config::new().with_large_int("number");
    let all = declarations!(
        &config,
        tilery_studio::ProjectView,
        tilery_studio::Size,
        tilery_studio::CounterView,
        tilery_studio::MessageView,
        tilery_studio::KindView,
        tilery_studio::FrameView,
        tilery_studio::LevelView,
        tilery_studio::PredicateView,
        tilery_studio::RuleShape,
        tilery_studio::RuleView,
        tilery_studio::DerivedView,
        tilery_studio::TestView,
        tilery_studio::FindingView,
        tilery_studio::Part,
        tilery_studio::PartKind,
        lab::Trace,
        lab::Firing,
        lab::NeverVerdict,
        lab::Conflict,
        lab::Given,
        lab::Why,
        lab::WhySprite,
        lab::Verdict,
        lab::Outcome,
        lab::FailedSet,
        lab::Parting,
        infer::Sample,
        infer::SampleSprite,
        infer::After,
        infer::Candidate,
        infer::Question,
        proof::Proof,
        proof::Bot,
        proof::Idle,
        tilery_puzzlescript::Opened,
        tilery_puzzlescript::Note,
        cookbook::Recipe,
        cookbook::CookRole,
    );
    check("/../../www/studio/types.ts", &[STUDIO_HEAD, &all].concat());
}

//! Writes `types.ts`: the values of this crate as TypeScript sees them.

use std::fs;

use ts_rs::{Config, TS};

use crate::{catalogue, scores, update, values};

const HEAD: &str = "// What crosses from Rust to JavaScript, written by the test of crates/web/src/types.rs from the types of that crate.\n";

/// What has no declaration in this crate: arguments of sentences, parts of phrases, and names that calls take.
const WORDS: &str = "
/** An argument of a sentence. */
export type Arg = number | string | Array<Name>;

/** What stands in a place of a phrase. */
export type Part = string | Phrase | Sentence;

/** An update that leaves nothing out. */
export type Whole = Update & Required<Pick<Update, 'film' | 'status' | 'figures'>>;

export type Direction = 'up' | 'right' | 'down' | 'left';

export type Phase = 'down' | 'move' | 'up' | 'cancel' | 'long';

export type Layout = 'portrait' | 'landscape';
";

/// A type with its comments.
fn declaration<T: TS>(config: &Config) -> String {
    let text = ["\n", &T::docs().unwrap_or_default(), "export ", &T::decl(config), "\n"].concat();
    // Comments of one line take one line.
    text.replace("/**\n * ", "/** ").replace("\n */\n", " */\n").replace(", \n", ",\n").replace("{ \n", "{\n")
}

#[test]
fn the_types_of_the_page_are_those_of_rust() {
    let config = Config::new().with_large_int("number");
    let mut text = HEAD.to_owned();
    macro_rules! declare {
        ($($type:ty),* $(,)?) => { $(text.push_str(&declaration::<$type>(&config));)* };
    }
    declare!(
        update::UpdateValue<'_>,
        update::PackedFilm<'_>,
        values::Status,
        values::Sentence<'_>,
        values::Refusal<'_>,
        values::Name<'_>,
        values::Labels<'_>,
        values::Label<'_>,
        values::CellAt,
        values::Chart<'_>,
        values::Bar<'_>,
        values::Hint<'_>,
        values::Rating<'_>,
        values::Field<'_>,
        values::Fault<'_>,
        values::Phrase<'_>,
        scores::ScoreRow<'_>,
        catalogue::GameInfo,
        catalogue::Preset,
        catalogue::Action,
        catalogue::Figure,
        catalogue::ScoreRecord,
        catalogue::Fact,
        catalogue::Role,
    );
    text.push_str(WORDS);
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/types.ts");
    if std::env::var_os("TILERY_UPDATE").is_some() {
        fs::write(file, &text).expect("the file can be written");
    }
    let known = fs::read_to_string(file).expect("types.ts is there");
    assert!(known == text, "src/types.ts is another than the types of Rust: TILERY_UPDATE=1 writes it anew");
}

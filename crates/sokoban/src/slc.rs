//! Levels as XML: `<SokobanLevels>` with `<Level Id="...">` of rows `<L>`.
//!
//! Read as far as such files have it: elements by their names, without namespaces or declared entities.

use tilery_kit::text::TextPos;
use tilery_kit::{TextError, wording};

use crate::{Collection, Level};

/// True if a text is such a file.
pub fn is_slc(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('<') && text.contains("<SokobanLevels")
}

pub fn read(text: &str) -> Result<Collection, TextError> {
    let mut collection = Collection::default();
    let mut line = 1;
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        line += before.matches('\n').count() as u32;
        // A comment may hold tags.
        if let Some(comment) = after.strip_prefix("!--") {
            let (comment, after) = comment.split_once("-->").unwrap_or((comment, ""));
            line += comment.matches('\n').count() as u32;
            rest = after;
            continue;
        }
        let Some((tag, after)) = after.split_once('>') else {
            return Err(TextError::new(
                TextPos { line, column: 1 },
                wording!("sokoban-tag"),
                wording!("end"),
            ));
        };
        let (content, _) = after.split_once('<').unwrap_or((after, ""));
        let name = tag.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default();
        match (name, collection.levels.last_mut()) {
            ("Title", None) => collection.title = decoded(content.trim()),
            ("LevelCollection", None) => {
                collection.author = attribute(tag, "Copyright").unwrap_or_default();
            }
            ("Level", _) => collection.levels.push(Level {
                line,
                title: attribute(tag, "Id").unwrap_or_default(),
                author: attribute(tag, "Copyright").unwrap_or_default(),
                rows: Vec::new(),
            }),
            ("L", Some(level)) => level.rows.push(decoded(content).replace(['-', '_'], " ")),
            _ => {}
        }
        line += tag.matches('\n').count() as u32;
        rest = after;
    }
    Ok(collection)
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, after) = tag.split_once(&[name, "="].concat())?;
    let quote = after.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    after[1..].split(quote).next().map(decoded)
}

/// Replaces the entities that XML has by itself.
fn decoded(text: &str) -> String {
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&apos;", "'")
        .replace("&amp;", "&")
}

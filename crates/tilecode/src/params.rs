//! Parameters: the short name of a shipped game, or `own` for any other project, and the first level.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use tilery_kit::text::TextPos;
use tilery_kit::{Phrase, Reader, TextError, wording};

use crate::games::{self, Shipped};
use crate::project::Project;

/// The name of a project that is not shipped.
pub const OWN: &str = "own";

/// The project being played, which is shared rather than copied, and the level that a deal begins with.
#[derive(Debug, Clone, PartialEq)]
pub struct Params {
    name: &'static str,
    project: Rc<Project>,
    /// From 0.
    level: usize,
}

impl Params {
    /// The parameters of a project: its short name if it is shipped, else `own`.
    pub fn of(project: Rc<Project>) -> Self {
        Self { name: project.shipped().unwrap_or(OWN), project, level: 0 }
    }

    /// True if it is a shipped game.
    pub fn is_shipped(&self) -> bool {
        self.name != OWN
    }

    /// The project.
    pub fn project(&self) -> &Rc<Project> {
        &self.project
    }

    /// The short name of the game, without the level.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The level that a deal begins with, from 0.
    pub fn level(&self) -> usize {
        self.level
    }

    /// The number of levels; rooms are one level.
    pub fn levels(&self) -> usize {
        let meaning = self.project.meaning();
        if meaning.rooms > 0 { 1 } else { meaning.levels.len() }
    }

    /// The same game with another first level, a number from 1 as text.
    ///
    /// # Errors
    /// If the text is not the number of a level.
    pub fn with_level(&self, text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let level = reader.number(1..=self.levels() as u32, wording!("level"))?;
        reader.end()?;
        Ok(Self { level: level as usize - 1, ..self.clone() })
    }
}

impl fmt::Display for Params {
    /// The level is written when it is not the first one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        if self.level > 0 {
            write!(f, "-{}", self.level + 1)?;
        }
        Ok(())
    }
}

impl FromStr for Params {
    type Err = TextError;

    /// Parses the short name of a shipped game, then `-` and the level if it is not the first one. `own`
    /// alone is a blank project: other projects are read as documents.
    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::among(&games::ALL, text)
    }
}

impl Params {
    /// Parses parameters of the given shipped games; editions of a game have names of their own
    /// ([`tilery_kit::edition`]).
    fn among(shipped: &[Shipped], text: &str) -> Result<Self, TextError> {
        let (name, level) = text.split_once('-').map_or((text, None), |(name, level)| (name, Some(level)));
        let refused = |expected| Err(Reader::new(text).error(expected));
        let (name, project) = match shipped.iter().find(|game| game.name == name) {
            Some(game) => match game.text() {
                Some(text) => (game.name, Project::parse(&text)?.0),
                None => return refused(Phrase::new(wording!("text-supplied")).with("game", game.name)),
            },
            None if name == OWN => (OWN, Project::parse(games::BLANK)?.0),
            None => {
                let names: Vec<&str> = shipped.iter().map(|game| game.name).chain([OWN]).collect();
                return refused(Phrase::new(wording!("shipped-game")).with("games", names.join(", ")));
            }
        };
        let first = Self { name, project, level: 0 };
        let Some(level) = level else { return Ok(first) };
        let column = name.len() as u32 + 2;
        first.with_level(level).map_err(|error| error.inside(TextPos { line: 1, column }))
    }
}

#[cfg(test)]
mod tests {
    use tilery_kit::Game;

    use super::*;
    use crate::TileCode;

    #[test]
    fn an_edition_has_levels_and_a_table_of_its_own_and_the_first_one_stays() {
        let [first, second] = [&games::ALL[0], &games::ALL[1]].map(|game| game.authored().unwrap());
        let shipped = [Shipped::new("walk", first), Shipped::new("walk.2", second)];
        for (text, project, level, table) in [
            ("walk", first, 0, "walk"),
            ("walk-3", first, 2, "walk"),
            ("walk.2", second, 0, "walk.2"),
            ("walk.2-3", second, 2, "walk.2"),
        ] {
            let params = Params::among(&shipped, text).unwrap();
            assert_eq!((params.to_string().as_str(), params.level()), (text, level));
            assert_eq!(params.project().meaning().title, Project::parse(project).unwrap().0.meaning().title);
            assert_eq!(TileCode::table(&params), table);
        }
        for text in ["walk.1", "walk.02", "walk.3", "walk.", "walk.2.2", "walk-3.2"] {
            assert!(Params::among(&shipped, text).is_err(), "{text}");
        }
    }
}

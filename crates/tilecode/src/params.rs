//! Parameters: the short name of a shipped game, or `own` for a project of one's own, and the level to begin with.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use tilery_kit::text::Mark;
use tilery_kit::{Phrase, Reader, TextError};

use crate::games;
use crate::project::Project;

/// What a project of one's own is called.
pub const OWN: &str = "own";

/// The project that is played, which is shared, not copied; and the level that a deal begins with.
#[derive(Debug, Clone, PartialEq)]
pub struct Params {
    name: &'static str,
    project: Rc<Project>,
    /// From 0.
    level: usize,
}

impl Params {
    /// The parameters of a project: its short name if it is one of the shipped ones, else `own`.
    pub fn of(project: Rc<Project>) -> Self {
        Self { name: project.shipped().unwrap_or(OWN), project, level: 0 }
    }

    /// Whether it is a shipped game.
    pub fn is_shipped(&self) -> bool {
        self.name != OWN
    }

    /// The project.
    pub fn project(&self) -> &Rc<Project> {
        &self.project
    }

    /// The short name of the game, whichever level it begins with.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The level that a deal begins with, from 0.
    pub fn level(&self) -> usize {
        self.level
    }

    /// How many levels there are to begin with.
    pub fn levels(&self) -> usize {
        self.project.meaning().levels.len()
    }

    /// The same game, begun with another level, its number written from 1.
    ///
    /// # Errors
    /// When the text is no number of a level.
    pub fn with_level(&self, text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let level = reader.number(1..=self.levels() as u32, "a level")?;
        reader.end()?;
        Ok(Self { level: level as usize - 1, ..self.clone() })
    }
}

impl fmt::Display for Params {
    /// The level is named when it is not the first one.
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

    /// Reads the short name of a shipped game, then `-` and the level if it is not the first one. `own` alone names a blank
    /// project: a project of one's own comes as a document.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let (name, level) = text.split_once('-').map_or((text, None), |(name, level)| (name, Some(level)));
        let game = games::ALL.iter().find(|game| game.name == name);
        let known = game.map(|game| (game.name, game.text)).or((name == OWN).then_some((OWN, games::BLANK)));
        let Some((name, text)) = known else {
            let names: Vec<&str> = games::ALL.iter().map(|game| game.name).chain([OWN]).collect();
            let expected = Phrase::new("a shipped game ({games})").with("games", names.join(", "));
            return Err(Reader::new(text).error(expected));
        };
        let (project, _) = Project::parse(text)?;
        let first = Self { name, project, level: 0 };
        let Some(level) = level else { return Ok(first) };
        let column = name.len() as u32 + 2;
        first.with_level(level).map_err(|error| error.inside(Mark { line: 1, column }))
    }
}

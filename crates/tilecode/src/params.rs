//! Parameters: the short name of a shipped game, or `own` for a project of one's own.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use tilery_kit::{Phrase, Reader, TextError};

use crate::games;
use crate::project::Project;

/// What a project of one's own is called.
pub const OWN: &str = "own";

/// The project that is played. It is shared, not copied.
#[derive(Debug, Clone, PartialEq)]
pub struct Params {
    name: &'static str,
    project: Rc<Project>,
}

impl Params {
    /// The parameters of a project: its short name if it is one of the shipped ones, else `own`.
    pub fn of(project: Rc<Project>) -> Self {
        let shipped = games::ALL.iter().find(|game| game.text == project.text());
        Self { name: shipped.map_or(OWN, |game| game.name), project }
    }

    /// The project.
    pub fn project(&self) -> &Rc<Project> {
        &self.project
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl FromStr for Params {
    type Err = TextError;

    /// Reads the short name of a shipped game. `own` alone names a blank project: a project of one's own comes as a document.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let game = games::ALL.iter().find(|game| game.name == text);
        let known = game.map(|game| (game.name, game.text)).or((text == OWN).then_some((OWN, games::BLANK)));
        let Some((name, text)) = known else {
            let names: Vec<&str> = games::ALL.iter().map(|game| game.name).chain([OWN]).collect();
            let expected = Phrase::new("a shipped game ({games})").with("games", names.join(", "));
            return Err(Reader::new(text).error(expected));
        };
        let (project, _) = Project::parse(text)?;
        Ok(Self { name, project })
    }
}

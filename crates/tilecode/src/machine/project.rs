//! A project that can run: its text, meaning and compiled program.

use std::rc::Rc;

use tilery_kit::{Name, Phrase, TextError, wording};

use crate::check::{Meaning, check, runnable};
use crate::document::{Document, MAX_BYTES, StateText, too_long};
use crate::fault::Finding;
use crate::games;
use crate::model::Kind;
use crate::program::Program;

/// A project that can run, shared by boards and parameters.
#[derive(Debug)]
pub struct Project {
    text: String,
    shipped: Option<&'static str>,
    meaning: Meaning,
    program: Program,
}

impl Project {
    /// Builds the project of a document.
    ///
    /// # Errors
    /// If the checker finds errors; all findings are returned.
    pub fn of(document: &Document) -> Result<Rc<Self>, Vec<Finding>> {
        let (meaning, findings) = check(document);
        if findings.iter().any(|finding| !finding.fault.is_warning()) {
            return Err(findings);
        }
        Ok(Self::made(document, meaning))
    }

    fn made(document: &Document, meaning: Meaning) -> Rc<Self> {
        let program = Program::compile(&meaning.rules, meaning.machine);
        let text = document.print_game();
        let shipped = games::of(&text).map(|game| game.name);
        Rc::new(Self { text, shipped, meaning, program })
    }

    /// Parses a project, and returns the line number and the text of its `state` block if it has one.
    ///
    /// # Errors
    /// If the text is not a project, or has errors; the first one is returned.
    pub fn parse(text: &str) -> Result<(Rc<Self>, StateText<'_>), TextError> {
        let (document, state) = Document::parse(text)?;
        let meaning = runnable(&document).map_err(|Finding { at, fault }| {
            let fault = Phrase::new(wording!("project-fault")).with("fault", fault.phrase());
            TextError::new(at, wording!("sound-project"), fault)
        })?;
        let project = Self::made(&document, meaning);
        if project.text.len() > MAX_BYTES {
            return Err(too_long());
        }
        Ok((project, state))
    }

    /// The canonical text without its tests, with a line break at its end.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The short name of the shipped game with the same text, if any.
    pub fn shipped(&self) -> Option<&'static str> {
        self.shipped
    }

    /// The name of a kind. In shipped games, it can be translated.
    pub(crate) fn name_of(&self, kind: &Kind) -> Name {
        self.name("kind", &kind.name, &kind.name)
    }

    /// The name of a level, by its number from 0.
    pub(crate) fn name_of_level(&self, level: usize) -> Name {
        let text = self.meaning.levels.get(level).map_or("", |level| &level.name);
        self.name("level", &(level + 1).to_string(), text)
    }

    pub(crate) fn name(&self, what: &str, which: &str, text: &str) -> Name {
        Name { id: self.shipped.map(|game| format!("{what}-{game}-{which}")), text: text.to_owned() }
    }

    /// The meaning of the text.
    pub fn meaning(&self) -> &Meaning {
        &self.meaning
    }

    /// The compiled rules.
    pub fn program(&self) -> &Program {
        &self.program
    }
}

impl PartialEq for Project {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.text == other.text
    }
}

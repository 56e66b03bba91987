//! A project that can run: its text, its meaning, and the program made of its rules.

use std::rc::Rc;

use tilery_kit::text::Mark;
use tilery_kit::{Phrase, TextError};

use crate::check::{Meaning, check};
use crate::document::{Document, MAX_BYTES, StateText, too_long};
use crate::fault::{Fault, Finding};
use crate::program::Program;

/// A project that can run. Boards and parameters share it.
#[derive(Debug)]
pub struct Project {
    text: String,
    meaning: Meaning,
    program: Program,
    warnings: Vec<Finding>,
}

impl Project {
    /// The project of a document.
    ///
    /// # Errors
    /// When the checker finds errors; everything that it found is returned.
    pub fn of(document: &Document) -> Result<Rc<Self>, Vec<Finding>> {
        let (meaning, findings) = check(document);
        if findings.iter().any(|finding| !finding.fault.is_warning()) {
            return Err(findings);
        }
        let program = Program::compile(&meaning.rules);
        let text = document.print_game();
        Ok(Rc::new(Self { text, meaning, program, warnings: findings }))
    }

    /// Reads a project, and returns the line number and the text of its `state` block if it has one.
    ///
    /// # Errors
    /// When the text is no project, or one that cannot run: the first of its errors.
    pub fn parse(text: &str) -> Result<(Rc<Self>, StateText<'_>), TextError> {
        let (document, state) = Document::parse(text)?;
        let project = Self::of(&document).map_err(|findings| first_error(&findings))?;
        if project.text.len() > MAX_BYTES {
            return Err(too_long());
        }
        Ok((project, state))
    }

    /// The canonical text without its tests, with a line break at its end.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What the text means.
    pub fn meaning(&self) -> &Meaning {
        &self.meaning
    }

    /// What is odd in it.
    pub fn warnings(&self) -> &[Finding] {
        &self.warnings
    }

    pub(crate) fn program(&self) -> &Program {
        &self.program
    }
}

impl PartialEq for Project {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.text == other.text
    }
}

fn first_error(findings: &[Finding]) -> TextError {
    let first = findings.iter().find(|finding| !finding.fault.is_warning());
    let fault = first.map_or(Fault::Unreadable, |finding| finding.fault.clone());
    let at = &first.map_or(Mark::START, |finding| finding.at);
    TextError::new(
        *at,
        "a project that can run",
        Phrase::new("a fault: {fault}").with("fault", fault.phrase()),
    )
}

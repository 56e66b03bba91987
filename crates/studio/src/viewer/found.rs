//! The findings of a view.

use tilery_kit::text::TextPos;
use tilery_kit::{Phrase, wording};

use super::MAX_FINDINGS;
use crate::view::{FindingView, Part, PartKind};
use tilery_tilecode::check::in_order;
use tilery_tilecode::fault::Finding;

/// Collects findings with their positions in the whole text and the parts that they are about.
#[derive(Default)]
pub(super) struct Found(Vec<FindingView>);

impl Found {
    /// Adds the findings of a part that has `lines` lines before it.
    pub(super) fn add(&mut self, findings: &[Finding], lines: u32, what: PartKind, n: usize) {
        self.0.extend(findings.iter().map(|Finding { at, fault }| FindingView {
            phrase: fault.phrase(),
            line: at.line + lines,
            column: at.column,
            is_warning: fault.is_warning(),
            tile: fault.tile(),
            part: Part { what, n },
        }));
    }

    pub(super) fn unread_test(&mut self, at: TextPos, n: usize) {
        let part = Part { what: PartKind::Test, n };
        let phrase = Phrase::new(wording!("unreadable-test"));
        self.0.push(FindingView {
            phrase,
            line: at.line,
            column: at.column,
            is_warning: true,
            tile: None,
            part,
        });
    }

    /// Sorts the findings by position, and returns them together with whether the project runs.
    pub(super) fn in_order(self) -> (Vec<FindingView>, bool) {
        let runs = self.0.iter().all(|finding| finding.is_warning);
        let order = in_order(self.0.iter().map(|&FindingView { line, column, .. }| TextPos { line, column }));
        (order.take(MAX_FINDINGS).map(|n| self.0[n].clone()).collect(), runs)
    }
}

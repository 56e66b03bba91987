//! Any edits of any project, written as in `crates/studio/tests/edits`: each is refused, or leads to a
//! project that parses as it is printed and has the stated length. A viewer with a cache shows the same as a
//! new one. Undoing everything restores the first project.

use tilery_kit::{AnySession, Editing};
use tilery_studio::{Board, Params, Studio, Viewer, view};
use tilery_tilecode::document::Document;
use tilery_tilecode::games;

pub fn run(text: &str) {
    let (head, edits) = text.split_once("\n>").unwrap_or((text, ""));
    let board = Board::parse(head).or_else(|_| Board::parse(games::BLANK)).expect("the blank project is one");
    let mut session = Editing::<Studio>::from_board(Params, board);
    let first = session.history().position();
    let mut viewer = Viewer::default();
    viewer.view(session.board());
    for line in edits.lines() {
        let edit = line.trim_start_matches(['>', ' ']);
        let before = session.history().position();
        if session.play(edit).is_err() {
            assert_eq!(session.history().position(), before, "`{edit}` was refused");
            continue;
        }
        let printed = session.board().print();
        let again = Board::parse(&printed).expect("a project is still one");
        assert_eq!(again.print(), printed, "`{edit}`");
        assert_eq!(session.board().bytes(), printed.len(), "`{edit}`");
        let (document, state) = Document::parse(&printed).expect("a project is still one");
        assert!(state.is_none(), "`{edit}` makes no state");
        assert_eq!(viewer.view(session.board()), view(document, printed.len()), "`{edit}`");
    }
    session.restart();
    assert_eq!(session.history().position(), first);
}

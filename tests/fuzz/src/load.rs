//! Any text is refused, or loads as a session that can be drawn, hinted, played, undone and saved. The save
//! loads again.

use tilery_kit::Budget;

pub fn run(text: &str) {
    let Ok(mut session) = tilery_collection::load(text) else {
        return;
    };
    session.film();
    session.labels();
    session.hint(&mut Budget::nodes(100));
    if let Some(mv) = session.legal().last() {
        session.play(mv).expect("a listed move plays");
        session.film();
        session.undo();
        session.film();
    }
    let save = session.history().save();
    let again = tilery_collection::load(&save).expect("a save loads");
    assert_eq!(again.history().save(), save);
    assert_eq!(again.history().position(), session.history().position());
}

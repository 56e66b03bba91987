//! The appearance of boards.

use tilery_kit::{AnySession, Game, Session};
use tilery_tilt::Tilt;

/// The arrow of a hint lies where four cells meet.
#[test]
fn the_arrow_of_a_hint_covers_no_number() {
    let role = Tilt::ROLES.iter().position(|role| role.name == "arrow").expect("a role of the game");
    for id in ["2x2#1", "3x3#1", "4x4#1", "5x5#1", "8x8#1"] {
        let mut session = Session::<Tilt>::open(id).expect("a deal");
        for mv in session.legal() {
            session.suggest(&mv).expect("a legal move can be shown");
            let scene = session.scene();
            let arrow =
                scene.sprites.iter().find(|sprite| usize::from(sprite.role) == role).expect("an arrow");
            let middle = arrow.rect.centre();
            for label in &scene.labels {
                let away = (label.at.x - middle.x).hypot(label.at.y - middle.y);
                assert!(away > arrow.rect.w / 2.0 + 0.3, "{id} {mv} {away}");
            }
        }
    }
}

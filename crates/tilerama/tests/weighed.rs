//! Looking back is offered only for games whose moves can be rated.

use tilery_kit::{AnySession, Budget, Session};
use tilery_tilerama::Tilerama;

fn dealt(id: &str) -> Session<Tilerama> {
    Session::open(id).unwrap_or_else(|error| panic!("{id}: {error}"))
}

#[test]
fn ratings_are_offered_where_a_game_can_be_rated() {
    for id in ["classic-c-x3#1", "picture-sunset-x3#1", "checker-x4#1", "compound-b-x4#1", "rim-x4~8#1"] {
        let mut session = dealt(id);
        assert!(session.offers().ratings, "{id}");
        let ratings = session.rate(&mut Budget::nodes(150_000));
        assert!(ratings.is_some_and(|ratings| ratings.len() == session.legal().len()), "{id}");
    }
    for id in ["classic-b-x4#1", "classic-b-x20#1", "classic-a-x4#1", "rim-x5#1", "rim-x5~8#1", "rim-x4~30#1"]
    {
        let mut session = dealt(id);
        assert!(!session.offers().ratings, "{id}");
        assert_eq!(session.rate(&mut Budget::nodes(1_000)), None, "{id}");
    }
}

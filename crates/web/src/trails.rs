//! The trails of games, as plain objects. Only the package of all games has them; the build writes each into
//! a file for the page.

use serde::Serialize;
use tilery_collection as collection;
use tilery_kit::{TextError, trail};

/// A chapter of a trail.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrailChapter {
    /// The id of its title.
    chapter: String,
    /// Its boards, easy ones first.
    boards: Vec<TrailBoard>,
}

/// A board of a trail.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrailBoard {
    /// The assignment, which `Session.load` opens.
    text: String,
    /// The length of the best known solution.
    par: usize,
    /// True if it is proven that no shorter solution exists.
    proven: bool,
    /// A solution in par moves.
    solution: Vec<String>,
    /// The id of a sentence with the board's lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    say: Option<String>,
    /// The gestures that make its moves, for boards of the chapter `welcome`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    gestures: Option<Vec<String>>,
}

/// The trail of a game. Each of its boards is an assignment with a par; the tests of each game play them.
pub fn of(game: &str) -> Result<Vec<TrailChapter>, TextError> {
    let chapters = trail::parse(collection::trail(game)?)?.into_iter().map(|chapter| {
        let boards = chapter.boards.into_iter().map(|board| {
            let session = collection::load(&board.text).map_err(|error| error.inside(board.pos))?;
            let par = session.history().assignment().and_then(|assignment| assignment.par);
            let (par, proven) = par.map_or((0, false), |par| (par.moves, par.is_proven));
            let solution = board.moves();
            let gestures = (!board.gestures.is_empty()).then_some(board.gestures);
            Ok(TrailBoard { text: board.text, par, proven, solution, say: board.say, gestures })
        });
        Ok(TrailChapter { chapter: chapter.name, boards: boards.collect::<Result<_, TextError>>()? })
    });
    chapters.collect()
}

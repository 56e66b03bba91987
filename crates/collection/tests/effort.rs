//! Tests the order of boards by effort: the number of moves that the player makes in the best known solution.

use tilery_collection::{NAMES, trail};
use tilery_kit::trail::{Chapter, parse};

/// A board of at most this many moves is easy, regardless of the boards before it.
const EASY: usize = 3;

fn chapters(game: &str) -> Vec<Chapter> {
    parse(trail(game).unwrap()).unwrap()
}

/// Boards that take more than twice the moves of any board before them in their chapter.
fn cliffs(chapter: &Chapter) -> Vec<String> {
    let mut most = EASY;
    let mut found = Vec::new();
    for (n, board) in (1..).zip(&chapter.boards) {
        let effort = board.effort();
        // There is nothing to compare the first board of a chapter with.
        if n > 1 && effort > 2 * most {
            found.push(format!("{} {n}: {effort} moves after {most}", chapter.name));
        }
        most = most.max(effort);
    }
    found
}

#[test]
fn no_level_takes_more_than_twice_the_moves_of_those_before() {
    let found: Vec<String> = chapters("tilecode").iter().flat_map(cliffs).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The first level of a game takes no more than a tenth more moves than its median level.
#[test]
fn games_do_not_begin_with_one_of_their_harder_levels() {
    for chapter in chapters("tilecode") {
        let mut efforts: Vec<usize> = chapter.boards.iter().map(|board| board.effort()).collect();
        let first = efforts[0];
        efforts.sort_unstable();
        let median = efforts[efforts.len() / 2];
        assert!(10 * first <= 11 * median, "{}: {first} moves, median {median}", chapter.name);
    }
}

#[test]
fn the_first_chapters_rise_without_cliffs() {
    for game in NAMES.iter().filter(|game| !trail(game).unwrap().is_empty()) {
        let chapters = chapters(game);
        let first = chapters.iter().filter(|chapter| chapter.name != "welcome").take(2);
        let found: Vec<String> = first.flat_map(cliffs).collect();
        assert!(found.is_empty(), "{game}: {}", found.join("\n"));
    }
}

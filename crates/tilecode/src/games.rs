//! The shipped games. Every build contains the hashes of their texts; the feature `texts` embeds the texts
//! themselves. The page's package omits the texts, since a visitor who plays one game would download all of
//! them; there, a text is supplied before its name is used. A game is played without the comments in its
//! text, but the studio opens the text with its comments.

use std::sync::OnceLock;

use tilery_kit::save::{HASH_OF_NOTHING, hash_on};

/// A shipped game.
#[derive(Debug)]
pub struct Shipped {
    /// Its short name, as in parameters.
    pub name: &'static str,
    /// The hash of its project without comments.
    hash: u64,
    /// Its text, if embedded.
    embedded: Option<&'static str>,
    /// Its text, if supplied later. The hash ensures that it is the right text, so it never changes.
    supplied: OnceLock<Box<str>>,
}

impl Shipped {
    pub(crate) const fn new(name: &'static str, text: &'static str) -> Self {
        let embedded = if cfg!(feature = "texts") { Some(text) } else { None };
        Self { name, hash: hash_played(text), embedded, supplied: OnceLock::new() }
    }

    /// Its text with comments, in canonical form. `None` if it is neither embedded nor supplied yet.
    pub fn authored(&self) -> Option<&str> {
        self.embedded.or_else(|| self.supplied.get().map(AsRef::as_ref))
    }

    /// Its text without comments, as it is played. `None` if [`Shipped::authored`] is `None`.
    pub fn text(&self) -> Option<String> {
        let text = self.authored()?;
        Some(text.split_inclusive('\n').filter(|line| !line.starts_with('#')).collect())
    }
}

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        /// All shipped games, in the order in which players see them.
        pub static ALL: [Shipped; [$($name),*].len()] =
            [$(Shipped::new($name, include_str!(concat!("../games/", $name, ".txt")))),*];
    };
}

shipped![
    "steps", "crates", "gates", "lever", "rocks", "snake", "maze", "aliens", "crossing", "gems", "belts",
    "dungeon", "robot", "herd",
];

/// A project to start from: a walled lawn and a player who walks on it.
pub const BLANK: &str = include_str!("../games/blank.txt");

/// The shipped games that are offered as examples of the studio, beside the games made with it: remakes of known
/// games.
pub const EXAMPLES: [&str; 6] = ["rocks", "snake", "maze", "aliens", "crossing", "belts"];

/// Looks up a shipped game by name.
pub fn named(name: &str) -> Option<&'static Shipped> {
    ALL.iter().find(|game| game.name == name)
}

/// The shipped game that equals a project, apart from comments.
pub fn of(text: &str) -> Option<&'static Shipped> {
    let hash = hash_played(text);
    ALL.iter().find(|game| game.hash == hash)
}

/// Supplies the text of a shipped game, with or without comments. Returns false if it is not the text of that
/// game.
pub fn supply(name: &str, text: &str) -> bool {
    let Some(game) = of(text).filter(|game| game.name == name) else { return false };
    game.supplied.get_or_init(|| text.into());
    true
}

/// The hash of a text without its comments.
const fn hash_played(text: &str) -> u64 {
    let text = text.as_bytes();
    let (mut hash, mut at, mut is_kept) = (HASH_OF_NOTHING, 0, true);
    while at < text.len() {
        if at == 0 || text[at - 1] == b'\n' {
            is_kept = text[at] != b'#';
        }
        if is_kept {
            hash = hash_on(hash, text[at]);
        }
        at += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_supplied_under_its_own_name_only() {
        for game in &ALL {
            let (authored, played) = (game.authored().unwrap(), game.text().unwrap());
            assert!(supply(game.name, authored) && supply(game.name, &played));
            assert!(!supply("nothing", authored) && !supply(game.name, BLANK));
            assert!(!supply(game.name, &authored.replacen("title ", "title x", 1)), "{}", game.name);
            assert_eq!([authored, &played].map(|text| of(text).map(|game| game.name)), [Some(game.name); 2]);
        }
        assert!(!supply("crates", ALL[0].authored().unwrap()));
    }

    #[test]
    fn supplied_texts_are_played_like_embedded_ones() {
        let text = BLANK;
        let game = Shipped { embedded: None, ..Shipped::new("blank", text) };
        assert_eq!(game.text(), None);
        let _ = game.supplied.set(["# a comment\n", text].concat().into());
        assert_eq!(game.text().as_deref(), Some(text));
    }
}

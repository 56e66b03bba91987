//! The games that are shipped. Each is known by the hash of its text, which every build holds; the texts themselves are embedded by the
//! feature `texts`. The page's package is without them, since a visitor plays one game and would fetch all: there a text is supplied
//! before its name is used. What is played has no comments, which no player sees; those who change a game in the studio get its text as its
//! author wrote it.

use std::sync::OnceLock;

use tilery_kit::save::{HASH_OF_NOTHING, hash_on};

/// A shipped game.
#[derive(Debug)]
pub struct Shipped {
    /// Its short name: the parameters of a game.
    pub name: &'static str,
    /// The hash of its project without comments.
    hash: u64,
    /// Its text where it is embedded.
    embedded: Option<&'static str>,
    /// Its text where it had to be supplied. That comes late but never changes: the hash says which text it is.
    supplied: OnceLock<Box<str>>,
}

impl Shipped {
    pub(crate) const fn new(name: &'static str, text: &'static str) -> Self {
        let embedded = if cfg!(feature = "texts") { Some(text) } else { None };
        Self { name, hash: hash_played(text), embedded, supplied: OnceLock::new() }
    }

    /// Its project as its author wrote it, in canonical form; none before it was supplied, where it is not embedded.
    pub fn authored(&self) -> Option<&str> {
        self.embedded.or_else(|| self.supplied.get().map(AsRef::as_ref))
    }

    /// Its project as it is played: without comments. None where [`Shipped::authored`] has none.
    pub fn text(&self) -> Option<String> {
        let text = self.authored()?;
        Some(text.split_inclusive('\n').filter(|line| !line.starts_with('#')).collect())
    }
}

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        /// All of them, in the order in which players see them.
        pub static ALL: [Shipped; [$($name),*].len()] =
            [$(Shipped::new($name, include_str!(concat!("../games/", $name, ".txt")))),*];
    };
}

shipped![
    "steps", "crates", "rocks", "snake", "maze", "aliens", "crossing", "gems", "belts", "dungeon", "robot",
    "herd",
];

/// A project to begin from: a walled lawn, and somebody who walks on it.
pub const BLANK: &str = include_str!("../games/blank.txt");

/// The shipped game of that name.
pub fn named(name: &str) -> Option<&'static Shipped> {
    ALL.iter().find(|game| game.name == name)
}

/// The shipped game as which a project plays: their texts differ in comments at most.
pub fn of(text: &str) -> Option<&'static Shipped> {
    let hash = hash_played(text);
    ALL.iter().find(|game| game.hash == hash)
}

/// Takes in the text of a shipped game, comments or not. False when it is the text of no such game.
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
    fn what_was_supplied_is_played_as_if_it_were_embedded() {
        let text = BLANK;
        let game = Shipped { embedded: None, ..Shipped::new("blank", text) };
        assert_eq!(game.text(), None);
        let _ = game.supplied.set(["# a comment\n", text].concat().into());
        assert_eq!(game.text().as_deref(), Some(text));
    }
}

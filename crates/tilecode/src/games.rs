//! The games that are shipped. What is played is embedded without its comments, which no player sees and every visitor would fetch; those who
//! change a game in the studio get its text as its author wrote it.

/// A shipped game.
#[derive(Debug)]
pub struct Shipped {
    /// Its short name: the parameters of a game.
    pub name: &'static str,
    /// Its project, in canonical form but for its comments, which are left out.
    pub text: &'static str,
}

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        /// All of them, in the order in which players see them.
        pub const ALL: &[Shipped] = &[$(Shipped {
            name: $name,
            text: {
                const AUTHORED: &[u8] = include_bytes!(concat!("../games/", $name, ".txt"));
                const PLAYED: [u8; played_length(AUTHORED)] = played(AUTHORED);
                match std::str::from_utf8(&PLAYED) {
                    Ok(text) => text,
                    Err(_) => panic!("a game that is not text"),
                }
            },
        }),*];

        /// The project of a shipped game as its author wrote it, in canonical form; none when no game has that name.
        pub fn authored(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some(include_str!(concat!("../games/", $name, ".txt"))),)*
                _ => None,
            }
        }
    };
}

shipped![
    "steps", "crates", "rocks", "snake", "maze", "aliens", "crossing", "gems", "belts", "dungeon", "robot",
    "herd",
];

/// A project to begin from: a walled lawn, and somebody who walks on it.
pub const BLANK: &str = include_str!("../games/blank.txt");

/// Whether a project plays as a shipped game does: their texts differ in comments at most.
pub fn is_same(text: &str, shipped: &Shipped) -> bool {
    text.lines().filter(|line| !line.starts_with('#')).eq(shipped.text.lines())
}

/// The end of the line that begins at `from`, its line break included.
const fn line_end(text: &[u8], from: usize) -> usize {
    let mut at = from;
    while at < text.len() && text[at] != b'\n' {
        at += 1;
    }
    if at < text.len() { at + 1 } else { at }
}

/// How long a text is without its comments.
const fn played_length(text: &[u8]) -> usize {
    let (mut from, mut length) = (0, 0);
    while from < text.len() {
        let end = line_end(text, from);
        if text[from] != b'#' {
            length += end - from;
        }
        from = end;
    }
    length
}

/// A text without its comments.
const fn played<const N: usize>(text: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    let (mut from, mut at) = (0, 0);
    while from < text.len() {
        let end = line_end(text, from);
        let is_kept = text[from] != b'#';
        while from < end {
            if is_kept {
                out[at] = text[from];
                at += 1;
            }
            from += 1;
        }
    }
    out
}

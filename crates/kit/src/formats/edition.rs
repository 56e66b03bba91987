//! Editions of shipped games and boards. A game or board that changes after a release gets a new name:
//! `rocks.2` is the second edition of `rocks`. The previous edition stays unchanged, so that ids, saves and
//! tables that name it remain valid. A name without a number is the first edition. Only the newest edition is
//! offered to players.

/// Splits a name into its base and its edition, from 1.
pub fn of(name: &str) -> (&str, u32) {
    let parts = name.split_once('.').and_then(|(base, edition)| Some((base, edition.parse().ok()?)));
    parts.unwrap_or((name, 1))
}

/// True if `all` contains no later edition of `name`.
pub fn is_newest<'a>(name: &str, all: impl IntoIterator<Item = &'a str>) -> bool {
    let (base, edition) = of(name);
    !all.into_iter().map(of).any(|(other, later)| other == base && later > edition)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_edition_is_offered() {
        let all = ["rocks", "rocks.2", "gems", "rocks.10", "rock"];
        assert_eq!(all.map(of), [("rocks", 1), ("rocks", 2), ("gems", 1), ("rocks", 10), ("rock", 1)]);
        assert_eq!(all.map(|name| is_newest(name, all)), [false, false, true, true, true]);
    }
}

//! Editions of what ships. A shipped game or board that changes after a release comes under another name, `rocks.2` being the second edition
//! of `rocks`, and the one before stays as it was: so the ids, saves and tables that name it stay true. A name without a number means the
//! first edition for good; only the newest one is offered.

/// A name and its edition, from 1.
pub fn of(name: &str) -> (&str, u32) {
    let parts = name.split_once('.').and_then(|(base, edition)| Some((base, edition.parse().ok()?)));
    parts.unwrap_or((name, 1))
}

/// Whether there is no later edition of it among those names.
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

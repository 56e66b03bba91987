//! Printing a document in its canonical form.

use super::{
    CounterText, Document, GroupText, HEADER, Item, LevelPart, Noted, Rows, RuleLine, RuleText, VERSIONS,
};
use crate::model::{View, Views};
use crate::words;

/// The first line of a project, without its line break.
pub fn print_first_line(is_second: bool) -> String {
    [HEADER, " ", VERSIONS[usize::from(is_second)]].concat()
}
impl Document {
    /// Prints the document in its canonical form, with a line break at its end.
    pub fn print(&self) -> String {
        self.print_where(|_| true)
    }

    /// Prints the game: the document without its tests.
    pub fn print_game(&self) -> String {
        self.print_where(|item| !matches!(item, Item::Test(_)))
    }

    fn print_where(&self, is_printed: impl Fn(&Item) -> bool) -> String {
        let mut out = print_first_line(self.is_second());
        out.push('\n');
        self.items.iter().filter(|item| is_printed(&item.body)).for_each(|item| item.print(&mut out));
        print_end(&self.notes, &mut out);
        out
    }
}
impl RuleText {
    /// Prints the rule without the comments before it.
    pub fn print(&self) -> String {
        let mut out = String::new();
        print_rule(&mut out, self);
        out
    }
}
impl Noted<Item> {
    /// Prints a part of a document with its comments. An empty line comes before levels, rules and tests.
    pub fn print(&self, out: &mut String) {
        if matches!(self.body, Item::Level(_) | Item::Rule(_) | Item::Test(_)) {
            out.push('\n');
        }
        lines(out, &self.notes);
        print_item(out, &self.body);
    }
}

/// Prints the comments at the end of a document.
pub fn print_end(notes: &[String], out: &mut String) {
    if !notes.is_empty() {
        out.push('\n');
        lines(out, notes);
    }
}

fn lines(out: &mut String, lines: &[String]) {
    for line in lines {
        out.push_str(line);
        out.push('\n');
    }
}

fn print_item(out: &mut String, item: &Item) {
    match item {
        Item::Title(title) => line(out, &["title", title]),
        Item::Pace(pace) => line(out, &["pace", &pace.text]),
        Item::Time(time) => line(out, &["time", &time.text]),
        Item::Machine(machine) => line(out, &["machine", &machine.text]),
        Item::Rooms(cols) => line(out, &["rooms", &cols.text]),
        Item::Card(what, text) => named(out, what.word(), text),
        Item::Counter(CounterText { name, start, is_shown }) => {
            let words = ["counter", &name.text, &start.text, "shown"];
            line(out, &words[..3 + usize::from(*is_shown)]);
        }
        Item::Message(name, text) => line(out, &["message", &name.text, text]),
        Item::Kind(kind) => {
            let word = if kind.is_sprite { "sprite" } else { "background" };
            let words = [word, &kind.name.text, &kind.letter.text, &kind.picture.name.text];
            let style = kind.style.iter().map(|word| word.text.as_str());
            line(out, &words.into_iter().chain(style).collect::<Vec<_>>());
            print_rows(out, &kind.picture.pixels, str::to_ascii_lowercase);
            for Noted { notes, body, .. } in &kind.frames {
                lines(out, notes);
                line(out, &["frame", &body.name.text]);
                print_rows(out, &body.pixels, str::to_ascii_lowercase);
            }
        }
        Item::Group(GroupText { name, members }) => {
            let members = members.iter().map(|word| word.text.as_str());
            line(out, &["group", &name.text].into_iter().chain(members).collect::<Vec<_>>());
        }
        Item::Level(level) => {
            named(out, "level", &level.name);
            for Noted { notes, body, .. } in &level.parts {
                lines(out, notes);
                match body {
                    LevelPart::Map(rows) => {
                        line(out, &["map"]);
                        print_rows(out, rows, str::to_owned);
                    }
                    LevelPart::Sprites(rows) => {
                        line(out, &["sprites"]);
                        print_rows(out, rows, str::to_owned);
                    }
                    LevelPart::Unread(text) => line(out, &[text]),
                }
            }
        }
        Item::Rule(rule) => print_rule(out, rule),
        Item::Test(test) => {
            named(out, "test", &test.name);
            print_rows(out, &test.rows, str::to_owned);
        }
        Item::Unread(text) => line(out, &[text]),
    }
}

fn named(out: &mut String, word: &str, name: &str) {
    if name.is_empty() {
        line(out, &[word]);
    } else {
        line(out, &[word, name]);
    }
}

fn line(out: &mut String, words: &[&str]) {
    for (n, word) in words.iter().enumerate() {
        if n > 0 {
            out.push(' ');
        }
        out.push_str(word);
    }
    out.push('\n');
}

fn print_rows(out: &mut String, rows: &Rows, print: impl Fn(&str) -> String) {
    for row in rows {
        lines(out, &row.notes);
        out.push_str("  ");
        out.push_str(&print(&row.body));
        out.push('\n');
    }
}

fn print_rule(out: &mut String, rule: &RuleText) {
    let mut words = vec!["rule", &rule.event.text];
    let mut views = Views::default();
    for word in &rule.views {
        views.0 |= Views::named(&word.text).map_or(0, |view| view.0);
    }
    words.extend(view_names(views));
    words.extend(rule.views.iter().map(|word| word.text.as_str()).filter(|text| {
        let is_off = *text == "off";
        Views::named(text).is_none() && !is_off
    }));
    if rule.views.iter().any(|word| word.text == "off") {
        words.push("off");
    }
    line(out, &words);
    for Noted { notes, body, .. } in &rule.lines {
        lines(out, notes);
        match body {
            RuleLine::When { place, terms } => {
                let terms = terms.iter().map(|word| word.text.as_str());
                line(out, &[&["when", &place.text][..], &terms.collect::<Vec<_>>()].concat());
            }
            RuleLine::Do { row, commands } => {
                let commands = commands.iter().map(|word| words::canonical_command(&word.text));
                let mut all = vec!["do".to_owned(), row.text.clone()];
                all.extend(commands);
                out.push_str(&all.join(" "));
                out.push('\n');
            }
            RuleLine::Unread(text) => line(out, &[text]),
        }
    }
}

/// The views in notation: the flips, then the rotations, all three of them as `all-four`.
pub fn view_names(views: Views) -> Vec<&'static str> {
    let has_all_four = views.0 & Views::ALL_FOUR.0 == Views::ALL_FOUR.0;
    let mut names: Vec<&str> = View::DERIVED
        .into_iter()
        .enumerate()
        .filter(|(n, _)| views.0 >> n & 1 == 1 && !(has_all_four && Views::ALL_FOUR.0 >> n & 1 == 1))
        .map(|(_, view)| view.name())
        .collect();
    if has_all_four {
        names.push("all-four");
    }
    names
}

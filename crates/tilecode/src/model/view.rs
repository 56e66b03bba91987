//! Views: flipped and rotated versions of a rule.

use tilery_kit::Dir;

use super::{Button, Command, Event, Heading, Headings, Offset, Predicate, Rule};

/// A set of derived rules, with a bit for each of [`View::DERIVED`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Views(pub u8);

impl Views {
    /// The three rotations, written `all-four`.
    pub const ALL_FOUR: Self = Self(0b1_1100);

    /// Parses the name of a view or of `all-four`.
    pub fn named(name: &str) -> Option<Self> {
        if name == "all-four" {
            return Some(Self::ALL_FOUR);
        }
        View::DERIVED.iter().position(|view| view.name() == name).map(|n| Self(1 << n))
    }
}

/// The rule itself or one of its derived rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum View {
    Original,
    FlipH,
    FlipV,
    RotCw,
    Rot180,
    RotCcw,
}

impl View {
    /// The derived views, in order.
    pub const DERIVED: [Self; 5] = [Self::FlipH, Self::FlipV, Self::RotCw, Self::Rot180, Self::RotCcw];

    /// Its name in notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Original => "original",
            Self::FlipH => "flip-h",
            Self::FlipV => "flip-v",
            Self::RotCw => "rot-cw",
            Self::Rot180 => "rot-180",
            Self::RotCcw => "rot-ccw",
        }
    }

    /// Transforms a step of rows down and columns right.
    pub fn turn(self, (row, col): (i32, i32)) -> (i32, i32) {
        match self {
            Self::Original => (row, col),
            Self::FlipH => (row, -col),
            Self::FlipV => (-row, col),
            Self::RotCw => (col, -row),
            Self::Rot180 => (-row, -col),
            Self::RotCcw => (-col, row),
        }
    }

    /// Transforms a tile of the neighbourhood.
    pub fn place(self, place: Offset) -> Offset {
        Offset::at(self.turn(place.delta()))
    }

    /// Transforms a direction.
    pub fn dir(self, dir: Dir) -> Dir {
        let turned = self.turn(dir.delta());
        Dir::ALL.into_iter().find(|other| other.delta() == turned).unwrap_or(dir)
    }

    fn headings(self, headings: Headings) -> Headings {
        let turned = Dir::ALL.into_iter().filter(|&dir| headings.hold(Heading::Moving(dir)));
        Headings(turned.fold(headings.0 & 1 << 4, |bits, dir| bits | 1 << self.dir(dir) as u8))
    }

    /// The transformed rule, which has no views of its own.
    pub fn of(self, rule: &Rule) -> Rule {
        let mut seen = Rule { views: Views::default(), ..rule.clone() };
        seen.event = match rule.event {
            Event::Press(Button::Arrow(dir)) => Event::Press(Button::Arrow(self.dir(dir))),
            Event::Smash(dir) => Event::Smash(self.dir(dir)),
            other => other,
        };
        for place in (0..9).map(Offset) {
            let predicate = rule.when[place.0];
            let headings = self.headings(predicate.headings);
            seen.when[self.place(place).0] = Predicate { headings, ..predicate };
        }
        for (row, place) in Offset::ROWS.into_iter().enumerate() {
            let there = self.place(place);
            let to = Offset::ROWS.iter().position(|other| *other == there).unwrap_or(row);
            seen.rows[to] = rule.rows[row].clone();
            for command in &mut seen.rows[to] {
                if let Command::Move(dir) | Command::ExitBy(dir) = command {
                    *dir = self.dir(*dir);
                }
            }
        }
        seen
    }
}

impl Rule {
    /// The rule and its distinct derived rules, in the order in which they run.
    pub fn seen(&self) -> Vec<Self> {
        self.seen_as().into_iter().map(|(_, rule)| rule).collect()
    }

    /// As [`Rule::seen`], each rule with its view.
    pub fn seen_as(&self) -> Vec<(View, Self)> {
        self.seen_each(false)
    }

    /// As [`Rule::seen_as`], with equal derived rules if the original's machine runs them.
    pub(crate) fn seen_each(&self, is_original: bool) -> Vec<(View, Self)> {
        let mut seen = vec![(View::Original, View::Original.of(self))];
        for (n, view) in View::DERIVED.into_iter().enumerate() {
            if self.views.0 >> n & 1 == 1 {
                let derived = view.of(self);
                if is_original || seen.iter().all(|(_, other)| *other != derived) {
                    seen.push((view, derived));
                }
            }
        }
        seen
    }
}

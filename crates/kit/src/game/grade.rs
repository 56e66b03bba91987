//! Grades of moves, and the losses at which each begins: what the coach reports, and a review marks.

use serde::Serialize;

/// The quality of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Grade {
    /// No move is better.
    Best,
    /// A loss within the search's error, or below that of an inaccuracy.
    Good,
    /// A small loss.
    Inaccuracy,
    /// A moderate loss.
    Mistake,
    /// A large loss.
    Blunder,
}

impl Grade {
    /// The word that selects the grade's variant in sentences.
    pub fn name(self) -> &'static str {
        ["best", "good", "inaccuracy", "mistake", "blunder"][self as usize]
    }
}

/// The smallest losses of an inaccuracy, a mistake and a blunder, as shares of the best move's value.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The shares, in ascending order.
    pub shares: [f64; 3],
    /// The error of ratings, in the game's unit. A smaller loss counts as none.
    pub error: f64,
}

impl Limits {
    /// The usual shares: 0.5 %, 2 % and 8 %.
    pub const fn of_share(error: f64) -> Self {
        Self { shares: [0.005, 0.02, 0.08], error }
    }

    /// The grade of a move with this value where the best move has the value `best`.
    pub fn grade(&self, best: f64, value: f64) -> Grade {
        let loss = best - value;
        // The difference of two hopeless moves is infinity minus infinity, which is NaN.
        if loss.is_nan() || loss <= 0.0 {
            return Grade::Best;
        }
        let above =
            self.shares.iter().filter(|&&share| loss > self.error && loss >= share * best.abs()).count();
        [Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder][above]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_depend_on_the_loss_relative_to_the_best_value() {
        let limits = Limits::of_share(3.0);
        let grade = |value| limits.grade(1000.0, value);
        let grades = [1000.0, 997.0, 996.0, 994.0, 980.0, 921.0, 920.0, f64::NEG_INFINITY].map(grade);
        use Grade::{Best, Blunder, Good, Inaccuracy, Mistake};
        assert_eq!(grades, [Best, Good, Good, Inaccuracy, Mistake, Mistake, Blunder, Blunder]);
        // In games that count the remaining moves, values are negative.
        assert_eq!(Limits::of_share(0.5).grade(-10.0, -11.0), Blunder);
        assert_eq!(limits.grade(f64::NEG_INFINITY, f64::NEG_INFINITY), Best);
    }
}

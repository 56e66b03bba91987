//! Text formats that are independent of any game's rules: saves, trails, score tables, edition names.

pub mod edition;
pub mod save;
pub mod score;
pub mod trail;

pub use score::{Order, Table};

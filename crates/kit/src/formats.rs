//! Text formats that are independent of any game's rules: saves, trails, edition names.

pub mod edition;
pub mod save;
pub mod trail;

//! Positions before the levels of a game. The measurement of hints uses them too.

/// A position in which `drop 3` clears the level before `level`, so that the level is dealt from `chance`.
pub fn before(params: &str, level: u32, chance: u64) -> String {
    let rows = "........-........-........-........-........-........-........-aa......";
    let sides = ["aaaaaaaa+aaaaaaaa"; 4].join("/");
    format!("{params}@{}/0/0/{rows}/{sides}/bbb;chance={chance:016x}", level - 1)
}

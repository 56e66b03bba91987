//! A rule as the original stores it.

/// The type of a rule.
pub const PRESS: u8 = 0;
pub const CHANGE: u8 = 1;
pub const SMASH: u8 = 2;
pub const NEVER: u8 = 3;

/// Arrows beyond the four directions.
pub const RESTING: u8 = 4;
pub const MOVING: u8 = 5;
pub const ANY: u8 = 6;

/// The condition of a tile on a kind.
pub const INCLUDE: u8 = 1;
pub const ALSO: u8 = 2;
pub const EXCLUDE: u8 = 3;

/// Commands.
pub const MOVE: u8 = 0;
pub const PAINT: u8 = 1;
pub const CREATE: u8 = 2;
pub const DESTROY: u8 = 3;
pub const GAME: u8 = 4;
pub const PORTAL: u8 = 5;
pub const BLOCK: u8 = 6;
/// The argument of *move* that stops.
pub const STOP: u8 = 4;

/// A rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    pub sort: u8,
    /// The button of a press rule.
    pub argument: u8,
    /// Its derived rules.
    pub view: u8,
    pub tiles: Vec<Tile>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// The column and the row, 1 to 3.
    pub place: (u8, u8),
    /// The condition on each background.
    pub grounds: Vec<u8>,
    /// The condition on each kind of sprites.
    pub sprites: Vec<u8>,
    pub arrow: u8,
    /// Commands and their arguments.
    pub commands: Vec<(u8, u8)>,
}

/// Reads a rule of a game with so many kinds.
///
/// # Errors
/// The number of the first byte that cannot be read, or of bytes if it ends too early.
pub fn read(bytes: &[u8], grounds: usize, sprites: usize) -> Result<Stored, usize> {
    let halves = |n: usize| bytes.get(n).map(|byte| (byte & 15, byte >> 4)).ok_or(n);
    let fits = |fits: bool, n: usize| if fits { Ok(()) } else { Err(n) };
    let ((sort, argument), (view, count)) = (halves(0)?, halves(1)?);
    fits(sort <= NEVER && (argument <= 4 || sort != PRESS), 0)?;
    fits(view <= 6 && count <= 9, 1)?;
    let mut at = 2;
    let mut tiles: Vec<Tile> = Vec::new();
    let mut lengths = Vec::new();
    for _ in 0..count {
        let place = halves(at)?;
        let is_free = tiles.iter().all(|tile| tile.place != place);
        fits((1..=3).contains(&place.0) && (1..=3).contains(&place.1) && is_free, at)?;
        let attributes = |from: usize, kinds: usize| {
            let all = (0..kinds).map(|kind| {
                let n = from + kind / 4;
                bytes.get(n).map(|byte| byte >> (kind % 4 * 2) & 3).ok_or(n)
            });
            all.collect::<Result<Vec<u8>, usize>>()
        };
        let (of_grounds, of_sprites) =
            (attributes(at + 1, grounds)?, attributes(at + 1 + grounds / 4, sprites)?);
        at += 1 + grounds / 4 + sprites / 4;
        let (arrow, length) = halves(at)?;
        fits(arrow <= ANY && length <= 4, at)?;
        lengths.push(length);
        tiles.push(Tile { place, grounds: of_grounds, sprites: of_sprites, arrow, commands: Vec::new() });
        at += 1;
    }
    for (tile, length) in tiles.iter_mut().zip(lengths) {
        for _ in 0..length {
            let (command, argument) = (*bytes.get(at).ok_or(at)?, *bytes.get(at + 1).ok_or(at + 1)?);
            let most = match command {
                MOVE => 5,
                PAINT | PORTAL => grounds,
                CREATE | BLOCK => sprites,
                DESTROY => 1,
                GAME => 3,
                _ => return Err(at),
            };
            fits(usize::from(argument) < most, at + 1)?;
            tile.commands.push((command, argument));
            at += 2;
        }
    }
    fits(at == bytes.len(), at)?;
    Ok(Stored { sort, argument, view, tiles })
}

pub fn bytes_of(rule: &Stored) -> Vec<u8> {
    let mut bytes = vec![rule.sort | rule.argument << 4, rule.view | (rule.tiles.len() as u8) << 4];
    for tile in &rule.tiles {
        bytes.push(tile.place.0 | tile.place.1 << 4);
        for kinds in [&tile.grounds, &tile.sprites] {
            let byte = |four: &[u8]| four.iter().rev().fold(0, |byte, attribute| byte << 2 | attribute);
            bytes.extend(kinds.chunks(4).map(byte));
        }
        bytes.push(tile.arrow | (tile.commands.len() as u8) << 4);
    }
    for (command, argument) in rule.tiles.iter().flat_map(|tile| &tile.commands) {
        bytes.extend([*command, *argument]);
    }
    bytes
}

//! Draws the board as sprites and labels.

use tilery_kit::{Key, Layout, Name, Point, Rect, Role, Say, Scene, roles};

use crate::board::Board;
use crate::buttons::Round;
use crate::desk::Desk;
use crate::input::Ui;
use crate::model::{Button, Facing, Kind, MAX_FRAMES, MAX_KINDS};
use crate::piece::Piece;
use crate::window::Window;

roles! {
    /// The role of backgrounds. Looks are picture numbers.
    pub ROLE_BACKGROUND = Role::new("background", LOOKS);
    /// The role of sprites. Looks are picture numbers.
    pub ROLE_SPRITE = Role::new("sprite", LOOKS);
    /// The role of the pad's buttons. Looks: arrows clockwise from up, then A and B; the same six for held
    /// buttons, and again for hinted buttons.
    pub ROLE_PAD = Role::optional("pad", 3 * BUTTONS, "pad");
    /// The role of the sign for stopped time.
    pub ROLE_PAUSED = Role::new("paused", 1);
    ROLE_BACKGROUND_BEATS = Role::new("background-beats", LOOKS);
    ROLE_SPRITE_BEATS = Role::new("sprite-beats", LOOKS);
    ROLE_SPRITE_HOPS = Role::new("sprite-hops", LOOKS);
    ROLE_SPRITE_HOPS_BEATS = Role::new("sprite-hops-beats", LOOKS);
    /// The role of the keyboard cursor for touching tiles.
    pub ROLE_CURSOR = Role::new("cursor", 1);
    /// The role of a hint on the map: a button, with the looks of the pad, or the tile to be touched.
    pub ROLE_HINT = Role::new("hint", BUTTONS + 1);
}

/// The number of buttons.
const BUTTONS: u16 = Button::ALL.len() as u16;

/// The offset between the looks of successive frames of a kind.
pub const FRAME: u16 = 2 * MAX_KINDS as u16;
/// The number of looks: pictures of backgrounds and sprites for each frame, and the same mirrored.
pub const LOOKS: u16 = 2 * MIRRORED;
/// The first mirrored look.
pub const MIRRORED: u16 = FRAME * MAX_FRAMES as u16;

/// The role of a background or sprite. It hops instead of sliding if `hops`; its look alternates with the
/// next frame if `beats`.
fn role(base: u16, hops: bool, beats: bool) -> u16 {
    match (base, hops, beats) {
        (_, false, false) => base,
        (ROLE_BACKGROUND, ..) => ROLE_BACKGROUND_BEATS,
        (_, false, true) => ROLE_SPRITE_BEATS,
        (_, true, false) => ROLE_SPRITE_HOPS,
        (_, true, true) => ROLE_SPRITE_HOPS_BEATS,
    }
}

/// The visible frame of a kind, and true if it alternates with the next frame.
fn frame(kind: &Kind, is_moving: bool) -> (u16, bool) {
    let count = kind.frames.len() as u16;
    let is_still = count == 1 || kind.style.facing == Facing::Four || kind.style.walks && !is_moving;
    if is_still {
        (0, false)
    } else if is_moving {
        (count - 2, true)
    } else {
        (0, true)
    }
}

/// The maximum number of sprites drawn on a tile.
const TOP: usize = 8;

/// The sprites of a tile that are drawn, oldest first: the topmost [`TOP`].
fn top(board: &Board, tile: u16) -> impl Iterator<Item = &Piece> {
    let mut hidden = [0; MAX_KINDS];
    board.on(tile).for_each(|(_, piece)| hidden[usize::from(piece.kind)] += 1);
    let mut room = TOP;
    for count in &mut hidden {
        let seen = room.min(*count);
        (*count, room) = (*count - seen, room - seen);
    }
    board.on(tile).map(|(_, piece)| piece).filter(move |piece| {
        let hidden = &mut hidden[usize::from(piece.kind)];
        let is_seen = *hidden == 0;
        *hidden = hidden.saturating_sub(1);
        is_seen
    })
}

pub fn draw(board: &Board, ui: &Ui, layout: Layout, scene: &mut Scene) {
    let Desk { window, pad, view } = ui.desk(board, layout);
    let meaning = board.project().meaning();
    let kinds = meaning.sprites.len() as u8;
    let map = window.rect();
    for row in window.row.saturating_sub(1)..board.rows.min(window.row + window.rows + 1) {
        for col in window.col.saturating_sub(1)..board.cols.min(window.col + window.cols + 1) {
            let tile = board.tile(row, col);
            let kind = board.backgrounds[usize::from(tile)];
            let rect = Rect::new(col as f32, row as f32, 1.0, 1.0);
            let place = Key::fixed((row * 128 + col) as u32);
            let beats = meaning.backgrounds.get(usize::from(kind)).is_some_and(|kind| kind.frames.len() > 1);
            let role_there = role(ROLE_BACKGROUND, false, beats);
            scene.sprite(place, role_there, rect).look(u16::from(kind)).clip(map);
            for piece in top(board, tile) {
                let Some(kind) = meaning.sprites.get(usize::from(piece.kind)) else { continue };
                let (frame, beats) = frame(kind, piece.heading < 4);
                let (mut look, mut turn) = (MAX_KINDS as u16 + u16::from(piece.kind) + frame * FRAME, 0);
                if let Some(facing) = board.facing(piece) {
                    match kind.style.facing {
                        // Drawn facing right; four pictures face down, left, up and right.
                        Facing::Turn => turn = (facing + 3) % 4,
                        Facing::Flip => look += MIRRORED,
                        Facing::Four | Facing::Same => look += FRAME * u16::from((facing + 2) % 4),
                    }
                }
                // The first kind is drawn above the second, and so on.
                scene
                    .sprite(piece.key, role(ROLE_SPRITE, kind.style.hops, beats), rect)
                    .look(look)
                    .turn(turn)
                    .layer(1 + kinds.saturating_sub(piece.kind))
                    .clip(map);
            }
            let (r, c) = (row.wrapping_sub(window.row), col.wrapping_sub(window.col));
            if r < window.rows && c < window.cols {
                label(board, (row, col), (r as u16, c as u16), scene);
            }
        }
    }
    scene.view = view;
    let hinted = ui.suggested;
    if let Some(round) = hinted {
        draw_hint(board, window, round, scene);
    }
    for (button, rect) in pad.buttons {
        let index = button.index() as u16;
        let look = match hinted {
            _ if ui.held().has(button) => index + BUTTONS,
            Some(Round::Held(set)) if set.has(button) => index + 2 * BUTTONS,
            _ => index,
        };
        scene.sprite(key(index), ROLE_PAD, rect).look(look).layer(MAX_KINDS as u8 + 2);
    }
    if let Some((row, col)) = ui.cursor().filter(|&(row, col)| window.holds((row.into(), col.into()))) {
        let (r, c) = (usize::from(row) - window.row, usize::from(col) - window.col);
        scene.focus = Some((r as u16, c as u16));
        scene
            .sprite(key(BUTTONS + 1), ROLE_CURSOR, Rect::new(f32::from(col), f32::from(row), 1.0, 1.0))
            .layer(MAX_KINDS as u8 + 2);
    }
    if ui.is_paused() {
        // In a corner of the map, where it hides little.
        let side = window.rows.min(window.cols) as f32 * 0.08;
        let rect = Rect::new(map.x + map.w - 1.2 * side, map.y + 0.2 * side, side, side);
        scene.sprite(key(BUTTONS), ROLE_PAUSED, rect).layer(MAX_KINDS as u8 + 3);
    }
}

/// The key of a sprite that is not on the map: the buttons of the pad, then the signs and hints.
fn key(n: u16) -> Key {
    Key::fixed(128 * 128 + u32::from(n))
}

fn label(board: &Board, (row, col): (usize, usize), place: (u16, u16), scene: &mut Scene) {
    let meaning = board.project().meaning();
    let tile = board.tile(row, col);
    let background = meaning.backgrounds.get(usize::from(board.backgrounds[usize::from(tile)]));
    let background: Vec<Name> = background.map(|kind| board.project().name_of(kind)).into_iter().collect();
    let there = board.on(tile).fold(0u16, |kinds, (_, piece)| kinds | 1 << piece.kind);
    let sprites = board.names(there);
    let at = Point { x: col as f32 + 0.5, y: row as f32 + 0.5 };
    let say = if sprites.is_empty() {
        Say::new("tilecode-tile").with("background", background)
    } else {
        Say::new("tilecode-sprites").with("background", background).with("sprites", sprites)
    };
    scene.label(place, at, say);
}

/// Draws the press of a hint: arrows at the edge of the first sprite, so that they cover nothing that it goes to,
/// A and B on that sprite, or a frame around the tile to touch.
fn draw_hint(board: &Board, window: Window, round: Round, scene: &mut Scene) {
    let first = board.first().map(|piece| board.place(piece.tile));
    let (row, col) = first.unwrap_or((window.row + window.rows / 2, window.col + window.cols / 2));
    let mut mark = |look: u16, (row, col): (f32, f32), side: f32| {
        // `clamp` would take the code that prints floats into the package, for its panic.
        let within = |at: f32, from: usize, length: usize| {
            (at + (1.0 - side) / 2.0).min((from + length) as f32 - side).max(from as f32)
        };
        let (row, col) = (within(row, window.row, window.rows), within(col, window.col, window.cols));
        scene
            .sprite(key(BUTTONS + 2 + look), ROLE_HINT, Rect::new(col, row, side, side))
            .look(look)
            .layer(MAX_KINDS as u8 + 3);
    };
    match round {
        Round::Tap(row, col) => mark(BUTTONS, (row.into(), col.into()), 1.0),
        Round::Held(set) => {
            let (row, col) = (row as f32, col as f32);
            let is_both = set.has(Button::A) && set.has(Button::B);
            for button in Button::ALL.into_iter().filter(|button| set.has(*button)) {
                let look = button.index() as u16;
                match button {
                    Button::Arrow(dir) => {
                        let (down, right) = dir.delta();
                        mark(look, (row + down as f32 / 2.0, col + right as f32 / 2.0), 0.5);
                    }
                    // Side by side, as on the pad.
                    Button::A if is_both => mark(look, (row, col + 0.25), 0.5),
                    Button::B if is_both => mark(look, (row, col - 0.25), 0.5),
                    Button::A | Button::B => mark(look, (row, col), 1.0),
                }
            }
        }
    }
}

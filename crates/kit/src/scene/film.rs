//! Films: sequences of scenes with the effects between them, packed for the page.
//!
//! A film crosses to the page once per change, as one array of 32-bit floats and a table of strings. [`Film`]
//! documents the layout.

use std::borrow::Cow;

use crate::scene::{Cue, Effect, Rect, Scene, Text};

/// One step of a film: a scene, and the way to it from the previous one.
#[derive(Debug, Clone, PartialEq)]
pub struct Shot {
    /// The scene at its end.
    pub scene: Scene,
    /// Pieces that enter or exit during the shot.
    pub cues: Vec<Cue>,
    /// The effects, each with the rectangle around its place.
    pub effects: Vec<(Effect, Rect)>,
    /// The figures whose values in this shot differ from those at the end of the film.
    pub figures: Vec<(Cow<'static, str>, i64)>,
    /// The duration in milliseconds at normal speed; 0 for none.
    pub length: u16,
    /// Leads to a different board, see [`crate::Reel::cut`].
    pub is_cut: bool,
}

impl Shot {
    /// A shot of a scene without cues and effects.
    pub fn still(scene: Scene) -> Self {
        let (cues, effects, figures) = (Vec::new(), Vec::new(), Vec::new());
        Self { scene, cues, effects, figures, length: 0, is_cut: false }
    }
}

/// A film packed for the page.
///
/// All numbers are 32-bit floats, except those marked with * in the table: they are 32-bit unsigned integers
/// in the same array. Two of them make a 64-bit integer in two's complement, the upper half first.
///
/// | part | numbers |
/// | --- | --- |
/// | header | version (3), kind (0 a redraw: a running film continues towards the new picture; 1 a film of its own), number of shots |
/// | shot | length in ms, view x, y, w, h, numbers of sprites, of cues, of effects and of figures, 1 if it is a cut |
/// | sprite | key*, role, look, x, y, w, h, layer, turn, opacity, joined, text (an index, -1 for none), clip x, y, w, h (w is -1 without a clip) |
/// | cue | key*, 0 enters or 1 exits, dx, dy, scale, opacity, 1 if clipped |
/// | effect | kind (its index in [`crate::EffectKind`]), weight, amount* (two), x, y, w, h, dress (an index, -1 for none) |
/// | figure | name (an index into the texts), value* (two) |
///
/// The sprites of a shot follow its ten numbers, in the order of drawing within a layer. Then come its cues,
/// its effects, and the figures whose values in this shot differ from those at the end of the film.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Film {
    /// The header, then shot after shot, in the order of the table above.
    pub numbers: Vec<f32>,
    /// The strings that the numbers refer to, without duplicates.
    pub texts: Vec<String>,
}

impl Film {
    /// The version of the layout.
    pub const VERSION: f32 = 3.0;
    /// Numbers in the header.
    pub const HEADER: usize = 3;
    /// Numbers of a shot before its sprites.
    pub const SHOT: usize = 10;
    /// Numbers of a sprite.
    pub const SPRITE: usize = 16;
    /// Numbers of a cue.
    pub const CUE: usize = 7;
    /// Numbers of an effect.
    pub const EFFECT: usize = 9;
    /// Numbers of a figure.
    pub const FIGURE: usize = 3;

    /// Packs shots. `moved` is false for a redraw.
    pub fn pack(shots: &[Shot], moved: bool) -> Self {
        let size = |shot: &Shot| {
            Self::SHOT
                + shot.scene.sprites.len() * Self::SPRITE
                + shot.cues.len() * Self::CUE
                + shot.effects.len() * Self::EFFECT
                + shot.figures.len() * Self::FIGURE
        };
        let mut film = Self {
            numbers: Vec::with_capacity(Self::HEADER + shots.iter().map(size).sum::<usize>()),
            texts: Vec::new(),
        };
        film.numbers.extend([Self::VERSION, f32::from(u8::from(moved)), shots.len() as f32]);
        let mut numerals = Vec::new();
        for shot in shots {
            film.shot(shot, &mut numerals);
        }
        film
    }

    fn shot(&mut self, shot: &Shot, numerals: &mut Vec<(i64, f32)>) {
        let Rect { x, y, w, h } = shot.scene.view;
        self.numbers.extend([
            f32::from(shot.length),
            x,
            y,
            w,
            h,
            shot.scene.sprites.len() as f32,
            shot.cues.len() as f32,
            shot.effects.len() as f32,
            shot.figures.len() as f32,
            f32::from(u8::from(shot.is_cut)),
        ]);
        for sprite in &shot.scene.sprites {
            let text = match &sprite.text {
                None => -1.0,
                Some(Text::Plain(text)) => self.intern(text),
                Some(Text::Number(n)) => self.numeral(*n, numerals),
            };
            let clip = sprite.clip.unwrap_or(Rect { x: 0.0, y: 0.0, w: -1.0, h: -1.0 });
            let Rect { x, y, w, h } = sprite.rect;
            self.numbers.extend([
                f32::from_bits(sprite.key.number()),
                f32::from(sprite.role),
                f32::from(sprite.look),
                x,
                y,
                w,
                h,
                f32::from(sprite.layer),
                f32::from(sprite.turn),
                sprite.opacity,
                f32::from(sprite.joined),
                text,
                clip.x,
                clip.y,
                clip.w,
                clip.h,
            ]);
        }
        for Cue { key, enters, ghost } in &shot.cues {
            self.numbers.extend([
                f32::from_bits(key.number()),
                if *enters { 0.0 } else { 1.0 },
                ghost.dx,
                ghost.dy,
                ghost.scale,
                ghost.opacity,
                f32::from(u8::from(ghost.clipped)),
            ]);
        }
        for (Effect { kind, amount, weight, dress, .. }, Rect { x, y, w, h }) in &shot.effects {
            let [high, low] = halves(*amount);
            let dress = dress.map_or(-1.0, |name| self.intern(name));
            self.numbers.extend([
                f32::from(*kind as u8),
                f32::from(*weight),
                high,
                low,
                *x,
                *y,
                *w,
                *h,
                dress,
            ]);
        }
        for (name, value) in &shot.figures {
            let [high, low] = halves(*value);
            let name = self.intern(name);
            self.numbers.extend([name, high, low]);
        }
    }

    /// The index of a number's text. Each number is printed only once, since many sprites have the same
    /// number.
    fn numeral(&mut self, n: i64, numerals: &mut Vec<(i64, f32)>) -> f32 {
        if let Some((_, place)) = numerals.iter().find(|(known, _)| *known == n) {
            return *place;
        }
        let place = self.intern(&n.to_string());
        numerals.push((n, place));
        place
    }

    fn intern(&mut self, text: &str) -> f32 {
        let place = self.texts.iter().position(|known| known == text).unwrap_or_else(|| {
            self.texts.push(text.to_owned());
            self.texts.len() - 1
        });
        place as f32
    }
}

/// The upper and the lower half of a number, since a float has 24 bits of precision.
fn halves(n: i64) -> [f32; 2] {
    [(n >> 32) as u32, n as u32].map(f32::from_bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Key;
    use crate::scene::{EffectKind, Ghost};

    #[test]
    fn a_packed_film_has_the_documented_layout() {
        let mut scene = Scene { view: Rect::new(0.0, 0.0, 4.0, 4.0), ..Scene::default() };
        scene.sprite(Key::fixed(1), 2, Rect::new(1.0, 2.0, 1.0, 1.0)).look(3).layer(1).text(8);
        scene
            .sprite(Key::fixed(2), 2, Rect::new(2.0, 2.0, 1.0, 1.0))
            .text(8)
            .clip(Rect::new(0.0, 0.0, 2.0, 2.0));
        let cue = Cue { key: Key::fixed(1), enters: false, ghost: Ghost::wrapped(1.0, 0.0) };
        let gain = Effect::new(EffectKind::Gain).amount(-3).weight(2).dress("coin");
        let shot = Shot {
            scene,
            cues: vec![cue],
            effects: vec![(gain, Rect::new(1.0, 2.0, 3.0, 1.0))],
            figures: vec![("score".into(), (7 << 32) + 5)],
            length: 120,
            is_cut: true,
        };
        let film = Film::pack(&[shot], true);
        assert_eq!(film.texts, ["8", "coin", "score"]);
        let n = &film.numbers;
        let sizes = [Film::HEADER, Film::SHOT, 2 * Film::SPRITE, Film::CUE, Film::EFFECT, Film::FIGURE];
        assert_eq!(n.len(), sizes.iter().sum());
        assert_eq!(n[..13], [3.0, 1.0, 1.0, 120.0, 0.0, 0.0, 4.0, 4.0, 2.0, 1.0, 1.0, 1.0, 1.0]);
        let first = &n[13..29];
        assert_eq!(first[0].to_bits(), Key::fixed(1).number());
        assert_eq!(first[1..], [2.0, 3.0, 1.0, 2.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0]);
        assert_eq!(n[29 + 12..45], [0.0, 0.0, 2.0, 2.0]);
        assert_eq!(n[46..52], [1.0, 1.0, 0.0, 1.0, 1.0, 1.0]);
        let effect = &n[52..61];
        assert_eq!(effect[..2], [1.0, 2.0]);
        assert_eq!([effect[2].to_bits(), effect[3].to_bits()], [u32::MAX, u32::MAX - 2], "-3");
        assert_eq!(effect[4..], [1.0, 2.0, 3.0, 1.0, 1.0]);
        assert_eq!(n[61], 2.0);
        assert_eq!([n[62].to_bits(), n[63].to_bits()], [7, 5]);
    }
}

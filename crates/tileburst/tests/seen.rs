//! Movement of sprites as the grid changes: nothing may pass over the tray.

use tilery_kit::scene::Cue;
use tilery_kit::{Game, Ghost, History, Key, Layout, Rect, Reel, Scene};
use tilery_tileburst::{Board, Move, Params, Tileburst, Ui};

/// The fractions of the transition at which the scene is checked.
const PARTS: [f32; 9] = [0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1.0];
/// The tolerated overlap, as a share of the board's side.
const SLIGHT: f32 = 0.015;

fn mix(a: f32, b: f32, part: f32) -> f32 {
    a + (b - a) * part
}

/// A rectangle during the transition, in tenths of the board's side. The page interpolates its place and the
/// scene's unit together.
fn on_way(from: (Rect, f32), to: (Rect, f32), part: f32) -> Rect {
    let unit = mix(1.0 / from.1, 1.0 / to.1, part) * 10.0;
    let of = |a: f32, b: f32| mix(a, b, part) * unit;
    let ((a, _), (b, _)) = (from, to);
    Rect::new(of(a.x, b.x), of(a.y, b.y), of(a.w, b.w), of(a.h, b.h))
}

fn role(name: &str) -> usize {
    Tileburst::ROLES.iter().position(|role| role.name == name).expect("a role of the game")
}

fn drawn(params: &Params, board: &Board, layout: Layout) -> Scene {
    let mut scene = Scene::default();
    Tileburst::draw(params, board, &Ui::default(), layout, &mut scene);
    scene
}

fn moved(rect: Rect, by: Ghost) -> Rect {
    rect.moved(by.dx, by.dy).grown(rect.w * (by.scale - 1.0) / 2.0)
}

/// The role, first and last rectangle of each sprite as the size changes.
fn journeys(old: &Scene, new: &Scene, cues: &[Cue]) -> Vec<(usize, Rect, Rect)> {
    let ghost = |key: Key, enters| {
        cues.iter().find(|cue| cue.key == key && cue.enters == enters).map(|cue| cue.ghost)
    };
    let leaving = old.sprites.iter().filter_map(|sprite| {
        Some((usize::from(sprite.role), sprite.rect, moved(sprite.rect, ghost(sprite.key, false)?)))
    });
    let staying = new.sprites.iter().map(|sprite| {
        let known = old.sprites.iter().find(|old| old.key == sprite.key).map(|old| old.rect);
        let from = ghost(sprite.key, true).map(|by| moved(sprite.rect, by)).or(known).unwrap_or(sprite.rect);
        (usize::from(sprite.role), from, sprite.rect)
    });
    leaving.chain(staying).collect()
}

/// Plays a move and checks each step that changes the size. Returns the number of such steps.
fn watch(history: &mut History<Tileburst>, mv: Move) -> usize {
    let parts_of_the_grid = ["slot", "border", "block"].map(role);
    let params = *history.params();
    let mut before = history.board().clone();
    let mut reel = Reel::new();
    history.record(mv, &mut reel).expect("a legal move plays");
    let mut changes = 0;
    for step in reel.finish(&history.board().clone()).0 {
        let sizes = [&before, &step.board].map(|board| f32::from(board.field().size()));
        for layout in [Layout::Portrait, Layout::Landscape].into_iter().filter(|_| sizes[0] != sizes[1]) {
            changes += 1;
            let [old, new] = [&before, &step.board].map(|board| drawn(&params, board, layout));
            for (role, from, to) in journeys(&old, &new, &step.cues) {
                // Tiles waiting in the tray are beyond the grid.
                let is_waiting = role == parts_of_the_grid[2] && (from.x >= sizes[0] || from.y >= sizes[0]);
                let is_of_grid = parts_of_the_grid.contains(&role) && !is_waiting;
                for part in PARTS.into_iter().filter(|_| is_of_grid) {
                    let Rect { x, y, w, h } = on_way((from, sizes[0]), (to, sizes[1]), part);
                    let most = 10.0 * (1.0 + SLIGHT);
                    assert!(
                        x > -0.15 && y > -0.15 && x + w < most && y + h < most,
                        "{mv}, {sizes:?}, role {role} at {part}: {x} {y} {w} {h}"
                    );
                }
            }
        }
        before = step.board;
    }
    changes
}

/// The result of a retreat is shown between turns only, since during a burst some lines are still on the
/// grid.
#[test]
fn the_preview_of_a_retreat_does_not_change_during_a_turn() {
    let burst = "6/bbbbb.-rrr...-rrr...-......-yyy..v-yyy..v/b1/b1/0/0";
    let retreat = "6/bbbbbb-rgrgrg-grgrgr-rgrgrg-grgrgr-rgrgr./y1/y11+11/0/0";
    // Before a retreat the turn is over, so that frame has a preview, too.
    for (text, mv, most) in [(burst, "place 0 r1c6", 1), (retreat, "place 0 r6c6", 2)] {
        let mut history = History::<Tileburst>::open(&format!("classic@{text}")).expect("a position");
        let mut reel = Reel::new();
        history.record(mv.parse().expect("a move"), &mut reel).expect("it plays");
        let steps = reel.finish(&history.board().clone()).0;
        assert!(steps.len() > 3, "{} steps", steps.len());
        for id in ["retreat", "cost"] {
            let shown = |board: &Board| Tileburst::figures(history.params(), board).get(id);
            let mut shown: Vec<i64> = steps.iter().filter_map(|step| shown(&step.board)).collect();
            shown.dedup();
            assert!((1..=most).contains(&shown.len()), "{id} of {mv}: {shown:?}");
        }
    }
}

#[test]
fn no_cell_passes_over_the_tray_or_leaves_the_ground_as_the_grid_grows() {
    for direction in 0..4 {
        let text = format!("classic@6/.bbbbb-r....g-......-......-......-y....v/b1/b1/{direction}/0");
        let mut history = History::open(&text).expect("a position");
        assert_eq!(watch(&mut history, "place 0 r1c1".parse().expect("a move")), 2);
    }
}

#[test]
fn no_cell_passes_over_the_tray_or_leaves_the_ground_as_the_grid_shrinks() {
    let mut shrunk = 0;
    for seed in 0..4 {
        let mut history = History::<Tileburst>::deal("classic".parse().expect("a pool"), seed);
        // Always playing the first placement fills the grid until it retreats.
        loop {
            let first = Tileburst::moves(history.params(), history.board()).next();
            let Some(mv) = first else { break };
            shrunk += watch(&mut history, mv);
        }
    }
    assert!(shrunk >= 8, "{shrunk} changes were seen");
}

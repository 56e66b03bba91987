//! The laws of every game with a board, for the editor.

use tilery_kit::{Dir, Reel, Rng, Rules};
use tilery_tilerama::Workshop;
use tilery_tilerama::workshop::{Base, Draft, Edit};

tilery_kit::laws!(board Workshop, sample);

/// The number of random edits tried to find a possible one.
const TRIES: usize = 40;

/// A possible edit of any kind, chosen at random by `choice`, in any cell or one row or column beyond the
/// board.
fn sample(base: &Base, draft: &Draft, choice: u16) -> Option<Edit> {
    let mut rng = Rng::from_seed(choice.into());
    let edits = (0..TRIES).map(|_| any_edit(draft, &mut rng).parse().expect("an edit"));
    let can_be_made =
        |edit: &Edit| Workshop::play(base, &mut draft.clone(), edit, &mut Reel::silent()).is_ok();
    edits.into_iter().find(can_be_made)
}

fn any_edit(draft: &Draft, rng: &mut Rng) -> String {
    let (rows, cols) = (u32::from(draft.zone().rows()), u32::from(draft.zone().cols()));
    let mut cell = || format!("r{}c{}", rng.below(rows + 1) + 1, rng.below(cols + 1) + 1);
    let (one, other) = (cell(), cell());
    let mut dir = || Dir::ALL[rng.below(4) as usize].name();
    let (out, back) = (dir(), dir());
    let goal = if rng.odds(1, 3) { "goal " } else { "" };
    let tile = char::from(b"AB12z"[rng.below(5) as usize]);
    match rng.below(20) {
        0..4 => format!("{goal}tile {tile} {one}"),
        4 => format!("{goal}space {one}"),
        5 => format!("hole {one}"),
        6 => format!("goal any {one} {other}"),
        7 => format!("number {one} {other}"),
        8 | 9 => format!("{goal}join {one} {out}"),
        10 => format!("{goal}unjoin {one} {out}"),
        11 | 12 => format!("jump {one} {out} {other} {back}"),
        13 => format!("unjump {one} {out}"),
        14 => format!("turn {one}"),
        15 => format!("unturn {one}"),
        16 => format!("{} {out}", ["grow", "shrink"][rng.below(2) as usize]),
        17 => ["goal copy", "solve"][rng.below(2) as usize].to_owned(),
        18 => "scramble 60".to_owned(),
        _ => format!("name \"{tile}\""),
    }
}

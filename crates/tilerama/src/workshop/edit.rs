//! The edits of a board under construction, and their effects.

mod notation;

use tilery_kit::{Cell, Dir, Illegal, Say};

use super::check::{self, Fault};
use super::draft::{DoubledAt, Draft, Layer, place_of};
use crate::deal;
use crate::doubled::{MAX_SIDE, Wish, letters};
use crate::plan::Plan;
use crate::push::{EMPTY, Symbol, joint, symbol};
use crate::symbols::letter;
use crate::zone::{Corner, Edge, Misfit};

/// The maximum number of moves of a scramble.
const MOST_MOVES: u16 = 999;
/// The length of a scramble by the button, in moves.
pub const SCRAMBLE: u16 = 60;

/// Content for cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stuff {
    Tile(Symbol),
    /// An empty space.
    Space,
    /// Nothing: the cell does not belong to the tiles zone; in the objective, any content is accepted.
    Nothing,
}

/// A side of a cell, as edits refer to it.
pub type Side = (Cell, Dir);

/// An edit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Edit {
    /// `tile A r1c1 r1c2`, `space r1c1`, `hole r1c1`; in the objective `goal tile A r1c1`, `goal space r1c1`,
    /// `goal any r1c1`.
    Paint(Layer, Stuff, Vec<Cell>),
    /// `number r1c1 r1c2`: puts tiles with unused symbols into cells without a tile.
    Number(Vec<Cell>),
    /// `join r1c1 right`, `unjoin r1c1 down`; in the objective `goal join r1c1 right`.
    Join(Layer, Side, bool),
    /// `jump r1c1 up r3c1 down`.
    Jump([Side; 2]),
    /// `unjump r1c1 up`: removes the jump with a bar there.
    Unjump(Side),
    /// `turn r1c1`, `unturn r1c1`: the point at the upper left corner of that cell; the corners after the
    /// last row and column belong to a row and a column beyond.
    Turn(Cell, bool),
    /// `grow up`, `shrink left`: adds or removes a row or column at that side.
    Size(Dir, bool),
    /// `goal copy`: makes the start the objective.
    Copy,
    /// `solve`: moves the tiles to their places in the objective.
    Solve,
    /// `name "Ring"`: sets the board's name, a JSON string; an empty one removes it.
    Name(String),
    /// `scramble 60`: makes this many random pushes, each of which a single push can undo.
    Scramble(u16),
}

fn nothing() -> Illegal {
    Illegal::new("workshop-same", "this changes nothing")
}

/// The refusal of a tool used on a place that is not a target.
pub fn miss(tool: &'static str) -> Illegal {
    Illegal::saying(Say::new("workshop-miss").with("tool", tool), "this tool has nothing to do there")
}

/// The refusal of a cell that is not on the board.
pub fn outside() -> Illegal {
    Illegal::new("workshop-outside", "that cell is not on the board")
}

/// The description of an edit for screen readers.
fn told(what: &'static str, cell: Cell) -> Say {
    Say::new("workshop-done").with("what", what).with("count", 1i64).with("tile", "").at(cell)
}

/// Applies an edit. Returns its description.
///
/// # Errors
/// If the edit is impossible, or changes nothing.
pub fn carry_out(draft: &mut Draft, edit: &Edit) -> Result<Say, Illegal> {
    let say = match edit {
        Edit::Paint(layer, stuff, cells) => paint(draft, *layer, *stuff, cells),
        Edit::Number(cells) => number(draft, cells),
        Edit::Join(layer, side, is_on) => join(draft, *layer, *side, *is_on),
        Edit::Jump(sides) => jump(draft, *sides),
        Edit::Unjump(side) => unjump(draft, *side),
        Edit::Turn(corner, is_on) => turn(draft, *corner, *is_on),
        Edit::Size(side, grows) => resize(draft, *side, *grows),
        Edit::Copy => copy(draft),
        Edit::Solve => solve(draft),
        Edit::Name(name) => rename(draft, name),
        Edit::Scramble(moves) => scramble(draft, *moves),
    }?;
    draft.settle_way();
    Ok(say)
}

fn paint(draft: &mut Draft, layer: Layer, stuff: Stuff, cells: &[Cell]) -> Result<Say, Illegal> {
    let indices = cells.iter().map(|&cell| draft.zone().index(cell)).collect::<Option<Vec<u16>>>();
    let indices = indices.ok_or_else(outside)?;
    let count = indices.iter().filter(|&&cell| changes(draft, layer, stuff, cell)).count();
    if count == 0 {
        return Err(nothing());
    }
    for &cell in &indices {
        if changes(draft, layer, stuff, cell) {
            match stuff {
                Stuff::Tile(symbol) => draft.put(layer, cell, Some(symbol)),
                Stuff::Space => draft.put(layer, cell, Some(EMPTY)),
                Stuff::Nothing if layer == Layer::Goal => draft.put(layer, cell, None),
                Stuff::Nothing => draft.cut(cell),
            }
        }
    }
    let (what, tile) = match stuff {
        Stuff::Tile(symbol) => ("tile", letter(symbol).to_string()),
        Stuff::Space => ("space", String::new()),
        Stuff::Nothing if layer == Layer::Goal => ("any", String::new()),
        Stuff::Nothing => ("hole", String::new()),
    };
    let first = cells.first().copied().unwrap_or(Cell::new(0, 0));
    Ok(Say::new("workshop-done").with("what", what).with("count", count as i64).with("tile", tile).at(first))
}

/// True if painting a cell changes anything. The objective has no cells outside the tiles zone.
pub fn changes(draft: &Draft, layer: Layer, stuff: Stuff, cell: u16) -> bool {
    let is_in = draft.zone().holds(cell);
    let wish: Wish = draft.wish(layer, cell);
    match (layer, stuff) {
        (Layer::Goal, _) if !is_in => false,
        (Layer::Goal, Stuff::Nothing) => wish.is_some(),
        (Layer::Start, Stuff::Nothing) => is_in,
        (_, Stuff::Space) => !is_in || wish != Some(EMPTY),
        (_, Stuff::Tile(new)) => wish.map(symbol) != Some(new),
    }
}

fn number(draft: &mut Draft, cells: &[Cell]) -> Result<Say, Illegal> {
    let mut first = None;
    let mut count = 0;
    let indices = cells.iter().map(|&cell| draft.zone().index(cell)).collect::<Option<Vec<u16>>>();
    for (&cell, index) in cells.iter().zip(indices.ok_or_else(outside)?) {
        if draft.tile(Layer::Start, index) != EMPTY {
            continue;
        }
        let Some(symbol) = draft.free_symbol() else { break };
        draft.put(Layer::Start, index, Some(symbol));
        first.get_or_insert((cell, symbol));
        count += 1;
    }
    let (cell, symbol) = first.ok_or_else(nothing)?;
    let tile = letter(symbol).to_string();
    Ok(Say::new("workshop-done").with("what", "tile").with("count", count).with("tile", tile).at(cell))
}

fn join(draft: &mut Draft, layer: Layer, side: Side, is_on: bool) -> Result<Say, Illegal> {
    let (cell, dir) = draft.seam_at(layer, place(draft, side)?).ok_or_else(|| miss("join"))?;
    if (draft.tile(layer, cell) & joint(dir) != 0) == is_on {
        return Err(nothing());
    }
    draft.set_joint(layer, (cell, dir), is_on);
    Ok(told(if is_on { "join" } else { "unjoin" }, side.0))
}

fn edge(draft: &Draft, (cell, side): Side) -> Result<Edge, Illegal> {
    Ok(Edge { cell: draft.zone().index(cell).ok_or_else(outside)?, side })
}

fn place(draft: &Draft, side: Side) -> Result<DoubledAt, Illegal> {
    Ok(place_of(draft.zone().cols(), edge(draft, side)?))
}

fn jump(draft: &mut Draft, sides: [Side; 2]) -> Result<Say, Illegal> {
    let mut places = Vec::new();
    for side in sides {
        let bar = edge(draft, side)?;
        let place = place_of(draft.zone().cols(), bar);
        let is_border = draft.edge_at(place).is_some_and(|edge| draft.zone().is_border(edge));
        if !is_border {
            return Err(Fault::Misfit(Misfit::NoBorder(bar)).illegal(draft));
        }
        if draft.edge_at(place).is_some_and(|edge| draft.zone().is_claimed(edge)) {
            return Err(Fault::Misfit(Misfit::Claimed(bar)).illegal(draft));
        }
        if draft.jump_at(place).is_some() || places.contains(&place) {
            return Err(Illegal::new("workshop-taken", "there is already a bar"));
        }
        places.push(place);
    }
    if draft.zone().jumps().len() >= letters().count() {
        return Err(Illegal::new("workshop-too-many", "there are as many jumps as letters"));
    }
    if let [one, other] = places[..] {
        draft.change(|sketch| sketch.bars.push([one, other]));
    }
    Ok(told("jump", sides[0].0))
}

fn unjump(draft: &mut Draft, side: Side) -> Result<Say, Illegal> {
    let place = place(draft, side)?;
    let jump = draft.jump_at(place).ok_or_else(nothing)?;
    draft.change(|sketch| {
        sketch.bars.remove(jump);
    });
    Ok(told("unjump", side.0))
}

fn turn(draft: &mut Draft, cell: Cell, is_on: bool) -> Result<Say, Illegal> {
    let corner = Corner { row: cell.row, col: cell.col };
    if draft.zone().turns().contains(&corner) == is_on {
        return Err(nothing());
    }
    if is_on {
        if corner.row > draft.zone().rows()
            || corner.col > draft.zone().cols()
            || !draft.zone().is_corner(corner)
        {
            return Err(Fault::Misfit(Misfit::NoCorner(corner)).illegal(draft));
        }
        draft.change(|sketch| sketch.turns.push(corner));
    } else {
        draft.change(|sketch| sketch.turns.retain(|&turn| turn != corner));
    }
    Ok(told(if is_on { "turn" } else { "unturn" }, cell))
}

fn resize(draft: &mut Draft, side: Dir, grows: bool) -> Result<Say, Illegal> {
    let side_length = if side.is_horizontal() { draft.zone().cols() } else { draft.zone().rows() };
    if grows && side_length >= MAX_SIDE {
        return Err(Illegal::new("workshop-too-large", "the board is as large as it can be"));
    }
    if !grows && side_length <= 1 {
        return Err(Illegal::new("workshop-too-small", "the board is as small as it can be"));
    }
    draft.resize(side, grows);
    let (rows, cols) = (draft.zone().rows(), draft.zone().cols());
    Ok(Say::new("workshop-resized").with("rows", i64::from(rows)).with("columns", i64::from(cols)))
}

fn copy(draft: &mut Draft) -> Result<Say, Illegal> {
    let before = draft.goal().to_vec();
    draft.copy();
    if draft.goal() == before {
        return Err(nothing());
    }
    Ok(Say::new("workshop-copied"))
}

fn solve(draft: &mut Draft) -> Result<Say, Illegal> {
    draft.set_start(check::solved(draft).ok_or_else(nothing)?);
    Ok(Say::new("workshop-restored"))
}

fn rename(draft: &mut Draft, name: &str) -> Result<Say, Illegal> {
    if draft.name == name {
        return Err(nothing());
    }
    name.clone_into(&mut draft.name);
    Ok(Say::new("workshop-named").with("name", name.to_owned()))
}

fn scramble(draft: &mut Draft, moves: u16) -> Result<Say, Illegal> {
    if let Some(fault) = check::in_the_way(draft) {
        return Err(fault.illegal(draft));
    }
    let mut next = draft.clone();
    if next.goal().iter().all(Option::is_none) {
        next.copy();
    }
    let mut plan = next.plan();
    if next.goal().iter().any(Option::is_none) {
        // A scramble would often meet an objective with open cells, so it must differ from the present start
        // instead.
        plan = Plan::new(plan.zone, next.start().iter().map(|&tile| Some(tile)).collect(), None);
    }
    let mut rng = next.chance.clone();
    let before = next.way();
    let (tiles, mut way) = deal::scramble(&plan, next.start(), moves.into(), &mut rng);
    let count = way.len() as i64;
    next.chance = rng;
    next.set_start(tiles);
    next.set_way(before.map(|before| {
        way.extend(before);
        way
    }));
    *draft = next;
    Ok(Say::new("workshop-scrambled").with("count", count))
}

/// The places of edges in the doubled grid, in reading order.
pub fn edges(draft: &Draft) -> Vec<DoubledAt> {
    places(draft, |line, column| (line + column) % 2 == 1)
}

/// The places of the doubled grid that satisfy a condition, in reading order.
pub fn places(draft: &Draft, is: impl Fn(u16, u16) -> bool) -> Vec<DoubledAt> {
    let mut places = Vec::new();
    for line in 0..=2 * draft.zone().rows() {
        for column in 0..=2 * draft.zone().cols() {
            if is(line, column) {
                places.push((line, column));
            }
        }
    }
    places
}

/// The corners that have a turn or could have one.
pub fn corners(draft: &Draft) -> Vec<Corner> {
    let zone = draft.zone();
    let mut corners = Vec::new();
    for (line, column) in places(draft, |line, column| line % 2 == 0 && column % 2 == 0) {
        let corner = Corner { row: line / 2, col: column / 2 };
        if zone.is_corner(corner) || zone.turns().contains(&corner) {
            corners.push(corner);
        }
    }
    corners
}

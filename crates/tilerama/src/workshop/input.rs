//! Gestures and keys of the editor: tools are chosen in the tray and used on the board, by stroke, tap or
//! cursor.

mod keys;

use tilery_kit::{Cell, Dir, Input, Layout, Phase, Point, Reply, Say};

use super::check::{self, Fault};
use super::desk::{Desk, Slot, Tool, pages, slots, target_at, targets};
use super::draft::{DoubledAt, Draft, Layer, SYMBOLS, place_of};
use super::edit::{self, Edit, SCRAMBLE, Side, Stuff, changes};
use crate::push::{EMPTY, Symbol, joint};
use crate::symbols::letter;
use crate::zone::{Edge, Misfit};

/// The step size, in cells, when following a stroke, and the maximum number of steps per event.
const STEP: f32 = 0.25;
const MOST_STEPS: u16 = 512;

/// The position of the keyboard cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// On the board, in the doubled grid.
    Place(DoubledAt),
    /// In the tray, by index.
    Slot(u16),
}

/// The state of the interface.
#[derive(Debug, Default)]
pub struct Ui {
    /// The chosen tool.
    pub tool: Tool,
    /// The pattern being edited, which is shown large.
    pub layer: Layer,
    symbol: Option<Symbol>,
    /// The page of symbols in the tray.
    pub page: u8,
    /// The first bar of a jump whose second bar is still to be chosen.
    pub pending: Option<DoubledAt>,
    /// True if faults are marked on the board.
    pub is_checked: bool,
    /// The cells under the finger's stroke.
    pub stroke: Vec<u16>,
    cursor: Option<Spot>,
    is_shown: bool,
    /// The point where the finger came down, and its latest point.
    press: Option<(Point, Point)>,
    /// The start and the cells of a stroke cancelled by the previous input, which a swipe completes.
    dropped: Option<(Point, Vec<u16>)>,
    /// The number of faults reported so far.
    told: usize,
}

impl Ui {
    /// The position of the visible cursor.
    pub fn cursor(&self) -> Option<Spot> {
        self.cursor.filter(|_| self.is_shown)
    }

    /// The symbol for new tiles; `None` for unique symbols, which the objective cannot have.
    pub fn symbol(&self) -> Option<Symbol> {
        if self.layer == Layer::Goal {
            self.symbol.or(SYMBOLS.first().map(|&first| first.into()))
        } else {
            self.symbol
        }
    }

    /// The content that a stroke puts into a cell; `None` for tiles with unique symbols.
    pub fn stuff(&self) -> Option<Stuff> {
        match self.tool {
            Tool::Tile => self.symbol().map(Stuff::Tile),
            Tool::Space => Some(Stuff::Space),
            _ => Some(Stuff::Nothing),
        }
    }
}

pub fn input(draft: &Draft, ui: &mut Ui, input: Input<'_>, layout: Layout) -> Reply<Edit> {
    let dropped = ui.dropped.take();
    match input {
        Input::Pointer { phase: Phase::Down, at } => down(draft, ui, at, layout),
        Input::Pointer { phase: Phase::Move, at } => draw_on(draft, ui, at),
        Input::Pointer { phase: Phase::Up, at } => {
            let reply = draw_on(draft, ui, at);
            match ui.press.take() {
                Some((from, _)) => lift(draft, ui, from, at, layout),
                None => reply,
            }
        }
        Input::Pointer { phase: Phase::Cancel, .. } => {
            let stroke = std::mem::take(&mut ui.stroke);
            ui.dropped = ui.press.take().map(|(from, _)| (from, stroke));
            if ui.dropped.is_some() { Reply::Changed } else { Reply::Ignored }
        }
        Input::Swipe { .. } => match dropped {
            Some((from, stroke)) if !stroke.is_empty() => {
                ui.stroke = stroke;
                lift(draft, ui, from, from, layout)
            }
            _ => Reply::Ignored,
        },
        Input::Pointer { phase: Phase::Long, .. } | Input::Release(_) => Reply::Ignored,
        Input::Key(key) => keys::press(draft, ui, key),
        Input::Action(id) => act(draft, ui, id),
    }
}

/// Drops interface state that does not fit the new draft.
pub fn settle(draft: &Draft, ui: &mut Ui) {
    ui.stroke.clear();
    ui.press = None;
    ui.dropped = None;
    ui.told = 0;
    ui.is_checked &= !check::faults(draft).is_empty();
    let places = targets(draft, ui);
    ui.pending = ui.pending.filter(|place| places.contains(place) && draft.jump_at(*place).is_none());
    ui.cursor = ui.cursor.filter(|spot| match spot {
        Spot::Place(place) => places.contains(place),
        Spot::Slot(slot) => usize::from(*slot) < slots(ui).len(),
    });
}

fn down(draft: &Draft, ui: &mut Ui, at: Point, layout: Layout) -> Reply<Edit> {
    ui.is_shown = false;
    ui.press = Some((at, at));
    ui.stroke.clear();
    let is_tray = Desk::new(draft, ui, layout).slot_at(at).is_some();
    if (ui.tool.paints() || ui.tool == Tool::Join) && !is_tray {
        ui.stroke.extend(draft.zone().cell_at(at));
    }
    Reply::Changed
}

/// Follows the finger: adds the cells on its way to the stroke.
fn draw_on(draft: &Draft, ui: &mut Ui, at: Point) -> Reply<Edit> {
    let Some((_, last)) = ui.press.as_mut() else { return Reply::Ignored };
    let from = std::mem::replace(last, at);
    if ui.stroke.is_empty() {
        return Reply::Ignored;
    }
    let (dx, dy) = (at.x - from.x, at.y - from.y);
    let steps = ((dx.abs().max(dy.abs()) / STEP) as u16 + 1).min(MOST_STEPS);
    for step in 1..=steps {
        let part = f32::from(step) / f32::from(steps);
        let on_way = Point { x: from.x + dx * part, y: from.y + dy * part };
        if let Some(cell) = draft.zone().cell_at(on_way).filter(|cell| !ui.stroke.contains(cell)) {
            ui.stroke.push(cell);
        }
    }
    Reply::Changed
}

/// Ends a tap or stroke.
fn lift(draft: &Draft, ui: &mut Ui, from: Point, at: Point, layout: Layout) -> Reply<Edit> {
    let stroke = std::mem::take(&mut ui.stroke);
    let desk = Desk::new(draft, ui, layout);
    if let Some(slot) = desk.slot_at(from) {
        return if desk.slot_at(at) == Some(slot) { choose(ui, slot) } else { Reply::Changed };
    }
    match (ui.tool, &stroke[..]) {
        (Tool::Tile | Tool::Space | Tool::Nothing, []) | (Tool::Size, _) => Reply::Changed,
        (Tool::Tile | Tool::Space | Tool::Nothing, [cell]) => toggle(draft, ui, *cell),
        (Tool::Tile | Tool::Space | Tool::Nothing, cells) => paint(draft, ui, cells),
        (Tool::Join, [_, _, ..]) => join_along(draft, ui, &stroke),
        (Tool::Join | Tool::Jump | Tool::Turn, _) => match target_at(draft, ui, at) {
            Some(place) => use_at(draft, ui, place),
            None => missed(ui.tool),
        },
    }
}

/// The refusal of a tool used on a place that is not a target.
fn missed(tool: Tool) -> Reply<Edit> {
    Reply::Refused(edit::miss(tool.name(Layer::Start)))
}

fn cells_of(draft: &Draft, cells: &[u16]) -> Vec<Cell> {
    cells.iter().map(|&cell| draft.zone().cell(cell)).collect()
}

fn paint(draft: &Draft, ui: &Ui, cells: &[u16]) -> Reply<Edit> {
    let cells = cells_of(draft, cells);
    Reply::play(match ui.stuff() {
        Some(stuff) => Edit::Paint(ui.layer, stuff, cells),
        None => Edit::Number(cells),
    })
}

/// Paints a cell, or removes the content to be painted if the cell already has it.
fn toggle(draft: &Draft, ui: &Ui, cell: u16) -> Reply<Edit> {
    let is_there = match ui.stuff() {
        Some(stuff) => !changes(draft, ui.layer, stuff, cell),
        None => draft.tile(Layer::Start, cell) != EMPTY,
    };
    if !is_there {
        return paint(draft, ui, &[cell]);
    }
    let is_open = ui.layer == Layer::Start || draft.zone().holds(cell);
    let stuff = if ui.tool == Tool::Space { Stuff::Nothing } else { Stuff::Space };
    if is_open {
        Reply::play(Edit::Paint(ui.layer, stuff, cells_of(draft, &[cell])))
    } else {
        Reply::Refused(edit::outside())
    }
}

fn join_along(draft: &Draft, ui: &Ui, stroke: &[u16]) -> Reply<Edit> {
    let zone = draft.zone();
    let mut edits = Vec::new();
    for pair in stroke.windows(2) {
        let (one, other) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        let dir = [Dir::Right, Dir::Down].into_iter().find(|&dir| zone.neighbour(one, dir) == Some(other));
        let Some(dir) = dir else { continue };
        let seam = draft.seam_at(ui.layer, place_of(zone.cols(), Edge { cell: one, side: dir }));
        if seam.is_some() && draft.tile(ui.layer, one) & joint(dir) == 0 {
            edits.push(Edit::Join(ui.layer, (zone.cell(one), dir), true));
        }
    }
    if edits.is_empty() { missed(Tool::Join) } else { Reply::Play(edits) }
}

fn side_at(draft: &Draft, place: DoubledAt) -> Option<Side> {
    draft.edge_at(place).map(|Edge { cell, side }| (draft.zone().cell(cell), side))
}

/// Uses the tool on one of its targets.
fn use_at(draft: &Draft, ui: &mut Ui, place: DoubledAt) -> Reply<Edit> {
    match ui.tool {
        Tool::Tile | Tool::Space | Tool::Nothing => {
            toggle(draft, ui, place.0 / 2 * draft.zone().cols() + place.1 / 2)
        }
        Tool::Join => match draft.seam_at(ui.layer, place) {
            Some((cell, dir)) => {
                let is_joined = draft.tile(ui.layer, cell) & joint(dir) != 0;
                Reply::play(Edit::Join(ui.layer, (draft.zone().cell(cell), dir), !is_joined))
            }
            None => missed(Tool::Join),
        },
        Tool::Jump => jump_at(draft, ui, place),
        Tool::Turn => {
            let cell = Cell::new(place.0 / 2, place.1 / 2);
            let is_there =
                draft.zone().turns().iter().any(|turn| (turn.row, turn.col) == (cell.row, cell.col));
            Reply::play(Edit::Turn(cell, !is_there))
        }
        Tool::Size => Reply::Ignored,
    }
}

/// Chooses a border for the first or second bar of a jump, or removes the jump with a bar there.
fn jump_at(draft: &Draft, ui: &mut Ui, place: DoubledAt) -> Reply<Edit> {
    let Some(side) = side_at(draft, place) else { return missed(Tool::Jump) };
    if draft.jump_at(place).is_some() {
        ui.pending = None;
        return Reply::play(Edit::Unjump(side));
    }
    match ui.pending.take() {
        Some(first) if first == place => Reply::Changed,
        Some(first) => match side_at(draft, first) {
            Some(one) => Reply::play(Edit::Jump(if first < place { [one, side] } else { [side, one] })),
            None => Reply::Changed,
        },
        None => {
            if let Some(edge) = draft.edge_at(place).filter(|&edge| draft.zone().is_claimed(edge)) {
                return Reply::Refused(Fault::Misfit(Misfit::Claimed(edge)).illegal(draft));
            }
            ui.pending = Some(place);
            Reply::Tell(Say::new("workshop-first-bar"))
        }
    }
}

/// Chooses an item of the tray.
fn choose(ui: &mut Ui, slot: Slot) -> Reply<Edit> {
    let told =
        |name: &'static str| Reply::Tell(Say::new("workshop-chosen").with("tool", name).with("tile", ""));
    match slot {
        Slot::Tool(tool) => {
            // Bars, points and the size are common to both patterns.
            if matches!(tool, Tool::Jump | Tool::Turn | Tool::Size) {
                ui.layer = Layer::Start;
            }
            ui.tool = tool;
            ui.pending = None;
            told(tool.name(ui.layer))
        }
        Slot::Layer => {
            ui.layer = if ui.layer == Layer::Start { Layer::Goal } else { Layer::Start };
            if matches!(ui.tool, Tool::Jump | Tool::Turn | Tool::Size) {
                ui.tool = Tool::Tile;
            }
            ui.pending = None;
            told(if ui.layer == Layer::Goal { "goal" } else { "start" })
        }
        Slot::Number => {
            ui.symbol = None;
            told("number")
        }
        Slot::Symbol(symbol) => {
            ui.symbol = Some(symbol);
            let tile = letter(symbol).to_string();
            Reply::Tell(Say::new("workshop-chosen").with("tool", "symbol").with("tile", tile))
        }
        Slot::More => {
            ui.page = (ui.page + 1) % pages();
            Reply::Changed
        }
        Slot::Size(side, grows) => Reply::play(Edit::Size(side, grows)),
    }
}

/// Handles a button beside the board.
fn act(draft: &Draft, ui: &mut Ui, id: &str) -> Reply<Edit> {
    match id {
        "objective" => Reply::play(Edit::Copy),
        // A scramble of the objective always has a way back; a scramble of a pattern drawn freely may have
        // none.
        "scramble" if draft.way().is_none() && check::solved(draft).is_some() => {
            Reply::Play(vec![Edit::Solve, Edit::Scramble(SCRAMBLE)])
        }
        "scramble" => Reply::play(Edit::Scramble(SCRAMBLE)),
        "check" | "play" => {
            let faults = check::faults(draft);
            ui.is_checked = !faults.is_empty();
            // Pressing again reports the next fault.
            let fault = faults.get(ui.told % faults.len().max(1));
            ui.told += 1;
            match fault {
                Some(fault) => {
                    if fault.is_of_goal() {
                        ui.layer = Layer::Goal;
                    } else if fault.place(draft.zone()).is_some() {
                        ui.layer = Layer::Start;
                    }
                    if matches!(ui.tool, Tool::Jump | Tool::Turn | Tool::Size) && ui.layer == Layer::Goal {
                        ui.tool = Tool::Tile;
                    }
                    Reply::Refused(fault.illegal(draft))
                }
                None if id == "play" => Reply::Ask("play"),
                None => Reply::Tell(Say::new("workshop-sound")),
            }
        }
        _ => Reply::Ignored,
    }
}

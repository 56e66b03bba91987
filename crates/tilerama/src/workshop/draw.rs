//! Draws the editor as sprites and labels: the board with all possible targets, the tray, and the other
//! pattern.

use tilery_kit::{Cell, Dir, Layout, Role, Say, Scene};

use super::check::{self, Fault};
use super::desk::{Desk, Slot, Tool, rect_of, targets};
use super::draft::{DoubledAt, Draft, Layer};
use super::edit::Stuff;
use super::input::{Spot, Ui};
use crate::doubled::{Wish, letters};
use crate::draw;
use crate::plan::Plan;
use crate::push::{EMPTY, joint, symbol};
use crate::symbols::letter;

/// The roles that the editor adds to those of the game.
const OWN_ROLES: [Role; 5] = [
    // A cell of the rectangle that does not belong to the tiles zone.
    Role::new("hole", 1),
    // A target of the tool: look 0 on a border, 1 between two tiles, 2 at a corner; 3 is a cell under a
    // stroke, 4 the border chosen first.
    Role::new("target", 5),
    // An item of the tray, see `tool_look`.
    Role::new("tool", 13),
    Role::new("chosen", 1),
    // A fault: look 0 on a border, 1 in a cell, 2 at a corner.
    Role::new("fault", 3),
];

/// The number of roles of the game.
const GAME_ROLES: usize = draw::ROLES.len();

/// The game's roles and the editor's.
pub const ROLES: &[Role] = &{
    let mut all = [OWN_ROLES[0]; GAME_ROLES + OWN_ROLES.len()];
    let mut n = 0;
    while n < GAME_ROLES {
        all[n] = draw::ROLES[n];
        n += 1;
    }
    while n < all.len() {
        all[n] = OWN_ROLES[n - GAME_ROLES];
        n += 1;
    }
    all
};

const HOLE: u16 = GAME_ROLES as u16;
const TARGET: u16 = HOLE + 1;
const TOOL: u16 = HOLE + 2;
const CHOSEN: u16 = HOLE + 3;
const FAULT: u16 = HOLE + 4;

pub fn draw(draft: &Draft, ui: &Ui, layout: Layout, scene: &mut Scene) {
    let desk = Desk::new(draft, ui, layout);
    let zone = draft.zone();
    // Colours and symbols follow the objective, as in play, or the board if there is no objective.
    let plan = if draft.goal().iter().all(Option::is_none) {
        let wishes: Vec<Wish> = draft.start().iter().map(|&tile| Some(tile)).collect();
        Plan::new(zone.clone(), wishes.into(), None)
    } else {
        draft.plan()
    };
    let is_goal = ui.layer == Layer::Goal;
    scene.sprite(draw::key(0, 0), draw::FRAME, desk.frame);
    for cell in (0..zone.size()).filter(|&cell| !zone.holds(cell)) {
        let rect = draw::cell_rect(zone, cell);
        scene.sprite(draw::key(20, cell.into()), HOLE, rect).layer(draw::LAYER_CELL);
    }
    draw::draw_cells(zone, |cell| u16::from(draft.wish(ui.layer, cell).is_none()), scene);
    if !is_goal {
        draw::draw_elements(zone, scene);
    }
    let tile_at = |cell| draft.tile(ui.layer, cell);
    for cell in (0..zone.size()).filter(|&cell| tile_at(cell) != EMPTY) {
        let joined = draw::joints_around(zone, tile_at, cell);
        let key = draw::key(21, cell.into());
        draw::draw_tile(&plan, tile_at(cell), joined, key, draw::cell_rect(zone, cell), scene);
    }
    draw_stroke(draft, ui, &plan, scene);
    draw_targets(draft, ui, scene);
    scene.sprite(draw::key(0, 1), draw::FRAME, desk.small).look(1);
    let other = if is_goal { Layer::Start } else { Layer::Goal };
    let pattern: Vec<Wish> = (0..zone.size()).map(|cell| draft.wish(other, cell)).collect();
    draw::draw_small(&plan, &pattern, desk.small, desk.scale, |_, _| {}, scene);
    draw_tray(ui, &plan, &desk, scene);
    let faults = if ui.is_checked { check::faults(draft) } else { Vec::new() };
    draw_faults(draft, ui, &faults, scene);
    draw_cursor(draft, ui, &desk, scene);
    scene.view = desk.view;
    label(draft, ui, &desk, &faults, scene);
}

/// Draws the cells of the stroke as they will be painted.
fn draw_stroke(draft: &Draft, ui: &Ui, plan: &Plan, scene: &mut Scene) {
    let zone = draft.zone();
    for &cell in &ui.stroke {
        let rect = draw::cell_rect(zone, cell);
        let sprite = scene.sprite(draw::key(22, cell.into()), TARGET, rect);
        sprite.look(3).layer(draw::LAYER_CURSOR);
        if let Some(Stuff::Tile(symbol)) = ui.stuff() {
            let key = draw::key(23, cell.into());
            draw::draw_tile(plan, symbol, 0, key, rect.grown(-0.12), scene);
        }
    }
}

/// Draws the targets of a tool that does not apply to cells.
fn draw_targets(draft: &Draft, ui: &Ui, scene: &mut Scene) {
    if ui.tool.paints() {
        return;
    }
    for (n, place) in (0u32..).zip(targets(draft, ui)) {
        let is_pending = ui.pending == Some(place);
        let is_taken = match ui.tool {
            Tool::Jump => draft.jump_at(place).is_some(),
            Tool::Turn => draft.zone().turns().iter().any(|turn| (turn.row * 2, turn.col * 2) == place),
            _ => draft
                .seam_at(ui.layer, place)
                .is_some_and(|(cell, dir)| draft.tile(ui.layer, cell) & joint(dir) != 0),
        };
        if is_taken && ui.tool != Tool::Join {
            continue;
        }
        let look = match ui.tool {
            _ if is_pending => 4,
            Tool::Jump => 0,
            Tool::Join => 1,
            _ => 2,
        };
        let turn = draft.edge_at(place).map_or(0, |edge| edge.side as u8);
        let sprite = scene.sprite(draw::key(24, n), TARGET, rect_of(draft, place));
        sprite.look(look).turn(turn).layer(draw::LAYER_POINT);
    }
}

/// The look of an item of the tray. Items for sizes are turned to their sides.
fn tool_look(slot: Slot, layer: Layer) -> u16 {
    match slot {
        Slot::Tool(Tool::Nothing) if layer == Layer::Goal => 7,
        Slot::Tool(tool) => tool as u16,
        Slot::Layer => 8,
        Slot::Number => 9,
        Slot::More => 10,
        Slot::Size(_, true) => 11,
        Slot::Size(_, false) | Slot::Symbol(_) => 12,
    }
}

fn is_chosen(slot: Slot, ui: &Ui) -> bool {
    match slot {
        Slot::Tool(tool) => ui.tool == tool,
        Slot::Layer => ui.layer == Layer::Goal,
        Slot::Number => ui.symbol().is_none(),
        Slot::Symbol(symbol) => ui.symbol() == Some(symbol),
        Slot::More | Slot::Size(..) => false,
    }
}

fn draw_tray(ui: &Ui, plan: &Plan, desk: &Desk, scene: &mut Scene) {
    for (n, &(slot, rect)) in (0u32..).zip(&desk.slots) {
        match slot {
            Slot::Symbol(symbol) => {
                draw::draw_tile(plan, symbol, 0, draw::key(25, n), rect.grown(-0.06 * rect.w), scene);
            }
            slot => {
                let sprite = scene.sprite(draw::key(25, n), TOOL, rect);
                sprite.look(tool_look(slot, ui.layer)).layer(draw::LAYER_TILE);
                if let Slot::Size(side, _) = slot {
                    sprite.turn(side as u8);
                }
            }
        }
        if is_chosen(slot, ui) {
            scene.sprite(draw::key(26, n), CHOSEN, rect).layer(draw::LAYER_CURSOR);
        }
    }
}

fn draw_faults(draft: &Draft, ui: &Ui, faults: &[Fault], scene: &mut Scene) {
    let mut marked: Vec<DoubledAt> = Vec::new();
    for fault in faults.iter().filter(|fault| fault.is_of_goal() == (ui.layer == Layer::Goal)) {
        let Some(place) = fault.place(draft.zone()).filter(|place| !marked.contains(place)) else { continue };
        let look = match (place.0 % 2, place.1 % 2) {
            (1, 1) => 1,
            (0, 0) => 2,
            _ => 0,
        };
        let turn = draft.edge_at(place).map_or(0, |edge| edge.side as u8);
        let n = marked.len() as u32;
        let sprite = scene.sprite(draw::key(27, n), FAULT, rect_of(draft, place));
        sprite.look(look).turn(if look == 0 { turn } else { 0 }).layer(draw::LAYER_INDICATOR);
        marked.push(place);
    }
}

fn draw_cursor(draft: &Draft, ui: &Ui, desk: &Desk, scene: &mut Scene) {
    let rect = match ui.cursor() {
        Some(Spot::Place(place)) => {
            let rect = rect_of(draft, place);
            if rect.w.min(rect.h) < 0.5 { rect.grown(0.12) } else { rect }
        }
        Some(Spot::Slot(slot)) => match desk.slots.get(usize::from(slot)) {
            Some(&(_, rect)) => rect.grown(0.03 * rect.w),
            None => return,
        },
        None => return,
    };
    scene.sprite(draw::key(10, 0), draw::CURSOR, rect).layer(draw::LAYER_CURSOR);
}

/// Labels the targets of the tool with their content, and in further rows the items of the tray.
fn label(draft: &Draft, ui: &Ui, desk: &Desk, faults: &[Fault], scene: &mut Scene) {
    let mut row = 0;
    let mut last = None;
    for place in targets(draft, ui) {
        // Lines without targets have no row.
        if last.is_some_and(|line| line != place.0) {
            row += 1;
        }
        last = Some(place.0);
        let is_wrong = faults.iter().any(|fault| fault.place(draft.zone()) == Some(place));
        let say = say_place(draft, ui, place).with("wrong", if is_wrong { "yes" } else { "no" });
        scene.label((row, place.1), rect_of(draft, place).centre(), say);
        if ui.cursor() == Some(Spot::Place(place)) {
            scene.focus = Some((row, place.1));
        }
    }
    let first = if last.is_some() { row + 1 } else { 0 };
    for (n, &(slot, rect)) in (0u16..).zip(&desk.slots) {
        let at = (first + n / 8, n % 8);
        let chosen = if is_chosen(slot, ui) { "yes" } else { "no" };
        let say = match slot {
            Slot::Tool(tool) => {
                Say::new("workshop-tool").with("tool", tool.name(ui.layer)).with("chosen", chosen)
            }
            Slot::Layer => Say::new("workshop-tool").with("tool", "goal").with("chosen", chosen),
            Slot::Number => Say::new("workshop-tool").with("tool", "number").with("chosen", chosen),
            Slot::More => Say::new("workshop-tool").with("tool", "more").with("chosen", chosen),
            Slot::Symbol(symbol) => {
                Say::new("workshop-symbol").with("tile", letter(symbol).to_string()).with("chosen", chosen)
            }
            Slot::Size(side, grows) => Say::new("workshop-size")
                .with("side", side.name())
                .with("grows", if grows { "yes" } else { "no" }),
        };
        scene.label(at, rect.centre(), say);
        if ui.cursor() == Some(Spot::Slot(n)) {
            scene.focus = Some(at);
        }
    }
}

fn say_place(draft: &Draft, ui: &Ui, place: DoubledAt) -> Say {
    let zone = draft.zone();
    match ui.tool {
        Tool::Jump => {
            let edge = draft.edge_at(place);
            let cell = edge.map_or(0, |edge| edge.cell);
            let bar = draft.jump_at(place).and_then(|jump| letters().nth(jump)).map(char::from);
            let state = match bar {
                Some(_) => "jump",
                None if ui.pending == Some(place) => "first",
                None => "closed",
            };
            Say::new("workshop-edge")
                .with("side", edge.map_or("up", |edge| edge.side.name()))
                .with("state", state)
                .with("letter", bar.map_or_else(String::new, |bar| bar.to_string()))
                .at(zone.cell(cell))
        }
        Tool::Turn => {
            let corner = Cell::new(place.0 / 2, place.1 / 2);
            let is_there = zone.turns().iter().any(|turn| (turn.row, turn.col) == (corner.row, corner.col));
            Say::new("workshop-corner").with("turn", if is_there { "yes" } else { "no" }).at(corner)
        }
        Tool::Join => {
            let (cell, dir) = draft.seam_at(ui.layer, place).unwrap_or((0, Dir::Right));
            let is_joined = draft.tile(ui.layer, cell) & joint(dir) != 0;
            Say::new("workshop-seam")
                .with("dir", dir.name())
                .with("joined", if is_joined { "yes" } else { "no" })
                .at(zone.cell(cell))
        }
        _ => {
            let cell = place.0 / 2 * zone.cols() + place.1 / 2;
            let wish = draft.wish(ui.layer, cell);
            let (what, tile) = match wish {
                _ if !zone.holds(cell) => ("hole", String::new()),
                None => ("any", String::new()),
                Some(EMPTY) => ("space", String::new()),
                Some(tile) => ("tile", letter(symbol(tile)).to_string()),
            };
            Say::new("workshop-cell").with("what", what).with("tile", tile).at(zone.cell(cell))
        }
    }
}

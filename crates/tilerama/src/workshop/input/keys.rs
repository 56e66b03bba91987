//! The keyboard of the editor, and its cursor.

use tilery_kit::{Dir, Reply};

use super::super::ACTIONS;
use super::super::desk::{Slot, Tool, page_of, slots, targets};
use super::super::draft::Draft;
use super::super::edit::{Edit, Stuff, changes};
use super::{Spot, Ui, act, cells_of, choose, use_at};
use crate::push::Symbol;

/// Arrows move the cursor over the tool's targets and the tray; Enter or Space uses it. Digits and capital
/// letters put a tile, Delete empties a cell, small letters choose tools.
pub(super) fn press(draft: &Draft, ui: &mut Ui, key: &str) -> Reply<Edit> {
    if let Some(dir) = Dir::from_arrow(key) {
        if ui.is_shown {
            ui.cursor = next_spot(draft, ui, dir);
        }
        show_cursor(draft, ui);
        return Reply::Changed;
    }
    let cell = match ui.cursor {
        Some(Spot::Place((line, column))) if line % 2 == 1 && column % 2 == 1 => {
            Some(line / 2 * draft.zone().cols() + column / 2)
        }
        _ => None,
    };
    match key {
        "Enter" | " " => match ui.cursor {
            Some(Spot::Place(place)) => use_at(draft, ui, place),
            Some(Spot::Slot(slot)) => match slots(ui).get(usize::from(slot)) {
                Some(&slot) => choose(ui, slot),
                None => Reply::Ignored,
            },
            None => {
                show_cursor(draft, ui);
                Reply::Changed
            }
        },
        "Escape" => {
            let was_busy = ui.is_shown || ui.pending.is_some();
            ui.is_shown = false;
            ui.pending = None;
            if was_busy { Reply::Changed } else { Reply::Ignored }
        }
        "Delete" | "Backspace" => match cell {
            Some(cell) if changes(draft, ui.layer, Stuff::Space, cell) => {
                Reply::play(Edit::Paint(ui.layer, Stuff::Space, cells_of(draft, &[cell])))
            }
            _ => Reply::Ignored,
        },
        _ => {
            if let Some(action) = ACTIONS.iter().find(|action| action.keys.contains(&key)) {
                return act(draft, ui, action.id);
            }
            let tool = match key {
                "t" => Slot::Tool(Tool::Tile),
                "e" => Slot::Tool(Tool::Space),
                "b" => Slot::Tool(Tool::Nothing),
                "j" => Slot::Tool(Tool::Join),
                "g" => Slot::Tool(Tool::Jump),
                "c" => Slot::Tool(Tool::Turn),
                "s" => Slot::Tool(Tool::Size),
                "o" => Slot::Layer,
                _ => return symbol_key(draft, ui, key, cell),
            };
            let reply = choose(ui, tool);
            keep_cursor(draft, ui);
            reply
        }
    }
}

fn symbol_key(draft: &Draft, ui: &mut Ui, key: &str, cell: Option<u16>) -> Reply<Edit> {
    let [symbol] = key.as_bytes() else { return Reply::Ignored };
    let symbol = *symbol;
    if !symbol.is_ascii_digit() && !symbol.is_ascii_uppercase() {
        return Reply::Ignored;
    }
    let symbol = Symbol::from(symbol);
    ui.page = page_of(symbol);
    let reply = choose(ui, Slot::Symbol(symbol));
    match cell.filter(|&cell| changes(draft, ui.layer, Stuff::Tile(symbol), cell)) {
        Some(cell) => Reply::play(Edit::Paint(ui.layer, Stuff::Tile(symbol), cells_of(draft, &[cell]))),
        None => reply,
    }
}

fn show_cursor(draft: &Draft, ui: &mut Ui) {
    keep_cursor(draft, ui);
    ui.is_shown = true;
}

/// Moves the cursor to the tool's first target, unless it is on a target or in the tray.
fn keep_cursor(draft: &Draft, ui: &mut Ui) {
    let places = targets(draft, ui);
    let is_valid = match ui.cursor {
        Some(Spot::Place(place)) => places.contains(&place),
        Some(Spot::Slot(slot)) => usize::from(slot) < slots(ui).len(),
        None => false,
    };
    if !is_valid {
        ui.cursor = Some(places.first().map_or(Spot::Slot(0), |&place| Spot::Place(place)));
    }
}

/// The nearest target of the tool or item of the tray in a direction. For the cursor, the tray is always
/// below the board.
fn next_spot(draft: &Draft, ui: &Ui, dir: Dir) -> Option<Spot> {
    let row_of_tray = 8u16;
    let last = 2 * draft.zone().rows() + 1;
    let at = |spot: Spot| match spot {
        Spot::Place((line, column)) => (i32::from(line), i32::from(column)),
        Spot::Slot(n) => {
            let (row, col) = (n / row_of_tray, n % row_of_tray);
            let column = u32::from(col) * u32::from(2 * draft.zone().cols()) / u32::from(row_of_tray - 1);
            (i32::from(last + 2 * row), column as i32)
        }
    };
    let here = ui.cursor?;
    let (line, column) = at(here);
    let (down, right) = dir.delta();
    let places = targets(draft, ui).into_iter().map(Spot::Place);
    let slots = (0..slots(ui).len() as u16).map(Spot::Slot);
    let same_kind = |spot: &Spot| {
        matches!((spot, here), (Spot::Slot(_), Spot::Slot(_)) | (Spot::Place(_), Spot::Place(_)))
    };
    places
        .chain(slots)
        .filter(|spot| !dir.is_horizontal() || same_kind(spot))
        .filter_map(|spot| {
            if let (true, Spot::Slot(one), Spot::Slot(other)) = (dir.is_horizontal(), here, spot) {
                // On narrow boards several items share a column, so sideways steps are by index.
                let by = (i32::from(other) - i32::from(one)) * right;
                return (by > 0 && one / row_of_tray == other / row_of_tray).then_some((by, spot));
            }
            let (to_line, to_column) = at(spot);
            let along = (to_line - line) * down + (to_column - column) * right;
            let across = (to_line - line) * right.abs() + (to_column - column) * down.abs();
            (along > 0).then_some((along + 3 * across.abs(), spot))
        })
        .min_by_key(|&(cost, _)| cost)
        .map_or(Some(here), |(_, spot)| Some(spot))
}

//! Prints the doubled grid.

use tilery_kit::Dir;

use super::{ANY, BOARD, CROSSING, JOINT_IN_COLUMN, JOINT_IN_ROW, POINT, SPACE, Wish, edge_place, places};
use crate::push::{Code, EMPTY, joint, symbol};
use crate::symbols::letter;
use crate::zone::{Corner, Edge, Zone};

/// Prints a board in its canonical form, its lines joined by `|`.
pub fn print_board(zone: &Zone, tiles: &[Code], out: &mut String) {
    let wishes: Vec<Wish> = tiles.iter().map(|&tile| Some(tile)).collect();
    print(zone, &wishes, true, out);
}

/// Prints an objective, its lines joined by `|`: cells and joints only.
pub fn print_goal(zone: &Zone, goal: &[Wish], out: &mut String) {
    print(zone, goal, false, out);
}

fn print(zone: &Zone, cells: &[Wish], with_elements: bool, out: &mut String) {
    let (lines, columns) = (usize::from(zone.rows()) * 2 + 1, usize::from(zone.cols()) * 2 + 1);
    let mut text: Vec<char> = (0..lines * columns)
        .map(|i| if i / columns % 2 == 0 && i % columns % 2 == 0 { CROSSING } else { ' ' })
        .collect();
    let edge = |cell, side| {
        let (line, column) = edge_place(zone.cols(), Edge { cell, side });
        line * columns + column
    };
    for (cell, line, column) in places(zone.rows(), zone.cols()) {
        let wish = cells[usize::from(cell)];
        text[line * columns + column] = match wish {
            _ if !zone.holds(cell) => BOARD,
            None => ANY,
            Some(EMPTY) => SPACE,
            Some(tile) => letter(symbol(tile)),
        };
        for (side, sign) in [(Dir::Right, JOINT_IN_ROW), (Dir::Down, JOINT_IN_COLUMN)] {
            if wish.is_some_and(|tile| tile & joint(side) != 0) {
                text[edge(cell, side)] = sign;
            }
        }
    }
    if with_elements {
        for (letter, bar) in letters().zip(zone.jumps()) {
            for &Edge { cell, side } in bar {
                text[edge(cell, side)] = char::from(letter);
            }
        }
        for &Corner { row, col } in zone.turns() {
            text[usize::from(row) * 2 * columns + usize::from(col) * 2] = POINT;
        }
    }
    for (i, line) in text.chunks(columns).enumerate() {
        if i > 0 {
            out.push('|');
        }
        out.extend(line);
    }
}

/// The letters of jumps in order of assignment: `a` to `z`, then `A` to `Z`.
pub fn letters() -> impl Iterator<Item = u8> {
    (b'a'..=b'z').chain(b'A'..=b'Z')
}

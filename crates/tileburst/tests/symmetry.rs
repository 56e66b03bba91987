//! A canonical text shared by all positions equal up to rotation, reflection and colours.

use tilery_tileburst::{Board, Colour, Orientation, Shape};

/// The smallest text of the grid and tiles, over all eight symmetries, with colours numbered in order of
/// appearance. The corner that changes next is left out: positions that differ only in it are similar too.
pub fn canonical(board: &Board) -> String {
    let size = board.field().size();
    let tiles = [board.current(), board.next()].map(|tile| (tile.colour, least(tile.shape)));
    let texts = Orientation::ALL.map(|orientation| {
        let mut cells = vec![None; usize::from(size) * usize::from(size)];
        for row in 0..size {
            for col in 0..size {
                let (mut r, mut c) = (row, if orientation.is_mirrored() { size - 1 - col } else { col });
                for _ in 0..orientation.quarters() {
                    (r, c) = (c, size - 1 - r);
                }
                cells[usize::from(r) * usize::from(size) + usize::from(c)] =
                    board.field().at(tilery_kit::Cell::new(row.into(), col.into()));
            }
        }
        let mut known: Vec<Colour> = Vec::new();
        let mut text = String::new();
        let colours = cells.into_iter().chain(tiles.iter().map(|&(colour, _)| Some(colour)));
        for colour in colours {
            let place = colour.map(|colour| {
                known.iter().position(|&other| other == colour).unwrap_or_else(|| {
                    known.push(colour);
                    known.len() - 1
                })
            });
            text.push(place.map_or('.', |place| char::from(b'a' + place as u8)));
        }
        text
    });
    let least = texts.into_iter().min().expect("there are eight");
    format!("{size}/{least}/{}/{}", tiles[0].1, tiles[1].1)
}

/// The smallest text of a shape in any orientation.
fn least(shape: Shape) -> String {
    let text = |(_, laid): (Orientation, Shape)| {
        let mut out = String::new();
        laid.print(&mut out);
        out
    };
    shape.distinct().map(text).min().expect("a shape has an orientation")
}

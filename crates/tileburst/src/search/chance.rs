//! Chance nodes: the value of a grid over the tile drawn next, and over the retreats it may cause.

use super::weigh::Meter;
use super::{After, Tables, TrayTile, later, placement_value};
use crate::field::{Field, MIN_SIZE};
use crate::tile::Colour;
use crate::value::Ground;

/// The cost of a chain of retreats, in nodes.
const RETREAT: u32 = 16;

/// The average value over draws: five colours of each shape, weighted by the shape's frequency.
pub fn average(draws: &[i32], often: &[u32]) -> i32 {
    let (mut sum, mut all) = (0i64, 0i64);
    for (values, often) in draws.chunks_exact(5).zip(often) {
        sum += i64::from(*often) * values.iter().copied().map(i64::from).sum::<i64>();
        all += 5 * i64::from(*often);
    }
    (sum / all) as i32
}

/// The value of a grid on which no tile fits: the points of its retreats, and the value of the remaining
/// grid. If the game ends, only the points count.
pub fn retreat(after: &After, tables: Tables<'_>, fits: &mut dyn FnMut(&Field) -> bool) -> i32 {
    let (mut field, mut corner, mut points) = (after.field, after.corner, 0);
    while field.size() > MIN_SIZE {
        let valid = field.valid();
        points += valid.count() as i32 * field.block_points() as i32;
        field.clear(valid);
        field = field.shrunk(corner);
        corner = corner.next();
        if fits(&field) {
            return points + Ground::new(field, tables.weights).worth();
        }
    }
    points
}

/// The values of a grid for each tile that can be drawn next, five colours of each shape. `waits` is the
/// second tile if it did not fit, and `None` if both tiles have been placed.
pub fn draws(
    after: &After,
    mut waits: Option<&mut TrayTile>,
    often: &[u32],
    tables: Tables<'_>,
    meter: &mut Meter<'_, '_>,
) -> Vec<i32> {
    let After { field, corner, .. } = *after;
    let ground = Ground::new(field, tables.weights);
    let mut nodes = 8;
    let mut draws = Vec::with_capacity(5 * often.len());
    let mut stuck = Vec::new();
    // Sums over the shapes that fit.
    let (mut sum, mut fitting, mut all) = (0i64, 0i64, 0i64);
    for (shape, (spots, &often)) in tables.pool(field.size()).spots.iter().zip(often).enumerate() {
        let mut bests = [None; 5];
        for (_, _, trial) in spots.on(ground.free) {
            let room = ground.room(trial);
            for (colour, best) in Colour::ALL.into_iter().zip(&mut bests) {
                let (value, looked) = placement_value(&ground, corner, colour, trial, room, tables.weights);
                nodes += looked;
                *best = (*best).max(Some(value));
            }
        }
        all += i64::from(often);
        if bests[0].is_some() {
            fitting += i64::from(often);
            sum += i64::from(often) * bests.iter().flatten().copied().map(i64::from).sum::<i64>() / 5;
        } else {
            stuck.push(shape);
        }
        draws.extend(bests.map(Option::unwrap_or_default));
    }
    for shape in stuck {
        let falls = retreat(after, tables, &mut |field| {
            tables.pool(field.size()).spots[shape].on(field.free()).next().is_some()
                || waits.as_mut().is_some_and(|tile| tile.fits(field))
        });
        nodes += RETREAT;
        let value = match sum.checked_div(fitting) {
            // If no tile is waiting yet, the tile drawn after this one may still fit.
            Some(mean) if waits.is_none() => {
                let goes_on = i64::from(later(mean as i32)) * fitting;
                ((goes_on + i64::from(falls) * (all - fitting)) / all) as i32
            }
            _ => falls,
        };
        draws[5 * shape..5 * shape + 5].fill(value);
    }
    meter.spend(nodes);
    draws
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Cells, Corner};
    use crate::params::Params;
    use crate::search::Guide;

    /// A checkerboard of blue and red with a blue rectangle at the upper left.
    fn checkered(size: u8, (rows, cols): (u16, u16)) -> After {
        let mut field = Field::new(size);
        for cell in Cells::all(size).iter() {
            let is_blue = cell.row < rows && cell.col < cols || (cell.row + cell.col).is_multiple_of(2);
            field.put(if is_blue { Colour::Blue } else { Colour::Red }, Cells::one(cell));
        }
        After { field, corner: Corner::TopLeft, points: 0 }
    }

    #[test]
    fn retreats_go_on_until_a_tile_fits() {
        let mut guide = Guide::default();
        let tables = guide.tables(Params::Classic);
        let full = checkered(8, (0, 0));
        let mut sizes = Vec::new();
        assert_eq!(
            retreat(&full, tables, &mut |field| {
                sizes.push(field.size());
                false
            }),
            0
        );
        assert_eq!(sizes, [7, 6, 5, 4]);
        let kept = full.field.shrunk(Corner::TopLeft).shrunk(Corner::TopRight);
        let worth = Ground::new(kept, tables.weights).worth();
        assert_eq!(retreat(&full, tables, &mut |field| field.size() == 6), worth);
    }

    #[test]
    fn the_value_of_a_lost_game_is_its_cashed_points() {
        let mut guide = Guide::default();
        // Blue cells that touch the rectangle belong to its group.
        let after = checkered(5, (2, 4));
        let cashed = after.field.valid().count() as i32 * after.field.block_points() as i32;
        assert!(cashed > 0);
        assert_eq!(retreat(&after, guide.tables(Params::Classic), &mut |_| false), cashed);
    }

    #[test]
    fn shapes_count_as_often_as_they_are_drawn() {
        assert_eq!(average(&[0, 0, 0, 0, 10, 6, 6, 6, 6, 6], &[1, 3]), 5);
    }
}

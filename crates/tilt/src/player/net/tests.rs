use super::{
    Coarse, Net, NetError, Placements, QUAD_SHAPES, QUADS, cells_first, first_of_equals, flip, mirror, read,
    write,
};
use crate::player::fast::transpose;
use crate::player::{Budget, Player};

/// xorshift64 (Marsaglia, 2003).
fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

fn coarse(seed: u64, stages: &[u8], entries: usize) -> Coarse {
    let mut state = seed;
    let mut net = Coarse { quantum: 16.0, stages: stages.to_vec(), ..Coarse::default() };
    for _ in 0..=stages.len() {
        net.quads.push(std::array::from_fn(|shape| {
            let mut table = vec![0; QUADS];
            for entry in (0..QUADS).filter(|&entry| first_of_equals(shape, entry) == entry) {
                let value = random(&mut state);
                table[entry] =
                    if value & 1 == 0 { 0 } else { (value >> 48) as i32 >> (value >> 1 & 15) as u32 };
            }
            table
        }));
        net.hexes.push(std::array::from_fn(|_| {
            let mut keys: Vec<u32> = (0..entries).map(|_| (random(&mut state) >> 40) as u32).collect();
            keys.sort_by_key(|&key| cells_first(key));
            keys.dedup();
            keys.into_iter().map(|key| (key, (random(&mut state) >> 52) as i32 - 2048)).collect()
        }));
    }
    net
}

#[test]
fn a_net_is_read_as_it_was_written() {
    for (seed, stages, entries) in [(1, &[][..], 0), (2, &[], 3000), (3, &[13, 14], 500)] {
        let net = coarse(seed, stages, entries);
        assert!(read(&write(&net)).unwrap() == net);
    }
}

#[test]
fn a_file_of_something_else_is_refused_and_a_damaged_one_does_no_harm() {
    assert_eq!(Net::from_bytes(b"<!doctype html>").err(), Some(NetError::NotANet));
    assert_eq!(Net::from_bytes(b"").err(), Some(NetError::NotANet));
    assert_eq!(Net::from_bytes(b"tilt\0\0").err(), Some(NetError::Short));
    let mut bytes = write(&coarse(4, &[14], 100));
    assert!(Net::from_bytes(&bytes[..bytes.len() / 2]).is_ok());
    let mut state = 5;
    for byte in &mut bytes[10..] {
        *byte = random(&mut state) as u8;
    }
    assert!(Net::from_bytes(&bytes).is_ok());
}

#[test]
fn a_board_is_worth_what_its_reflections_are() {
    let net = Net::new(&coarse(6, &[12], 100_000));
    let mut state = 7;
    for _ in 0..1000 {
        let board = random(&mut state) & random(&mut state);
        for other in [transpose(board), mirror(board), flip(board)] {
            // The order of summation differs.
            assert!((net.evaluate(board) - net.evaluate(other)).abs() < 100.0, "{board:016x}, {other:016x}");
        }
    }
}

#[test]
fn the_tables_of_a_stage_count_from_its_greatest_tile_on() {
    let mut coarse = coarse(8, &[13, 15], 0);
    for (stage, quads) in coarse.quads.iter_mut().enumerate() {
        for table in quads.iter_mut() {
            table.fill(stage as i32);
        }
    }
    let net = Net::new(&coarse);
    for exponent in 1..16 {
        let expected = u8::from(exponent >= 13) + u8::from(exponent >= 15);
        for cell in 0..16 {
            // Above the 8192, with the tile below it, or it would be played as that.
            let mut board = exponent << (4 * cell) | 1 << (4 * ((cell + 1) % 16));
            for lower in 13..exponent {
                board |= lower << (4 * ((cell + lower) % 16));
            }
            assert_eq!(net.evaluate(board), 17.0 * 16.0 * f32::from(expected));
        }
    }
}

#[test]
fn the_entries_listed_are_those_that_are_summed() {
    let stages = [12, 14];
    let coarse = coarse(10, &stages, 100_000);
    let net = Net::new(&coarse);
    let mut state = 11;
    for _ in 0..1000 {
        let board = random(&mut state) & random(&mut state);
        let placements = Placements::of(board, &stages);
        let quads = &coarse.quads[placements.stage];
        let mut sum = 0;
        for (shape, entry) in QUAD_SHAPES.into_iter().zip(placements.quads) {
            sum += quads[shape][first_of_equals(shape, entry.into())];
        }
        for (entries, keys) in coarse.hexes[placements.stage].iter().zip(placements.hexes) {
            for key in keys {
                let found = entries.binary_search_by_key(&cells_first(key), |&(key, _)| cells_first(key));
                sum += found.map_or(0, |found| entries[found].1);
            }
        }
        assert!((net.evaluate(board) - sum as f32 * coarse.quantum).abs() < 100.0, "{board:016x}");
    }
}

#[test]
fn a_player_that_has_learned_still_plays_every_size() {
    let mut player = Player::new();
    player.learn(Net::new(&coarse(9, &[], 1000)));
    for side in 2..=8 {
        let mut cells = vec![0; side * side];
        cells[0] = 1;
        assert!(
            player
                .best(side, side, &cells, Budget::nodes(500))
                .is_some_and(|best| best.tilt == 1 || best.tilt == 2)
        );
    }
    let mut cells = [16; 16];
    cells[0] = 17;
    assert!(player.best(4, 4, &cells, Budget::nodes(500)).is_some());
}

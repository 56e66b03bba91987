use super::stage::{REACHED, Stage, lowered, settle};
use super::{
    Coarse, CoarseStage, FINER, Net, NetError, Placements, QUAD_SHAPES, QUADS, cells_first, first_of_equals,
    flip, mirror, read, write,
};
use crate::search::expectimax::Ground;
use crate::search::fast::{Tilts, empties, pack, transpose};
use crate::search::general::General;
use crate::search::{Budget, Searcher, Weights};

/// xorshift64 (Marsaglia, 2003).
fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

fn coarse(seed: u64, entries: usize) -> Coarse {
    let mut state = seed;
    let shape = |state: &mut u64| {
        let mut keys: Vec<u32> = (0..entries).map(|_| (random(state) >> 40) as u32).collect();
        keys.sort_by_key(|&key| cells_first(key));
        keys.dedup();
        keys.into_iter().map(|key| (key, (random(state) >> 52) as i32 - 2048)).collect::<Vec<_>>()
    };
    let stages = std::array::from_fn(|_| {
        let quads = std::array::from_fn(|shape| {
            let mut table = vec![0; QUADS];
            for entry in (0..QUADS).filter(|&entry| first_of_equals(shape, entry) == entry) {
                let value = random(&mut state);
                table[entry] =
                    if value & 1 == 0 { 0 } else { (value >> 49) as i32 >> (value >> 1 & 15) as u32 };
            }
            table
        });
        CoarseStage { quads, sixes: std::array::from_fn(|_| shape(&mut state)) }
    });
    Coarse { quantum: 16.0, stages, small: shape(&mut state) }
}

#[test]
fn a_net_is_read_as_it_was_written() {
    for (seed, entries) in [(1, 0), (2, 3000)] {
        let net = coarse(seed, entries);
        assert!(read(&write(&net)).unwrap() == net);
    }
}

#[test]
fn other_files_are_refused_and_damaged_nets_are_harmless() {
    assert_eq!(Net::from_bytes(b"<!doctype html>").err(), Some(NetError::NotANet));
    assert_eq!(Net::from_bytes(b"").err(), Some(NetError::NotANet));
    assert_eq!(Net::from_bytes(b"net2\0\0").err(), Some(NetError::Short));
    let mut bytes = write(&coarse(4, 100));
    assert!(Net::from_bytes(&bytes[..bytes.len() / 2]).is_ok());
    let mut state = 5;
    for byte in &mut bytes[10..] {
        *byte = random(&mut state) as u8;
    }
    assert!(Net::from_bytes(&bytes).is_ok());
}

#[test]
fn a_board_and_its_reflections_have_the_same_value() {
    let net = Net::new(&coarse(6, 100_000));
    let mut state = 7;
    for _ in 0..1000 {
        let board = random(&mut state) & random(&mut state);
        for other in [transpose(board), mirror(board), flip(board)] {
            for stage in [Stage::First, Stage::Second] {
                assert_eq!(net.evaluate(board, stage), net.evaluate(other, stage), "{board:016x}");
            }
        }
    }
}

#[test]
fn the_value_of_a_3x3_board_is_the_sum_of_its_edges_with_the_lines_beside_them() {
    let key = |cells: [u32; 6]| cells.iter().rev().fold(0, |key, cell| key << 4 | cell);
    // The first and the last key are the same edge read from either end. The second key is on no edge.
    // The values are in units of `quantum / FINER`.
    let small =
        vec![(key([1, 2, 3, 4, 5, 6]), 160), (key([4, 5, 6, 1, 2, 3]), 7), (key([3, 2, 1, 6, 5, 4]), 48)];
    let net = Net::new(&Coarse { quantum: 4.0, small, ..Coarse::default() });
    let worth = |cells: [u8; 9]| {
        let general = General::new(3, 3, &Weights::small()).with_net(Some(&net));
        general.evaluate(&general.board(&cells))
    };
    for cells in [
        [1, 2, 3, 4, 5, 6, 0, 0, 9],
        [3, 2, 1, 6, 5, 4, 9, 0, 0],
        [0, 0, 9, 4, 5, 6, 1, 2, 3],
        [1, 4, 0, 2, 5, 0, 3, 6, 9],
        [9, 6, 3, 0, 5, 2, 0, 4, 1],
    ] {
        assert_eq!(worth(cells), (160.0 + 48.0) * 4.0 / FINER, "{cells:?}");
    }
    assert_eq!(worth([4, 5, 6, 0, 0, 0, 1, 2, 3]), 0.0);
}

/// The board with these exponents. The other cells are empty.
fn board(exponents: &[u8]) -> u64 {
    let mut cells = exponents.to_vec();
    cells.resize(16, 0);
    pack(&cells).unwrap()
}

#[test]
fn boards_with_large_tiles_are_lowered_to_the_largest_gap() {
    for (tiles, expected) in [
        // Boards up to 8192 are never lowered.
        (&[13, 11, 0, 1][..], &[13, 11, 0, 1][..]),
        (&[14, 11, 1], &[13, 11, 1]),
        (&[15, 14, 12, 1], &[13, 12, 11, 1]),
        (&[14, 13, 12, 10, 10, 1], &[13, 12, 11, 10, 10, 1]),
        // Boards without a gap are not lowered.
        (&[14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], &[14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
    ] {
        assert_eq!(lowered(board(tiles)), board(expected), "{tiles:?}");
    }
}

#[test]
fn the_second_stage_begins_with_all_tiles_from_2048_to_16384() {
    for (tiles, expected, stage) in [
        (&[13, 12, 11, 10][..], &[13, 12, 11, 10][..], Stage::First),
        (&[14, 13, 12, 10], &[13, 12, 11, 10], Stage::First),
        (&[14, 13, 12, 11, 3, 1], &[14, 13, 12, 11, 3, 1], Stage::Second),
        // After a 32768 the stage begins again, with all tiles above the missing tile halved.
        (&[15, 14, 13, 12, 4], &[14, 13, 12, 11, 4], Stage::Second),
        (&[15, 14, 12, 11, 10, 4], &[14, 13, 12, 11, 10, 4], Stage::Second),
        (&[15, 13, 12, 4], &[13, 12, 11, 4], Stage::First),
        (&[17, 16, 0, 0, 3, 1], &[13, 12, 0, 0, 3, 1], Stage::First),
    ] {
        let mut exponents = tiles.to_vec();
        assert_eq!(settle(&mut exponents), stage, "{tiles:?}");
        assert_eq!(exponents, expected, "{tiles:?}");
    }
}

#[test]
fn the_second_stage_ends_with_a_32768_and_does_not_lower_boards() {
    let mut coarse = Coarse { quantum: 1.0, ..Coarse::default() };
    let entry = 14 | 13 << 4 | 12 << 8 | 11 << 12;
    coarse.stages[1].quads[0][first_of_equals(0, entry)] = 7;
    coarse.stages[0].quads[0][first_of_equals(0, entry)] = 5;
    let net = Net::new(&coarse);
    assert_eq!(net.evaluate(board(&[14, 13, 12, 11]), Stage::Second), 7.0);
    assert_eq!(net.evaluate(board(&[14, 13, 12, 11]), Stage::First), 0.0);
    assert_eq!(net.evaluate(board(&[15, 14, 13, 12]), Stage::Second), REACHED);
}

#[test]
fn a_lowered_board_tilts_like_the_board_itself() {
    let tilts = Tilts::new();
    let mut state = 12;
    let mut lower = 0;
    for _ in 0..20_000 {
        let board = random(&mut state) & (random(&mut state) | 0xFF00_0000_0000_00FF);
        let other = lowered(board);
        lower += u32::from(other != board);
        let moves = |board| [tilts.up(board), tilts.right(board), tilts.down(board), tilts.left(board)];
        for ((after, _), (other_after, _)) in moves(board).into_iter().zip(moves(other)) {
            // These tables cannot merge two 32768s, which never occur together on a board.
            if (0..16).filter(|cell| board >> (4 * cell) & 15 == 15).count() < 2 {
                assert_eq!(empties(after), empties(other_after), "{board:016x}, {other:016x}");
                assert_eq!(after == board, other_after == other, "{board:016x}, {other:016x}");
            }
        }
    }
    assert!(lower > 10_000, "only {lower} boards have large tiles");
}

#[test]
fn the_listed_entries_are_the_summed_entries() {
    let coarse = coarse(10, 100_000);
    let net = Net::new(&coarse);
    let mut state = 11;
    for _ in 0..1000 {
        let board = random(&mut state) & random(&mut state);
        let (stage, known) = if board & 1 == 0 {
            (Stage::First, &coarse.stages[0])
        } else {
            (Stage::Second, &coarse.stages[1])
        };
        let board = lowered(board);
        let placements = Placements::of(board);
        let mut sum = 0;
        for (shape, entry) in QUAD_SHAPES.into_iter().zip(placements.quads) {
            sum += known.quads[shape][first_of_equals(shape, entry.into())];
        }
        for (shape, key) in placements.sixes.into_iter().flat_map(|keys| keys.into_iter().enumerate()) {
            let entries = &known.sixes[shape];
            let found = entries.binary_search_by_key(&cells_first(key), |&(key, _)| cells_first(key));
            sum += found.map_or(0, |found| entries[found].1);
        }
        assert_eq!(net.evaluate(board, stage), sum as f32 * coarse.quantum, "{board:016x}");
    }
}

#[test]
fn a_searcher_with_a_net_still_plays_every_size() {
    let mut searcher = Searcher::new();
    searcher.learn(Net::new(&coarse(9, 1000)));
    for side in 2..=8 {
        let mut cells = vec![0; side * side];
        cells[0] = 1;
        assert!(
            searcher
                .best(side, side, &cells, Budget::nodes(500))
                .is_some_and(|best| best.tilt == 1 || best.tilt == 2)
        );
    }
    let mut cells = [16; 16];
    cells[0] = 17;
    assert!(searcher.best(4, 4, &cells, Budget::nodes(500)).is_some());
}

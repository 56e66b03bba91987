//! A canonical text shared by all boards equal up to rotation, reflection and symbols.

/// The lines of a doubled grid.
type Grid = Vec<Vec<char>>;

/// The smallest text of a position's board and objective, over all eight symmetries, with symbols in order of
/// appearance.
pub fn canonical(position: &str) -> String {
    let patterns = position.split_once('@').map_or(position, |(_, board)| board);
    let (board, rest) = patterns.split_once(";goal=").expect("a position has an objective");
    let goal = rest.split_once(';').map_or(rest, |(goal, _)| goal);
    let read = |text: &str| -> Grid { text.split('|').map(|line| line.chars().collect()).collect() };
    let mut pair = [read(board), read(goal)];
    let mut texts = Vec::new();
    for _ in 0..4 {
        texts.push(renamed(&pair));
        texts.push(renamed(&pair.each_ref().map(mirrored)));
        pair = pair.each_ref().map(|grid| mirrored(&transposed(grid)));
    }
    texts.into_iter().min().expect("there are eight")
}

fn mirrored(grid: &Grid) -> Grid {
    grid.iter().map(|line| line.iter().rev().copied().collect()).collect()
}

fn transposed(grid: &Grid) -> Grid {
    let joint = |c| match c {
        '=' => '"',
        '"' => '=',
        c => c,
    };
    (0..grid[0].len()).map(|column| grid.iter().map(|line| joint(line[column])).collect()).collect()
}

/// The objective and the board, with tiles and jumps numbered in order of appearance.
fn renamed([board, goal]: &[Grid; 2]) -> String {
    let (mut tiles, mut jumps) = (Vec::new(), Vec::new());
    let mut text = String::new();
    for grid in [goal, board] {
        for (row, line) in grid.iter().enumerate() {
            for (column, &c) in line.iter().enumerate() {
                let known = match (row % 2, column % 2) {
                    (1, 1) if !"#.?".contains(c) => &mut tiles,
                    (1, 0) | (0, 1) if c.is_ascii_alphabetic() => &mut jumps,
                    _ => {
                        text.push(c);
                        continue;
                    }
                };
                let number = known.iter().position(|&other| other == c).unwrap_or_else(|| {
                    known.push(c);
                    known.len() - 1
                });
                text.push(char::from_u32('A' as u32 + number as u32).expect("there are few"));
            }
        }
    }
    text
}

//! Random programs for both interpreters.

use tilery_tilecode::{Board, Buttons, Round};

/// The round of a byte: buttons or, for a third of all bytes if there are tap rules, a touched tile.
pub fn round(board: &Board, input: u8) -> Round {
    let n = usize::from(input) / 3;
    match board.has_tap() && input.is_multiple_of(3) {
        true => Round::Tap((n % board.rows) as u8, (n / board.rows % board.cols) as u8),
        false => Round::Held(Buttons(input & 63)),
    }
}

/// The source of a random program: a list of numbers.
struct Dice<'a> {
    numbers: &'a [u32],
    at: usize,
}

impl Dice<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let number =
            self.numbers[self.at % self.numbers.len()].wrapping_add((self.at / self.numbers.len()) as u32);
        self.at += 1;
        ((u64::from(number) * u64::from(n)) >> 32) as u32
    }

    fn pick<'b>(&mut self, words: &[&'b str]) -> &'b str {
        words[self.below(words.len() as u32) as usize]
    }
}

const BUTTONS: [&str; 6] = ["left", "up", "right", "down", "a", "b"];
const KINDS: [&str; 6] = ["ground", "wall", "player", "rock", "gem", "spark"];
const HEADINGS: [&str; 7] = ["left", "up", "right", "down", "resting", "moving", "any"];
const DIRS: [&str; 4] = ["left", "up", "right", "down"];

fn predicate(dice: &mut Dice<'_>, is_centre: bool, is_dot: bool) -> String {
    let mut terms = Vec::new();
    let mut has_sprite = false;
    let dot_is_sprites = dice.below(3) > 0;
    for (n, kind) in KINDS.iter().enumerate() {
        let is_sprite = n >= 2;
        let sign = match dice.below(12) {
            0..3 => "+",
            3 => "~",
            4 => "-",
            _ => continue,
        };
        if sign == "+" && (is_dot && is_sprite != dot_is_sprites || is_centre && !is_sprite) {
            continue;
        }
        has_sprite |= sign == "+" && is_sprite;
        terms.push(format!("{sign}{kind}"));
    }
    if is_centre && !has_sprite {
        terms.retain(|term| term[1..] != *"rock" && term[1..] != *"player");
        terms.push(dice.pick(&["+player", "+rock"]).to_owned());
        has_sprite = true;
    }
    if is_dot && !terms.iter().any(|term| term.starts_with('+')) {
        terms.retain(|term| term[1..] != *"rock" && term[1..] != *"wall");
        has_sprite = dot_is_sprites;
        terms.push(if dot_is_sprites { "+rock" } else { "+wall" }.to_owned());
    }
    if has_sprite && dice.below(3) == 0 {
        terms.push(format!("@{}", dice.pick(&HEADINGS)));
    }
    terms.join(" ")
}

fn rule(dice: &mut Dice<'_>, is_second: bool) -> String {
    let dir = dice.pick(&DIRS);
    let event = match dice.below(12) {
        0..2 => format!("press:{}", dice.pick(if is_second { &BUTTONS[..] } else { &BUTTONS[..5] })),
        2..5 => "change".to_owned(),
        5..8 => format!("smash:{dir}"),
        8 if is_second => "tap".to_owned(),
        9 | 10 if is_second => format!("every:{}", 1 + dice.below(4)),
        _ => "never".to_owned(),
    };
    let is_never = event == "never";
    // A rule of a tile has no sprite in its centre.
    let is_of_tile = is_never || event == "tap" && dice.below(3) == 0;
    let is_smash = event.starts_with("smash");
    let dot = match dir {
        "left" => "W",
        "up" => "N",
        "right" => "E",
        _ => "S",
    };
    let mut text = format!("rule {event}");
    for view in ["flip-h", "flip-v", "rot-cw", "rot-180", "rot-ccw", "all-four"] {
        if dice.below(6) == 0 {
            text += &format!(" {view}");
        }
    }
    let (mut bound, mut others) = (Vec::new(), Vec::new());
    for place in ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"] {
        let (is_centre, is_dot) = (place == "C" && !is_of_tile, place == dot && is_smash);
        if is_centre || is_dot || dice.below(6) == 0 {
            let terms = predicate(dice, is_centre, is_dot);
            if !terms.is_empty() {
                let has = |kinds: &[&str]| kinds.iter().any(|kind| terms.contains(&format!("+{kind}")));
                if has(&KINDS[2..]) && !has(&KINDS[..2]) {
                    bound.push(place);
                }
                let has_too = |kinds: &[&str]| kinds.iter().any(|kind| terms.contains(&format!("~{kind}")));
                if has_too(&KINDS[2..]) && !has_too(&KINDS[..2]) {
                    others.push(place);
                }
                text += &format!("\nwhen {place} {terms}");
            }
        }
    }
    if is_second && dice.below(4) == 0 {
        text += &format!(
            "\nwhen game {}{}{}",
            dice.pick(&["keys", "lives"]),
            dice.pick(&[">=", "<=", "="]),
            dice.below(5)
        );
    }
    let corners: &[&str] = if is_second { &["NE", "SE", "SW", "NW"] } else { &[] };
    for row in ["C", "N", "E", "S", "W"].iter().chain(corners).chain(&["game"]).copied() {
        if dice.below(if row == "C" { 2 } else { 4 }) > 0 {
            continue;
        }
        let (mut has_witness, mut has_created) = (bound.contains(&row) && !is_never, false);
        let mut has_other = is_second && others.contains(&row) && !is_never;
        let mut commands = Vec::new();
        for _ in 0..1 + dice.below(4) {
            let for_game = is_never || row == "game";
            match dice.below(if for_game { 7 } else { 20 }) {
                0 => commands.push(format!("score:{}", dice.below(9))),
                1 => commands.push(format!("block:{}", dice.pick(&KINDS[2..]))),
                2 if dice.below(8) == 0 => commands.push("win".to_owned()),
                3 if dice.below(12) == 0 => commands.push("lose".to_owned()),
                4 if is_second => commands.push(format!(
                    "add:{}:{}",
                    dice.pick(&["keys", "lives"]),
                    i64::from(dice.below(5)) - 2
                )),
                5 if is_second => commands.push(format!("message:{}", dice.pick(&["hello", "bye"]))),
                6 if is_second && dice.below(6) == 0 => {
                    commands
                        .push(dice.pick(&["restart", "exit:1", "exit:2", "exit:3", "sound:thud"]).to_owned());
                }
                7..12 if has_created || has_witness && !is_smash => {
                    commands.push(format!("move:{}", dice.pick(&DIRS)));
                }
                12..14 if is_smash && (has_witness || has_created) => commands.push("stop".to_owned()),
                14 if has_witness || has_created => commands.push("destroy".to_owned()),
                15 => {
                    has_created = true;
                    commands.push(format!("create:{}", dice.pick(&KINDS[2..])));
                }
                16 => commands.push(format!("paint:{}", dice.pick(&KINDS[..2]))),
                17 => {
                    (has_witness, has_other, has_created) = (false, false, false);
                    commands.push(format!("portal:{}", dice.pick(&KINDS[..2])));
                }
                18.. if has_other => {
                    (has_witness, has_created) = (true, false);
                    commands.push("also".to_owned());
                }
                _ => {}
            }
        }
        if !commands.is_empty() {
            text += &format!("\ndo {row} {}", commands.join(" "));
        }
    }
    text
}

/// The text of a program generated from numbers.
pub fn program(numbers: &[u32]) -> String {
    let mut dice = Dice { numbers, at: 0 };
    let version = 1 + dice.below(2);
    let styles = [" turn", " flip", " four\nframe grass\nframe dirt\nframe brick"];
    let [turn, flip, four] = if version == 2 { styles } else { [""; 3] };
    let mut text = format!(
        "tilecode {version}\nbackground ground . brick\nbackground wall W brick\nsprite player p brick\n\
        sprite rock o brick{turn}\nsprite gem d brick{flip}\nsprite spark s brick{four}\n"
    );
    if version == 2 {
        text += "counter keys 0\ncounter lives 3 shown\nmessage hello Hello!\nmessage bye Good bye.\n";
    }
    let (rows, cols) = (1 + dice.below(7), 1 + dice.below(8));
    for level in 0..1 + dice.below(2) {
        let mut block = |name: &str, letters: &[&str]| {
            let mut text = format!("{name}\n");
            for _ in 0..rows {
                let row: String = (0..cols).map(|_| dice.pick(letters)).collect();
                text += &format!("  {row}\n");
            }
            text
        };
        text += &format!("\nlevel {level}\n{}", block("map", &[".", ".", ".", ".", "W"]));
        text += &block("sprites", &[".", ".", ".", "p", "o", "o", "d", "s"]);
        text += &block("sprites", &[".", ".", ".", ".", ".", ".", ".", "o", "d"]);
    }
    for _ in 0..1 + dice.below(8) {
        text += &format!("\n{}\n", rule(&mut dice, version == 2));
    }
    text
}

/// The text of a program with as many kinds as there can be. Those that it lacks only take room: backgrounds before the
/// last one, sprites before the kind `first`.
pub fn with_all_kinds(text: &str, first: &str) -> String {
    let kinds = |what: &str, most: u8| -> String {
        (0..most).map(|n| format!("{what} {what}{n} {} brick\n", char::from(b'A' + n))).collect()
    };
    let first = format!("sprite {first}");
    text.replacen(&first, &(kinds("sprite", 12) + &first), 1).replacen(
        "background wall",
        &(kinds("background", 14) + "background wall"),
        1,
    )
}

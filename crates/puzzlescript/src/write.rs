//! Writes the text of the project.

use tilery_tilecode::document::{Document, MAX_NAME, cut};

use crate::picture;
use crate::plan::Plan;
use crate::script::names::letters;
use crate::source::{Level, Objects, Source, members};

/// The length of a round in milliseconds; a turn has several rounds.
const PACE: u32 = 50;

pub fn write(source: &Source, levels: &[Level], plan: &Plan) -> Option<String> {
    let mut text = "tilecode 2\n".to_owned();
    let mut say = |line: &str| {
        text.push_str(line.trim_end());
        text.push('\n');
    };
    if !source.title.is_empty() {
        say(&["title ", cut(&source.title, MAX_NAME)].concat());
    }
    if !plan.is_native {
        say(&format!("pace {PACE}"));
    }
    say("time turns");
    if !source.author.is_empty() {
        say(&["author ", cut(&source.author, MAX_NAME)].concat());
    }
    if !plan.is_native {
        say("counter step 0");
        say("counter way 0");
    }
    let (world, script) = (&plan.world, &plan.script);
    let pixels = |object: u8| source.objects[usize::from(object)].pixels;
    let (ground_letters, letters) = (letters(&script.grounds), letters(&script.sprites));
    for ((ground, name), letter) in world.grounds.iter().zip(&script.grounds).zip(&ground_letters) {
        say(&format!("background {name} {letter} pixels"));
        let mut objects: Vec<u8> = members(*ground).collect();
        objects.sort_by_key(|&object| source.layer_of(object));
        let pixels: Vec<_> = objects.into_iter().map(pixels).collect();
        picture::rows(&pixels).iter().for_each(|row| say(&["  ", row].concat()));
    }
    for (n, (name, letter)) in script.sprites.iter().zip(&letters).enumerate() {
        say(&format!("sprite {name} {letter} pixels sound:none"));
        let pixels: Vec<_> = world.kinds.get(n).map(|&object| pixels(object)).into_iter().collect();
        picture::rows(&pixels).iter().for_each(|row| say(&["  ", row].concat()));
    }
    let clock = letters.get(world.clock()).copied();
    let place = world.place.and_then(|place| letters.get(place).copied());
    for level in levels {
        say(&["level ", cut(&level.name, MAX_NAME)].concat());
        say("map");
        let letter_of = |set: &Objects| {
            let ground = world.ground_in(*set);
            world.grounds.iter().position(|one| *one == ground).map(|n| ground_letters[n])
        };
        for row in level.tiles.chunks(level.cols) {
            let row: String = row.iter().map(letter_of).collect::<Option<_>>()?;
            say(&["  ", &row].concat());
        }
        for depth in 0.. {
            let letter_of = |set: &Objects| {
                let kind = crate::tile::sprites_of(world, set & world.present).nth(depth);
                kind.map_or('.', |kind| letters[kind])
            };
            let rows: Vec<String> =
                level.tiles.chunks(level.cols).map(|row| row.iter().map(letter_of).collect()).collect();
            if rows.iter().all(|row| row.chars().all(|c| c == '.')) {
                break;
            }
            say("sprites");
            rows.iter().for_each(|row| say(&["  ", row].concat()));
        }
        if let Some(clock) = clock {
            say("sprites");
            for (n, row) in level.tiles.chunks(level.cols).enumerate() {
                let row: String =
                    (0..row.len()).map(|m| if (n, m) == (0, 0) { clock } else { '.' }).collect();
                say(&["  ", &row].concat());
            }
        }
        if let Some(place) = place {
            say("sprites");
            let row = place.to_string().repeat(level.cols);
            level.tiles.chunks(level.cols).for_each(|_| say(&["  ", &row].concat()));
        }
    }
    script.rules.iter().for_each(|rule| say(rule));
    let (document, _) = Document::parse(&text).ok()?;
    Some(document.print_game())
}

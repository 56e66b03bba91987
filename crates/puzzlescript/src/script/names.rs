//! Names and letters of kinds.

use tilery_tilecode::words::is_name;

use crate::source::{Source, members};
use crate::tile::World;

use super::Script;

/// The maximum length of a name, in characters.
const MOST: usize = 24;

/// Gives every kind a name.
pub fn give(script: &mut Script, source: &Source, world: &World, has_fresh: bool) {
    let mut taken: Vec<String> = Vec::new();
    let name_of = |object: u8| source.objects[usize::from(object)].name.as_str();
    let mut free = |wish: &str| {
        let plain: String = wish.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect();
        let plain: String = plain.chars().take(MOST - 3).collect();
        let plain = if is_name(&plain) { plain } else { "kind".to_owned() };
        let mut name = plain.clone();
        for n in 2.. {
            if !taken.contains(&name) {
                break;
            }
            name = format!("{plain}{n}");
        }
        taken.push(name.clone());
        name
    };
    script.sprites = world.kinds.iter().map(|&object| free(name_of(object))).collect();
    // A background has the name of its highest object.
    for &ground in &world.grounds {
        let highest = members(ground).max_by_key(|&object| source.layer_of(object));
        script.grounds.push(free(highest.map_or("nothing", name_of)));
    }
    let marks = world.marks.iter().flatten().count();
    script.sprites.extend((0..marks).map(|_| free("moving")));
    script.sprites.extend(world.place.map(|_| free("place")));
    script.sprites.push(free("clock"));
    if has_fresh {
        script.sprites.push(free("changed"));
    }
}

/// A letter for each name: if possible a letter of the name.
pub fn letters(names: &[String]) -> Vec<char> {
    let mut taken: Vec<char> = Vec::new();
    for name in names {
        let own = name.chars().filter(char::is_ascii_lowercase);
        let letter = own.chain('a'..='z').find(|letter| !taken.contains(letter)).unwrap_or('?');
        taken.push(letter);
    }
    taken
}

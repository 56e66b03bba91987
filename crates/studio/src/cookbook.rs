//! The cookbook: game mechanics as edits. A recipe adds rules, kinds for roles that the game does not fill,
//! and a test that shows the mechanic on a small map of its own.

use serde::Serialize;
use tilery_kit::{Illegal, Reel, Rules, Session};

use crate::declared::Declared;
use crate::lab;
use crate::{Board as Project, Edit, Params, Studio, project_text};
use tilery_tilecode::board::Changed;
use tilery_tilecode::document::{Document, Item, Noted, RuleLine, RuleText};
use tilery_tilecode::model::Heading;
use tilery_tilecode::words::Word;
use tilery_tilecode::{Board, Outcome, Round};

/// The recipes: `=NAME`, then a line for each role (`sprite` or `background`, name, letter, picture), the groups that
/// the rules name, with the roles that are in them, further edits after `>`, rules, the recipe that is offered next
/// after `then`, the rows of the scene, and the rounds of the test after `play`.
const TEXT: &str = include_str!("cookbook.txt");
/// The number of rows and of columns of a scene.
pub const SIDE: usize = 5;

/// A recipe for a game mechanic.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct Recipe {
    /// The name, which is the key of its sentence.
    pub name: &'static str,
    /// The kinds that the mechanic needs.
    pub roles: Vec<CookRole>,
    /// The groups that its rules name.
    pub groups: Vec<CookGroup>,
    /// The recipe that makes more of this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<&'static str>,
    #[serde(skip)]
    edits: Vec<&'static str>,
    #[serde(skip)]
    rules: Vec<String>,
    #[serde(skip)]
    map: Vec<&'static str>,
    #[serde(skip)]
    play: Vec<Round>,
}

/// A role in a recipe.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct CookRole {
    /// The name of the role, and of a new kind for it.
    pub name: &'static str,
    /// True for a sprite, false for a background.
    pub is_sprite: bool,
    /// The picture of a new kind.
    pub picture: &'static str,
    /// The letter of the role in the scene.
    #[serde(skip)]
    pub letter: char,
}

/// A group that the rules of a recipe name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct CookGroup {
    /// The name of the group, and of a new one for it.
    pub name: &'static str,
    /// The numbers of the roles that are in it.
    pub members: Vec<usize>,
}

/// All recipes.
pub fn recipes() -> Vec<Recipe> {
    TEXT.split("\n=").map(|part| read(part.trim_start_matches('='))).collect()
}

fn read(text: &'static str) -> Recipe {
    let mut lines = text.lines();
    let mut recipe = Recipe {
        name: lines.next().unwrap_or_default(),
        roles: Vec::new(),
        groups: Vec::new(),
        next: None,
        edits: Vec::new(),
        rules: Vec::new(),
        map: Vec::new(),
        play: Vec::new(),
    };
    for line in lines.filter(|line| !line.is_empty()) {
        let words: Vec<&'static str> = line.split(' ').collect();
        match words[..] {
            [sort @ ("sprite" | "background"), name, letter, picture] => recipe.roles.push(CookRole {
                name,
                is_sprite: sort == "sprite",
                picture,
                letter: letter.chars().next().unwrap_or('?'),
            }),
            ["group", name, ref members @ ..] => {
                let number = |member: &&str| recipe.roles.iter().position(|role| role.name == *member);
                let members = members.iter().filter_map(number).collect();
                recipe.groups.push(CookGroup { name, members });
            }
            ["then", next] => recipe.next = Some(next),
            [">", ..] => recipe.edits.push(&line[2..]),
            ["play", ref rounds @ ..] => {
                recipe.play.extend(rounds.iter().filter_map(|round| round.parse::<Round>().ok()));
            }
            ["rule", ..] => recipe.rules.push([line, "\n"].concat()),
            ["when" | "do", ..] => {
                if let Some(rule) = recipe.rules.last_mut() {
                    rule.push_str(line);
                    rule.push('\n');
                }
            }
            _ => recipe.map.push(line),
        }
    }
    recipe
}

impl Recipe {
    fn role(&self, letter: char) -> Option<usize> {
        self.roles.iter().position(|role| role.letter == letter)
    }
}

/// The edit that cooks a recipe in a project: an `all` edit with new kinds, groups, rules and a test. `kinds` has the
/// name of the kind for each role; for an empty name a kind is added. `groups` has the words of each group: its name
/// and further kinds that join it; without a name it is that of the project with the recipe's name, or a new one. A
/// rule is not added beside one of the project that differs only in the kinds that it excludes: that one excludes
/// them too.
///
/// # Errors
/// If there is no such recipe, the project has no room for it, or a kind is of the wrong sort.
pub fn cook(text: &str, name: &str, kinds: &[&str], groups: &[&str]) -> Result<String, Illegal> {
    let unknown = || Illegal::new("studio-no-project", "there is no such recipe");
    let recipe = recipes().into_iter().find(|recipe| recipe.name == name).ok_or_else(unknown)?;
    let parse = |text: &str| {
        Project::parse(project_text(text))
            .map_err(|error| Illegal::new("studio-no-project", error.to_string()))
    };
    let mut project = parse(text)?;
    let mut edits: Vec<String> = Vec::new();
    let mut apply = |project: &mut Project, edit: String| -> Result<(), Illegal> {
        let read: Edit =
            edit.parse().map_err(|error| Illegal::new("studio-no-project", format!("{edit}: {error}")))?;
        Studio::play(&Params, project, &read, &mut Reel::silent())?;
        edits.push(edit);
        Ok(())
    };
    let mut names: Vec<String> = Vec::new();
    for (n, role) in recipe.roles.iter().enumerate() {
        let given = kinds.get(n).copied().unwrap_or_default();
        if !given.is_empty() {
            names.push(given.to_owned());
            continue;
        }
        let name = free(&project, role.name);
        let sort = if role.is_sprite { "sprite" } else { "background" };
        let same = project.kinds().filter(|(_, kind)| kind.is_sprite == role.is_sprite);
        let letters: Vec<String> = same.map(|(_, kind)| kind.letter.text.clone()).collect();
        let mut wanted = role.name.chars().chain('a'..='z').chain('A'..='Z');
        let letter = wanted.find(|one| !letters.contains(&one.to_string())).unwrap_or('?');
        apply(&mut project, format!("add {sort} {name} {letter} {}", role.picture))?;
        names.push(name);
    }
    let mut all = names.clone();
    for (n, group) in recipe.groups.iter().enumerate() {
        let mut words = groups.get(n).copied().unwrap_or_default().split(' ').filter(|word| !word.is_empty());
        let name = match words.next() {
            Some(name) => name.to_owned(),
            None if project.group(group.name).is_some() => group.name.to_owned(),
            None => free(&project, group.name),
        };
        let own = group.members.iter().map(|&role| names[role].clone());
        for member in own.chain(words.map(str::to_owned)).collect::<Vec<_>>() {
            if !project.is_within(&member, &name) {
                apply(&mut project, format!("group {name} with {member}"))?;
            }
        }
        all.push(name);
    }
    let fill = |text: &str| {
        let roles = recipe.roles.iter().map(|role| role.name);
        let named = roles.chain(recipe.groups.iter().map(|group| group.name)).zip(&all);
        named.fold(text.to_owned(), |text, (role, name)| text.replace(&format!("{{{role}}}"), name))
    };
    for edit in &recipe.edits {
        apply(&mut project, fill(edit))?;
    }
    for rule in &recipe.rules {
        let rule = fill(rule);
        let edits = narrowed(&project, &rule).unwrap_or_else(|| {
            let mut edit = "rule add-text ".to_owned();
            tilery_kit::json::write(&rule, &mut edit);
            vec![edit]
        });
        edits.into_iter().try_for_each(|edit| apply(&mut project, edit))?;
    }
    // A project with errors of its own gets no test.
    if let Some(play) = play(&recipe, &project.print(), &names)
        && let Ok(block) = lab::keep(&play, recipe.name)
    {
        let mut edit = "test add ".to_owned();
        tilery_kit::json::write(&block, &mut edit);
        apply(&mut project, edit)?;
    }
    let mut all = "all ".to_owned();
    tilery_kit::json::write(&edits.join("\n"), &mut all);
    Ok(all)
}

/// A name for a new kind or group: the wanted one, or with a number.
fn free(project: &Project, wanted: &str) -> String {
    let is_taken = |name: &str| project.declared(Declared::Kind, name).is_some();
    let fresh = (2..).map(|n| format!("{wanted}-{n}"));
    std::iter::once(wanted.to_owned()).chain(fresh).find(|name| !is_taken(name)).unwrap_or_default()
}

/// The edits by which a rule of the project excludes all that `text` excludes, if the two rules differ in
/// nothing else. As two rules, each would allow what the other one excludes.
fn narrowed(project: &Project, text: &str) -> Option<Vec<String>> {
    let (document, _) = Document::parse_parts(text, 1);
    let Some(Item::Rule(rule)) = document.items.first().map(|item| &item.body) else { return None };
    let wanted = core(rule);
    let is_same = |known: &RuleText| {
        let known = core(known);
        known.len() == wanted.len() && wanted.iter().all(|part| known.contains(part))
    };
    let (n, (_, known)) = project.rules().enumerate().find(|(_, (_, known))| is_same(known))?;
    let edits = rule.lines.iter().filter_map(|line| {
        let RuleLine::When { place, terms } = &line.body else { return None };
        let mut all = terms_of(known, &place.text);
        let length = all.len();
        for Word { text, .. } in terms {
            if !all.contains(&&**text) {
                all.push(text);
            }
        }
        (all.len() > length).then(|| format!("rule {} when {} {}", n + 1, place.text, all.join(" ")))
    });
    Some(edits.collect())
}

/// The terms of a rule about a place.
fn terms_of<'a>(rule: &'a RuleText, wanted: &str) -> Vec<&'a str> {
    let of = |line: &'a Noted<RuleLine>| match &line.body {
        RuleLine::When { place, terms } if place.text == wanted => &terms[..],
        _ => &[],
    };
    rule.lines.iter().flat_map(of).map(|term| &*term.text).collect()
}

/// The parts of a rule without the kinds that it excludes.
fn core(rule: &RuleText) -> Vec<String> {
    let joined = |first: &str, words: &[Word]| {
        words.iter().fold(first.to_owned(), |all, word| [&all, " ", &*word.text].concat())
    };
    let mut parts = vec![joined(&rule.event.text, &rule.views)];
    for line in &rule.lines {
        match &line.body {
            RuleLine::When { place, terms } => {
                let kept = terms.iter().filter(|term| !term.text.starts_with('-'));
                parts.extend(kept.map(|term| [&*place.text, " ", &*term.text].concat()));
            }
            RuleLine::Do { row, commands } => parts.push(joined(&row.text, commands)),
            RuleLine::Unread(text) => parts.push(text.clone()),
        }
    }
    parts
}

/// The play of a recipe's scene, in place of the first level of a project. `None` if the project cannot run.
fn play(recipe: &Recipe, text: &str, names: &[String]) -> Option<Session<tilery_tilecode::TileCode>> {
    let (project, _) = tilery_tilecode::Project::parse(text).ok()?;
    let project = lab::with_map(&project, 0, (SIDE, SIDE)).ok()?;
    let mut board = Board::new(&project, tilery_kit::Rng::from_seed(1));
    let meaning = project.meaning();
    let number = |n: usize, is_sprite: bool| {
        let kinds = if is_sprite { &meaning.sprites } else { &meaning.backgrounds };
        kinds.iter().position(|kind| kind.name == names[n]).map(|kind| kind as u8)
    };
    board.lay(&meaning.levels[0]);
    board.next_age = 0;
    board.round = 1;
    let ground = recipe.roles.iter().position(|role| !role.is_sprite)?;
    for row in 0..board.rows {
        for col in 0..board.cols {
            board.paint(board.tile(row, col), number(ground, false)?);
        }
    }
    for (row, line) in recipe.map.iter().enumerate() {
        for (col, letter) in line.chars().enumerate() {
            let Some(n) = recipe.role(letter) else { continue };
            // Rows after the first layer only add sprites.
            if row >= SIDE && !recipe.roles[n].is_sprite {
                continue;
            }
            let tile = board.tile(row % SIDE, col);
            if recipe.roles[n].is_sprite {
                board.put(number(n, true)?, tile, Heading::Resting);
            } else {
                board.paint(tile, number(n, false)?);
            }
        }
    }
    board.change = Changed::Some;
    for row in 0..board.rows {
        for col in 0..board.cols {
            board.changed.add(board.tile(row, col));
        }
    }
    debug_assert_eq!(board.outcome, Outcome::Playing);
    let mut session = Session::from_board(tilery_tilecode::Params::of(project), board);
    session.play_on(&recipe.play);
    Some(session)
}

/// A small game with a recipe's scene as its only level, its rules and its test; `None` for an unknown name.
pub fn recipe_game(name: &str) -> Option<String> {
    let recipe = recipes().into_iter().find(|recipe| recipe.name == name)?;
    let mut text = String::from("tilecode 2\n");
    for role in &recipe.roles {
        let sort = if role.is_sprite { "sprite" } else { "background" };
        text.push_str(&format!("{sort} {} {} {}\n", role.name, role.letter, role.picture));
    }
    let ground = recipe.roles.iter().find(|role| !role.is_sprite)?.letter;
    let is = |letter: char, is_sprite: bool| {
        recipe.role(letter).is_some_and(|n| recipe.roles[n].is_sprite == is_sprite)
    };
    let rows = |lines: &[&str], is_sprite: bool, other: char| -> String {
        let row = |line: &&str| {
            let letters = line.chars().map(|letter| if is(letter, is_sprite) { letter } else { other });
            format!("  {}\n", letters.collect::<String>())
        };
        lines.iter().map(row).collect()
    };
    text.push_str("\nlevel Scene\nmap\n");
    let layers: Vec<&[&str]> = recipe.map.chunks(SIDE).collect();
    // Further layers contain only sprites.
    text.push_str(&rows(layers.first()?, false, ground));
    for layer in &layers {
        text.push_str("sprites\n");
        text.push_str(&rows(layer, true, '.'));
    }
    let names: Vec<&str> = recipe.roles.iter().map(|role| role.name).collect();
    let edit: Edit = cook(&text, name, &names, &[]).ok()?.parse().ok()?;
    let mut project = Project::parse(&text).ok()?;
    Studio::play(&Params, &mut project, &edit, &mut Reel::silent()).ok()?;
    Some(project.print())
}

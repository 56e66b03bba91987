//! Effects: the differences between a board before and after, and the effects of a rule.

use tilery_kit::Dir;

use super::After;
use super::scene::{Scene, Spot, Sprite};
use tilery_tilecode::check::Meaning;
use tilery_tilecode::mask::{FULL_SPRITES, full};
use tilery_tilecode::model::{Command, Event, GAME_ROW, Heading, Offset, Rule};
use tilery_tilecode::words::{self, CommandText};

/// An effect. Tiles are indices of the scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    Moved(u32, Dir),
    Stopped(u32),
    Destroyed(u32),
    /// The kind, the tile, and the direction in which the new sprite moves.
    Created(u8, usize, Option<Dir>),
    Painted(usize, u8),
    /// A command after a portal: the background of the tile, and the command.
    Far(u8, Command),
    Game(Command),
    /// A move off the map.
    Kept(u32),
    /// A tile painted with its own background.
    Plain(usize),
}

/// The differences between a scene and the board afterwards.
pub fn facts_of(meaning: &Meaning, scene: &Scene, after: &After) -> Result<Vec<Fact>, String> {
    scene.grounds(meaning, &after.ground)?;
    let now = scene.stand(meaning, &after.sprites)?;
    let mut facts = Vec::new();
    let dir_to = |from: usize, to: usize| {
        Dir::ALL.into_iter().find(|&dir| scene.near(from, Offset::towards(dir)) == to)
    };
    for sprite in &scene.sprites {
        let Some(later) = now.iter().find(|later| later.id == sprite.id) else {
            facts.push(Fact::Destroyed(sprite.id));
            continue;
        };
        if later.kind != sprite.kind {
            return Err("a sprite keeps its kind".to_owned());
        }
        let is_smash = matches!(scene.event, Event::Smash(_));
        let planned = if is_smash { scene.target(sprite) } else { None };
        if later.tile == planned.unwrap_or(sprite.tile) {
            continue;
        }
        if later.tile == sprite.tile {
            facts.push(Fact::Stopped(sprite.id));
        } else if let Some(dir) = dir_to(sprite.tile, later.tile) {
            facts.push(Fact::Moved(sprite.id, dir));
        } else {
            // A leap destroys one sprite and creates another.
            facts.push(Fact::Destroyed(sprite.id));
            facts.push(Fact::Created(sprite.kind, later.tile, None));
        }
    }
    for later in now.iter().filter(|later| scene.sprites.iter().all(|sprite| sprite.id != later.id)) {
        facts.push(match Heading::ALL[usize::from(later.heading)] {
            Heading::Resting => Fact::Created(later.kind, later.tile, None),
            Heading::Moving(dir) => {
                let behind = scene.near(later.tile, Offset::towards(dir.opposite()));
                Fact::Created(later.kind, behind, Some(dir))
            }
        });
    }
    for (n, &kind) in after.ground.iter().enumerate() {
        let tile = scene.at(n / scene.cols, n % scene.cols);
        if scene.ground[tile] != kind {
            facts.push(Fact::Painted(tile, kind));
        }
    }
    for word in &after.game {
        facts.push(Fact::Game(command(meaning, word).ok_or_else(|| format!("`{word}` is no command"))?));
    }
    Ok(facts)
}

/// Parses a command to the game.
fn command(meaning: &Meaning, word: &str) -> Option<Command> {
    fn find<T>(all: &[T], is_it: impl Fn(&T) -> bool) -> Option<u8> {
        all.iter().position(is_it).map(|n| n as u8)
    }
    Some(match words::command(word)? {
        CommandText::Score(n) => Command::Score(n),
        CommandText::Win => Command::Win,
        CommandText::Lose => Command::Lose,
        CommandText::Restart => Command::Restart,
        CommandText::Sound(n) => Command::Sound(n),
        CommandText::Exit(n) => Command::Exit(n),
        CommandText::ExitTo(n, name) => {
            Command::ExitTo(n, find(&meaning.backgrounds, |kind| kind.name == name)?)
        }
        CommandText::ExitBy(dir) => Command::ExitBy(dir),
        CommandText::Block(name) => Command::Block(find(&meaning.sprites, |kind| kind.name == name)?),
        CommandText::Add(name, n) => {
            Command::Add(find(&meaning.counters, |counter| counter.name == name)?, n)
        }
        CommandText::Message(name) => {
            Command::Message(find(&meaning.messages, |message| message.name == name)?)
        }
        _ => return None,
    })
}

/// The effects of a rule's rows at a spot. `witness` returns the sprite to which a row applies on a
/// neighbouring tile. `None` if a row lacks the sprite that it needs.
pub fn effects(
    rule: &Rule,
    scene: &Scene,
    spot: &Spot,
    witness: &dyn Fn(usize) -> Option<Sprite>,
) -> Option<Vec<Fact>> {
    let mut facts = Vec::new();
    for (row, commands) in rule.rows.iter().enumerate() {
        let place = Offset::ROWS.get(row).copied();
        let tile = place.map(|place| scene.near(spot.tile, spot.view.place(place)));
        let mut own = match row {
            0 => spot.sprite.map(|index| scene.sprites[index]),
            1..GAME_ROW => witness(row),
            _ => None,
        };
        let (mut created, mut far) = (None, None);
        for &command in commands {
            match command {
                Command::Move(dir) if created.is_some() => {
                    let (at, dir): (usize, _) = (created?, spot.view.dir(dir));
                    if let Some(Fact::Created(_, tile, moves)) = facts.get_mut(at) {
                        let is_on = scene.masks[scene.near(*tile, Offset::towards(dir))] != 0;
                        *moves = is_on.then_some(dir);
                    }
                }
                Command::Move(dir) => {
                    let sprite = own?;
                    let dir = spot.view.dir(dir);
                    let is_on = scene.masks[scene.near(sprite.tile, Offset::towards(dir))] != 0;
                    facts.push(if is_on { Fact::Moved(sprite.id, dir) } else { Fact::Kept(sprite.id) });
                }
                Command::Stop => {
                    let sprite = own?;
                    if scene.target(&sprite).is_some() {
                        facts.push(Fact::Stopped(sprite.id));
                    }
                }
                Command::Destroy => facts.push(Fact::Destroyed(own?.id)),
                Command::Create(_) | Command::Paint(_) if far.is_some() => {
                    facts.push(Fact::Far(far?, command));
                }
                Command::Create(kind) => {
                    let Some(tile) = tile.filter(|&tile| scene.masks[tile] != 0) else { break };
                    created = Some(facts.len());
                    facts.push(Fact::Created(kind, tile, None));
                }
                Command::Paint(kind) => {
                    if let Some(tile) = tile.filter(|&tile| scene.masks[tile] != 0) {
                        let is_new = scene.ground[tile] != kind;
                        facts.push(if is_new { Fact::Painted(tile, kind) } else { Fact::Plain(tile) });
                    }
                }
                Command::Portal(kind) => far = Some(kind),
                Command::Also => {
                    let kinds = place.map_or(0, |place| rule.when[place.0].also.sprites);
                    let mut there = tile.into_iter().flat_map(|tile| scene.on(tile));
                    own = there.find(|sprite| kinds >> sprite.kind & 1 == 1).copied();
                    created = None;
                }
                game => facts.push(Fact::Game(game)),
            }
        }
    }
    let gone: Vec<u32> = facts
        .iter()
        .filter_map(|fact| if let Fact::Destroyed(id) = fact { Some(*id) } else { None })
        .collect();
    facts.retain(|fact| !matches!(fact, Fact::Moved(id, _) | Fact::Stopped(id) if gone.contains(id)));
    Some(facts)
}

/// A property that only one command of a round can change: the move of a sprite, or the background of a tile.
#[derive(PartialEq)]
enum Prize {
    Move(u32),
    Ground(usize),
}

impl Fact {
    /// True if this effect adds up over several firings: points do, but a game is lost once.
    pub fn adds_up(&self) -> bool {
        matches!(self, Self::Game(Command::Score(_) | Command::Add(..)) | Self::Far(..) | Self::Created(..))
    }

    /// True if the effect is not visible.
    pub fn is_silent(&self) -> bool {
        matches!(self, Self::Kept(_) | Self::Plain(_))
    }

    fn prize(&self) -> Option<Prize> {
        match *self {
            Self::Moved(id, _) | Self::Kept(id) => Some(Prize::Move(id)),
            Self::Painted(tile, _) | Self::Plain(tile) => Some(Prize::Ground(tile)),
            _ => None,
        }
    }

    /// True if this effect may be missing because of `other`: the other one was chosen at random, or the
    /// sprite was destroyed.
    pub fn yields(&self, other: &Self) -> bool {
        let is_gone = match (self, other) {
            (Self::Moved(id, _) | Self::Stopped(id), Self::Destroyed(gone)) => id == gone,
            _ => false,
        };
        is_gone || self != other && self.prize().is_some_and(|prize| other.prize() == Some(prize))
    }
}

/// True if a command after a portal finds no free tile, since `created` sprites were created on such tiles.
pub fn is_full(scene: &Scene, fact: &Fact, created: usize) -> bool {
    let Fact::Far(ground, _) = *fact else { return false };
    let is_free = |&tile: &usize| {
        scene.masks[tile] != 0 && scene.ground[tile] == ground && scene.masks[tile] & FULL_SPRITES == 0
    };
    (0..scene.masks.len()).filter(is_free).count() <= created
}

/// The index of an effect among the remaining effects.
pub fn find(scene: &Scene, left: &[Fact], fact: &Fact) -> Option<usize> {
    left.iter().position(|other| match (fact, other) {
        (Fact::Far(ground, Command::Create(kind)), Fact::Created(made, tile, None)) => {
            kind == made && scene.ground[*tile] == *ground && scene.masks[*tile] & FULL_SPRITES == 0
        }
        (Fact::Far(ground, Command::Paint(kind)), Fact::Painted(tile, painted)) => {
            kind == painted && scene.ground[*tile] == *ground && scene.masks[*tile] & FULL_SPRITES == 0
        }
        _ => fact == other,
    })
}

/// True if the original of a rule matches a spot.
pub fn matches(rule: &Rule, scene: &Scene, spot: &Spot) -> bool {
    let is_met = |(place, predicate): (usize, &tilery_tilecode::model::Predicate)| {
        let mask = spot.masks[place];
        let include = full(predicate.include, predicate.headings);
        let has_include = if place == 4 && !rule.is_of_tile() {
            spot.sprite.is_some_and(|index| {
                let Sprite { kind, heading, .. } = scene.sprites[index];
                let heading = turned_back(heading, spot);
                predicate.include.sprites >> kind & 1 == 1 && predicate.headings.0 >> heading & 1 == 1
            })
        } else if rule.event.dot() == Some(Offset(place)) && predicate.include.sprites != 0 {
            spot.hits & include != 0
        } else {
            predicate.include.is_empty() || mask & include != 0
        };
        let any = full(predicate.also, tilery_tilecode::model::Headings::ANY);
        let none = full(predicate.exclude, tilery_tilecode::model::Headings::ANY);
        has_include
            && (predicate.is_empty() || mask != 0)
            && (any == 0 || mask & any != 0)
            && mask & none == 0
    };
    (rule.is_of_tile() == spot.sprite.is_none())
        && rule.when.iter().enumerate().all(is_met)
        && rule.asks.iter().all(|ask| ask.holds(scene.counters[usize::from(ask.counter)]))
}

/// A heading, turned back from a spot's view to the original rule.
pub fn turned_back(heading: u8, spot: &Spot) -> u8 {
    match Heading::ALL[usize::from(heading)] {
        Heading::Resting => heading,
        Heading::Moving(_) => {
            let is_it = |dir: &Dir| spot.view.dir(*dir) as u8 == heading;
            Dir::ALL.into_iter().find(is_it).map_or(heading, |dir| dir as u8)
        }
    }
}

/// The sprite to which a row of a rule applies at a spot.
pub fn witness(rule: &Rule, scene: &Scene, spot: &Spot, row: usize) -> Option<Sprite> {
    let place = Offset::ROWS[row];
    let predicate = &rule.when[place.0];
    let fits = |sprite: &Sprite, heading: u8| {
        predicate.include.sprites >> sprite.kind & 1 == 1
            && predicate.headings.0 >> turned_back(heading, spot) & 1 == 1
    };
    if !predicate.binds() {
        return None;
    }
    if rule.event.dot() == Some(place) {
        let hits = scene.hits(&scene.sprites[spot.sprite?]);
        return hits.into_iter().find(|hit| fits(hit, hit.wants.map_or(4, |dir| dir as u8)));
    }
    let tile = scene.near(spot.tile, spot.view.place(place));
    scene.on(tile).find(|sprite| fits(sprite, sprite.heading)).copied()
}

/// The effects of all firings of a rule on a scene.
pub fn issued(rule: &Rule, n: usize, scene: &Scene) -> Vec<Fact> {
    let mut all: Vec<Fact> = Vec::new();
    let views: Vec<_> = rule.seen_as().into_iter().map(|(view, _)| view).collect();
    for spot in scene.spots(n, rule.event, &views) {
        if matches(rule, scene, &spot) {
            let Some(facts) = effects(rule, scene, &spot, &|row| witness(rule, scene, &spot, row)) else {
                continue;
            };
            for fact in facts {
                if fact.adds_up() || !all.contains(&fact) {
                    all.push(fact);
                }
            }
        }
    }
    all
}

/// The visible effects of a rule on a scene. If one of several effects is chosen at random, the first of
/// them.
pub fn firings(rule: &Rule, n: usize, scene: &Scene) -> Vec<Fact> {
    if rule.event == Event::Never {
        let commands = rule.rows.iter().flatten().map(|&command| Fact::Game(command));
        return if super::nevers::fires(rule, scene) { commands.collect() } else { Vec::new() };
    }
    let mut seen: Vec<Fact> = Vec::new();
    for fact in issued(rule, n, scene) {
        if !fact.is_silent() && !seen.iter().any(|other| fact.yields(other)) {
            seen.push(fact);
        }
    }
    seen
}

/// If a rule has exactly the effects of a scene, the number of commands without effect because another
/// command was chosen at random.
pub fn explains(rule: &Rule, n: usize, scene: &Scene) -> Option<u32> {
    let all = issued(rule, n, scene);
    let whole = scene.facts.as_deref().unwrap_or_default();
    let (mut left, mut lost, mut created) = (whole.to_vec(), 0, 0);
    for fact in &all {
        if let Some(at) = find(scene, &left, fact) {
            left.swap_remove(at);
            created += usize::from(matches!(fact, Fact::Far(_, Command::Create(_))));
        } else if !fact.is_silent() && !is_full(scene, fact, created) {
            let wins = |other: &&Fact| other.is_silent() || whole.contains(other);
            let winner = all.iter().filter(wins).find(|other| fact.yields(other))?;
            lost += u32::from(!matches!(winner, Fact::Destroyed(_)));
        }
    }
    left.is_empty().then_some(lost)
}

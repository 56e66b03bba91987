//! Proofs that levels can be won, results of simple bots, and the parts of a project that are never used.

use serde::Serialize;
use tilery_kit::{Budget, Reel, Rng, Session};

use crate::lab::{self, Stranded};
use crate::project_text;
use tilery_tilecode::board::Never;
use tilery_tilecode::model::{Button, Command, GAME_ROW, Kinds, Rule};
use tilery_tilecode::observer::Centre;
use tilery_tilecode::observer::Observer;
use tilery_tilecode::solve::{self, Outlook};
use tilery_tilecode::{Board, Buttons, Outcome, Params, Project, Round};

/// The seed of searches and of the first play of each bot.
const SEED: u64 = 1;

/// The result of a search for a win of a level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct Proof {
    /// The verdict on the level: `wins`, `never`, `carried` (a game that starts at the level cannot win it,
    /// but a game that reaches it with other counters might), `unknown`, or `rounds` (not searched, because
    /// the game does not wait for its player).
    #[cfg_attr(feature = "types", ts(type = "'wins' | 'never' | 'carried' | 'unknown' | 'rounds'"))]
    pub state: &'static str,
    /// The number of presses in the shortest solution.
    pub presses: usize,
    /// The rounds of the shortest solution.
    pub rounds: Vec<String>,
    /// The number of rounds that the search played, in thousands. On large maps a round counts as several.
    pub thousands: u32,
    /// True if the budget ended the search.
    pub is_cut: bool,
    /// The edit that keeps the shortest solution as a test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edit: Option<String>,
}

/// Searches for the shortest win of a level; levels count from 0. A node of the budget is a round
/// ([`solve::nodes_of_round`]).
///
/// # Errors
/// If the project cannot run or has no such level.
pub fn prove(text: &str, level: usize, name: &str, budget: &mut Budget<'_>) -> Result<Proof, Stranded> {
    let board = begin(text, level, SEED)?;
    let mut proof =
        Proof { state: "rounds", presses: 0, rounds: Vec::new(), thousands: 0, is_cut: false, edit: None };
    if !solve::is_searched(board.project()) {
        return Ok(proof);
    }
    let asks = |rule: &Rule| !rule.is_off && !rule.asks.is_empty();
    let is_carried = level > 0 && board.project().meaning().rules.iter().any(asks);
    let outlook = solve::solve(&board, budget);
    proof.thousands = u32::try_from(budget.spent() / 1000).unwrap_or(u32::MAX);
    match outlook {
        Outlook::Wins(rounds) => {
            proof.state = "wins";
            proof.presses = rounds.iter().filter(|round| **round != Round::default()).count();
            proof.rounds = rounds.iter().map(Round::to_string).collect();
            let mut play = Session::from_board(Params::of(board.project().clone()), board);
            play.play_on(&rounds);
            let mut edit = "test add ".to_owned();
            tilery_kit::json::write(&lab::keep(&play, name)?, &mut edit);
            proof.edit = Some(edit);
        }
        Outlook::Never => proof.state = if is_carried { "carried" } else { "never" },
        Outlook::Unknown => (proof.state, proof.is_cut) = ("unknown", budget.is_spent()),
    }
    Ok(proof)
}

fn begin(text: &str, level: usize, seed: u64) -> Result<Board, Stranded> {
    let (project, _) = Project::parse(project_text(text))?;
    if level >= project.meaning().levels.len() {
        return Err(Stranded::NoLevel);
    }
    Ok(Board::at_level(&project, level, Rng::from_seed(seed)))
}

/// The plays of a bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct Bot {
    /// `waiting`, `holding` (a single button in each play), `random`, or `greedy` (moves towards the kinds
    /// that the winning rule names).
    pub name: &'static str,
    /// The number of plays.
    pub plays: usize,
    /// The number of plays that won the level.
    pub won: usize,
    /// The number of plays that lost the game.
    pub lost: usize,
    /// For each tile of the map, row by row, the number of plays at whose end the first sprite was there.
    pub ends: Vec<u32>,
}

/// Lets each bot play a level, counted from 0, `plays` times for at most `rounds` rounds, within a budget. A
/// node is a round ([`solve::nodes_of_round`]), played or tried. Unfinished plays do not count.
///
/// # Errors
/// If the project cannot run or has no such level.
pub fn bots(
    text: &str,
    level: usize,
    plays: usize,
    rounds: usize,
    budget: &mut Budget<'_>,
) -> Result<Vec<Bot>, Stranded> {
    let start = begin(text, level, SEED)?;
    Ok(NAMES.into_iter().map(|name| bot(name, &start, plays, rounds, budget, &mut |_, _| {})).collect())
}

const NAMES: [&str; 4] = ["waiting", "holding", "random", "greedy"];
/// The maximum number of presses that the greedy bot tries before each round.
const TRIES: usize = 12;

fn bot(
    name: &'static str,
    start: &Board,
    plays: usize,
    rounds: usize,
    budget: &mut Budget<'_>,
    see: &mut dyn FnMut(&Board, Round),
) -> Bot {
    let presses = presses(start);
    let plays = if name == "waiting" { 1 } else { plays };
    let ends = vec![0; start.rows * start.cols];
    let mut bot = Bot { name, plays: 0, won: 0, lost: 0, ends };
    let goals = goals(start.project());
    let tried = if name == "greedy" { presses.len().min(TRIES) } else { 0 };
    let cost = solve::nodes_of_round(start) * (1 + tried as u32);
    for n in 0..plays {
        let (mut board, mut rng) = (start.clone(), Rng::from_seed(SEED + n as u64));
        board.rng = rng.clone();
        let mut place = first(&board);
        for _ in 0..rounds {
            let round = match name {
                "waiting" => Round::default(),
                "holding" => presses.get(n % presses.len().max(1)).copied().unwrap_or_default(),
                "greedy" if rng.below(6) > 0 => greedy(&board, &presses, &goals, &mut rng),
                _ => rng.pick(&presses).copied().unwrap_or_default(),
            };
            if !budget.spend(cost) {
                return bot;
            }
            see(&board, round);
            board.play(round, &mut Reel::silent());
            if board.level != start.level || board.outcome != Outcome::Playing {
                break;
            }
            place = first(&board).or(place);
        }
        bot.plays += 1;
        bot.won += usize::from(solved(&board, start));
        bot.lost += usize::from(board.outcome == Outcome::Lost);
        if let Some((row, col)) = place {
            bot.ends[row * start.cols + col] += 1;
        }
    }
    bot
}

fn solved(board: &Board, start: &Board) -> bool {
    board.is_past(start)
}

/// The place of the oldest sprite of the first kind.
fn first(board: &Board) -> Option<(usize, usize)> {
    board.sprites().find(|piece| piece.kind == 0).map(|piece| board.place(piece.tile))
}

/// The presses that some rule uses, one button each, and touches of the whole map.
fn presses(board: &Board) -> Vec<Round> {
    let program = board.project().program();
    let known = Button::ALL.into_iter().zip(program.pressed).filter(|(_, kinds)| *kinds != 0);
    let held = known.map(|(button, _)| Round::Held(Buttons::default().with(button)));
    let tiles = if board.has_tap() { board.rows * board.cols } else { 0 };
    let taps = (0..tiles).map(|n| Round::Tap((n / board.cols) as u8, (n % board.cols) as u8));
    held.chain(taps).chain([Round::default()]).collect()
}

/// The kinds in the conditions of rules that win, except the first kind of sprites.
fn goals(project: &Project) -> Kinds {
    let wins = |rule: &&Rule| !rule.is_off && rule.rows.iter().flatten().any(|one| *one == Command::Win);
    let predicates = project.meaning().rules.iter().filter(wins).flat_map(|rule| &rule.when);
    let mut goals = predicates.fold(Kinds::default(), |all, one| all.union(one.include).union(one.also));
    goals.sprites &= !1;
    goals
}

/// The press that leaves the fewest goals. Ties are broken by the distance to the nearest goal.
fn greedy(board: &Board, presses: &[Round], goals: &Kinds, rng: &mut Rng) -> Round {
    let skip = if presses.len() > TRIES { rng.below(presses.len() as u32) as usize } else { 0 };
    let tries = (0..presses.len().min(TRIES)).map(|n| presses[(skip + n) % presses.len()]);
    let worth = |round: Round| {
        let mut after = board.clone();
        after.play(round, &mut Reel::silent());
        if solved(&after, board) {
            return 0;
        }
        if after.outcome == Outcome::Lost {
            return u32::MAX;
        }
        let Some((row, col)) = first(&after) else { return u32::MAX - 1 };
        let on = |tile: u16| {
            let is_ground = goals.backgrounds >> after.backgrounds[usize::from(tile)] & 1 == 1;
            is_ground || after.on(tile).any(|(_, piece)| goals.sprites >> piece.kind & 1 == 1)
        };
        let places = (0..after.rows).flat_map(|row| (0..after.cols).map(move |col| (row, col)));
        let far =
            places.filter(|&(r, c)| on(after.tile(r, c))).map(|(r, c)| r.abs_diff(row) + c.abs_diff(col));
        let (count, near) = far.fold((0u32, 255), |(count, near), far| (count + 1, near.min(far)));
        1 + count * 256 + near as u32
    };
    tries.min_by_key(|round| worth(*round)).unwrap_or_default()
}

/// The parts of a project that are never used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct Idle {
    /// The rules that are switched on but never ran, neither in a test nor for a bot.
    pub rules: Vec<usize>,
    /// True if no play was stopped early. Otherwise `rules` is empty.
    pub is_whole: bool,
    /// The kinds that are on no level and that no rule creates.
    pub kinds: Vec<String>,
    /// The pairs of rules that undo each other.
    pub undone: Vec<(usize, usize)>,
}

/// Records which views of rules fired.
struct Ran {
    views: Vec<bool>,
    nevers: Vec<bool>,
}

impl Observer for Ran {
    fn nevers(&mut self, board: &Board) {
        for (ran, never) in self.nevers.iter_mut().zip(&board.never) {
            *ran |= *never == Never::Nowhere;
        }
    }

    fn fires(&mut self, view: u16, _: Centre) {
        self.views[usize::from(view)] = true;
    }
}

/// Finds the parts of a project that are never used. Each bot plays each level for at most `rounds` rounds,
/// within a budget as that of [`bots`], and the tests are run as well.
///
/// # Errors
/// If the project cannot run.
pub fn idle(text: &str, rounds: usize, budget: &mut Budget<'_>) -> Result<Idle, Stranded> {
    let (project, _) = Project::parse(project_text(text))?;
    let meaning = project.meaning();
    let mut ran = Ran {
        views: vec![false; project.program().views.len()],
        nevers: vec![false; project.program().never.len()],
    };
    let mut see = |board: &Board, round: Round| {
        board.clone().round_within_level(round, &mut ran);
    };
    for level in 0..meaning.levels.len() {
        let start = Board::at_level(&project, level, Rng::from_seed(SEED));
        for name in NAMES {
            bot(name, &start, if name == "holding" { 5 } else { 2 }, rounds, budget, &mut see);
        }
    }
    let is_whole = !budget.is_spent();
    let mut n = 0;
    while let Ok((_, play)) = lab::run(text, n) {
        let mut board = play.board_at(0);
        for &round in play.all_moves() {
            see(&board, round);
            board.play(round, &mut Reel::silent());
        }
        n += 1;
    }
    let program = project.program();
    let mut has_run = vec![false; meaning.rules.len()];
    let nevers = program.never.iter().zip(&ran.nevers).filter(|(_, ran)| **ran);
    let fired = (0..).zip(&ran.views).filter(|(_, ran)| **ran).map(|(id, _)| id);
    for id in nevers.flat_map(|(views, _)| views.iter().copied()).chain(fired) {
        has_run[program.views[usize::from(id)].rule] = true;
    }
    let is_idle = |n: &usize| is_whole && !meaning.rules[*n].is_off && !has_run[*n];
    let rules = (0..meaning.rules.len()).filter(is_idle).collect();
    let on = |rule: &&Rule| !rule.is_off;
    let commands = || meaning.rules.iter().filter(on).flat_map(|rule| rule.rows.iter().flatten());
    let sprites = meaning.levels.iter().fold(0, |all, level| all | level.kinds().some);
    let grounds = meaning.levels.iter().flat_map(|level| &level.backgrounds);
    let mut made = Kinds { backgrounds: grounds.fold(0, |all, kind| all | 1 << kind), sprites };
    for command in commands() {
        match command {
            Command::Create(kind) => made.sprites |= 1 << kind,
            Command::Paint(kind) => made.backgrounds |= 1 << kind,
            _ => {}
        }
    }
    let missing = |kinds: &[tilery_tilecode::model::Kind], bits: u16| {
        let absent = kinds.iter().enumerate().filter(move |(n, _)| bits >> n & 1 == 0);
        absent.map(|(_, kind)| kind.name.clone()).collect::<Vec<_>>()
    };
    let mut kinds = missing(&meaning.backgrounds, made.backgrounds);
    kinds.extend(missing(&meaning.sprites, made.sprites));
    let mut undone = Vec::new();
    for (n, rule) in meaning.rules.iter().enumerate() {
        undone.extend((0..n).filter(|&m| undoes(&meaning.rules[m], rule)).map(|m| (m, n)));
    }
    Ok(Idle { rules, is_whole, kinds, undone })
}

/// The kind of the centre before and after a rule that only turns the centre into another kind: a background
/// that is painted, or a sprite that is replaced.
fn turns(rule: &Rule) -> Option<(Kinds, Kinds)> {
    let centre = rule.centre();
    match rule.rows[0][..] {
        [Command::Paint(kind)] => {
            let was = Kinds { backgrounds: centre.also.backgrounds, sprites: 0 };
            Some((was, Kinds { backgrounds: 1 << kind, sprites: 0 }))
        }
        [Command::Destroy, Command::Create(kind)] => {
            let was = Kinds { backgrounds: 0, sprites: centre.include.sprites };
            Some((was, Kinds { backgrounds: 0, sprites: 1 << kind }))
        }
        _ => None,
    }
}

/// True if one rule turns the centre from one kind into another and the other rule turns it back, on the same
/// event and in the same surroundings.
fn undoes(one: &Rule, other: &Rule) -> bool {
    let is_alone = |rule: &Rule| {
        !rule.is_off && rule.asks.is_empty() && rule.rows[1..GAME_ROW].iter().all(Vec::is_empty)
    };
    let beside = |rule: &Rule| {
        let mut when = rule.when;
        when[4] = Default::default();
        when
    };
    let (Some((was, is)), Some((then, now))) = (turns(one), turns(other)) else { return false };
    let is_back = was == now && is == then && was != is;
    let is_sprite = was.sprites != 0 || one.centre().include == other.centre().include;
    is_alone(one)
        && is_alone(other)
        && one.event == other.event
        && is_back
        && is_sprite
        && beside(one) == beside(other)
}

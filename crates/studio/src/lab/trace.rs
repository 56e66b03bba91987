//! A trace of the last round of a play: the rules that fired and the random decisions.

use std::collections::BTreeSet;

use serde::Serialize;
use tilery_kit::{AnySession, Session};

use crate::names;

use super::tracer::Tracer;
use tilery_tilecode::Round;
use tilery_tilecode::TileCode;
use tilery_tilecode::board::{Board, Never, Outcome};
use tilery_tilecode::model::{Command, View};
use tilery_tilecode::piece::{DESTROYED, Piece, STAY};
use tilery_tilecode::program::View as Compiled;
use tilery_tilecode::scratch::Next;

/// The maximum number of firings listed in a trace.
const MAX_LISTED: usize = 4096;

/// A round replayed with an observer.
#[derive(Debug)]
pub struct Look {
    /// The board before the round.
    pub(super) before: Board,
    /// The board after the round. If the level was won, the next level is not begun.
    pub(super) after: Board,
    /// The input of the round.
    pub(super) round: Round,
    pub(super) seen: Tracer,
    pub(super) is_won: bool,
    /// The sprite and view of each firing.
    pub(super) fired: BTreeSet<(u16, u16)>,
}

/// The events of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Trace {
    /// The level, from 0.
    pub level: usize,
    /// The number of rounds played in the level before this round.
    pub round: u32,
    /// The move: `.`, some of `LURDAB`, or `tap r3c4`.
    pub buttons: String,
    /// The first 4,096 firings, in order.
    pub fired: Vec<Firing>,
    /// The number of firings, without `never` rules.
    pub firings: usize,
    /// The random decisions.
    pub conflicts: Vec<Conflict>,
    /// Every `never` rule that is not off.
    pub nevers: Vec<NeverVerdict>,
    /// The change of the score.
    pub points: i64,
    /// True if the level was won.
    pub is_won: bool,
    /// True if the game was lost.
    pub is_lost: bool,
}

/// A rule that fired for a sprite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Firing {
    /// The number of the rule in the project.
    pub rule: usize,
    #[serde(serialize_with = "view_name")]
    #[cfg_attr(feature = "types", ts(type = "ViewName"))]
    pub view: View,
    /// The row of the tile on which the rule fired.
    pub row: usize,
    pub col: usize,
    /// The kind of the sprite; absent for a rule of a tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<u8>,
    /// Row and column of the sprite after the round; absent if it was destroyed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<(usize, usize)>,
}

/// The outcome of a `never` rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct NeverVerdict {
    /// The number of the rule in the project.
    pub rule: usize,
    /// Row and column of a tile that matches the rule and so kept it from firing; absent if the rule fired.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<(usize, usize)>,
}

/// Contradicting commands, of which one was chosen at random.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Conflict {
    /// `move`, `paint` or `portal`.
    #[cfg_attr(feature = "types", ts(type = "'move' | 'paint' | 'portal'"))]
    pub what: &'static str,
    /// The row of the moved sprite, of the painted tile, or of the centre of the rule with the portal.
    pub row: usize,
    /// The column.
    pub col: usize,
    /// The kind of the sprite that is moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<u8>,
    /// The distinct commands, as written; for a portal only the chosen tile, such as `r3c4`.
    pub options: Vec<String>,
    /// For each command, the rules that issued it, each as often as it did.
    pub by: Vec<Vec<usize>>,
    /// The index of the chosen command.
    pub kept: usize,
    /// The number of candidates in the draw.
    pub among: usize,
}

fn view_name<S: serde::Serializer>(view: &View, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(view.name())
}

impl Look {
    /// Replays the last round of a session; `None` before the first round, or if the last move was not a
    /// round.
    pub fn at(session: &Session<TileCode>) -> Option<Self> {
        let n = session.history().at().checked_sub(1)?;
        let round = *session.all_moves().get(n)?;
        let before = session.board_at(n);
        // Dismissing a message is a move but not a round.
        before.messages.is_empty().then(|| Self::of(before, round))
    }

    /// Plays a round with an observer on a board whose game is not over.
    pub fn of(before: Board, round: Round) -> Self {
        let mut after = before.clone();
        let mut seen = Tracer::default();
        let is_won = after.round_within_level(round, &mut seen) == Some(Next::Win);
        let fired = seen.fired.iter().map(|&(id, centre)| (centre.sprite, id)).collect();
        Self { before, after, round, seen, is_won, fired }
    }

    pub fn trace(&self) -> Trace {
        Trace {
            level: self.before.level,
            round: self.before.round,
            buttons: self.round.to_string(),
            fired: (0..self.seen.fired.len().min(MAX_LISTED)).map(|n| self.firing(n)).collect(),
            firings: self.seen.fired.len(),
            conflicts: self.conflicts(),
            nevers: self.nevers(),
            points: self.after.score - self.before.score,
            is_won: self.is_won,
            is_lost: self.after.outcome == Outcome::Lost,
        }
    }

    /// Describes entry `n` of the tracer's list of firings.
    pub(super) fn firing(&self, n: usize) -> Firing {
        let (id, centre) = self.seen.fired[n];
        let Compiled { rule, seen: view, .. } = *self.compiled(id);
        let (row, col) = self.before.place(centre.tile);
        let piece = self.seen.settled.get(usize::from(centre.sprite));
        let (kind, to) = (piece.map(|piece| piece.kind), piece.and_then(|piece| self.end(piece)));
        Firing { rule, view, row, col, kind, to }
    }

    /// Row and column of a sprite after the round; `None` if it was destroyed.
    pub(super) fn end(&self, piece: &Piece) -> Option<(usize, usize)> {
        let tile = match piece.proposal {
            STAY => piece.tile,
            dir => self.before.step(piece.tile, usize::from(dir)),
        };
        // On the original machine, a sprite that is sent off the map stays.
        let is_on = self.before.masks.get(usize::from(tile)).is_some_and(|mask| *mask != 0);
        let tile = if is_on { tile } else { piece.tile };
        (piece.flags & DESTROYED == 0).then(|| self.before.place(tile))
    }

    /// The compiled view with this number.
    pub(super) fn compiled(&self, id: u16) -> &Compiled {
        &self.before.project().program().views[usize::from(id)]
    }

    fn nevers(&self) -> Vec<NeverVerdict> {
        let rules = &self.before.project().program().never;
        let verdict = |(views, never): (&Vec<u16>, &Never)| {
            let rule = self.compiled(*views.first()?).rule;
            let seen = match never {
                Never::Seen(tile) => Some(self.before.place(*tile)),
                _ => None,
            };
            Some(NeverVerdict { rule, seen })
        };
        rules.iter().zip(&self.seen.nevers).filter_map(verdict).collect()
    }

    /// Collects the random decisions: portals, moves, paints.
    pub(super) fn conflicts(&self) -> Vec<Conflict> {
        let seen = &self.seen;
        let portals = seen.led.iter().map(|&(by, tile, among)| {
            let Firing { rule, row, col, .. } = self.firing(by);
            let (r, c) = self.before.place(tile);
            let options = vec![["r", &(r + 1).to_string(), "c", &(c + 1).to_string()].concat()];
            Conflict { what: "portal", row, col, kind: None, options, by: vec![vec![rule]], kept: 0, among }
        });
        let moves = seen.kept_moves.iter().map(|&(sprite, dir)| {
            let piece = &seen.settled[usize::from(sprite)];
            let log = seen.addressed.iter().filter(|(_, other, _)| *other == sprite);
            let log = log.filter(|(_, _, command)| matches!(command, Command::Move(_)));
            let log = log.map(|&(by, _, command)| (by, command));
            let kept = Command::Move(tilery_tilecode::board::dir(usize::from(dir)));
            self.conflict("move", piece.tile, Some(piece.kind), log, kept)
        });
        let paints = seen.kept_paints.iter().map(|&(tile, kind)| {
            let log = seen.painted.iter().filter(|(_, other, _)| *other == tile);
            let log = log.map(|&(by, _, kind)| (by, Command::Paint(kind)));
            self.conflict("paint", tile, None, log, Command::Paint(kind))
        });
        portals.chain(moves).chain(paints).collect()
    }

    fn conflict(
        &self,
        what: &'static str,
        tile: u16,
        kind: Option<u8>,
        log: impl Iterator<Item = (usize, Command)>,
        kept: Command,
    ) -> Conflict {
        let mut commands: Vec<Command> = Vec::new();
        let mut by: Vec<Vec<usize>> = Vec::new();
        let mut among = 0;
        for (firing, command) in log {
            let n = commands.iter().position(|other| *other == command).unwrap_or_else(|| {
                commands.push(command);
                by.push(Vec::new());
                by.len() - 1
            });
            by[n].push(self.firing(firing).rule);
            among += 1;
        }
        let (row, col) = self.before.place(tile);
        let kept = commands.iter().position(|command| *command == kept).unwrap_or(0);
        let project = self.before.project();
        let options =
            commands.into_iter().map(|command| names::command(project.meaning(), command)).collect();
        Conflict { what, row, col, kind, options, by, kept, among }
    }
}

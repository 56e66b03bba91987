// The studio's views of a project, a round and a comparison of plays, written by the test of crates/web/src/types.rs from the types of
// crates/studio. Numbers count from 0 in these objects and from 1 in texts.

import type { Direction, Origin, Phrase } from '../engine/types';

/** One of the nine tiles of a rule's neighbourhood, in reading order. */
export type Offset = 'NW' | 'N' | 'NE' | 'W' | 'C' | 'E' | 'SW' | 'S' | 'SE';

/** A row of commands. */
export type Row = 'C' | 'N' | 'E' | 'S' | 'W' | 'game';

/** A derived rule, or `original`. */
export type ViewName = 'original' | 'flip-h' | 'flip-v' | 'rot-cw' | 'rot-180' | 'rot-ccw';

/** A picture of the gallery. */
export type GalleryPicture = { name: string, isSprite: boolean, pixels: Uint8Array, };

/** A project, broken or not. */
export type ProjectView = {
/** Its title; empty when it has none. */
title: string,
/** Its author; empty when unsigned. */
author: string,
/** A line about the game; empty when it has none. */
about: string,
/** The games that it was remixed from, the nearest first. */
origins: Array<Origin>,
/** The duration of a round, in milliseconds. */
pace: number,
/** Time stands still between the player's presses. */
hasTurns: boolean,
/** Its counters, besides the score. */
counters: Array<CounterView>,
/** Its messages. */
messages: Array<MessageView>,
/** Backgrounds, then sprites. */
kinds: Array<KindView>,
/** Its levels. */
levels: Array<LevelView>,
/** Its rules. */
rules: Array<RuleView>,
/** Its kept plays. */
tests: Array<TestView>,
/** The checker's findings, in the order of the text. */
findings: Array<FindingView>,
/** It can be played: no finding is an error. */
runs: boolean,
/** Amounts and limits of all sorts of parts. */
sizes: Array<Size>, };

/** An amount and its limit. */
export type Size = {
/** The sort that is counted. */
what: 'backgrounds' | 'sprites' | 'levels' | 'rules' | 'tests' | 'bytes' | 'placed',
/** The present amount. */
used: number,
/** The largest amount allowed. */
most: number, };

/** A number that rules add to and compare. */
export type CounterView = {
/** Its name. */
name: string,
/** Its value at the start of a game. */
start: number,
/** Players see it beside the board. */
isShown: boolean, };

/** A sentence that is shown until the next press. */
export type MessageView = {
/** Its name. */
name: string,
/** Its text. */
text: string, };

/** A kind of background or of sprite. Its number is its index in [`ProjectView::kinds`]. */
export type KindView = {
/** Its name. */
name: string,
/** Its letter in maps. */
letter: string,
/** A sprite, not a background. */
isSprite: boolean,
/** The name of a picture of the gallery, or `pixels`. */
picture: string,
/** 256 indices into the palette, row by row; 0 is transparent. */
pixels: Uint8Array,
/** Its further pictures, at most three. */
frames: Array<FrameView>,
/** Facing, movement and sound: `flip`, `hop`, `sound:pop`. */
style: Array<string>, };

/** A further picture of a kind. */
export type FrameView = {
/** Its name in the gallery, or `pixels`. */
picture: string,
/** 256 indices into the palette, as in a kind. */
pixels: Uint8Array, };

/** A level. */
export type LevelView = {
/** Its name. */
name: string,
/** The number of rows of its map. */
rows: number,
/** The number of columns of its map. */
cols: number,
/** The background of each tile as a number of a kind, row by row; 255 for an unknown letter. */
map: Uint8Array,
/** Kind, row and column of each sprite, oldest first: three numbers a sprite. */
sprites: Uint8Array, };

/** The conditions on a tile. */
export type PredicateView = {
/** One of these must be there. */
include: Array<string>,
/** One of these must be there too. */
also: Array<string>,
/** None of these may be there. */
exclude: Array<string>,
/** The required heading of the sprite; `any` for no condition. */
heading: string,
/** Commands can address the sprite that matches. */
binds: boolean, };

/** A rule, or one of its views. */
export type RuleShape = {
/** `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8`, `never`; as written when it cannot be
 * read. */
event: string,
/** The conditions on the nine tiles. */
when: Record<Offset, PredicateView>,
/** The conditions on counters: `keys>=3`. */
asks: Array<string>,
/** Commands as they are written, row by row: `move:right`, `create:boulder`. */
do: Record<Row, string[]>, };

/** A rule. */
export type RuleView = {
/** The views that are switched on. */
views: ViewName[],
/** Switched off by the author. */
isOff: boolean,
/** The comments before it, without `#`. */
note: string,
/** Its text: the line `rule ...` and the lines that belong to it. */
text: string,
/** Unreadable lines. */
unread: Array<string>,
/** The sprite kinds of its centre's Include: the rule is listed under each. */
centres: Array<string>,
/** Its distinct views, `original` first. */
derived: Array<DerivedView>,
/** The commands that make sense at the end of each row. */
offers: Record<Row, string[]>,
/** `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8`, `never`; as written when it cannot be
 * read. */
event: string,
/** The conditions on the nine tiles. */
when: Record<Offset, PredicateView>,
/** The conditions on counters: `keys>=3`. */
asks: Array<string>,
/** Commands as they are written, row by row: `move:right`, `create:boulder`. */
do: Record<Row, string[]>, };

/** One of a rule's views. */
export type DerivedView = {
/** Its name. */
view: ViewName,
/** `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8`, `never`; as written when it cannot be
 * read. */
event: string,
/** The conditions on the nine tiles. */
when: Record<Offset, PredicateView>,
/** The conditions on counters: `keys>=3`. */
asks: Array<string>,
/** Commands as they are written, row by row: `move:right`, `create:boulder`. */
do: Record<Row, string[]>, };

/** A kept play. */
export type TestView = {
/** Its name. */
name: string,
/** The number of its rounds. */
rounds: number, };

/** A finding of the checker. */
export type FindingView = {
/** The finding. */
phrase: Phrase,
/** The line of the project's text, from 1. */
line: number,
/** The column, from 1. */
column: number,
/** The project runs nevertheless. */
isWarning: boolean,
/** The tile that it is about, or `dot` for the one with the red dot. */
tile: Offset | 'dot' | null,
/** The part of the project that it is about. */
part: Part, };

/** A part of a project: its sort, and its number among the parts of that sort. */
export type Part = {
/** Its sort. */
what: PartKind,
/** Its number. */
n: number, };

/** Sorts of parts. */
export type PartKind = "project" | "kind" | "level" | "rule" | "test";

/** The events of a round. */
export type Trace = {
/** The level, from 0. */
level: number,
/** Rounds played in the level before this one. */
round: number,
/** The move: `.`, some of `LURDA`, or `tap r3c4`. */
buttons: string,
/** The rules that fired, in order; the first 4,096 of them. */
fired: Array<Firing>,
/** The number of firings, without `never` rules. */
firings: number,
/** The random decisions. */
conflicts: Array<Conflict>,
/** Every `never` rule that is not off. */
nevers: Array<NeverVerdict>,
/** The change of the score. */
points: number,
/** The level was won. */
isWon: boolean,
/** The game was lost. */
isLost: boolean, };

/** A rule that fired for a sprite. */
export type Firing = {
/** The rule's number in the project. */
rule: number,
/** The view of the rule. */
view: ViewName,
/** The row of the tile where the sprite stood. */
row: number,
/** The column. */
col: number,
/** The kind of the sprite; none for a rule of a tile. */
kind?: number,
/** Row and column of the sprite after the round; none when it was destroyed. */
to?: [number, number], };

/** The outcome of a `never` rule. */
export type NeverVerdict = {
/** The rule's number in the project. */
rule: number,
/** Row and column of a tile that matches the rule, which kept it from firing; none when it fired. */
seen?: [number, number], };

/** Contradicting commands, of which one was chosen at random. */
export type Conflict = {
/** `move`, `paint` or `portal`. */
what: 'move' | 'paint' | 'portal',
/** The row of the moved sprite, of the painted tile, or of the centre of the rule with the portal. */
row: number,
/** The column. */
col: number,
/** The kind of the sprite that is moved. */
kind?: number,
/** The distinct commands as they are written; for a portal only the tile that was chosen, as `r3c4`. */
options: Array<string>,
/** The rules that issued each of them, once for each time. */
by: Array<Array<number>>,
/** The index of the command that was kept. */
kept: number,
/** The number of candidates in the draw. */
among: number, };

/** A command to a sprite or a tile, and the firing that issued it. */
export type Given = {
/** The command as it is written. */
command: string,
/** The rule's number in the project. */
rule: number,
/** The view of the rule. */
view: ViewName,
/** The row of the tile where the sprite stood. */
row: number,
/** The column. */
col: number,
/** The kind of the sprite; none for a rule of a tile. */
kind?: number,
/** Row and column of the sprite after the round; none when it was destroyed. */
to?: [number, number], };

/** An explanation of a tile and its sprites in a round. */
export type Why = {
/** The row. */
row: number,
/** The column. */
col: number,
/** The background at the start of the round. */
background: number,
/** The background after it. */
becomes: number,
/** The paints of the tile. */
painted: Array<Given>,
/** The sprites on the tile after the round, then those that were there before it. */
sprites: Array<WhySprite>,
/** The random decisions about the tile and these sprites. */
conflicts: Array<Conflict>, };

/** An explanation of a sprite in a round. */
export type WhySprite = {
/** Its kind. */
kind: number,
/** Its heading at the start of the round. */
heading: string,
/** Row and column at the start of the round, or of its creation. */
from: [number, number],
/** Row and column after the round; none when it was destroyed. */
to?: [number, number],
/** The move that it made. */
moved: Direction,
/** The move that it proposed and a stop cancelled. */
halted: Direction,
/** It was created in the round. */
isCreated: boolean,
/** It was destroyed in the round. */
isDestroyed: boolean,
/** The commands that it received, in order. */
given: Array<Given>,
/** Every rule that could apply to it, in the order of the project. */
rules: Array<Verdict>, };

/** The verdict on a view of a rule for a sprite. */
export type Verdict = {
/** The rule's number in the project. */
rule: number,
/** The view of the rule. */
view: ViewName,
/** The outcome. */
outcome: Outcome,
/** The first square that failed, or the direction of the failed collision. */
place: Offset,
/** The set of that square's predicate that failed. */
set?: FailedSet,
/** The press rule that shadowed it. */
by?: number, };

/** The outcome of a rule for a sprite. */
export type Outcome = "fired" | "square" | "event" | "shadowed" | "counter" | "blocked" | "off" | "limit";

/** The part of a predicate that failed. */
export type FailedSet = "include" | "heading" | "also" | "exclude" | "map";

/** The first difference between two plays of the same inputs. */
export type Parting = {
/** The first move after which they differ, from 0; none when they agree to the end. */
first?: number,
/** The number of moves of the longer play. */
moves: number,
/** They differ before the first move. */
isAtStart: boolean, };

/** A board, an event, and what follows. */
export type Sample = {
/** The event as in a rule, `smash` without a direction: `press:right`, `change`, `smash`, `tap`. */
event: string,
/** Rows of the board. */
rows: number,
/** Columns of the board. */
cols: number,
/** The background of each tile, row by row. */
ground: Array<number>,
/** The sprites, oldest first. */
sprites: Array<SampleSprite>,
/** The counters; empty for their initial values. */
counters: Array<number>,
/** The sprite whose rule it is, if known. */
centre?: number,
/** The touched tile, for `tap`: row and column. */
tile?: [number, number],
/** The board afterwards; none when nothing happens. */
after?: After, };

/** A sprite of a sample. */
export type SampleSprite = {
/** Its identity before and after. */
id: number,
/** Its kind. */
kind: number,
/** Its row. */
row: number,
/** Its column. */
col: number,
/** The direction of its last move; none at rest. */
heading?: string,
/** The direction in which it is about to move, for `smash`. */
wants?: string, };

/** The board of a sample afterwards. */
export type After = {
/** The background of each tile, row by row. */
ground: Array<number>,
/** The sprites. One with a new identity was created; its heading says that it moves on from the tile
 * behind it. */
sprites: Array<SampleSprite>,
/** The commands to the game, as in a rule: `score:10`, `win`. */
game: Array<string>, };

/** A rule that fits all samples. */
export type Candidate = {
/** Its text. */
rule: string,
/** The edit that adds it to the project. */
edit: string,
/** Boards on which the candidates differ, and what this one does there; none where it is the only one. */
films: Array<Sample>,
/** Boards about which the candidates disagree. */
questions: Array<Question>, };

/** A question: whether the same happens on a changed board. Either answer contradicts a candidate. The samples
 * contain the answers. */
export type Question = {
/** The tile in question, `NW` to `SE`; none where the board is turned, or sprites are missing. */
offset: Offset,
/** The background or sprite that is there instead. */
kind?: string,
/** True if the candidate fires on the changed board. */
fires: boolean,
/** The sample to add when it happens there. */
yes: Sample,
/** The sample to add when nothing happens there. */
no: Sample, };

/** The result of a search for a win of a level. */
export type Proof = {
/** The verdict on the level: `wins`, `never`, `carried` where a game that begins with the level cannot win it
 * and one that brings other counters might, `unknown`, or `rounds` for a game that does not wait for its
 * player, which is not searched. */
state: 'wins' | 'never' | 'carried' | 'unknown' | 'rounds',
/** The presses of the shortest way. */
presses: number,
/** Its rounds. */
rounds: Array<string>,
/** The number of rounds that the search played, in thousands. */
thousands: number,
/** The edit that keeps it as a test. */
edit?: string, };

/** The plays of a bot. */
export type Bot = {
/** `waiting`, `holding` (one button after the other), `random`, or `greedy` (towards what the rule that
 * wins names). */
name: string,
/** The number of plays. */
plays: number,
/** The number of plays that won the level. */
won: number,
/** The number of plays that lost. */
lost: number,
/** For each tile of the map, row by row, the number of plays in which the first sprite was there last. */
ends: Array<number>, };

/** The parts of a project that never take part. */
export type Idle = {
/** Rules that are on and ran in no test and for no bot on any level. */
rules: Array<number>,
/** True if all plays came to their end; otherwise `rules` is empty. */
isWhole: boolean,
/** Kinds that stand on no level and that no rule makes. */
kinds: Array<string>,
/** Pairs of rules, each of which undoes the other. */
undone: Array<[number, number]>, };

/** A game that was brought along. */
export type Brought = {
/** The project. */
project: string,
/** The lines that did not fit, in order. */
notes: Array<LeftOver>, };

/** A line that did not fit. */
export type LeftOver = {
/** Its number, from 1. */
line: number,
/** The line. */
text: string,
/** The reason. */
why: Phrase,
/** True if the game plays otherwise without it; else it is only seen or heard. */
isLost: boolean, };

/** A mechanic. */
export type Recipe = {
/** Its name, the key of its sentence. */
name: string,
/** The kinds that take part. */
roles: Array<CookRole>, };

/** A part in a recipe. */
export type CookRole = {
/** Its name, also that of a new kind. */
name: string,
/** True for a sprite, false for a background. */
isSprite: boolean,
/** The picture of a new kind. */
picture: string, };

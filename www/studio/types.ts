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
/** The title. Empty if the game has none. */
title: string,
/** The author. Empty if the game is unsigned. */
author: string,
/** A line about the game. Empty if there is none. */
about: string,
/** The games that it was remixed from, latest first. */
origins: Array<Origin>,
/** The duration of a round, in milliseconds. */
pace: number,
/** True if time stands still between the presses of the player. */
hasTurns: boolean,
/** The counters, without the score. */
counters: Array<CounterView>,
/** The messages. */
messages: Array<MessageView>,
/** The kinds, backgrounds first. */
kinds: Array<KindView>,
/** The levels. */
levels: Array<LevelView>,
/** The rules. */
rules: Array<RuleView>,
/** The kept plays. */
tests: Array<TestView>,
/** The findings of the checker, in the order of the text. */
findings: Array<FindingView>,
/** True if the project can be played, since no finding is an error. */
runs: boolean,
/** The amount and limit of each sort of parts. */
sizes: Array<Size>, };

/** An amount and its limit. */
export type Size = {
/** The sort that is counted. */
what: 'backgrounds' | 'sprites' | 'levels' | 'rules' | 'tests' | 'bytes' | 'placed',
/** The present amount. */
used: number,
/** The largest amount allowed. */
most: number, };

/** A counter: a number that rules change and compare. */
export type CounterView = {
/** The name. */
name: string,
/** The value at the start of a game. */
start: number,
/** True if players see it beside the board. */
isShown: boolean, };

/** A message: a sentence that is shown until the next press. */
export type MessageView = {
/** The name. */
name: string,
/** The text. */
text: string, };

/** A kind of backgrounds or sprites. Its number is its index in [`ProjectView::kinds`]. */
export type KindView = {
/** The name. */
name: string,
/** The letter that stands for it in maps. */
letter: string,
/** True if this is a kind of sprites. */
isSprite: boolean,
/** The name of its picture in the gallery, or `pixels`. */
picture: string,
/** 256 indices into the palette, row by row; 0 is transparent. */
pixels: Uint8Array,
/** The further pictures, at most three. */
frames: Array<FrameView>,
/** Facing, movement and sound: `flip`, `hop`, `sound:pop`. */
style: Array<string>, };

/** A further picture of a kind. */
export type FrameView = {
/** The name of the picture in the gallery, or `pixels`. */
picture: string,
/** 256 indices into the palette, as in a kind. */
pixels: Uint8Array, };

/** A level. */
export type LevelView = {
/** The name. */
name: string,
/** The number of rows of the map. */
rows: number,
/** The number of columns of the map. */
cols: number,
/** The number of the background kind of each tile, row by row. 255 stands for an unknown letter. */
map: Uint8Array,
/** The kind, row and column of each sprite, oldest first. Each sprite takes three numbers. */
sprites: Uint8Array, };

/** The conditions on a tile. */
export type PredicateView = {
/** The names of kinds of which one must be there. */
include: Array<string>,
/** The names of further kinds of which one must be there. */
also: Array<string>,
/** The names of kinds that must not be there. */
exclude: Array<string>,
/** The required heading of the sprite. `any` stands for no condition. */
heading: string,
/** True if commands can address the matching sprite. */
binds: boolean, };

/** The conditions and commands of a rule or of one of its views. */
export type RuleShape = {
/** The event: `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8` or `never`. An unreadable
 * event is shown as it is written. */
event: string,
/** The conditions on the nine tiles. */
when: Record<Offset, PredicateView>,
/** The conditions on counters, such as `keys>=3`. */
asks: Array<string>,
/** The commands as they are written, row by row: `move:right`, `create:boulder`. */
do: Record<Row, string[]>, };

/** A rule. */
export type RuleView = {
/** The views that are switched on. */
views: ViewName[],
/** True if the author switched the rule off. */
isOff: boolean,
/** The comments before the rule, without `#`. */
note: string,
/** The text of the rule: the line `rule ...` and the lines that belong to it. */
text: string,
/** The unreadable lines. */
unread: Array<string>,
/** The kinds of sprites that the centre includes. The rule is listed under each of them. */
centres: Array<string>,
/** The distinct views of the rule, `original` first. */
derived: Array<DerivedView>,
/** The commands that make sense at the end of each row. */
offers: Record<Row, string[]>,
/** The event: `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8` or `never`. An unreadable
 * event is shown as it is written. */
event: string,
/** The conditions on the nine tiles. */
when: Record<Offset, PredicateView>,
/** The conditions on counters, such as `keys>=3`. */
asks: Array<string>,
/** The commands as they are written, row by row: `move:right`, `create:boulder`. */
do: Record<Row, string[]>, };

/** A view of a rule. */
export type DerivedView = {
/** The name. */
view: ViewName,
/** The event: `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8` or `never`. An unreadable
 * event is shown as it is written. */
event: string,
/** The conditions on the nine tiles. */
when: Record<Offset, PredicateView>,
/** The conditions on counters, such as `keys>=3`. */
asks: Array<string>,
/** The commands as they are written, row by row: `move:right`, `create:boulder`. */
do: Record<Row, string[]>, };

/** A kept play. */
export type TestView = {
/** The name. */
name: string,
/** The number of rounds. */
rounds: number, };

/** A finding of the checker. */
export type FindingView = {
/** The text of the finding. */
phrase: Phrase,
/** The line of the project's text, from 1. */
line: number,
/** The column, from 1. */
column: number,
/** True if the project runs in spite of the finding. */
isWarning: boolean,
/** The tile that the finding is about, or `dot` for the tile with the red dot. */
tile: Offset | 'dot' | null,
/** The part of the project that the finding is about. */
part: Part, };

/** A part of a project. */
export type Part = {
/** The sort of the part. */
what: PartKind,
/** The number of the part among the parts of its sort. */
n: number, };

/** A sort of parts. */
export type PartKind = "project" | "kind" | "level" | "rule" | "test";

/** The events of a round. */
export type Trace = {
/** The level, from 0. */
level: number,
/** The number of rounds played in the level before this round. */
round: number,
/** The move: `.`, some of `LURDA`, or `tap r3c4`. */
buttons: string,
/** The first 4,096 firings, in order. */
fired: Array<Firing>,
/** The number of firings, without `never` rules. */
firings: number,
/** The random decisions. */
conflicts: Array<Conflict>,
/** Every `never` rule that is not off. */
nevers: Array<NeverVerdict>,
/** The change of the score. */
points: number,
/** True if the level was won. */
isWon: boolean,
/** True if the game was lost. */
isLost: boolean, };

/** A rule that fired for a sprite. */
export type Firing = {
/** The number of the rule in the project. */
rule: number,
/** The view of the rule. */
view: ViewName,
/** The row of the tile on which the rule fired. */
row: number,
/** The column. */
col: number,
/** The kind of the sprite; absent for a rule of a tile. */
kind?: number,
/** Row and column of the sprite after the round; absent if it was destroyed. */
to?: [number, number], };

/** The outcome of a `never` rule. */
export type NeverVerdict = {
/** The number of the rule in the project. */
rule: number,
/** Row and column of a tile that matches the rule and so kept it from firing; absent if the rule fired. */
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
/** The distinct commands, as written; for a portal only the chosen tile, such as `r3c4`. */
options: Array<string>,
/** For each command, the rules that issued it, once for each time. */
by: Array<Array<number>>,
/** The index of the chosen command. */
kept: number,
/** The number of candidates in the draw. */
among: number, };

/** A command to a sprite or a tile, and the firing that issued it. */
export type Given = {
/** The command, as written. */
command: string,
/** The number of the rule in the project. */
rule: number,
/** The view of the rule. */
view: ViewName,
/** The row of the tile on which the rule fired. */
row: number,
/** The column. */
col: number,
/** The kind of the sprite; absent for a rule of a tile. */
kind?: number,
/** Row and column of the sprite after the round; absent if it was destroyed. */
to?: [number, number], };

/** An explanation of a tile and its sprites in a round. */
export type Why = {
/** The row. */
row: number,
/** The column. */
col: number,
/** The background at the start of the round. */
background: number,
/** The background after the round. */
becomes: number,
/** The commands that painted the tile. */
painted: Array<Given>,
/** The sprites on the tile after the round, then those that were on it before. */
sprites: Array<WhySprite>,
/** The random decisions that affected the tile or these sprites. */
conflicts: Array<Conflict>, };

/** An explanation of a sprite in a round. */
export type WhySprite = {
/** The kind of the sprite. */
kind: number,
/** The heading at the start of the round. */
heading: string,
/** Row and column at the start of the round, or at the sprite's creation. */
from: [number, number],
/** Row and column after the round; absent if the sprite was destroyed. */
to?: [number, number],
/** The move that the sprite made. */
moved: Direction,
/** The proposed move that a stop cancelled. */
halted: Direction,
/** True if the sprite was created in the round. */
isCreated: boolean,
/** True if the sprite was destroyed in the round. */
isDestroyed: boolean,
/** The commands that the sprite received, in order. */
given: Array<Given>,
/** A verdict on every rule that could apply, in the order of the project. */
rules: Array<Verdict>, };

/** The verdict on a view of a rule for a sprite. */
export type Verdict = {
/** The number of the rule in the project. */
rule: number,
/** The view of the rule. */
view: ViewName,
/** The outcome. */
outcome: Outcome,
/** The first square that failed, or the direction of the failed collision. */
place: Offset,
/** The set that failed in the predicate of that square. */
set?: FailedSet,
/** The number of the press rule that shadowed the rule. */
by?: number, };

/** The outcome of a rule for a sprite. */
export type Outcome = "fired" | "square" | "event" | "shadowed" | "counter" | "blocked" | "off" | "limit";

/** The part of a predicate that failed. */
export type FailedSet = "include" | "heading" | "also" | "exclude" | "map";

/** The first difference between two plays of the same inputs. */
export type Parting = {
/** The first move after which the plays differ, from 0; `None` if they agree to the end. */
first?: number,
/** The number of moves of the longer play. */
moves: number,
/** True if the plays differ before the first move. */
isAtStart: boolean, };

/** A board, an event, and the board afterwards. */
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
/** The values of the counters; empty for their initial values. */
counters: Array<number>,
/** The identity of the sprite at the centre of the rule, if known. */
centre?: number,
/** The touched tile, for `tap`: row and column. */
tile?: [number, number],
/** The board afterwards; `None` if nothing happens. */
after?: After, };

/** A sprite of a sample. */
export type SampleSprite = {
/** The identity of the sprite, before and after. */
id: number,
/** The index of its kind. */
kind: number,
/** The row of the sprite. */
row: number,
/** The column of the sprite. */
col: number,
/** The direction of its last move; `None` at rest. */
heading?: string,
/** The direction in which it is about to move, for `smash`. */
wants?: string, };

/** The board of a sample afterwards. */
export type After = {
/** The background of each tile, row by row. */
ground: Array<number>,
/** The sprites. A sprite with a new identity was created. If it has a heading, it was created on the tile
 * behind it and moved. */
sprites: Array<SampleSprite>,
/** The commands to the game, as in a rule: `score:10`, `win`. */
game: Array<string>, };

/** A rule that fits all samples. */
export type Candidate = {
/** The text of the rule. */
rule: string,
/** The edit that adds the rule to the project. */
edit: string,
/** Boards on which the candidates differ, and the effects of this candidate; empty for an only candidate. */
films: Array<Sample>,
/** Questions that tell the candidates apart. */
questions: Array<Question>, };

/** Asks if the same happens on a changed board. Either answer contradicts a candidate. The answers are
 * samples. */
export type Question = {
/** The changed tile, `NW` to `SE`; `None` if the board is turned, or sprites are missing or at rest
 * instead. */
offset: Offset,
/** The background or sprite added on that tile. */
kind?: string,
/** True if the candidate fires on the changed board. */
fires: boolean,
/** The sample to add if the same happens. */
yes: Sample,
/** The sample to add if nothing happens. */
no: Sample, };

/** The result of a search for a win of a level. */
export type Proof = {
/** The verdict on the level: `wins`, `never`, `carried` (a game that starts at the level cannot win it,
 * but a game that reaches it with other counters might), `unknown`, or `rounds` (not searched, because
 * the game does not wait for its player). */
state: 'wins' | 'never' | 'carried' | 'unknown' | 'rounds',
/** The number of presses in the shortest solution. */
presses: number,
/** The rounds of the shortest solution. */
rounds: Array<string>,
/** The number of rounds that the search played, in thousands. */
thousands: number,
/** The edit that keeps the shortest solution as a test. */
edit?: string, };

/** The plays of a bot. */
export type Bot = {
/** `waiting`, `holding` (a single button in each play), `random`, or `greedy` (moves towards the kinds
 * that the winning rule names). */
name: string,
/** The number of plays. */
plays: number,
/** The number of plays that won the level. */
won: number,
/** The number of plays that lost the game. */
lost: number,
/** For each tile of the map, row by row, the number of plays at whose end the first sprite was there. */
ends: Array<number>, };

/** The parts of a project that are never used. */
export type Idle = {
/** The rules that are switched on but never ran, neither in a test nor for a bot. */
rules: Array<number>,
/** True if no play was stopped early. Otherwise `rules` is empty. */
isWhole: boolean,
/** The kinds that are on no level and that no rule creates. */
kinds: Array<string>,
/** The pairs of rules that undo each other. */
undone: Array<[number, number]>, };

/** A translated game. */
export type Brought = {
/** The text of the project. */
project: string,
/** The lines that were left out, in order. */
notes: Array<LeftOver>, };

/** A line that was left out. */
export type LeftOver = {
/** The number of the line, from 1. */
line: number,
/** The line. */
text: string,
/** The reason. */
why: Phrase,
/** True if the game plays differently without the line, false if it only looks or sounds different. */
isLost: boolean, };

/** A recipe for a game mechanic. */
export type Recipe = {
/** The name, which is the key of its sentence. */
name: string,
/** The kinds that the mechanic needs. */
roles: Array<CookRole>, };

/** A role in a recipe. */
export type CookRole = {
/** The name of the role, and of a new kind for it. */
name: string,
/** True for a sprite, false for a background. */
isSprite: boolean,
/** The picture of a new kind. */
picture: string, };

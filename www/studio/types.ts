// The studio's views of a project, a round and a comparison of plays, written by the test of crates/web/src/types.rs from the types of
// crates/studio. Numbers count from 0 in these objects and from 1 in texts.

import type { Direction, Phrase } from '../engine/types';

/** One of the nine tiles of a rule's neighbourhood, in reading order. */
export type Offset = 'NW' | 'N' | 'NE' | 'W' | 'C' | 'E' | 'SW' | 'S' | 'SE';

/** A row of commands. */
export type Row = 'C' | 'N' | 'E' | 'S' | 'W' | 'game';

/** A derived rule, or `original`. */
export type ViewName = 'original' | 'flip-h' | 'flip-v' | 'rot-cw' | 'rot-180' | 'rot-ccw';

/** A picture of the gallery. */
export type GalleryPicture = { name: string, isSprite: boolean, pixels: Uint8Array, };

/** A project as it stands, broken or not. */
export type ProjectView = {
/** Its title; empty when it has none. */
title: string,
/** Who made it, if they sign it. */
author: string,
/** What there is to do in it, where it says so. */
about: string,
/** The games that it was made of, the nearest first. */
origins: Array<OriginView>,
/** How long a round takes, in milliseconds. */
pace: number,
/** Whether time stands still between the presses of the player. */
hasTurns: boolean,
/** What it counts, beside the score. */
counters: Array<CounterView>,
/** What it can say. */
messages: Array<MessageView>,
/** Backgrounds, then sprites. */
kinds: Array<KindView>,
/** Its levels. */
levels: Array<LevelView>,
/** Its rules. */
rules: Array<RuleView>,
/** Plays that are kept with it. */
tests: Array<TestView>,
/** What was found, in the order of the text. */
findings: Array<FindingView>,
/** Whether it can be played: no finding is an error. */
runs: boolean,
/** How much there is of everything. */
sizes: Array<Size>, };

/** A game that this one was made of. */
export type OriginView = {
/** What it is called. */
title: string,
/** Who made it; empty when nobody says so. */
author: string, };

/** How much of something there is, and how much there may be. */
export type Size = {
/** What is counted. */
what: 'backgrounds' | 'sprites' | 'levels' | 'rules' | 'tests' | 'bytes' | 'placed',
/** How much there is. */
used: number,
/** How much there may be. */
most: number, };

/** A number that rules add to and compare. */
export type CounterView = {
/** Its name. */
name: string,
/** What a game begins with. */
start: number,
/** Whether players see it beside the board. */
isShown: boolean, };

/** A sentence that is shown until the next press. */
export type MessageView = {
/** Its name. */
name: string,
/** What it says. */
text: string, };

/** A kind of background or of sprite: its number is its place in [`ProjectView::kinds`]. */
export type KindView = {
/** Its name. */
name: string,
/** Its letter in maps. */
letter: string,
/** Whether it is one of sprites. */
isSprite: boolean,
/** The name of a picture of the gallery, or `pixels`. */
picture: string,
/** 256 indices into the palette, row by row; 0 is transparent. */
pixels: Uint8Array,
/** Its further pictures, at most three. */
frames: Array<FrameView>,
/** How it faces, moves and sounds: `flip`, `hop`, `sound:pop`. */
style: Array<string>, };

/** A further picture of a kind. */
export type FrameView = {
/** Its name in the gallery, or `pixels`. */
picture: string,
/** As those of a kind. */
pixels: Uint8Array, };

/** A level. */
export type LevelView = {
/** Its name. */
name: string,
/** How many rows its map has. */
rows: number,
/** And how many columns. */
cols: number,
/** The number of the kind of background of each tile, row by row; 255 where the text says something unknown. */
map: Uint8Array,
/** Kind, row and column of each sprite, oldest first: three numbers a sprite. */
sprites: Uint8Array, };

/** What is asked of a tile. */
export type PredicateView = {
/** One of these is there. */
include: Array<string>,
/** One of these is there too. */
also: Array<string>,
/** None of these is. */
exclude: Array<string>,
/** What the sprite is doing; `any` when nothing is asked. */
heading: string,
/** Whether the sprite that satisfies it can be commanded. */
binds: boolean, };

/** A rule, or one of its views. */
export type RuleShape = {
/** `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8`, `never`; as written when it cannot be read. */
event: string,
/** What is asked of the nine tiles. */
when: Record<Offset, PredicateView>,
/** What is asked of counters: `keys>=3`. */
asks: Array<string>,
/** Commands as they are written, row by row: `move:right`, `create:boulder`. */
do: Record<Row, string[]>, };

/** A rule. */
export type RuleView = {
/** The views that are switched on. */
views: ViewName[],
/** Whether it is switched off. */
isOff: boolean,
/** The comments before it, without `#`. */
note: string,
/** Its text: the line `rule ...` and what belongs to it. */
text: string,
/** Unreadable lines. */
unread: Array<string>,
/** The sprite kinds of its centre's Include: the rule is listed under each. */
centres: Array<string>,
/** What its views look like, `original` first, equal ones left out. */
derived: (RuleShape & { view: ViewName })[],
/** The commands that make sense at the end of each row. */
offers: Record<Row, string[]>,
/** `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8`, `never`; as written when it cannot be read. */
event: string,
/** What is asked of the nine tiles. */
when: Record<Offset, PredicateView>,
/** What is asked of counters: `keys>=3`. */
asks: Array<string>,
/** Commands as they are written, row by row: `move:right`, `create:boulder`. */
do: Record<Row, string[]>, };

/** A kept play. */
export type TestView = {
/** Its name. */
name: string,
/** How many rounds it has. */
rounds: number, };

/** Something that the checker found. */
export type FindingView = {
/** What was found. */
phrase: Phrase,
/** The line of the project's text, from 1. */
line: number,
/** The column, from 1. */
column: number,
/** Whether the project runs all the same. */
isWarning: boolean,
/** The tile that it speaks of, or the one with the red dot. */
tile: Offset | 'dot' | null,
/** The part of the project that it is found in. */
part: Part, };

/** A part of a project: which sort, and its number among those. */
export type Part = {
/** Which sort. */
what: PartKind,
/** Its number. */
n: number, };

/** Sorts of parts. */
export type PartKind = "project" | "kind" | "level" | "rule" | "test";

/** What happened in a round. */
export type Trace = {
/** The level, from 0. */
level: number,
/** Rounds played in the level before it. */
round: number,
/** The move: `.`, some of `LURDA`, or `tap r3c4`. */
buttons: string,
/** The rules that fired, in the order of issue; the first 4,096 of them. */
fired: Array<Firing>,
/** How many fired, rules that say never not counted. */
firings: number,
/** What chance decided. */
conflicts: Array<Conflict>,
/** Every rule that says never and is not off. */
nevers: Array<NeverVerdict>,
/** By how much the score changed. */
points: number,
/** Whether the level was won. */
isWon: boolean,
/** Whether the game was lost. */
isLost: boolean, };

/** A rule that fired for a sprite. */
export type Firing = {
/** The rule's number in the project. */
rule: number,
/** Which of its views. */
view: ViewName,
/** The row of the tile where the sprite stood. */
row: number,
/** The column. */
col: number,
/** The kind of the sprite; none for a rule of a tile. */
kind?: number,
/** Row and column where it stands after the round; none when it was destroyed. */
to?: [number, number], };

/** What came of a rule that says never. */
export type NeverVerdict = {
/** The rule's number in the project. */
rule: number,
/** Row and column of a tile that looks as it asks, so that it did not fire; none when it fired. */
seen?: [number, number], };

/** Commands that contradict each other; chance kept one. */
export type Conflict = {
/** `move`, `paint` or `portal`. */
what: 'move' | 'paint' | 'portal',
/** The tile of the sprite, or the tile that is painted, or the centre of the rule with the portal. */
row: number,
/** The column. */
col: number,
/** The kind of the sprite that is moved. */
kind?: number,
/** The different commands as they are written; of a portal, only the tile that it led to, as `r3c4`. */
options: Array<string>,
/** The rules that issued each of them, as often as they did. */
by: Array<Array<number>>,
/** The one that was kept. */
kept: number,
/** Out of how many it was drawn. */
among: number, };

/** A command that reached a sprite or a tile, and the firing that issued it. */
export type Given = {
/** The command as it is written. */
command: string,
/** The rule's number in the project. */
rule: number,
/** Which of its views. */
view: ViewName,
/** The row of the tile where the sprite stood. */
row: number,
/** The column. */
col: number,
/** The kind of the sprite; none for a rule of a tile. */
kind?: number,
/** Row and column where it stands after the round; none when it was destroyed. */
to?: [number, number], };

/** Why a tile and what stands on it did what it did in a round. */
export type Why = {
/** The row. */
row: number,
/** The column. */
col: number,
/** What the tile was at the start of the round. */
background: number,
/** What it is after it. */
becomes: number,
/** The paints that were addressed to it. */
painted: Array<Given>,
/** The sprites that stand there after the round, then those that stood there before it. */
sprites: Array<WhySprite>,
/** What chance decided for the tile and these sprites. */
conflicts: Array<Conflict>, };

/** Why a sprite did what it did. */
export type WhySprite = {
/** Its kind. */
kind: number,
/** Its heading at the start of the round. */
heading: string,
/** Row and column where it stood, or came into being. */
from: [number, number],
/** Row and column where it stands; none when it was destroyed. */
to?: [number, number],
/** Its move as it was carried out. */
moved: Direction,
/** The move that it proposed and a stop cancelled. */
halted: Direction,
/** Whether it came into being in the round. */
isCreated: boolean,
/** Whether it was destroyed in it. */
isDestroyed: boolean,
/** The commands that it was given, in the order of issue. */
given: Array<Given>,
/** Every rule that could have been for it, in the order of the project. */
rules: Array<Verdict>, };

/** What came of a view of a rule for a sprite. */
export type Verdict = {
/** The rule's number in the project. */
rule: number,
/** Which of its views. */
view: ViewName,
/** What came of it. */
outcome: Outcome,
/** The first square that failed, or the one towards which it hit nothing fitting. */
place: Offset,
/** The set of its predicate that did. */
set?: FailedSet,
/** The press rule that shadowed it. */
by?: number, };

/** What came of a rule. */
export type Outcome = "fired" | "square" | "event" | "shadowed" | "counter" | "blocked" | "off" | "limit";

/** The part of a predicate that does not hold. */
export type FailedSet = "include" | "heading" | "also" | "exclude" | "map";

/** Where two plays of the same inputs part. */
export type Parting = {
/** The first move after which they differ, from 0; none when they agree to the end. */
first?: number,
/** How many moves the longer one of them has. */
moves: number,
/** Whether they differ before the first move already. */
isAtStart: boolean, };

/** What stands on the nine tiles around a place of a board, in reading order; none off the map. */
export type Around = {
/** The nine tiles. */
tiles: (Standing | null)[], };

/** What stands on a tile. */
export type Standing = {
/** Its background. */
background: number,
/** Its sprites, first kinds first. */
sprites: Array<StandingSprite>, };

/** A sprite of a tile. */
export type StandingSprite = {
/** Its kind. */
kind: number,
/** What it did in the last round. */
heading: string, };

/** An example: what happened, what of it matters, and what else would do as well. */
export type Example = {
/** When it happened, as in a rule: `press:right`, `change`, `smash:up`. */
event: string,
/** The views of the rule: `all-four`, `flip-h`. */
views: Array<string>,
/** The tiles that matter. */
tiles: Array<ExampleTile>,
/** What was done. */
deeds: Array<Deed>, };

/** A tile that matters. */
export type ExampleTile = {
/** `NW` to `SE`. */
place: Offset,
/** The backgrounds that would do; empty when any would. */
grounds: Array<number>,
/** The kinds of sprites of which one has to be there; empty when none has to. */
sprites: Array<number>,
/** The kinds of sprites that must not be there. */
without: Array<number>,
/** What the sprite must be doing: `left`, `moving`; `any` when it does not matter. */
heading: string, };

/** Something that was done. */
export type Deed = {
/** The row of commands: `C`, `N`, `E`, `S`, `W` or `game`. */
row: Row,
/** The command as it is written. */
command: string, };

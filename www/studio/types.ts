// What the studio's package (crates/studio, crates/web/src/studio.rs) tells of a project, of a round and of two plays.
//
// Numbers count from 0 in these objects and from 1 in texts. A project is edited by the moves of a session of the game `studio`:
// `view(session.position())` after each says how the project looks now.

import type { Phrase } from '../engine/types';

/** One of the nine tiles of a rule's neighbourhood, in reading order. */
export type Offset = 'NW' | 'N' | 'NE' | 'W' | 'C' | 'E' | 'SW' | 'S' | 'SE';

/** A row of commands. */
export type Row = 'C' | 'N' | 'E' | 'S' | 'W' | 'game';

/** A derived rule, or `original`. */
export type ViewName = 'original' | 'flip-h' | 'flip-v' | 'rot-cw' | 'rot-180' | 'rot-ccw';

/** A project as it stands, broken or not. */
export interface ProjectView {
  title: string;
  /** Milliseconds. */
  pace: number;
  /** Whether time goes by turns. */
  hasTurns: boolean;
  kinds: KindView[];
  levels: LevelView[];
  rules: RuleView[];
  tests: TestView[];
  findings: FindingView[];
  /** Whether it can be played: no finding is an error. */
  runs: boolean;
  /** How much there is and how much there may be at most. */
  sizes: {
    what: 'backgrounds' | 'sprites' | 'levels' | 'rules' | 'tests' | 'bytes' | 'placed';
    used: number;
    most: number;
  }[];
}

/** A kind of background or of sprite: its number is its place in {@link ProjectView.kinds}, backgrounds first. */
export interface KindView {
  name: string;
  letter: string;
  isSprite: boolean;
  /** The name of a picture of the gallery, or `pixels`. */
  picture: string;
  /** 256 indices into the palette, row by row; 0 is transparent. */
  pixels: Uint8Array;
  /** Its further pictures, at most three. */
  frames: { picture: string; pixels: Uint8Array }[];
  /** How it faces, moves and sounds: `flip`, `hop`, `sound:pop`. */
  style: string[];
}

export interface LevelView {
  name: string;
  rows: number;
  cols: number;
  /** The number of the kind of background of each tile, row by row; 255 where the text says something unknown. */
  map: Uint8Array;
  /** Kind (number in `kinds`), row and column of each sprite, oldest first: three numbers a sprite. */
  sprites: Uint8Array;
}

/** What is asked of a tile. */
export interface PredicateView {
  include: string[];
  also: string[];
  exclude: string[];
  /** `any` when nothing is asked. */
  heading: string;
  /** Whether the sprite that satisfies it can be commanded. */
  binds: boolean;
}

/** A rule, or one of its views. */
export interface RuleShape {
  /** `press:left`, `press:a`, `change`, `smash:up`, `never`; as written when it cannot be read. */
  event: string;
  when: Record<Offset, PredicateView>;
  /** Commands as they are written: `move:right`, `create:boulder`. */
  do: Record<Row, string[]>;
}

export interface RuleView extends RuleShape {
  /** The views that are switched on. */
  views: ViewName[];
  isOff: boolean;
  /** The comments before it, without `#`. */
  note: string;
  /** Its text: the line `rule ...` and what belongs to it. */
  text: string;
  /** Unreadable lines. */
  unread: string[];
  /** The sprite kinds of its centre's Include: the rule is listed under each. */
  centres: string[];
  /** What its views look like, `original` first, equal ones left out. */
  derived: (RuleShape & { view: ViewName })[];
  /** The commands that make sense at the end of each row. */
  offers: Record<Row, string[]>;
}

/** A play kept as a test of the project. */
export interface TestView {
  name: string;
  /** How many rounds it has. */
  rounds: number;
}

export interface FindingView {
  /** What was found. */
  phrase: Phrase;
  /** Line and column of the project's text. */
  line: number;
  column: number;
  isWarning: boolean;
  /** The tile that it speaks of, or the one with the red dot; null when it speaks of none. */
  tile: Offset | 'dot' | null;
  /** The part of the project that it is found in. */
  part: { what: 'project' | 'kind' | 'level' | 'rule' | 'test'; n: number };
}

/** A picture of the gallery. */
export interface GalleryPicture {
  name: string;
  isSprite: boolean;
  pixels: Uint8Array;
}

/** The last round of a play, traced. */
export interface Trace {
  level: number;
  /** Rounds played in the level before it. */
  round: number;
  /** The buttons: `.` or some of `LURDA`. */
  buttons: string;
  /** The first 4,096 rules that fired, in the order of issue. */
  fired: Firing[];
  /** How many fired, `never` rules not counted. */
  firings: number;
  conflicts: Conflict[];
  nevers: NeverVerdict[];
  /** By how much the score changed. */
  points: number;
  isWon: boolean;
  isLost: boolean;
}

/** A rule that fired for a sprite: the row and the column where it stood, and its kind among the sprites, from 0. */
export interface Firing {
  rule: number;
  view: ViewName;
  row: number;
  col: number;
  kind: number;
  /** Where it stands after the round; absent when it was destroyed. */
  to?: [number, number];
}

/** A rule that says never: where it was seen, row and column, or nowhere, so that it fired. */
export interface NeverVerdict {
  rule: number;
  seen?: [number, number];
}

/** Commands that contradict each other; chance kept one. */
export interface Conflict {
  what: 'move' | 'paint' | 'portal';
  row: number;
  col: number;
  /** The kind of the sprite that is moved, among the sprites. */
  kind?: number;
  /** The different commands; of a portal, only the tile that it led to, as `r3c4`. */
  options: string[];
  /** The rules that issued each of them, as often as they did. */
  by: number[][];
  kept: number;
  /** Out of how many it was drawn. */
  among: number;
}

/** A command that reached a sprite or a tile, and the firing that issued it. */
export interface Given extends Firing {
  command: string;
}

/** Why a tile and what stands on it did what it did in the last round. */
export interface Why {
  row: number;
  col: number;
  /** The kind of background, from 0, before the round and after it. */
  background: number;
  becomes: number;
  /** The paints that were addressed to it. */
  painted: Given[];
  /** What stands there after the round, then what stood there before it. */
  sprites: WhySprite[];
  conflicts: Conflict[];
}

export interface WhySprite {
  /** Its kind among the sprites, from 0. */
  kind: number;
  heading: string;
  /** Row and column where it stood or came into being. */
  from: [number, number];
  /** Where it stands; absent when it was destroyed. */
  to?: [number, number];
  /** Its move as it was carried out. */
  moved?: 'left' | 'up' | 'right' | 'down';
  /** The move that a stop cancelled. */
  halted?: 'left' | 'up' | 'right' | 'down';
  isCreated: boolean;
  isDestroyed: boolean;
  /** The commands that it was given. */
  given: Given[];
  /** Every rule that could have been for it, in the order of the project. */
  rules: Verdict[];
}

export interface Verdict {
  rule: number;
  view: ViewName;
  outcome:
    | 'fired'
    /** A square's predicate does not hold. */
    | 'square'
    /** Its button was not pressed, nothing changed near it, it did not move that way, it hit nothing fitting (then `place` says where). */
    | 'event'
    /** A press rule fired for the sprite, so its change rules did not run. */
    | 'shadowed'
    /** Its kind was blocked. */
    | 'blocked'
    | 'off'
    /** More rules fired in the round than can. */
    | 'limit';
  /** The first square that failed, and the set of its predicate that did. */
  place?: Offset;
  set?: 'include' | 'heading' | 'also' | 'exclude' | 'map';
  /** The press rule that shadowed it. */
  by?: number;
}

/** Where two plays of the same inputs part. */
export interface Parting {
  /** The first move after which they differ, counted from 0; absent when they agree to the end. */
  first?: number;
  /** How many moves the longer one has. */
  moves: number;
  /** Whether they differ before the first move already. */
  isAtStart: boolean;
}

/** What stands on the nine tiles around a place, in reading order; null off the map. Kinds count from 0 among their like. */
export interface Around {
  tiles: (Standing | null)[];
}

export interface Standing {
  background: number;
  sprites: { kind: number; heading: string }[];
}

/** What happened on the board, to be made a rule. Kinds count from 0 among their like. */
export interface Example {
  event: string;
  views: string[];
  tiles: ExampleTile[];
  deeds: { row: Row; command: string }[];
}

/** A tile that matters. */
export interface ExampleTile {
  place: Offset;
  /** The backgrounds that would do; any when empty. */
  grounds: number[];
  /** The kinds of sprites of which one has to be there. */
  sprites: number[];
  /** Those that must not be. */
  without: number[];
  heading: string;
}

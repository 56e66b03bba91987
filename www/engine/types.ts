// What the wasm package's values look like. The package's own declarations say `any` for whatever is a plain object;
// crates/web is the authority on all names here.

/** What something in a game is called: as its author wrote it, and the name's own sentence where the languages know one. */
export interface Name {
  id?: string;
  text: string;
}

/** A message of the page's languages with its arguments. */
export interface Sentence {
  id: string;
  args: Record<string, string | number | Name[]>;
}

/** A phrase of an error: its name in the languages, `error-NAME`, and what stands in its places. */
export interface Phrase {
  name: string;
  parts: Record<string, string | Phrase | Sentence>;
}

/** What is wrong with a text: the property `fault` of errors that texts cause. */
export interface Fault {
  line: number;
  column: number;
  expected: Phrase;
  found: Phrase;
}

export interface Preset {
  params: string;
  group: string | null;
}

export interface Action {
  id: string;
  keys: string[];
}

export type Order = 'higher' | 'lower';

/** Something that a score table ranks by. */
export interface ScoreRecord {
  figure: string;
  order: Order;
  wonOnly: boolean;
}

export interface Fact {
  id: string;
  kind: 'spread' | 'sum' | 'best';
}

/** What a sprite can be; its place in the list is the number that films carry. */
export interface Role {
  name: string;
  looks: number;
  /** The setting that switches such sprites off. */
  option: string | null;
}

export interface GameInfo {
  id: string;
  presets: Preset[];
  actions: Action[];
  records: ScoreRecord[];
  facts: Fact[];
  roles: Role[];
  /** The file of a table that makes hints better, to be fetched when the first one is asked for. */
  table: string | null;
  /** Whether it gives hints; a player can then be watched too. */
  hints: boolean;
  /** Whether it can say how good moves were. */
  rates: boolean;
  /** Whether it can be won at all. */
  wins: boolean;
  /** The game whose positions are made in this one, an editor; editors are not listed among the games. */
  edits: string | null;
}

/** A field of the form for a new game. */
export interface Field {
  id: string;
  value: string;
  kind: 'range' | 'choice' | 'text';
  min: number;
  max: number;
  step: number;
  options: string[];
}

export type Direction = 'up' | 'right' | 'down' | 'left';
export type Phase = 'down' | 'move' | 'up' | 'cancel' | 'long';
export type Layout = 'portrait' | 'landscape';

export interface Label extends Sentence {
  row: number;
  col: number;
  /** Where a tap reaches it, in board units. */
  x: number;
  y: number;
}

/** The board as a grid of sentences; places that nothing is said of are left out. */
export interface Labels {
  rows: number;
  cols: number;
  /** Where the game's own cursor stands. */
  focus: { row: number; col: number } | null;
  cells: Label[];
}

/** A small bar chart of the running game. */
export interface Chart {
  id: string;
  /** The names of what each bar stacks, in the order of its values. */
  series: string[];
  bars: { label: string | number; values: number[] }[];
}

export interface Status {
  state: 'playing' | 'won' | 'lost';
  over: boolean;
  reason: string | null;
}

export interface Refusal extends Sentence {
  /** The same in English, for programs. */
  reason: string;
}

export interface Hint {
  move: string;
  line: string[];
}

export interface Rating {
  move: string;
  value: number;
}

/** One run of a game. Numbers returned by gestures and moves are sums of `Changed`. */
export interface GameSession {
  game(): string;
  params(): string;
  table(): string;
  /** Whether the game can be entered in its table: it began with a deal, or with a position that has a table of its own. */
  counts(): boolean;
  /** What a player has called what is on the board, as untrusted text; undefined where nothing can have a name. */
  title(): string | undefined;
  /** Gives a name to what is made in an editor. Throws when it has that name already. */
  rename(title: string): number;
  pointer(phase: Phase, x: number, y: number): number;
  swipe(dir: Direction, x: number, y: number): number;
  key(name: string): number;
  /** A key was let go; with an empty name, all of them. */
  release(name: string): number;
  action(id: string): number;
  play(move: string): number;
  advance(ms: number): number;
  undo(): number;
  redo(): number;
  restart(): number;
  seek(n: number): number;
  finish(): number;
  layOut(layout: Layout): number;
  suggest(move: string): number;
  /** The hint that Enter plays as the next input. */
  suggested(): string | undefined;
  film(): Float32Array;
  texts(): string[];
  labels(): Labels;
  said(): Sentence[];
  refused(): Refusal | null;
  /** What the last gesture asked of the page: `about`, `stop`, `settings`, `scores`, `rules`, `statistics`, `undo` or `play`. */
  asked(): string | undefined;
  figures(): Record<string, number>;
  facts(): Record<string, number>;
  /** The charts of the running game. */
  charts(): Chart[];
  status(): Status;
  position(): string;
  moves(): string[];
  legal(): string[];
  save(): string;
  id(): string | undefined;
  at(): number;
  length(): number;
  branched(): boolean;
  clock(): number;
  resume(clock: number, branched: boolean): void;
  pace(): number | undefined;
  /** Pictures that skins draw looks with: 1,024 bytes each, 16 x 16 pixels of red, green, blue and opacity. */
  pictures(): Uint8Array;
  hint(budgetMs: number): Hint | undefined;
  rate(budgetMs: number): Rating[] | undefined;
  /** What has been made in an editor, as a text that the edited game opens. Throws when it cannot be played as it is. */
  made(): string;
  /** Takes in the bytes of the game's table. Throws when they are none. */
  learn(table: Uint8Array): void;
  free(): void;
}

/** What a call changed: a sum of these. */
export const Changed = {
  /** There is a new film, if only to draw again. */
  FILM: 1,
  /** The position is another one. */
  POSITION: 2,
  /** There are sentences to tell. */
  SAID: 4,
  /** The player tried what the rules refuse. */
  REFUSED: 8,
  /** The game is over now and was not before. */
  ENDED: 16,
  /** The player touched something on the board that the page answers: see `asked`. */
  ASKED: 32,
} as const;

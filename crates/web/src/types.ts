// The values that cross from Rust to JavaScript, written by the test of crates/web/src/types.rs from the types of that crate.

/** The result of a call on a session. Its `valueOf()` is `flags`, so that `session.play('left') & 2`
 * tests whether the position has changed. */
export type Update = {
/** The sum of what changed: 1 film, 2 position, 4 said, 8 refused, 16 ended, 32 asked. At 0, none of
 * the following fields is set. */
flags: number,
/** The number of moves that led to the present position. */
at: number,
/** The number of moves in the history, those to be redone included. */
length: number,
/** The position has changed: moves were played, undone or redone. */
position?: true,
/** The game has just ended. */
ended?: true,
/** The film to show; a single still when the board was only redrawn. */
film?: PackedFilm,
/** The result of `labels()` may have changed. The page calls it after the next frame, which does not
 * need it. */
labels?: true,
/** The status, when it has changed. */
status?: Status,
/** The figures by name, when one of them has changed. */
figures?: Record<string, number>,
/** The sentence above the board until the next move, when it has changed; empty for none. */
notice?: Array<Sentence>,
/** Sentences for the player. */
said?: Array<Sentence>,
/** The reason why the rules refused the player's input. */
refused?: Refusal,
/** The player's request to the page: `about`, `stop`, `settings`, `scores`, `rules`, `statistics`,
 * `undo` or `play`. */
asked?: string, };

/** A film as `kit::Film` packs it. */
export type PackedFilm = { numbers: Float32Array,
/** The strings that the numbers refer to. */
texts: Array<string>, };

/** The status of a game. */
export type Status = { state: 'playing' | 'won' | 'lost', over: boolean,
/** The name of a sentence. */
reason: string | null, };

/** A message of the page's languages with its arguments. */
export type Sentence = { id: string, args: Record<string, Arg>, };

/** A refusal by the rules, as a sentence. */
export type Refusal = { id: string, args: Record<string, Arg>,
/** The same in English, for programs. */
reason: string, };

/** A name as its author wrote it, and the id of its translation where the languages may have one. */
export type Name = { id?: string, text: string, };

/** The author's description of a game that players can make, untrusted text. Empty fields say nothing. */
export type Card = { author: string, about: string,
/** The games that it was derived from, nearest first. */
origins: Array<Origin>,
/** The names of its levels. */
levels: Array<Name>, };

/** A game that another one was derived from. `author` is empty when unknown. */
export type Origin = { title: string, author: string, };

/** The board as a grid of sentences, without the cells that have nothing to say. */
export type Labels = { rows: number, cols: number,
/** The position of the game's own cursor. */
focus: CellAt | null, cells: Array<Label>, };

/** The label of a cell of the board, as a sentence. */
export type Label = { id: string, args: Record<string, Arg>, row: number, col: number,
/** The point, in board units, at which a tap reaches the cell. */
x: number, y: number, };

/** A row and a column, from 0. */
export type CellAt = { row: number, col: number, };

/** A small bar chart of the running game. */
export type Chart = { id: string,
/** The names of the stacked series, in the order of each bar's values. */
series: Array<string>, bars: Array<Bar>, };

/** A bar of a chart. */
export type Bar = {
/** A number, or a word. */
label: string | number, values: Array<number>, };

/** An assignment: its goal and progress. */
export type Assignment = {
/** The sentence that states the goal. */
goal: Sentence, verdict: 'open' | 'met' | 'lost',
/** The length of the best known solution. */
par?: number,
/** Whether par is proven to be the shortest. */
proven: boolean,
/** The limit on moves. */
most?: number,
/** The number of moves played. */
moves: number,
/** The stars earned or, while the assignment is open, still within reach: 0 to 3. */
stars: number, };

/** A preview of what chance will bring on the way to an assignment's goal. */
export type Coming = {
/** A film of one shot. */
film: PackedFilm,
/** The same for screen readers, in the picture's order. */
labels: Array<Label>, };

/** A good move. */
export type Hint = { move: string,
/** The expected continuation, beginning with the move itself. */
line: Array<string>,
/** The reason, where the game can give one. */
why?: Sentence,
/** Present when the line reaches the goal. */
solves: Solves | null, };

/** Facts about a line that reaches the goal. */
export type Solves = {
/** Whether it is proven to be the shortest. */
proven: boolean,
/** Its difficulty in bits: random play finds the line once in 2^bits attempts. */
bits: number, };

/** The value of a legal move; more is better. */
export type Rating = { move: string, value: number,
/** The expected result of the game after this move, in the same unit. */
outcome: number, grade: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder',
/** The reason, where the game can give one. */
why?: Sentence, };

/** A field of the form for a new game. */
export type Field = { id: string, value: string, kind: 'range' | 'choice' | 'text', min: number, max: number, step: number, options: Array<string>, };

/** An error in a text: the property `fault` of exceptions. */
export type Fault = { line: number, column: number, expected: Phrase, found: Phrase, };

/** A phrase of an error: its sentence `error-NAME`, and the phrase's parts by name. */
export type Phrase = { name: string, parts: Record<string, Part>, };

/** A result of a score table. */
export type ScoreRow = { score: number, moves: number, date: string, undone: boolean, hinted: boolean, id: string, replay: string, };

/** A game of the catalogue. */
export type GameInfo = { id: string, presets: Array<Preset>, actions: Array<Action>, figures: Array<Figure>, records: Array<ScoreRecord>, facts: Array<Fact>, roles: Array<Role>,
/** The ids of all its sentences. */
sentences: Array<string>,
/** The file of a table that improves hints, fetched for the first hint. */
table: string | null,
/** Whether any of its games has hints; `offers()` of a session tells for one. Autoplay needs hints
 * too. */
hints: boolean,
/** Whether the game can be won. */
wins: boolean,
/** Whether the game scrolls its board and handles the actions of the view. The page itself zooms the
 * boards of other games. */
scrolls: boolean,
/** The edited game, for an editor. Editors are not listed among the games. */
edits: string | null, };

/** Parameters offered by name. */
export type Preset = { params: string, group: string | null,
/** The measured difficulty of its deals, from 1 on. */
difficulty?: number, };

/** A command with a button or a key. */
export type Action = { id: string, keys: Array<string>, };

/** A number shown beside the board: one of a session's figures, `time` (the session's clock) or `best`
 * (the best result in the table of the first record). */
export type Figure = { id: string,
/** Whether it is shown larger than the others. */
isMain: boolean,
/** Above 0, it is also shown as a bar of this length. */
of: number,
/** The positions of marks on that bar. */
marks: Array<number>, };

/** A criterion that a score table ranks by. */
export type ScoreRecord = { figure: string, order: 'higher' | 'lower', wonOnly: boolean, };

/** A value that statistics collect over all finished games. */
export type Fact = { id: string, kind: 'spread' | 'sum' | 'best', };

/** A kind of sprite. Films refer to it by its index. */
export type Role = { name: string, looks: number,
/** The setting that hides such sprites. */
option: string | null, };

/** A chapter of a trail. */
export type TrailChapter = {
/** The id of its title. */
chapter: string,
/** Easy boards first. */
boards: Array<TrailBoard>, };

/** A board of a trail. */
export type TrailBoard = {
/** The assignment, which `Session.load` opens. */
text: string,
/** The length of the best known solution. */
par: number,
/** Whether par is proven to be the shortest. */
proven: boolean,
/** A solution in par moves. */
solution: Array<string>,
/** The id of a sentence with the board's lesson. */
say?: string,
/** The gestures that make its moves, in a first board only. */
gestures?: Array<string>, };

/** An argument of a sentence. */
export type Arg = number | string | Array<Name>;

/** The value of a placeholder in a phrase. */
export type Part = string | Phrase | Sentence;

/** An update with the complete state. */
export type Whole = Update & Required<Pick<Update, 'film' | 'status' | 'figures'>>;

export type Direction = 'up' | 'right' | 'down' | 'left';

export type Phase = 'down' | 'move' | 'up' | 'cancel' | 'long';

export type Layout = 'portrait' | 'landscape';

// What crosses from Rust to JavaScript, written by the test of crates/web/src/types.rs from the types of that crate.

/** What a call on a session brought about. Its `valueOf()` is `flags`, so that `session.play('left') & 2` asks whether the position is
 * another one. */
export type Update = {
/** The sum of what changed: 1 film, 2 position, 4 said, 8 refused, 16 ended, 32 asked. With 0, nothing below has changed. */
flags: number,
/** How many moves led to the present position. */
at: number,
/** How many moves the history holds, those to be redone included. */
length: number,
/** Moves were played, taken back or brought again: this is another position. */
position?: true,
/** The game is over now and was not before. */
ended?: true,
/** What is to be shown, if only to draw the board again. */
film?: PackedFilm,
/** What `labels()` gives may be another; it is not needed for the next frame, and asked for after it. */
labels?: true,
/** How the game stands, when that has changed. */
status?: Status,
/** The numbers that tell how it stands, by name, when one of them has changed. */
figures?: Record<string, number>,
/** The sentence that stands over the board until the next move, or none, when that has changed. */
notice?: Array<Sentence>,
/** Sentences to tell. */
said?: Array<Sentence>,
/** Why the rules refuse what the player tried. */
refused?: Refusal,
/** What the player asked of the page on the board: `about`, `stop`, `settings`, `scores`, `rules`, `statistics`, `undo` or `play`. */
asked?: string, };

/** A film as `kit::Film` packs it. */
export type PackedFilm = { numbers: Float32Array,
/** The strings that the numbers refer to. */
texts: Array<string>, };

/** How a game stands. */
export type Status = { state: 'playing' | 'won' | 'lost', over: boolean,
/** Names a sentence. */
reason: string | null, };

/** A message of the page's languages with its arguments. */
export type Sentence = { id: string, args: Record<string, Arg>, };

/** Why the rules refuse what was tried: a sentence. */
export type Refusal = { id: string, args: Record<string, Arg>,
/** The same in English, for programs. */
reason: string, };

/** What something in a game is called: as its author wrote it, and the name's own sentence where the languages know one. */
export type Name = { id?: string, text: string, };

/** What the maker of what is played says of it, untrusted text: empty where nothing is said. */
export type Card = { author: string, about: string,
/** The games that it was made of, the nearest first. */
origins: Array<Origin>,
/** What its levels are called. */
levels: Array<Name>, };

/** A game that another one was made of, and who made it if somebody says so. */
export type Origin = { title: string, author: string, };

/** The board as a grid of sentences; places that nothing is said of are left out. */
export type Labels = { rows: number, cols: number,
/** Where the game's own cursor stands. */
focus: CellAt | null, cells: Array<Label>, };

/** A place of the board as a sentence. */
export type Label = { id: string, args: Record<string, Arg>, row: number, col: number,
/** Where a tap reaches it, in board units. */
x: number, y: number, };

/** A row and a column, from 0. */
export type CellAt = { row: number, col: number, };

/** A small bar chart of the running game. */
export type Chart = { id: string,
/** The names of what each bar stacks, in the order of its values. */
series: Array<string>, bars: Array<Bar>, };

/** A bar of a chart. */
export type Bar = {
/** A number, or a word. */
label: string | number, values: Array<number>, };

/** What is to be reached in an assignment, and how that stands. */
export type Assignment = {
/** The sentence that asks for it. */
goal: Sentence, verdict: 'open' | 'met' | 'lost',
/** The length of the best known solution. */
par?: number,
/** Whether it is proven that no shorter one exists. */
proven: boolean,
/** The most moves that may be played. */
most?: number,
/** How many were played. */
moves: number,
/** The stars that it has earned or, while it is open, can still earn: from 0 to 3. */
stars: number, };

/** What chance will bring on the way to an assignment's goal. */
export type Coming = {
/** A picture of it: one shot, which the painter shows as it shows boards. */
film: PackedFilm,
/** The same for those who do not see it, in its order. */
labels: Array<Label>, };

/** A good move. */
export type Hint = { move: string,
/** What may follow it; the move itself comes first. */
line: Array<string>,
/** Why it is good, where the game can say that. */
why?: Sentence,
/** What is known of the line where it leads to the goal. */
solves: Solves | null, };

/** What is known of a line that leads to the goal. */
export type Solves = {
/** Whether it is proven that no line is shorter. */
proven: boolean,
/** How hard it is to find, in bits: one who chose by chance would play it once in two to the power of so many times. */
bits: number, };

/** What a legal move is worth from here on; more is better. */
export type Rating = { move: string, value: number,
/** How the game is expected to end with it, in the same unit. */
outcome: number, grade: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder',
/** Why it is good, where the game can say that. */
why?: Sentence, };

/** A field of the form for a new game. */
export type Field = { id: string, value: string, kind: 'range' | 'choice' | 'text', min: number, max: number, step: number, options: Array<string>, };

/** What is wrong with a text: the property `fault` of errors that texts cause. */
export type Fault = { line: number, column: number, expected: Phrase, found: Phrase, };

/** A phrase of an error: its name in the languages, `error-NAME`, and by name what stands in its places. */
export type Phrase = { name: string, parts: Record<string, Part>, };

/** A result of a score table. */
export type ScoreRow = { score: number, moves: number, date: string, undone: boolean, hinted: boolean, id: string, replay: string, };

/** A game of the catalogue. */
export type GameInfo = { id: string, presets: Array<Preset>, actions: Array<Action>, figures: Array<Figure>, records: Array<ScoreRecord>, facts: Array<Fact>, roles: Array<Role>,
/** Every sentence that it can say. */
sentences: Array<string>,
/** The file of a table that makes hints better, to be fetched when the first one is asked for. */
table: string | null,
/** Whether it gives hints, be it in some of its games only, as `offers()` of a session says; a player can then be watched too. */
hints: boolean,
/** Whether it can be won at all. */
wins: boolean,
/** Whether it shows a part of its board and takes the actions of the view; the page enlarges other boards itself. */
scrolls: boolean,
/** The game whose positions are made in this one, an editor; editors are not listed among the games. */
edits: string | null, };

/** A choice of parameters that is offered by name. */
export type Preset = { params: string, group: string | null,
/** How hard its deals are, from 1 on, where that has been measured. */
difficulty?: number, };

/** Something that can be done by a button or a key. */
export type Action = { id: string, keys: Array<string>, };

/** A number that is shown beside the board: one of a session's figures, `time` (the session's clock) or `best` (the best result of the
 * table that the first record names). */
export type Figure = { id: string,
/** Whether it is one of those that decide. */
isMain: boolean,
/** What it is a part of: with more than 0 it is shown as a bar of that length too. */
of: number,
/** Where that bar has marks. */
marks: Array<number>, };

/** Something that a score table ranks by. */
export type ScoreRecord = { figure: string, order: 'higher' | 'lower', wonOnly: boolean, };

/** Something that statistics count over all finished games. */
export type Fact = { id: string, kind: 'spread' | 'sum' | 'best', };

/** What a sprite can be; its place in the list is the number that films carry. */
export type Role = { name: string, looks: number,
/** The setting that switches such sprites off. */
option: string | null, };

/** Some boards of a trail that belong together. */
export type TrailChapter = {
/** The name of its sentence. */
chapter: string,
/** Easy ones first. */
boards: Array<TrailBoard>, };

/** A board of a trail. */
export type TrailBoard = {
/** The assignment, which `Session.load` opens. */
text: string,
/** The length of the best known solution. */
par: number,
/** Whether it is proven that no shorter one exists. */
proven: boolean,
/** A solution in par moves. */
solution: Array<string>,
/** The name of the sentence that says what there is to learn. */
say?: string, };

/** An argument of a sentence. */
export type Arg = number | string | Array<Name>;

/** What stands in a place of a phrase. */
export type Part = string | Phrase | Sentence;

/** An update that leaves nothing out. */
export type Whole = Update & Required<Pick<Update, 'film' | 'status' | 'figures'>>;

export type Direction = 'up' | 'right' | 'down' | 'left';

export type Phase = 'down' | 'move' | 'up' | 'cancel' | 'long';

export type Layout = 'portrait' | 'landscape';

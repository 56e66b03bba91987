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
export type Status = {
/** Won, lost or neither. */
state: "playing" | "won" | "lost",
/** The game has ended: no move can follow. */
over: boolean,
/** The id of the sentence that gives the reason, if there is one. */
reason: string | null, };

/** A sentence for a player, such as `tilt-merged` with `value: 8`. */
export type Sentence = {
/** The id of the sentence in the page's language files. */
id: string,
/** The arguments by name. */
args: Record<string, Arg>, };

/** An argument of a sentence. */
export type Arg = number | string | Array<Name>;

/** A refusal by the rules. */
export type Refusal = {
/** The reason in English, for programs. */
reason: string,
/** The id of the sentence in the page's language files. */
id: string,
/** The arguments by name. */
args: Record<string, Arg>, };

/** A name in a game. The names of shipped games are translated; others are shown as their author wrote them. */
export type Name = {
/** The id of its translation, if the name may have one: `kind-crates-player`. */
id?: string,
/** The name as its author wrote it. */
text: string, };

/** The description of a game that a player has made, untrusted text. Fields without information are empty. */
export type Card = {
/** The author's name. */
author: string,
/** The author's text about it. */
about: string,
/** The games that it was derived from, nearest first. */
origins: Array<Origin>,
/** The names of its levels. */
levels: Array<Name>, };

/** A game that another one was derived from. */
export type Origin = {
/** The title. */
title: string,
/** The author, empty when unknown. */
author: string, };

/** The board as a grid of sentences, without the cells that have nothing to say. */
export type Labels = { rows: number, cols: number,
/** The position of the game's own cursor. */
focus: CellAt | null, cells: Array<Label>, };

/** The label of a cell for screen readers. */
export type Label = {
/** The row in the grid that a screen reader walks, from 0. */
row: number,
/** The column in that grid, from 0. */
col: number,
/** To the right. */
x: number,
/** Downwards. */
y: number,
/** The id of the sentence in the page's language files. */
id: string,
/** The arguments by name. */
args: Record<string, Arg>, };

/** A row and a column, from 0. */
export type CellAt = { row: number, col: number, };

/** A small bar chart of the running game. */
export type Chart = {
/** The name. The page has a title for it. */
id: string,
/** The names of the stacked series, in the order of [`Bar::values`]. */
series: Array<string>,
/** The bars in order. */
bars: Array<Bar>, };

/** A bar of a [`Chart`]. */
export type Bar = {
/** A number, or a word that the page translates. */
label: string | number,
/** One value for each of the chart's series. */
values: Array<number>, };

/** An assignment: its goal and progress. */
export type Assignment = {
/** The sentence that states the goal. */
goal: Sentence, verdict: "met" | "open" | "lost",
/** The length of the best known solution. */
par?: number,
/** Par is proven to be the shortest. */
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

/** A hint with its moves as text. */
export type Hint = {
/** The move. */
move: string,
/** The expected continuation, beginning with the move itself. */
line: Array<string>,
/** The reason, where the game can give one. */
why?: Sentence,
/** Present if the line reaches the goal. */
solves: Solves | null, };

/** Facts about a line that reaches the goal. */
export type Solves = {
/** The line is proven to be the shortest. */
proven: boolean,
/** Its difficulty in bits: random play finds the line once in 2^bits attempts. */
bits: number, };

/** A rating with its move as text. */
export type Rating = {
/** The move. */
move: string,
/** The value of the move, in the game's own unit. */
value: number,
/** The expected result of the game after this move, in the same unit. */
outcome: number,
/** The grade relative to the best move. */
grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder",
/** The reason, where the game can give one. */
why?: Sentence, };

/** A field of the form for a new game. */
export type Field = { id: string, value: string, kind: 'range' | 'choice' | 'text', min: number, max: number, step: number, options: Array<string>, };

/** A syntax error: its position, what was expected there, and what was found instead. */
export type Fault = {
/** The line, from 1. */
line: number,
/** The column in characters, from 1. */
column: number,
/** A noun phrase for what was expected. Boxed, since parsers with small results compile to less code. */
expected: Phrase,
/** The text found there, quoted, or `the end`. */
found: Phrase, };

/** A wording with its parts: the page's sentence `error-NAME`. */
export type Phrase = {
/** The wording. */
name: string,
/** The parts by name. */
parts: Record<string, Part>, };

/** A game of the catalogue. */
export type GameInfo = { presets: Array<Preset>,
/** The game's name in notation. */
id: string,
/** The kinds of sprites. [`crate::Sprite::role`] is an index into them. */
roles: Array<Role>,
/** The ids of all its sentences: labels, outcomes, refusals, reasons. */
sentences: Array<string>,
/** Commands besides moves on the board, as buttons and keys. */
actions: Array<Action>,
/** The numbers shown beside its board. */
figures: Array<Figure>,
/** The criteria of its score tables. */
records: Array<ScoreRecord>,
/** The values that its statistics collect. */
facts: Array<Fact>,
/** The file of a table that improves hints, fetched for the first hint. */
table: string | null,
/** Some or all of its parameters have hints, see [`crate::Offers::hints`]. Autoplay needs hints too. */
hints: boolean,
/** The game can be won. Otherwise no number of wins is shown. */
wins: boolean,
/** The game scrolls its board and handles [`crate::game::input::VIEWS`]. */
scrolls: boolean,
/** The id of the edited game, if this is an editor. */
edits: string | null, };

/** Parameters offered by name. */
export type Preset = {
/** The parameters in notation. */
params: string,
/** The family of presets that it belongs to, if there are many presets. The page translates its words by
 * the sentence `board-word`. */
group: string | null,
/** The measured difficulty of its deals, from 1 on. */
difficulty?: number, };

/** A command with a button or keys. */
export type Action = {
/** The id in [`crate::Input::Action`]. The page has a label and an icon for it. */
id: string,
/** The keys for it, named as in `KeyboardEvent.key`. */
keys: Array<string>, };

/** A number shown beside the board, see [`crate::Game::FIGURES`]. */
export type Figure = {
/** The name of one of the game's [`Figures`], or [`Figure::TIME`], [`Figure::BEST`], [`Figure::PAR`] or
 * [`Figure::DIFFICULTY`]. */
id: string,
/** Shown larger than the others. */
isMain: boolean,
/** The length of a bar that also shows the figure, 0 for no bar. */
of: number,
/** The positions of marks on that bar. */
marks: Array<number>, };

/** A criterion that a score table ranks by. */
export type ScoreRecord = {
/** The name of the figure ([`Figures`]), `time` for the session's clock, or [`Record::OVER`]. */
figure: string,
/** The direction in which results are better. */
order: "higher" | "lower",
/** Only games that were won count. */
wonOnly: boolean, };

/** A value that statistics collect over all finished games. */
export type Fact = {
/** Its name. */
id: string,
/** The way in which the values of games are combined. */
kind: "spread" | "sum" | "best", };

/** A kind of sprite. */
export type Role = {
/** Its name in skins. */
name: string,
/** The number of its looks. Sprites have looks from 0 to `looks - 1`. */
looks: number,
/** The setting that hides sprites of this role, if there is one. */
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
/** Par is proven to be the shortest. */
proven: boolean,
/** A solution in par moves. */
solution: Array<string>,
/** The id of a sentence with the board's lesson. */
say?: string,
/** The gestures that make its moves, in a first board only. */
gestures?: Array<string>, };

/** The value of a placeholder in a phrase. */
export type Part = string | Phrase | Sentence;

/** An update with the complete state. */
export type Whole = Update & Required<Pick<Update, 'film' | 'status' | 'figures'>>;

export type Direction = 'up' | 'right' | 'down' | 'left';

export type Phase = 'down' | 'move' | 'up' | 'cancel' | 'long';

export type Layout = 'portrait' | 'landscape';

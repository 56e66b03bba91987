// Builds the edits of a project in the syntax of docs/studio.md: `level.move(0, 2)` gives `level 1 move 3`.
// No other file of the page writes that syntax.
//
// Levels, rules, tests, rows and columns count from 0 here and from 1 in the text.
import type { Cell } from '../../cells/cells';
import type { Machine, Offset, PredicateView, Row, ViewName } from '../types';

declare const isEdit: unique symbol;
/** A move of the game `studio`. */
export type Edit = string & { readonly [isEdit]: true };

const edit = (...words: readonly (string | number)[]): Edit => words.join(' ') as Edit;

const quoted = (text: string): string => JSON.stringify(text);

const tile = ({ row, col }: Cell): string => `r${row + 1}c${col + 1}`;

/** Formats tiles in reading order without duplicates. Neighbours in a row become a range. */
function tiles(cells: readonly Cell[]): string {
  const sorted = [...cells].sort((a, b) => a.row - b.row || a.col - b.col);
  const runs: { from: Cell; to: Cell }[] = [];
  for (const cell of sorted) {
    const last = runs.at(-1);
    if (last !== undefined && last.to.row === cell.row && cell.col - last.to.col <= 1) last.to = cell;
    else runs.push({ from: cell, to: cell });
  }
  return runs
    .map(({ from, to }) => (from.col === to.col ? tile(from) : `${tile(from)}-${tile(to)}`))
    .join(' ');
}

/** A picture's 256 pixels as hexadecimal digits. */
export const digits = (picture: Uint8Array): string =>
  Array.from(picture, (pixel) => pixel.toString(16)).join('');

export const title = (text: string): Edit => edit('title', quoted(text));
export const pace = (ms: number): Edit => edit('pace', ms);
export const time = (how: 'rounds' | 'turns'): Edit => edit('time', how);
/** For `own`, rules that this machine cannot read are rewritten. */
export const machine = (name: Machine): Edit => edit('machine', name);
/** Makes the levels rooms, in so many columns; 0 makes them levels again. */
export const rooms = (cols: number): Edit => edit('rooms', cols);
export const author = (name: string): Edit => edit('author', quoted(name));
export const about = (what: string): Edit => edit('about', quoted(what));
/** Credits the present title and author as the original. */
export const remix = (): Edit => edit('remix');
export const text = (project: string): Edit => edit('text', quoted(project));
export const all = (edits: readonly Edit[]): Edit => edit('all', quoted(edits.join('\n')));

export const add = (isSprite: boolean, name: string, letter: string, picture: string): Edit =>
  edit('add', isSprite ? 'sprite' : 'background', name, letter, picture);
export const rename = (name: string, to: string): Edit => edit('rename', name, to);
export const letter = (name: string, to: string): Edit => edit('letter', name, to);
const frame = (n: number): (string | number)[] => (n > 0 ? ['frame', n + 1] : []);
/** Sets one frame of a kind's picture, counted from 0. The number after the last one adds a frame. */
export const picture = (name: string, of: string, n = 0): Edit => edit('picture', name, of, ...frame(n));
export const pixels = (name: string, of: Uint8Array, n = 0): Edit =>
  edit('pixels', name, digits(of), ...frame(n));
export const removeFrame = (name: string, n: number): Edit => edit('frame', name, n + 1, 'remove');
export const style = (name: string, words: readonly string[]): Edit => edit('style', name, ...words);
/** `to` is the position among kinds of the same sort, from 0. */
export const order = (name: string, to: number): Edit => edit('order', name, to + 1);
export const copy = (name: string, to: string): Edit => edit('copy', name, to);
export const remove = (name: string): Edit => edit('remove', name);

export const group = {
  /** Sets the kinds and groups in a group. A new name declares it. */
  set: (name: string, members: readonly string[]): Edit => edit('group', name, 'is', ...members),
  with: (name: string, member: string): Edit => edit('group', name, 'with', member),
  without: (name: string, member: string): Edit => edit('group', name, 'without', member),
};

export const counter = {
  /** Declares a counter, or changes its start value and display. */
  set: (name: string, start: number, isShown: boolean): Edit =>
    edit('counter', name, start, ...(isShown ? ['shown'] : [])),
  rename: (name: string, to: string): Edit => edit('counter', name, 'rename', to),
  remove: (name: string): Edit => edit('counter', name, 'remove'),
};

export const message = {
  /** Declares a message, or changes its text. */
  set: (name: string, says: string): Edit => edit('message', name, quoted(says)),
  remove: (name: string): Edit => edit('message', name, 'remove'),
};

interface Size {
  rows: number;
  cols: number;
}

const size = ({ rows, cols }: Size): string => `${rows}x${cols}`;

/** The size of a new level. It fits a phone with tiles as wide as a finger. */
const NEW: Size = { rows: 10, cols: 12 };

export const level = {
  add: (of: Size = NEW, name = ''): Edit => edit('level add', size(of), quoted(name)),
  copy: (n: number): Edit => edit('level', n + 1, 'copy'),
  remove: (n: number): Edit => edit('level', n + 1, 'remove'),
  move: (n: number, to: number): Edit => edit('level', n + 1, 'move', to + 1),
  name: (n: number, name: string): Edit => edit('level', n + 1, 'name', quoted(name)),
  /** Shifts the old content by `down` rows and `right` columns. */
  resize: (n: number, to: Size, down: number, right: number): Edit =>
    edit('level', n + 1, 'resize', size(to), down, right),
};

export const map = {
  paint: (n: number, name: string, cells: readonly Cell[]): Edit =>
    edit('map', n + 1, 'paint', name, tiles(cells)),
  put: (n: number, name: string, cells: readonly Cell[]): Edit =>
    edit('map', n + 1, 'put', name, tiles(cells)),
  takeAll: (n: number, cells: readonly Cell[]): Edit => edit('map', n + 1, 'take all', tiles(cells)),
  rect: (n: number, name: string, a: Cell, b: Cell): Edit =>
    edit('map', n + 1, 'rect', name, tile(a), tile(b)),
  fill: (n: number, name: string, at: Cell): Edit => edit('map', n + 1, 'fill', name, tile(at)),
  paste: (n: number, at: Cell, block: string): Edit => edit('map', n + 1, 'paste', tile(at), quoted(block)),
  clear: (n: number, a: Cell, b: Cell): Edit => edit('map', n + 1, 'clear', tile(a), tile(b)),
};

/** The terms of a predicate. A direction applies to a sprite, so it is left out when no kind is named. */
function terms({ include, also, exclude, heading }: PredicateView): string[] {
  const named = [...include.map((name) => `+${name}`), ...also.map((name) => `~${name}`)].concat(
    exclude.map((name) => `-${name}`),
  );
  return heading === 'any' || named.length === 0 ? named : [...named, `@${heading}`];
}

export const rule = {
  addText: (rule: string): Edit => edit('rule add-text', quoted(rule)),
  remove: (n: number): Edit => edit('rule', n + 1, 'remove'),
  copy: (n: number): Edit => edit('rule', n + 1, 'copy'),
  move: (n: number, to: number): Edit => edit('rule', n + 1, 'move', to + 1),
  on: (n: number): Edit => edit('rule', n + 1, 'on'),
  off: (n: number): Edit => edit('rule', n + 1, 'off'),
  event: (n: number, event: string): Edit => edit('rule', n + 1, 'event', event),
  view: (n: number, view: Exclude<ViewName, 'original'> | 'all-four', isOn: boolean): Edit =>
    edit('rule', n + 1, 'view', view, isOn ? 'on' : 'off'),
  note: (n: number, note: string): Edit => edit('rule', n + 1, 'note', quoted(note)),
  when: (n: number, place: Offset, predicate: PredicateView): Edit =>
    edit('rule', n + 1, 'when', place, ...terms(predicate)),
  asks: (n: number, asks: readonly string[]): Edit => edit('rule', n + 1, 'when game', ...asks),
  do: (n: number, row: Row, commands: readonly string[]): Edit => edit('rule', n + 1, 'do', row, ...commands),
  text: (n: number, rule: string): Edit => edit('rule', n + 1, 'text', quoted(rule)),
};

export const test = {
  name: (n: number, name: string): Edit => edit('test', n + 1, 'name', quoted(name)),
  move: (n: number, to: number): Edit => edit('test', n + 1, 'move', to + 1),
  remove: (n: number): Edit => edit('test', n + 1, 'remove'),
};

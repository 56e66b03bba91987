// The parts of a rule: tiles, rows, events and the three sets of a tile, and functions to read and change
// them.
import type { FindingView, GroupView, KindView, Offset, PredicateView, Row, RuleShape } from '../types';

/** The nine tiles in reading order. */
export const OFFSETS: readonly Offset[] = ['NW', 'N', 'NE', 'W', 'C', 'E', 'SW', 'S', 'SE'];

/** The command rows that address a tile. The last row, `game`, addresses none. */
export const TILE_ROWS: readonly Offset[] = ['C', 'N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW'];

/** All rows, in the order in which their commands are issued. */
export const ROWS: readonly Row[] = [...TILE_ROWS, 'game'];

/**
 * The mark before a kind. `+`: one of these kinds is there, `~`: one of these is there too, `-`: none of
 * these is there.
 */
export type Mark = '+' | '~' | '-';

export const MARKS: readonly Mark[] = ['+', '~', '-'];

/** The names of marks in sentence ids and CSS classes. */
export const MARK_NAMES = { '+': 'has', '~': 'too', '-': 'not' } as const satisfies Record<Mark, string>;

export const DIRECTIONS = ['left', 'up', 'right', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The conditions on the direction of a sprite. */
export const HEADINGS = ['any', ...DIRECTIONS, 'resting', 'moving'] as const;

/** The events of buttons. */
export const PRESSES: readonly string[] = [...DIRECTIONS, 'a', 'b'].map((button) => `press:${button}`);

/** The events of the list. A change rule is listed by the heading of its sprite. */
export const EVENTS = [
  ...PRESSES,
  ...HEADINGS.map((heading) => `change:${heading}`),
  ...DIRECTIONS.map((direction) => `smash:${direction}`),
  'tap',
  'every:8',
  'never',
];

/** The event that a rule is listed under: one of {@link EVENTS}, or the written text if it is unreadable. */
export const listedEvent = ({ event, when }: RuleShape): string =>
  event === 'change' ? `change:${when.C.heading}` : event;

/** The position of an event in {@link EVENTS}. All `every` events share one; unreadable ones come last. */
export function orderOf(event: string): number {
  const at = EVENTS.indexOf(event.startsWith('every:') ? 'every:8' : event);
  return at < 0 ? EVENTS.length : at;
}

/** A rule's condition on a counter: `keys>=3`. */
export interface Ask {
  counter: string;
  sign: (typeof SIGNS)[number];
  n: number;
}

export const SIGNS = ['>=', '<=', '='] as const;

export const SIGN_NAMES = { '>=': 'least', '<=': 'most', '=': 'equal' } as const;

export function askOf(text: string): Ask | undefined {
  const [, counter = '', sign = '', n] = /^(.*?)(>=|<=|=)(-?\d+)$/.exec(text) ?? [];
  const found = SIGNS.find((one) => one === sign);
  return found === undefined ? undefined : { counter, sign: found, n: Number(n) };
}

/** The kind of an event and its argument: `press` and `left`. */
export function partsOf(event: string): [kind: string, of: string] {
  const [kind = '', of = ''] = event.split(':');
  return [kind, of];
}

export const isDirection = (word: string): word is Direction =>
  (DIRECTIONS as readonly string[]).includes(word);

/** The tile with the red dot of a smash rule. */
export function dotOf(event: string): Offset | undefined {
  const [kind, of] = partsOf(event);
  if (kind !== 'smash' || !isDirection(of)) return undefined;
  return ({ left: 'W', up: 'N', right: 'E', down: 'S' } as const)[of];
}

/** The kinds of a predicate with their marks, set by set. */
export const marked = ({ include, also, exclude }: PredicateView): { mark: Mark; name: string }[] => [
  ...include.map((name) => ({ mark: '+' as const, name })),
  ...also.map((name) => ({ mark: '~' as const, name })),
  ...exclude.map((name) => ({ mark: '-' as const, name })),
];

export const markOf = (predicate: PredicateView, name: string): Mark | undefined =>
  marked(predicate).find((one) => one.name === name)?.mark;

/** True if one of these kinds and groups is a sprite, or has one in it. */
export const hasSprite = (
  names: readonly string[],
  { kinds, groups }: { kinds: readonly KindView[]; groups: readonly GroupView[] },
): boolean =>
  [...names, ...groups.filter(({ name }) => names.includes(name)).flatMap((group) => group.kinds)].some(
    (name) => kinds.some((kind) => kind.isSprite && kind.name === name),
  );

/** True if a kind is a sprite, or all in a group are. */
export const isOnlySprites = (
  name: string,
  { kinds, groups }: { kinds: readonly KindView[]; groups: readonly GroupView[] },
): boolean => {
  const all = groups.find((group) => group.name === name)?.kinds ?? [name];
  return all.length > 0 && all.every((one) => kinds.some((kind) => kind.isSprite && kind.name === one));
};

/** Sets or removes the mark of one kind or group. The heading is dropped with the last sprite. */
export function withMark(
  predicate: PredicateView,
  name: string,
  mark: Mark | undefined,
  project: { kinds: readonly KindView[]; groups: readonly GroupView[] },
): PredicateView {
  const without = (set: readonly string[]) => set.filter((other) => other !== name);
  const next = {
    ...predicate,
    include: without(predicate.include),
    also: without(predicate.also),
    exclude: without(predicate.exclude),
  };
  if (mark === '+') next.include.push(name);
  if (mark === '~') next.also.push(name);
  if (mark === '-') next.exclude.push(name);
  return hasSprite(next.include, project) ? next : { ...next, heading: 'any' };
}

export const MOST_COMMANDS = 4;

/** The order of kinds for marks and keys: sprites first, then as declared. */
export const inOrder = (kinds: readonly KindView[]): KindView[] => [
  ...kinds.filter(({ isSprite }) => isSprite),
  ...kinds.filter(({ isSprite }) => !isSprite),
];

/** A line of a rule: its text, its line number in the project (from 1), and its tile or row. */
export interface RuleLine {
  text: string;
  line: number;
  place?: Offset;
  row?: Row;
  /** True if it is a condition on counters. */
  asks?: true;
}

/**
 * The lines of rule `n` in the project's text, from `rule ...` to the last line with content, including
 * comments between them.
 */
export function linesOf(project: string, n: number): RuleLine[] {
  const lines = project.split('\n');
  const starts = lines.flatMap((text, at) => (/^rule\s+\S/.test(text) ? [at] : []));
  const start = starts[n];
  if (start === undefined) return [];
  let end = lines.findIndex(
    (text, at) =>
      at > start &&
      /^(rule|level|background|sprite|group|counter|message|test|state|title|pace|time)\b/.test(text),
  );
  if (end < 0) end = lines.length;
  while (end > start + 1 && /^(#.*)?$/.test(lines[end - 1] as string)) end -= 1;
  return lines.slice(start, end).map((text, index) => {
    const [word, of = ''] = text.trim().split(/\s+/);
    const line: RuleLine = { text, line: start + 1 + index };
    if (word === 'when' && of === 'game') line.asks = true;
    if (word === 'when' && (OFFSETS as readonly string[]).includes(of)) line.place = of as Offset;
    if (word === 'do' && (ROWS as readonly string[]).includes(of)) line.row = of as Row;
    return line;
  });
}

/**
 * The initial text of a rule. Rules of the first kind apply in all four directions, which changes nothing for
 * an event without a direction.
 */
export function firstText(event: string, kind: string | undefined, isFirst: boolean): string {
  const [what, of] = partsOf(event);
  const head = what === 'change' ? 'rule change' : `rule ${event}`;
  const heading = what === 'change' && of !== 'any' ? ` @${of}` : '';
  const lines = [isFirst && what !== 'never' ? `${head} all-four` : head];
  if (kind !== undefined) lines.push(`when C +${kind}${heading}`);
  return lines.join('\n');
}

/**
 * The tile or row of a finding: that of its line, or the tile it names. Undefined if it is about the whole
 * rule.
 */
export function placeOf(
  { tile, line }: FindingView,
  event: string,
  lines: readonly RuleLine[],
): { at: Offset | 'game'; side: 'when' | 'do' } | undefined {
  const found = lines.find((one) => one.line === line);
  if (found?.asks) return { at: 'game', side: 'when' };
  if (found?.row !== undefined) return { at: found.row as Offset | 'game', side: 'do' };
  const at = found?.place ?? (tile === 'dot' ? dotOf(event) : (tile ?? undefined));
  return at === undefined ? undefined : { at, side: 'when' };
}

export const isAbout = (part: { what: string; n: number }, rule: number): boolean =>
  part.what === 'rule' && part.n === rule;

/** A key that changes with a rule's appearance, so that drawings are updated only then. */
export const lookOf = (rule: RuleShape): string =>
  JSON.stringify([
    rule.event,
    rule.asks,
    OFFSETS.map((place) => rule.when[place]),
    ROWS.map((row) => rule.do[row]),
  ]);

export const isEmpty = ({ include, also, exclude }: PredicateView): boolean =>
  include.length + also.length + exclude.length === 0;

/** True if a rule without a direction of its own moves sprites, so that its views send them several ways. */
export const isByChance = ({ event, do: rows }: RuleShape): boolean =>
  !/^(?:press|smash):/.test(event) &&
  TILE_ROWS.some((row) => rows[row].some((word) => word.startsWith('move:')));

/** The number of times that each word occurs. */
export function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

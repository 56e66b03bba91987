// What a rule is made of, and the edits that change it: tiles, rows, events, the three sets of a tile.
import type { FindingView, KindView, Offset, PredicateView, Row, RuleShape } from '../../types';

/** The nine tiles in reading order. */
export const OFFSETS: readonly Offset[] = ['NW', 'N', 'NE', 'W', 'C', 'E', 'SW', 'S', 'SE'];

/** The rows of commands that address a tile; the sixth one, `game`, addresses none. */
export const TILE_ROWS: readonly Row[] = ['C', 'N', 'E', 'S', 'W'];

/** All rows, in the order in which they issue their commands. */
export const ROWS: readonly Row[] = [...TILE_ROWS, 'game'];

/** The row that addresses a tile; the tiles at the corners have none. */
export const rowOf = (place: Offset): Row | undefined => TILE_ROWS.find((row) => row === place);

/** A mark before a kind: `+` the tile has one of these, `~` it has one of these too, `-` it has none of these. */
export type Mark = '+' | '~' | '-';

export const MARKS: readonly Mark[] = ['+', '~', '-'];

/** The names of the marks in sentences and styles. */
export const MARK_NAMES = { '+': 'has', '~': 'too', '-': 'not' } as const satisfies Record<Mark, string>;

export const DIRECTIONS = ['left', 'up', 'right', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What may be asked of the direction of a sprite. */
export const HEADINGS = ['any', ...DIRECTIONS, 'resting', 'moving'] as const;

/** Events as the list of rules parts them: a change rule is for a heading of its sprite. */
export const EVENTS = [
  ...[...DIRECTIONS, 'a'].map((button) => `press:${button}`),
  ...HEADINGS.map((heading) => `change:${heading}`),
  ...DIRECTIONS.map((direction) => `smash:${direction}`),
  'tap',
  'every:8',
  'never',
];

/** The event under which a rule is listed; one of {@link EVENTS}, or, where it is unreadable, as it is written. */
export const listedEvent = ({ event, when }: RuleShape): string =>
  event === 'change' ? `change:${when.C.heading}` : event;

/** Where an event stands among {@link EVENTS}; those that say every stand together, those that cannot be read at the end. */
export function orderOf(event: string): number {
  const at = EVENTS.indexOf(event.startsWith('every:') ? 'every:8' : event);
  return at < 0 ? EVENTS.length : at;
}

/** What a rule asks of a counter: `keys>=3`. */
export interface Ask {
  counter: string;
  sign: (typeof SIGNS)[number];
  n: number;
}

export const SIGNS = ['>=', '<=', '='] as const;

/** The names of comparisons in sentences. */
export const SIGN_NAMES = { '>=': 'least', '<=': 'most', '=': 'equal' } as const;

export function askOf(text: string): Ask | undefined {
  const [, counter = '', sign = '', n] = /^(.*?)(>=|<=|=)(-?\d+)$/.exec(text) ?? [];
  const found = SIGNS.find((one) => one === sign);
  return found === undefined ? undefined : { counter, sign: found, n: Number(n) };
}

/** The kind of an event and what follows it: `press` and `left`. */
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

/** The kinds of a predicate with their marks, in the order of the sets. */
export const marked = ({ include, also, exclude }: PredicateView): { mark: Mark; name: string }[] => [
  ...include.map((name) => ({ mark: '+' as const, name })),
  ...also.map((name) => ({ mark: '~' as const, name })),
  ...exclude.map((name) => ({ mark: '-' as const, name })),
];

export const markOf = (predicate: PredicateView, name: string): Mark | undefined =>
  marked(predicate).find((one) => one.name === name)?.mark;

/** A predicate with another mark on one kind, or none. What it asks of a direction goes with its last sprite. */
export function withMark(
  predicate: PredicateView,
  name: string,
  mark: Mark | undefined,
  kinds: readonly KindView[],
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
  const hasSprite = next.include.some((other) => kinds.some((kind) => kind.isSprite && kind.name === other));
  return hasSprite ? next : { ...next, heading: 'any' };
}

/** At most so many commands in a row. */
export const MOST_COMMANDS = 4;

/** The kinds in the order in which marks and keys go through them: as they are declared, sprites first. */
export const inOrder = (kinds: readonly KindView[]): KindView[] => [
  ...kinds.filter(({ isSprite }) => isSprite),
  ...kinds.filter(({ isSprite }) => !isSprite),
];

/** The lines of a rule, the tile or row that each is about, and where it stands in the project's text (from 1). */
export interface RuleLine {
  text: string;
  line: number;
  place?: Offset;
  row?: Row;
  /** Whether it asks of counters. */
  asks?: true;
}

/**
 * The lines of rule `n` as the project's text has them, from the line `rule ...` on, up to the last one that says
 * something. Comments stand among them.
 */
export function linesOf(project: string, n: number): RuleLine[] {
  const lines = project.split('\n');
  const starts = lines.flatMap((text, at) => (/^rule\s+\S/.test(text) ? [at] : []));
  const start = starts[n];
  if (start === undefined) return [];
  let end = lines.findIndex(
    (text, at) =>
      at > start && /^(rule|level|background|sprite|counter|message|test|state|title|pace|time)\b/.test(text),
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

/** What the text of a rule for a sprite says at first: the first kind's button rules are for all four directions. */
export function firstText(event: string, kind: string | undefined, isFirst: boolean): string {
  const [what, of] = partsOf(event);
  const isArrow = what === 'press' && isDirection(of);
  const head = what === 'change' ? 'rule change' : `rule ${event}`;
  const heading = what === 'change' && of !== 'any' ? ` @${of}` : '';
  const lines = [isArrow && isFirst ? `${head} all-four` : head];
  if (kind !== undefined) lines.push(`when C +${kind}${heading}`);
  return lines.join('\n');
}

/** Where a finding of a rule belongs: its line's tile or row, or the tile that it speaks of; none when it is about the whole rule. */
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

/** Whether a finding is about this rule. */
export const isAbout = (part: { what: string; n: number }, rule: number): boolean =>
  part.what === 'rule' && part.n === rule;

/** A name for what a rule looks like, for drawings that are made again only when it changes. */
export const lookOf = (rule: RuleShape): string =>
  JSON.stringify([
    rule.event,
    rule.asks,
    OFFSETS.map((place) => rule.when[place]),
    ROWS.map((row) => rule.do[row]),
  ]);

export const isEmpty = ({ include, also, exclude }: PredicateView): boolean =>
  include.length + also.length + exclude.length === 0;

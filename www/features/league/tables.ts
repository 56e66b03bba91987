// The tables of a league: proved results by day, trail and deal, each player once with the best one.
import { headOf } from '../../engine/heads';
import type { GameInfo } from '../../engine/types';
import { isFromPosition } from '../../play/challenge/board';
import { compare, type Measure, measureOf, valueIn } from '../../play/challenge/comparison';
import type { ProvedResult } from '../../play/challenge/proof';
import { dayOfStop } from '../../run/assignments/board-day';
import type { Stop } from '../../run/assignments/stops';
import { isDay } from '../../run/days/daily-seed';
import { dayAt, numberOf } from '../../run/days/streak';
import { type Unit, unitOf } from '../../run/result/unit';
import { boardName } from '../../store/progress/trails';
import { textOf } from '../../store/runs/save';
import type { LeagueEntry } from './check';

export interface LeagueRow {
  /** From 1. Equal results have the same place. */
  place: number;
  entry: LeagueEntry;
  /** True for the player's own result, sent from here. */
  isOwn: boolean;
  /** The value by the table's measure. */
  value: number;
  /** The name of another player with the same moves, in a game that is too long for a coincidence. */
  same: string | undefined;
}

/** The results on one deal. */
export interface LeagueTable {
  game: string;
  params: string;
  /** The seed of a deal; undefined for a position. */
  seed: string | undefined;
  /** True for a position that is no deal, so that points may have been there from the start. */
  isPosition: boolean;
  /** The number of a board on its trail, from 1. */
  stop: number | undefined;
  measure: Measure;
  unit: Unit;
  rows: LeagueRow[];
}

/** A player's sum over several tables. */
export interface Sum {
  place: number;
  by: string;
  isOwn: boolean;
  /** The number of first places, or of stars. */
  points: number;
  moves: number;
  tables: number;
}

/** The tables of a day, of a trail, or a single deal. */
export interface Group {
  kind: 'day' | 'trail' | 'deal';
  /** The day, `YYYYMMDD`, or the game of the trail. */
  of: string;
  tables: LeagueTable[];
  /** Empty for a single table. */
  sums: Sum[];
}

/** The facts that a page knows: its games, the trails that have been loaded, and the player's own results. */
export interface Known {
  games: readonly Pick<GameInfo, 'id' | 'records' | 'rounds'>[];
  stops: ReadonlyMap<string, readonly Stop[]>;
  /** Today's local date, `YYYYMMDD`. The dates of results are told, and decide nothing. */
  today: string;
  isOwn: (result: ProvedResult) => boolean;
}

/** Equal games of at least this many moves are not a coincidence. */
const NO_CHANCE = 20;

/** Identifies the player's own results, others by their names, or by the moves if the name is empty. */
const playerOf = ({ result }: LeagueEntry, { isOwn }: Pick<Known, 'isOwn'>): string => {
  if (isOwn(result)) return '\nown';
  return result.by === ''
    ? `\n\n${result.moves.join('\n')}`
    : result.by
        .normalize('NFKC')
        .toLowerCase()
        .replace(/\p{DI}/gu, '');
};

const dealOf = ({ challenge }: LeagueEntry): string => challenge.origin;

/** The best result of each player on each deal. */
export function best(entries: readonly LeagueEntry[], known: Known): LeagueEntry[] {
  return [...groupBy(entries, dealOf).values()].flatMap((all) => {
    const measure = measureFor(all, gameOf(all, known));
    return [...groupBy(order(all, measure), (entry) => playerOf(entry, known)).values()].flatMap(
      ([first]) => first ?? [],
    );
  });
}

/** Groups results by days, the latest first, then trails, then deals, those with the most results first. */
export function groupsOf(entries: readonly LeagueEntry[], known: Known): Group[] {
  const tables = groupBy(best(entries, known), dealOf);
  const groups = new Map<string, Group>();
  for (const all of tables.values()) {
    const [first] = all;
    if (first === undefined) continue;
    const { kind, of, at } = groupFor(all, known);
    const key = `${kind} ${kind === 'deal' ? dealOf(first) : of}`;
    const group = groups.get(key) ?? { kind, of, tables: [], sums: [] };
    group.tables.push(tableOf(all, at < 0 ? undefined : at + 1, known));
    groups.set(key, group);
  }
  const kinds = ['day', 'trail', 'deal'];
  const result = [...groups.values()].sort(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      (a.kind === 'day' ? Number(b.of) - Number(a.of) : a.of < b.of ? -1 : Number(a.of > b.of)) ||
      sizeOf(b) - sizeOf(a),
  );
  for (const group of result) {
    group.tables.sort((a, b) => (a.stop ?? 0) - (b.stop ?? 0) || b.rows.length - a.rows.length);
    if (group.tables.length > 1) group.sums = sumsOf(group, known);
  }
  return result;
}

const sizeOf = ({ tables }: Group): number => tables.reduce((sum, { rows }) => sum + rows.length, 0);

/** The day, trail or deal of a table. A board of a trail belongs to the latest day whose puzzle it was. */
function groupFor(
  all: readonly LeagueEntry[],
  { games, stops, today }: Known,
): Pick<Group, 'kind' | 'of'> & { at: number } {
  const [{ game = '', challenge } = {} as Partial<LeagueEntry>] = all;
  const origin = challenge?.origin ?? '';
  const seed = seedOf(origin);
  // Tomorrow has begun in time zones to the east.
  const latest = dayAt(numberOf(today) + 1);
  if (seed !== undefined && isDay(seed, latest)) return { kind: 'day', of: seed, at: -1 };
  const boards = stops.get(game) ?? [];
  const name = boardName(textOf(origin));
  const at = boards.findIndex(({ text }) => boardName(text) === name);
  if (at < 0) return { kind: 'deal', of: game, at };
  const place = games.findIndex(({ id }) => id === game);
  const day = dayOfStop(boards[at], boards, place, latest);
  return day === undefined ? { kind: 'trail', of: game, at } : { kind: 'day', of: day, at };
}

const seedOf = (origin: string): string | undefined => /^id [^#;]*#(\d+)/.exec(origin)?.[1];

function tableOf(all: readonly LeagueEntry[], stop: number | undefined, known: Known): LeagueTable {
  const info = gameOf(all, known);
  const measure = measureFor(all, info);
  const sorted = order(all, measure);
  const [{ game = '', challenge } = {} as Partial<LeagueEntry>] = sorted;
  const origin = challenge?.origin ?? '';
  const rows: LeagueRow[] = [];
  for (const [at, entry] of sorted.entries()) {
    const before = sorted[at - 1];
    const isEqual = before !== undefined && compare(before.result, entry.result, measure) === 0;
    rows.push({
      place: isEqual ? (rows[at - 1]?.place ?? at + 1) : at + 1,
      entry,
      isOwn: known.isOwn(entry.result),
      value: valueIn(measure.figure, entry.result),
      same: sameAs(entry, sorted),
    });
  }
  const params = headOf(textOf(origin)).params ?? '';
  const isPosition = isFromPosition({ origin });
  return { game, params, seed: seedOf(origin), isPosition, stop, measure, unit: unitOf(info), rows };
}

function sameAs(entry: LeagueEntry, all: readonly LeagueEntry[]): string | undefined {
  const moves = entry.result.moves.join('\n');
  if (entry.result.moves.length < NO_CHANCE) return undefined;
  return all.find((other) => other !== entry && other.result.moves.join('\n') === moves)?.result.by;
}

type Counted = Pick<GameInfo, 'records' | 'rounds'>;

const gameOf = ([first]: readonly LeagueEntry[], { games }: Known): Counted =>
  games.find(({ id }) => id === first?.game) ?? { records: [], rounds: false };

const measureFor = (all: readonly LeagueEntry[], game: Counted): Measure =>
  measureOf(
    game,
    all[0]?.challenge.origin,
    all.map(({ result }) => result),
  );

const order = (all: readonly LeagueEntry[], measure: Measure): LeagueEntry[] =>
  all.toSorted((a, b) => compare(a.result, b.result, measure));

/** Sums up first places on a day, or stars on a trail. */
function sumsOf({ kind, tables }: Group, known: Known): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { rows } of tables) {
    for (const { place, entry, isOwn } of rows) {
      const key = playerOf(entry, known);
      const { by, moves, stars = 0 } = entry.result;
      const sum = sums.get(key) ?? { place: 0, by, isOwn, points: 0, moves: 0, tables: 0 };
      sum.points += kind === 'trail' ? stars : Number(place === 1);
      sum.moves += moves.length;
      sum.tables += 1;
      sums.set(key, sum);
    }
  }
  const sorted = [...sums.values()].sort(
    (a, b) => b.points - a.points || b.tables - a.tables || (kind === 'trail' ? a.moves - b.moves : 0),
  );
  for (const [at, sum] of sorted.entries()) {
    const before = sorted[at - 1];
    const isEqual =
      before?.points === sum.points &&
      before.tables === sum.tables &&
      (kind !== 'trail' || before.moves === sum.moves);
    sum.place = isEqual ? before.place : at + 1;
  }
  return sorted;
}

function groupBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const name = key(one);
    const there = found.get(name);
    if (there === undefined) found.set(name, [one]);
    else there.push(one);
  }
  return found;
}

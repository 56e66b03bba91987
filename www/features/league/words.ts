// The texts of a league: headings, results, the list to be sent, and the text with links.
import { LEAGUE } from '../../engine/links-in';
import { isMissed } from '../../play/challenge/comparison';
import { factsOf, starredText } from '../../play/challenge/facts';
import { nameOf, nameWithin } from '../../play/challenge/names';
import { dateOf } from '../../run/days/daily-seed';
import { paramsName, scoreText } from '../../ui/words/game-names';
import { date, number, say } from '../../ui/words/words';
import type { Group, LeagueRow, LeagueTable, Sum } from './tables';

/** The number of squares for the best result of a table. */
const SQUARES = 5;
const [FULL, EMPTY] = ['🟩', '⬜'];
const MEDALS = ['🥇', '🥈', '🥉'];

export function headingOf({ kind, of, tables }: Group): string {
  if (kind === 'day') return date(dateOf(of), { dateStyle: 'full' });
  if (kind === 'trail') return say('league-trail', { game: say(`game-${of}`) });
  const [table] = tables;
  return table === undefined ? '' : titleOf(table);
}

export const titleOf = ({ game, params, stop, isPosition }: LeagueTable): string =>
  stop === undefined
    ? [say(`game-${game}`), paramsName(params), isPosition && say('from-position')]
        .filter((part) => part)
        .join(', ')
    : say('league-board', { game: say(`game-${game}`), n: stop });

/** The result that determines the place of a row. */
export function valueText({ measure }: LeagueTable, { entry: { result }, value }: LeagueRow): string {
  if (result.stars !== undefined) return starredText(measure, { ...result, stars: result.stars });
  return isMissed(result, measure) ? say('challenge-missed') : scoreText(measure.figure, value);
}

/** The other facts about a result. `on` is its day in words, or empty. */
export const otherFacts = (
  { measure, unit }: LeagueTable,
  { entry, same, isOwn }: LeagueRow,
  on: string,
): string[] => [
  ...(same === undefined ? [] : [say('league-same', { by: nameWithin(same) })]),
  ...factsOf(entry.result, entry.result.stars === undefined ? measure.figure : 'stars', unit, on, isOwn),
];

export const sumText = ({ kind }: Group, { points, tables }: Sum): string =>
  kind === 'trail' ? say('league-stars', { n: points, tables }) : say('league-firsts', { n: points, tables });

/** The tables as plain lines, which give nothing about the games away. */
export function listOf(groups: readonly Group[]): string {
  const lines: string[] = [];
  for (const group of groups) {
    if (lines.length > 0) lines.push('');
    lines.push(`${say('app-name')} · ${headingOf(group)}`);
    for (const sum of group.sums)
      lines.push(`${placeOf(sum.place)} ${nameOf(sum.by)} · ${sumText(group, sum)}`);
    for (const table of group.tables) {
      if (group.kind !== 'deal') lines.push(`${titleOf(table)}:`);
      for (const row of table.rows)
        lines.push(`${placeOf(row.place)} ${nameOf(row.entry.result.by)} ${squaresOf(table, row)}`.trimEnd());
    }
  }
  if (lines.length > 0) lines.push('', say('challenge-told'));
  return lines.join('\n');
}

const placeOf = (place: number): string => MEDALS[place - 1] ?? `${number(place)}.`;

/** The result with a row of squares that compares it with the best one. */
function squaresOf(table: LeagueTable, row: LeagueRow): string {
  const text = valueText(table, row);
  if (row.entry.result.stars !== undefined) return text;
  const { measure } = table;
  const made = table.rows.filter(({ entry }) => !isMissed(entry.result, measure));
  const values = made.map(({ value }) => value);
  const share = made.includes(row) ? shareOf(row.value, values, measure.isHigher) : 0;
  const count = Math.round(share * SQUARES);
  return `${FULL.repeat(count)}${EMPTY.repeat(SQUARES - count)} ${text}`;
}

/** The ratio of a result to the best one, or the inverse if less is better, from 0 to 1. */
export function shareOf(value: number, values: readonly number[], isHigher: boolean): number {
  const best = isHigher ? Math.max(...values) : Math.min(...values);
  const [part, whole] = isHigher ? [value, best] : [best, value];
  return whole <= 0 || part === whole ? Number(part === whole) : Math.min(1, Math.max(0, part / whole));
}

/** The league as a text that can be read again: a line with its link for each result. */
export function textOf(groups: readonly Group[], addressOf: (fragment: string) => string): string {
  const lines = [say('league-text'), say('challenge-told')];
  for (const group of groups) {
    for (const table of group.tables) {
      lines.push('', group.kind === 'deal' ? titleOf(table) : `${headingOf(group)} · ${titleOf(table)}`);
      for (const row of table.rows) {
        const { by, on } = row.entry.result;
        // Whoever reads it has not played it.
        const others = otherFacts(table, { ...row, isOwn: false }, date(on));
        const facts = [nameOf(by), valueText(table, row), ...others];
        lines.push(`${number(row.place)}. ${facts.join(' · ')} · ${addressOf(row.entry.fragment)}`);
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The fragment of an address that contains the whole league. */
export const fragmentFor = (groups: readonly Group[]): string =>
  LEAGUE +
  groups
    .flatMap(({ tables }) => tables)
    .flatMap(({ rows }) => rows)
    .map(({ entry }) => entry.fragment)
    .join('/');

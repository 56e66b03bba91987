// The two boards of a rule: nine tiles that say what must be there, and the rows of commands where their tiles are, with
// the game's row in a corner. Both are grids with a roving focus; a tile and its row light up together.

import { html, type TemplateResult } from 'lit/html.js';
import { type Cell, next, STEPS, type Step } from '../../../cells/cells';
import { icon } from '../../../shell/parts';
import { say } from '../../../shell/words';
import * as edits from '../../edits';
import type { StudioHost } from '../../host';
import type { FindingView, Place, Row, RuleView } from '../../types';
import { drawPredicate, drawRow, drawWitness } from './draw';
import { drawDot } from './marks';
import { drawing, focusSoon, plain, sentencesOf } from './pieces';
import {
  dotOf,
  HEADINGS,
  inOrder,
  isEmpty,
  linesOf,
  MARK_NAMES,
  MARKS,
  type Mark,
  MOST_COMMANDS,
  markOf,
  PLACES,
  placeOf,
  withMark,
} from './shape';
import { type Chosen, choose, chosenRow, takeMark } from './state';

/** The rows of the board of commands: their places, and none at the other corners. */
const DO_ROWS: readonly (readonly (Row | undefined)[])[] = [
  [undefined, 'N', undefined],
  ['W', 'C', 'E'],
  [undefined, 'S', 'game'],
];

/** Pixels of a tile's drawing. */
const TILE = 176;

export function boards(
  host: StudioHost,
  n: number,
  rule: RuleView,
  chosen: Chosen,
  findings: readonly FindingView[],
): TemplateResult {
  const lines = linesOf(host.text, n);
  const wrong = new Set(
    findings.map((finding) => {
      const place = placeOf(finding, rule.event, lines);
      return `${place?.side} ${place?.at}`;
    }),
  );
  const rows = [0, 3, 6].map((start) => PLACES.slice(start, start + 3));
  return html`
    <div class=${rule.isOff ? 'rule-boards off' : 'rule-boards'}>
      <div class="rule-board when" role="grid" aria-label=${say('studio-rule-when-board')}
        @keydown=${(event: KeyboardEvent) => whenKey(host, n, rule, chosen, event)}>
        ${rows.map(
          (row) =>
            html`<div role="row">${row.map((place) => tile(host, rule, place, chosen, wrong.has(`when ${place}`)))}</div>`,
        )}
      </div>
      <span class="rule-then" aria-hidden="true">${icon('s-right')}</span>
      <div class="rule-board do" role="grid" aria-label=${say('studio-rule-do-board')}
        @keydown=${(event: KeyboardEvent) => doKey(host, n, rule, chosen, event)}>
        ${DO_ROWS.map(
          (row) => html`<div role="row">
            ${row.map((one, col) => (one === undefined ? html`<span class="rule-gap" role="presentation"></span>` : commands(host, rule, one, col, chosen, wrong.has(`do ${one}`))))}
          </div>`,
        )}
      </div>
    </div>
  `;
}

const classes = (...names: (string | false)[]) => names.filter((name) => name !== false).join(' ');

/** A finding's sign at its tile or row. */
const sign = (isWrong: boolean) =>
  isWrong ? html`<span class="rule-wrong">${icon('s-warning')}</span>` : '';

function tile(
  host: StudioHost,
  rule: RuleView,
  place: Place,
  chosen: Chosen,
  isWrong: boolean,
): TemplateResult {
  const predicate = rule.when[place];
  const isDot = dotOf(rule.event) === place;
  const isChosen = chosen.at === place;
  const label = plain(sentencesOf(host).tile(rule, place));
  return html`<div
    role="gridcell"
    class=${classes('rule-tile', place === 'C' && 'centre', isChosen && 'lit', isChosen && chosen.side === 'when' && 'chosen')}
    data-at=${place}
    tabindex=${isChosen || (chosen.at === 'game' && place === 'C') ? 0 : -1}
    aria-selected=${isChosen && chosen.side === 'when'}
    aria-label=${isWrong ? `${label} ${say('studio-rule-wrong')}` : label}
    @click=${() => choose(host, place, 'when')}
    @focus=${() => choose(host, place, 'when')}
  >
    ${drawing(host, `when ${JSON.stringify(predicate)}${isDot}`, TILE, (pen, size, pictureOf) => {
      drawPredicate(pen, predicate, 4, 4, size - 8, pictureOf);
      if (isDot) drawDot(pen, size * 0.8, size * 0.2, size * 0.19);
    })}
    ${sign(isWrong)}
  </div>`;
}

function commands(
  host: StudioHost,
  rule: RuleView,
  row: Row,
  col: number,
  chosen: Chosen,
  isWrong: boolean,
): TemplateResult {
  const isChosen = chosen.at === row;
  // A corner has no row: the focus begins in the middle then.
  const isFirst = chosenRow(chosen) === undefined && row === 'C';
  const label = plain(sentencesOf(host).row(rule, row));
  const witness = row === 'game' ? undefined : rule.when[row as Place];
  return html`<div
    role="gridcell"
    class=${classes('rule-tile', row === 'C' && 'centre', row === 'game' && 'game', isChosen && 'lit', isChosen && chosen.side === 'do' && 'chosen')}
    data-at=${row}
    aria-colindex=${col + 1}
    tabindex=${isChosen || isFirst ? 0 : -1}
    aria-selected=${isChosen && chosen.side === 'do'}
    aria-label=${isWrong ? `${label} ${say('studio-rule-wrong')}` : label}
    @click=${() => choose(host, row as Place | 'game', 'do')}
    @focus=${() => choose(host, row as Place | 'game', 'do')}
  >
    ${row === 'game' && rule.do.game.length === 0 ? html`<span class="rule-hint">${icon('scores')}</span>` : ''}
    ${drawing(host, `do ${JSON.stringify([witness, rule.do[row]])}`, TILE, (pen, size, pictureOf) => {
      if (witness !== undefined) drawWitness(pen, witness, 0, 0, size, pictureOf);
      drawRow(pen, rule.do[row], 4, 4, size - 8, pictureOf);
    })}
    ${sign(isWrong)}
  </div>`;
}

const WAYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
};

/** The kind that a key stands for: its letter in maps, or its number in the palette. */
function kindOf(host: StudioHost, key: string): string | undefined {
  const kinds = inOrder(host.project.kinds);
  if (key >= '1' && key <= '9' && key.length === 1) return kinds[Number(key) - 1]?.name;
  return kinds.find(({ letter }) => letter === key)?.name;
}

function used(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Keys on the nine tiles: arrows go from tile to tile, `+ ~ -` take a mark, a digit or a kind's letter gives that mark to the kind or
 * takes it away, Shift with an arrow asks for a direction, Delete asks nothing any more, Enter goes to the choices.
 */
function whenKey(host: StudioHost, n: number, rule: RuleView, chosen: Chosen, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || chosen.at === 'game') return;
  const place = chosen.at;
  const predicate = rule.when[place];
  const step = STEPS[event.key];
  if (step !== undefined && event.shiftKey) {
    used(event);
    const heading = WAYS[event.key] ?? 'any';
    askHeading(host, n, rule, place, predicate.heading === heading ? 'any' : heading);
  } else if (step !== undefined) {
    used(event);
    const at = PLACES.indexOf(place);
    const [row, col] = [Math.floor(at / 3) + step[0], (at % 3) + step[1]];
    if (row < 0 || row > 2 || col < 0) return;
    if (col > 2) focusSoon(`.rule-board.do [data-at="${['N', 'W', 'S'][row]}"]`);
    else focusSoon(`.rule-board.when [data-at="${PLACES[row * 3 + col]}"]`);
  } else if ((MARKS as readonly string[]).includes(event.key)) {
    used(event);
    takeMark(host, event.key as Mark);
    host.announce(say(`studio-rule-mark-${MARK_NAMES[event.key as Mark]}`));
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    used(event);
    if (!isEmpty(predicate))
      host.edit(
        edits.rule.when(n, place, { ...predicate, include: [], also: [], exclude: [], heading: 'any' }),
      );
  } else if (event.key === 'Enter' || event.key === ' ') {
    used(event);
    focusSoon('.rule-panel .kind-choice, .rule-panel button');
  } else {
    const kind = kindOf(host, event.key);
    if (kind === undefined) return;
    used(event);
    giveMark(host, n, rule, place, kind, chosen.mark);
  }
}

/** Gives a kind the mark on a tile, or takes it away when it has that mark already. */
export function giveMark(
  host: StudioHost,
  n: number,
  rule: RuleView,
  place: Place,
  kind: string,
  mark: Mark,
): void {
  const predicate = rule.when[place];
  const next = markOf(predicate, kind) === mark ? undefined : mark;
  const changed = withMark(predicate, kind, next, host.project.kinds);
  if (host.edit(edits.rule.when(n, place, changed))) sayTile(host, n, place);
}

/** Asks for a direction of the sprite on a tile. */
export function askHeading(host: StudioHost, n: number, rule: RuleView, place: Place, heading: string): void {
  const known = (HEADINGS as readonly string[]).includes(heading) ? heading : 'any';
  if (host.edit(edits.rule.when(n, place, { ...rule.when[place], heading: known }))) sayTile(host, n, place);
}

/** Tells screen readers what the tile asks now. */
function sayTile(host: StudioHost, n: number, place: Place): void {
  const rule = host.project.rules[n];
  if (rule !== undefined) host.announce(plain(sentencesOf(host).tile(rule, place)));
}

/** Puts a command at the end of a row. */
export function addCommand(host: StudioHost, n: number, rule: RuleView, row: Row, command: string): void {
  setCommands(host, n, row, [...rule.do[row], command]);
}

/** Replaces a row of commands, and tells screen readers. */
export function setCommands(host: StudioHost, n: number, row: Row, commands: readonly string[]): void {
  if (!host.edit(edits.rule.do(n, row, commands))) return;
  const rule = host.project.rules[n];
  if (rule !== undefined) host.announce(plain(sentencesOf(host).row(rule, row)));
}

/**
 * Keys on the rows of commands: arrows go from row to row, Shift with an arrow moves the sprite that way, a kind's digit or letter
 * makes a sprite or paints a background, `!` destroys, `/` stops, `+` and `-` count points, Delete takes the last command away.
 */
function doKey(host: StudioHost, n: number, rule: RuleView, chosen: Chosen, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = chosenRow(chosen) ?? 'C';
  const now = rule.do[row];
  const step = STEPS[event.key];
  const offer = (command: string) => {
    used(event);
    if (now.length >= MOST_COMMANDS) host.toast(say('studio-rule-full'));
    else if (rule.offers[row].includes(command)) addCommand(host, n, rule, row, command);
    else host.toast(say('studio-rule-not-here', { command: sentencesOf(host).command(command) }));
  };
  if (step !== undefined && event.shiftKey) offer(`move:${WAYS[event.key]}`);
  else if (step !== undefined) {
    used(event);
    const at = DO_ROWS.findIndex((line) => line.includes(row));
    const col = DO_ROWS[at]?.indexOf(row) ?? 1;
    const to = nextRow({ row: at, col }, step);
    if (to !== undefined) focusSoon(`.rule-board.do [data-at="${to}"]`);
    else if (step[1] === -1) focusSoon(`.rule-board.when [data-at="${['NE', 'E', 'SE'][at]}"]`);
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    used(event);
    if (now.length > 0) setCommands(host, n, row, now.slice(0, -1));
  } else if (event.key === 'Enter' || event.key === ' ') {
    used(event);
    focusSoon('.rule-panel .command-choice, .rule-panel button');
  } else if (event.key === '!') offer('destroy');
  else if (event.key === '/') offer('stop');
  else if (event.key === '+') offer('score:10');
  else {
    const name = kindOf(host, event.key);
    const kind = name === undefined ? undefined : host.kind(name);
    if (kind !== undefined) offer(`${kind.isSprite ? 'create' : 'paint'}:${kind.name}`);
  }
}

/** The row that an arrow leads to; the game's lies at a corner, a step below the east's. */
const nextRow = (from: Cell, step: Step): Row | undefined =>
  next(DO_ROWS, from, step) ?? (step[0] === 1 && DO_ROWS[from.row]?.[from.col] === 'E' ? 'game' : undefined);

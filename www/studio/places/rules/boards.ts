// The two boards of a rule: the nine tiles with their conditions, and the command rows at the positions of
// their tiles. Below them are the conditions on counters and the game's row. Both are grids with a roving
// tabindex. A tile and its row are highlighted together.

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { directionOf } from '../../../board/input/input';
import { keyOf } from '../../../board/input/keys';
import { ARROW_STEPS, type ArrowStep, type Cell, next } from '../../../cells/cells';
import { icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import {
  dotOf,
  inOrder,
  isEmpty,
  MARK_NAMES,
  MARKS,
  type Mark,
  MOST_COMMANDS,
  OFFSETS,
} from '../../project/rule-shape';
import type { Offset, Row } from '../../types';
import { drawPredicate, drawRow, drawWitness } from './draw';
import type { EditedRule } from './edited';
import { drawDot } from './marks';
import { commandPicture, drawing, focusSoon, plain } from './pieces';

/** The layout of the command board. */
const DO_ROWS: readonly (readonly (Row | undefined)[])[] = [
  ['NW', 'N', 'NE'],
  ['W', 'C', 'E'],
  ['SW', 'S', 'SE'],
  [undefined, 'game'],
];

/** The side of a tile's canvas, in pixels. */
const TILE = 176;

export function boards(edited: EditedRule): TemplateResult {
  const wrong = new Set(
    edited.findings.map((finding) => {
      const place = edited.placeOf(finding);
      return `${place?.side} ${place?.at}`;
    }),
  );
  const rows = [0, 3, 6].map((start) => OFFSETS.slice(start, start + 3));
  return html`
    <div class=${edited.rule.isOff ? 'rule-boards off' : 'rule-boards'}>
      <div class="rule-board when" role="grid" aria-label=${say('studio-rule-when-board')}
        @keydown=${(event: KeyboardEvent) => whenKey(edited, event)}>
        ${rows.map((row) => html`<div role="row">${row.map((place) => tile(edited, place, wrong.has(`when ${place}`)))}</div>`)}
        <div role="row">${counters(edited, wrong.has('when game'))}</div>
      </div>
      <span class="rule-then" aria-hidden="true">${icon('s-right')}</span>
      <div class="rule-board do" role="grid" aria-label=${say('studio-rule-do-board')}
        @keydown=${(event: KeyboardEvent) => doKey(edited, event)}>
        ${DO_ROWS.map(
          (row) => html`<div role="row">
            ${row.map((one, col) => (one === undefined ? '' : commands(edited, one, col, wrong.has(`do ${one}`))))}
          </div>`,
        )}
      </div>
    </div>
  `;
}

const classes = (...names: (string | false)[]) => names.filter((name) => name !== false).join(' ');

interface Square {
  at: Offset | 'game';
  side: 'when' | 'do';
  col?: number;
  label: string;
  isWrong: boolean;
  /** True if it is the first tab stop. */
  isFirst: boolean;
}

/** A grid cell of either board, with its drawing. */
function square(
  edited: EditedRule,
  { at, side, col, label, isWrong, isFirst }: Square,
  drawn: unknown,
): TemplateResult {
  const { chosen } = edited;
  const isLit = chosen.at === at;
  const isChosen = isLit && chosen.side === side;
  const choose = () => edited.choose(at, side);
  return html`<div
    role="gridcell"
    class=${classes('rule-tile', at === 'C' && 'centre', at === 'game' && 'game', isLit && 'lit', isChosen && 'chosen')}
    data-at=${at}
    aria-colindex=${col === undefined ? nothing : col + 1}
    tabindex=${isLit || isFirst ? 0 : -1}
    aria-selected=${isChosen}
    aria-label=${isWrong ? `${label} ${say('studio-rule-wrong')}` : label}
    @click=${choose}
    @focus=${choose}
  >
    ${drawn}${isWrong ? html`<span class="rule-wrong">${icon('s-warning')}</span>` : ''}
  </div>`;
}

function tile(edited: EditedRule, place: Offset, isWrong: boolean): TemplateResult {
  const { host, rule, sentences } = edited;
  const predicate = rule.when[place];
  const isDot = dotOf(rule.event) === place;
  const isFirst = edited.chosen.at === 'game' && place === 'C';
  const isNowhere = rule.event === 'never' && place === 'C';
  const label = plain(sentences.tile(rule, place));
  return square(
    edited,
    { at: place, side: 'when', label, isWrong, isFirst },
    drawing(
      host,
      `when ${JSON.stringify(predicate)}${isDot}${isNowhere}`,
      TILE,
      (pen, size, pictureOf) => {
        drawPredicate(pen, predicate, { x: 4, y: 4, size: size - 8 }, pictureOf, isNowhere);
        if (isDot) drawDot(pen, size * 0.8, size * 0.2, size * 0.19);
      },
      'fill',
    ),
  );
}

/** The row of the conditions on counters. */
function counters(edited: EditedRule, isWrong: boolean): TemplateResult {
  const { rule, sentences } = edited;
  const label = say('studio-rule-asked', { asked: plain(sentences.asks(rule)) });
  const drawn = html`<span class="rule-game asks clipped">${rule.asks.length === 0 ? say('studio-rule-counters') : rule.asks.join(', ')}</span>`;
  return square(edited, { at: 'game', side: 'when', col: 1, label, isWrong, isFirst: false }, drawn);
}

function commands(edited: EditedRule, row: Row, col: number, isWrong: boolean): TemplateResult {
  const { host, rule, sentences } = edited;
  const label = plain(sentences.row(rule, row));
  const witness = row === 'game' ? undefined : rule.when[row];
  const given = rule.do[row];
  const drawn =
    row === 'game'
      ? html`<span class="rule-game">${given.length === 0 ? icon('scores') : given.map((one) => commandPicture(host, one))}</span>`
      : drawing(
          host,
          `do ${JSON.stringify([witness, given])}`,
          TILE,
          (pen, size, pictureOf) => {
            if (witness !== undefined) drawWitness(pen, witness, { x: 0, y: 0, size }, pictureOf);
            drawRow(pen, given, { x: 4, y: 4, size: size - 8 }, pictureOf);
          },
          'fill',
        );
  return square(edited, { at: row, side: 'do', col, label, isWrong, isFirst: false }, drawn);
}

/** The kind that a key selects: by its letter, or by its number in the palette. */
function kindOf(host: Studio, key: string): string | undefined {
  const kinds = inOrder(host.project.kinds);
  if (key >= '1' && key <= '9' && key.length === 1) return kinds[Number(key) - 1]?.name;
  return kinds.find(({ letter }) => letter === key)?.name;
}

function markUsed(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Handles keys on the nine tiles. Arrows move between tiles, `+ ~ -` select a mark, a digit or a kind's
 * letter toggles that mark for the kind, Shift with an arrow sets a direction, Delete clears the tile, and
 * Enter moves to the choices.
 */
function whenKey(edited: EditedRule, event: KeyboardEvent): void {
  const { host, rule, chosen } = edited;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (chosen.at === 'game') {
    if (event.key === 'ArrowUp') edited.focus('S', 'when');
    else if (event.key === 'ArrowRight') edited.focus('game', 'do');
    else if (event.key === 'Enter' || event.key === ' ')
      focusSoon('.rule-panel li input, .rule-panel ul + .buttons button');
    else return;
    markUsed(event);
    return;
  }
  const place = chosen.at;
  const predicate = rule.when[place];
  const step = ARROW_STEPS[event.key];
  const kind = kindOf(host, keyOf(event));
  if (step !== undefined && event.shiftKey) {
    const heading = directionOf(event.key) ?? 'any';
    edited.askHeading(place, predicate.heading === heading ? 'any' : heading);
  } else if (step !== undefined) {
    const at = OFFSETS.indexOf(place);
    const [row, col] = [Math.floor(at / 3) + step[0], (at % 3) + step[1]];
    if (row >= 0 && row <= 2 && col > 2) edited.focus(DO_ROWS[row]?.[0], 'do');
    else if (row >= 0 && row <= 2 && col >= 0) edited.focus(OFFSETS[row * 3 + col], 'when');
    else if (row > 2) edited.focus('game', 'when');
  } else if ((MARKS as readonly string[]).includes(event.key)) {
    edited.takeMark(event.key as Mark);
    host.announce(say(`studio-rule-mark-${MARK_NAMES[event.key as Mark]}`));
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    if (!isEmpty(predicate)) edited.clear(place);
  } else if (event.key === 'Enter' || event.key === ' ') {
    focusSoon('.rule-panel .kind-choice, .rule-panel button');
  } else if (kind !== undefined) edited.giveMark(place, kind);
  else return;
  markUsed(event);
}

/**
 * Handles keys on the command rows. Arrows move between rows, Shift with an arrow adds a move, a kind's digit
 * or letter creates a sprite or paints a background, `!` destroys, `/` stops, `+` adds points, Delete removes
 * the last command, and Enter moves to the choices.
 */
function doKey(edited: EditedRule, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { host, rule } = edited;
  const { row } = edited;
  const now = rule.do[row];
  const step = ARROW_STEPS[event.key];
  const kind = host.kind(kindOf(host, keyOf(event)) ?? '');
  const offer = (command: string) => {
    if (now.length >= MOST_COMMANDS) host.toast(say('studio-rule-full'));
    else if (rule.offers[row].includes(command)) edited.addCommand(row, command);
    else host.toast(say('studio-rule-not-here', { command: edited.sentences.command(command) }));
  };
  if (step !== undefined && event.shiftKey) offer(`move:${directionOf(event.key)}`);
  else if (step !== undefined) {
    const at = DO_ROWS.findIndex((line) => line.includes(row));
    const to = nextRow({ row: at, col: DO_ROWS[at]?.indexOf(row) ?? 1 }, step);
    if (to !== undefined) edited.focus(to, 'do');
    else if (step[1] === -1) edited.focus(['NE', 'E', 'SE'][at] ?? 'game', 'when');
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    if (now.length > 0) edited.setCommands(row, now.slice(0, -1));
  } else if (event.key === 'Enter' || event.key === ' ') {
    focusSoon('.rule-panel .command-choice, .rule-panel button');
  } else if (event.key === '!') offer('destroy');
  else if (event.key === '/') offer('stop');
  else if (event.key === '+') offer('score:10');
  else if (kind !== undefined) offer(`${kind.isSprite ? 'create' : 'paint'}:${kind.name}`);
  else return;
  markUsed(event);
}

/** The row in an arrow's direction. That of the game is below all columns. */
const nextRow = (from: Cell, step: ArrowStep): Row | undefined =>
  next(DO_ROWS, from, step) ?? (step[0] === 1 && from.row < 3 ? 'game' : undefined);

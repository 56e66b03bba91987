// The dialog for resizing a level: adds or removes rows and columns at each side.

import './resize.css';
import { html, type TemplateResult } from 'lit/html.js';
import type { Cell } from '../../../cells/cells';
import type { IconName } from '../../../ui/icons';
import { Sheet } from '../../../ui/sheet';
import { button, icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { numberField } from '../../parts/parts';
import type { Edit } from '../../project/edits';
import * as edits from '../../project/edits';
import type { LevelView } from '../../types';

const LARGEST = 127;

const SIDES = [
  { id: 'top', icon: 's-up' },
  { id: 'left', icon: 's-left' },
  { id: 'right', icon: 's-right' },
  { id: 'bottom', icon: 's-down' },
] as const satisfies { id: string; icon: IconName }[];

type Side = (typeof SIDES)[number]['id'];

export function resizeSheet(host: Studio, n: number): void {
  const level = host.project.levels[n];
  if (level === undefined) return;
  /** Rows or columns to add at each side; negative to remove. */
  const added: Record<Side, number> = { top: 0, left: 0, right: 0, bottom: 0 };
  const rows = () => level.rows + added.top + added.bottom;
  const cols = () => level.cols + added.left + added.right;
  const isPossible = (side: Side, by: number) => {
    const size = (side === 'top' || side === 'bottom' ? rows() : cols()) + by;
    return size >= 1 && size <= LARGEST;
  };
  const change = (sheet: Sheet, side: Side, by: number) => {
    if (!isPossible(side, by)) return;
    added[side] += by;
    sheet.update();
  };
  const apply = (sheet: Sheet) => {
    sheet.close();
    if (rows() === level.rows && cols() === level.cols && added.top === 0 && added.left === 0) return;
    const size = { rows: rows(), cols: cols() };
    host.edit(
      edits.level.resize(n, size, added.top, added.left),
      ...borderEdits(host, level, n, size, added),
    );
  };
  new Sheet({
    name: 'studio-resize',
    title: () => say('studio-resize'),
    body: (sheet) => html`
      <div class="resize">
        ${SIDES.map(
          ({
            id,
            icon: name,
          }) => html`<div class=${`side ${id}`} role="group" aria-label=${say(`studio-side-${id}`)}>
            ${icon(name)}
            <button
              type="button"
              class="soft plain"
              aria-label=${say('studio-fewer', { side: say(`studio-side-${id}`) })}
              ?disabled=${!isPossible(id, -1)}
              @click=${() => change(sheet, id, -1)}
            >
              ${icon('s-minus')}
            </button>
            <strong>${added[id] > 0 ? `+${added[id]}` : String(added[id]).replace('-', '−')}</strong>
            <button
              type="button"
              class="soft plain"
              aria-label=${say('studio-further', { side: say(`studio-side-${id}`) })}
              ?disabled=${!isPossible(id, 1)}
              @click=${() => change(sheet, id, 1)}
            >
              ${icon('new')}
            </button>
          </div>`,
        )}
        <p class="size" role="status">${say('studio-size', { rows: rows(), cols: cols() })}</p>
      </div>
      <div class="beside resize-sizes">
        ${typed('columns', cols(), (to) => (added.right += to - cols()), sheet)}
        ${typed('rows', rows(), (to) => (added.bottom += to - rows()), sheet)}
      </div>
      <p class="note">${say('studio-resize-help')}</p>
    `,
    foot: (sheet) => html`
      ${button('back', say('studio-cancel'), () => sheet.close())}
      ${button('s-check', say('studio-apply'), () => apply(sheet), { kind: 'main' })}
    `,
  });
}

/** A field for the number of columns or rows. They are added and removed at the right or at the bottom. */
const typed = (
  what: 'columns' | 'rows',
  value: number,
  take: (to: number) => void,
  sheet: Sheet,
): TemplateResult => html`<label class="field"
  ><span>${say(`studio-${what}`)}</span>${numberField(value, [1, LARGEST], (to) => {
    take(to);
    sheet.update();
  })}</label
>`;

/** The edits that keep a border around a map: the background of all tiles at its edge moves to the new edge. */
function borderEdits(
  host: Studio,
  { map, rows, cols }: LevelView,
  n: number,
  size: { rows: number; cols: number },
  { top, left, right, bottom }: Record<Side, number>,
): Edit[] {
  const isEdge = (at: number) =>
    at < cols || at >= cols * (rows - 1) || at % cols === 0 || at % cols === cols - 1;
  const [edge, ...others] = new Set(map.filter((_, at) => isEdge(at)));
  const inside = mostOf([...map].filter((_, at) => !isEdge(at)));
  if (edge === undefined || others.length > 0 || inside === undefined || inside === edge) return [];
  const [border, ground] = [edge, inside].map((kind) => host.project.kinds[kind]?.name);
  if (border === undefined || ground === undefined || size.rows < 3 || size.cols < 3) return [];
  const [lastRow, lastCol] = [size.rows - 1, size.cols - 1];
  const rect = (name: string, [row, col]: [number, number], [toRow, toCol]: [number, number]): Edit => {
    const [from, to]: [Cell, Cell] = [
      { row, col },
      { row: toRow, col: toCol },
    ];
    return edits.map.rect(n, name, from, to);
  };
  // What was the edge, and what is new, is inside now.
  const clear = [
    ...(top > 0 ? [rect(ground, [1, 1], [Math.min(top, lastRow - 1), lastCol - 1])] : []),
    ...(bottom > 0 ? [rect(ground, [Math.max(1, lastRow - bottom), 1], [lastRow - 1, lastCol - 1])] : []),
    ...(left > 0 ? [rect(ground, [1, 1], [lastRow - 1, Math.min(left, lastCol - 1)])] : []),
    ...(right > 0 ? [rect(ground, [1, Math.max(1, lastCol - right)], [lastRow - 1, lastCol - 1])] : []),
  ];
  return [
    ...clear,
    rect(border, [0, 0], [0, lastCol]),
    rect(border, [lastRow, 0], [lastRow, lastCol]),
    rect(border, [0, 0], [lastRow, 0]),
    rect(border, [0, lastCol], [lastRow, lastCol]),
  ];
}

/** The most frequent of some numbers. */
function mostOf(all: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

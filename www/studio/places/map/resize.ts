// The dialog for resizing a level: adds or removes rows and columns at each side.

import './resize.css';
import { html } from 'lit/html.js';
import type { IconName } from '../../../ui/icons';
import { Sheet } from '../../../ui/sheet';
import { button, icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import * as edits from '../../project/edits';

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
    host.edit(edits.level.resize(n, { rows: rows(), cols: cols() }, added.top, added.left));
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
      <p class="note">${say('studio-resize-help')}</p>
    `,
    foot: (sheet) => html`
      ${button('back', say('studio-cancel'), () => sheet.close())}
      ${button('s-check', say('studio-apply'), () => apply(sheet), { kind: 'main' })}
    `,
  });
}

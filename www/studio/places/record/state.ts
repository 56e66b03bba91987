// Controls for the parts of a scene that are not on the board: headings of sprites, and values of counters.
import { html, type TemplateResult } from 'lit/html.js';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { chip, numberField } from '../../parts/parts';
import { counted, type Take } from './scene';

export function stateRow(
  host: Studio,
  take: Take,
  isAiming: boolean,
  aim: () => void,
  set: (take: Take) => void,
): TemplateResult {
  const { counters } = host.project;
  const values = take.counters ?? counters.map(({ start }) => start);
  return html`<div class="record-deeds beside tight">
    ${chip(say('studio-record-aim'), aim, { isOn: isAiming })}
    ${counters.map(
      ({ name }, n) => html`<label class="record-counter"><span>${name}</span>
        ${numberField(values[n] ?? 0, [-999, 999], (value) => set(counted(take, values, n, value)))}</label>`,
    )}
  </div>`;
}

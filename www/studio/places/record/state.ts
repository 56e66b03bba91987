// Controls for the parts of a scene that are not on the board: headings of sprites, and values of counters.
import { html, type TemplateResult } from 'lit/html.js';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { chip } from '../../parts/parts';
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
  const count = (n: number) => (change: Event) => {
    const value = Number((change.currentTarget as HTMLInputElement).value);
    if (Number.isInteger(value) && Math.abs(value) <= 999) set(counted(take, values, n, value));
    else host.update();
  };
  return html`<div class="record-deeds beside tight">
    ${chip(say('studio-record-aim'), aim, { isOn: isAiming })}
    ${counters.map(
      ({ name }, n) => html`<label class="record-counter"><span>${name}</span>
        <input type="number" min="-999" max="999" .value=${String(values[n])} @change=${count(n)} /></label>`,
    )}
  </div>`;
}

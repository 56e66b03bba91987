// Controls for the parts of a scene that are not on the board: headings of sprites, values of counters, and
// the sound of what happens.
import { html, type TemplateResult } from 'lit/html.js';
import { typed } from '../../../ui/fields';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { chip, numberField } from '../../parts/parts';
import { hear, SOUNDS } from '../../parts/sounds';
import { eventIcon } from '../rules/pieces';
import { counted, sounded, soundOf, type Take } from './scene';

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
    ${chip(html`${eventIcon('change:right')}<span>${say('studio-record-aim')}</span>`, aim, { isOn: isAiming })}
    ${counters.map(
      ({ name }, n) => html`<label class="record-counter"><span>${name}</span>
        ${numberField(values[n] ?? 0, [-999, 999], (value) => set(counted(take, values, n, value)))}</label>`,
    )}
  </div>`;
}

/** The choice of a sound, which is heard at once. */
export function soundChoice(host: Studio, take: Take, set: (take: Take) => void): TemplateResult {
  const choose = (sound: string) => {
    if (sound !== '') hear(host, sound);
    set(sounded(take, sound));
  };
  return html`<label class="field record-counter">
    <span>${say('studio-sound')}</span>
    <select .value=${soundOf(take)} @change=${typed(choose)}>
      <option value="">${say('studio-sound-usual')}</option>
      ${SOUNDS.map((sound) => html`<option value=${sound}>${say(`studio-sound-${sound}`)}</option>`)}
    </select>
  </label>`;
}

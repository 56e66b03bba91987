// The panel for a rule's conditions on counters. Each has a counter, a comparison and a number.

import { html, type TemplateResult } from 'lit/html.js';
import { typed } from '../../../ui/fields';
import { button, iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { counterSheet } from '../../parts/declared';
import { numberField } from '../../parts/parts';
import { type Ask, askOf, SIGN_NAMES, SIGNS } from '../../project/rule-shape';
import type { EditedRule } from './edited';
import { sentence } from './pieces';

/** The maximum number of counter conditions of a rule. */
const MOST = 8;

export function askPanel(edited: EditedRule): TemplateResult {
  const { host, rule, sentences } = edited;
  const { counters } = host.project;
  const add = (counter: string) => edited.setAsks([...rule.asks, `${counter}>=1`]);
  return html`
    <p class="rule-tile-words">${sentence(host, sentences.asks(rule))}</p>
    <ul class="stack tight">
      ${rule.asks.map((text, at) => {
        const ask = askOf(text);
        const take = iconButton('close', say('studio-rule-take-away', { command: text }), () =>
          edited.setAsks(rule.asks.toSpliced(at, 1)),
        );
        return html`<li class="beside tight">${ask === undefined ? html`<code>${text}</code>` : fields(edited, ask, at)} ${take}</li>`;
      })}
    </ul>
    <div class="buttons tight">
      ${rule.asks.length < MOST ? counters.map(({ name }) => button('new', name, () => add(name))) : ''}
      ${button('new', say('studio-counter-new'), () => counterSheet(host, add))}
    </div>
  `;
}

function fields(edited: EditedRule, ask: Ask, at: number): TemplateResult {
  const { rule, host } = edited;
  const set = (change: Partial<Ask>) => {
    const { counter, sign, n } = { ...ask, ...change };
    edited.setAsks(rule.asks.with(at, `${counter}${sign}${n}`));
    host.update();
  };
  const choose = (text: string) => set({ sign: SIGNS.find((sign) => sign === text) ?? '=' });
  return html`
    <span class="rest clipped">${ask.counter}</span>
    <select aria-label=${say('studio-rule-compare')} .value=${ask.sign} @change=${typed(choose)}>
      ${SIGNS.map((sign) => html`<option value=${sign} ?selected=${sign === ask.sign}>${say('studio-rule-sign', { sign: SIGN_NAMES[sign] })}</option>`)}
    </select>
    ${numberField(ask.n, [-999, 999], (n) => set({ n }), { label: ask.counter })}
  `;
}

// The rule editor: two boards with the conditions on the left and the commands on the right. A tile and its
// command row are selected together, and the panel shows their choices.

import { html, type TemplateResult } from 'lit/html.js';
import { Sheet } from '../../../ui/sheet';
import { button, icon, iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { numberField } from '../../parts/parts';
import type { Edit } from '../../project/edits';
import * as edits from '../../project/edits';
import { listedEvent, partsOf } from '../../project/rule-shape';
import type { Habit, RuleView } from '../../types';
import { ruleMenu } from './actions';
import { boards } from './boards';
import { EditedRule } from './edited';
import { eventChoices } from './events';
import { panel } from './panel';
import { eventIcon, sentence } from './pieces';
import { viewsOf } from './views';
import { findingList, writing } from './writing';

/** The habits of the original's machine in which a rule does otherwise than its picture suggests. */
const SEEN: readonly Habit[] = ['first', 'destroy', 'dot', 'looks', 'portal', 'views', 'never'];

export function ruleEditor(host: Studio, n: number, rule: RuleView): TemplateResult {
  const edited = new EditedRule(host, n, rule);
  const { findings, sentences } = edited;
  return html`
    <section class="rule-editor" aria-label=${say('studio-rule-number', { n: n + 1 })}>
      <div class="rule-work">
        ${head(edited)} ${boards(edited)}
        ${rule.note === '' ? '' : html`<p class="rule-note">${rule.note}</p>`}
        <p class="rule-sentence">${sentence(host, sentences.rule(rule))}</p>
        ${SEEN.filter((habit) => rule.habits.includes(habit)).map((habit) => html`<p class="rule-note">${say(`studio-habit-${habit}`)}</p>`)}
      </div>
      <div class="rule-side">
        ${panel(edited)}
        ${
          findings.length === 0
            ? ''
            : html`<section aria-label=${say('studio-rule-findings')}>${findingList(edited, findings)}</section>`
        }
        ${viewsOf(edited)} ${writing(edited)}
      </div>
    </section>
  `;
}

function head({ host, n, rule, sentences }: EditedRule): TemplateResult {
  const event = listedEvent(rule);
  const last = host.project.rules.length - 1;
  return html`
    <div class="beside tight">
      <button type="button" class="soft rule-event leading rest" @click=${() => chooseEvent(host, n)}
        aria-label=${say('studio-rule-event', { event: sentences.event(event) })}>
        ${eventIcon(event)}<span class="rest">${sentences.event(event)}</span><span class="rule-event-more">${icon('s-more')}</span>
      </button>
      <span class="rule-step">
        ${iconButton('back', say('studio-rule-before'), () => host.replace({ place: 'rules', rule: n - 1 }), { isEnabled: n > 0 })}
        <span class="rule-number" aria-hidden="true">${n + 1}</span>
        ${iconButton('forward', say('studio-rule-after'), () => host.replace({ place: 'rules', rule: n + 1 }), { isEnabled: n < last })}
      </span>
      ${iconButton('menu', say('studio-rules-more', { n: n + 1 }), () => ruleMenu(host, n, { removed: () => host.replace({ place: 'rules' }) }))}
    </div>
    ${every(host, n, event)}
    ${
      rule.isOff
        ? html`<p class="rule-off-note beside">
            ${icon('s-off')}<span class="rest">${say('studio-rules-is-off')}</span>
            ${button('s-off', say('studio-rules-switch-on'), () => host.edit(edits.rule.on(n)))}
          </p>`
        : ''
    }
  `;
}

/** The field for the interval of an `every` rule, in rounds. */
function every(host: Studio, n: number, event: string): TemplateResult | string {
  const [kind, of] = partsOf(event);
  if (kind !== 'every') return '';
  return html`<label class="beside"><span>${say('studio-rounds-between')}</span>
    ${numberField(of, [1, 1000], (rounds) => {
      host.edit(edits.rule.event(n, `every:${rounds}`));
      host.update();
    })}</label>`;
}

/** Opens the choice of the rule's event. The heading of a change rule is stored with its centre sprite. */
function chooseEvent(host: Studio, n: number): void {
  const choose = (event: string, sheet: Sheet) => {
    sheet.close();
    const rule = host.project.rules[n];
    if (rule === undefined) return;
    const [kind, of] = partsOf(event);
    const changes: Edit[] = [];
    const written = kind === 'change' ? 'change' : event;
    if (written !== rule.event) changes.push(edits.rule.event(n, written));
    if (kind === 'change' && of !== rule.when.C.heading && rule.centres.length > 0) {
      changes.push(edits.rule.when(n, 'C', { ...rule.when.C, heading: of }));
    }
    host.edit(...changes);
  };
  const now = host.project.rules[n];
  const current = now === undefined ? '' : listedEvent(now);
  new Sheet({
    name: 'rule-events',
    title: () => say('studio-rule-when'),
    body: (sheet) => html`${eventChoices(host, (event) => choose(event, sheet), current)}`,
  });
}

// The views of a rule, mirrored and rotated, each with a live picture of the derived rule.

import { html, type TemplateResult } from 'lit/html.js';
import { icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import * as edits from '../../project/edits';
import type { ViewName } from '../../types';
import type { EditedRule } from './edited';
import { plain, rulePicture, walk } from './pieces';

const VIEWS: readonly Exclude<ViewName, 'original'>[] = ['rot-cw', 'rot-180', 'rot-ccw', 'flip-h', 'flip-v'];
const TURNS: readonly ViewName[] = ['rot-cw', 'rot-180', 'rot-ccw'];

const ICONS = {
  'flip-h': 's-flip-h',
  'flip-v': 's-flip-v',
  'rot-cw': 's-rotate-right',
  'rot-180': 'restart',
  'rot-ccw': 's-rotate-left',
} as const satisfies Record<Exclude<ViewName, 'original'>, string>;

export function viewsOf(edited: EditedRule): TemplateResult {
  const { host, n, rule } = edited;
  const hasAll = TURNS.every((view) => rule.views.includes(view));
  const set = (view: Exclude<ViewName, 'original'> | 'all-four', isOn: boolean) =>
    host.edit(edits.rule.view(n, view, isOn));
  return html`
    <section class="stack" aria-label=${say('studio-rule-views')}>
      <h2 class="rule-views-title">${say('studio-rule-views')}</h2>
      <div class="view-choices" role="group" aria-label=${say('studio-rule-views')} @keydown=${walk}>
        <button type="button" class="view-choice ringed leading all" aria-pressed=${hasAll} @click=${() => set('all-four', !hasAll)}>
          ${icon('s-all-four')}<span>${say('studio-rule-view', { view: 'all-four' })}</span>
        </button>
        ${VIEWS.map((view) => {
          const isOn = rule.views.includes(view);
          const isEqual = isOn && rule.derived.every((derived) => derived.view !== view);
          return html`<button type="button" class="view-choice ringed leading" aria-pressed=${isOn} @click=${() => set(view, !isOn)}>
            ${icon(ICONS[view])}<span
              >${say('studio-rule-view', { view })}${isEqual ? html`<small>${say('studio-rule-view-equal')}</small>` : ''}</span
            >
          </button>`;
        })}
      </div>
      ${rule.derived.length > 1 ? previews(edited) : ''}
    </section>
  `;
}

/** The derived rules without duplicates. */
const previews = ({ host, rule, sentences }: EditedRule) => html`
  <ul class="view-pictures">
    ${rule.derived
      .filter(({ view }) => view !== 'original')
      .map(
        (derived) => html`<li>
          <figure>
            ${rulePicture(host, derived)}
            <figcaption class="note">
              ${say('studio-rule-view', { view: derived.view })}<span class="hidden">: ${plain(sentences.rule(derived))}</span>
            </figcaption>
          </figure>
        </li>`,
      )}
  </ul>
`;

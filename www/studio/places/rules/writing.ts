// The rule as text, with the checker's findings at its lines. Leaving the field applies the text and redraws
// the rule. An unreadable text stays in the field with its error.

import { html, type TemplateResult } from 'lit/html.js';
import { typed } from '../../../ui/fields';
import { button, icon } from '../../../ui/templates';
import { phraseIn } from '../../../ui/words/phrases';
import { say } from '../../../ui/words/words';
import * as edits from '../../project/edits';
import type { FindingView } from '../../types';
import type { EditedRule } from './edited';

class Writing {
  /** A text that has not been applied yet. */
  draft: { rule: string; text: string } | undefined;
  /** True while the text is unfolded. */
  isOpen = false;
}

export function writing({ host, n, name, rule, findings, lines }: EditedRule): TemplateResult {
  const state = host.memory.of(Writing);
  const draft = () => (state.draft?.rule === name ? state.draft.text : undefined);
  const text = draft() ?? rule.text;
  const take = () => {
    const wanted = draft() ?? rule.text;
    state.draft = undefined;
    if (wanted.trim() !== rule.text.trim() && !host.edit(edits.rule.text(n, wanted)))
      state.draft = { rule: name, text: wanted };
    host.update();
  };
  return html`
    <details
      class="more rule-writing"
      ?open=${state.isOpen || rule.unread.length > 0}
      @toggle=${(event: Event) => (state.isOpen = (event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>${say('studio-rule-text')}</summary>
      <div class="field"><textarea
        class=${findings.some(({ isWarning }) => !isWarning) ? 'wrong' : ''}
        rows=${Math.max(3, text.split('\n').length + 1)}
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-label=${say('studio-rule-text')}
        aria-describedby="rule-text-help"
        .value=${text}
        @input=${typed((now) => {
          state.draft = { rule: name, text: now };
          host.update();
        })}
        @change=${take}
        @keydown=${(event: KeyboardEvent) => {
          event.stopPropagation();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) take();
        }}
      ></textarea></div>
      <p class="note" id="rule-text-help">${say('studio-rule-text-help')}</p>
      ${draft() !== undefined ? button('s-check', say('studio-rule-text-take'), take) : ''}
      ${
        findings.length === 0
          ? ''
          : html`<ol class="rule-lines stack tight">
              ${lines
                .filter(({ line }) => findings.some((finding) => finding.line === line))
                .map(
                  ({ text, line }) => html`<li>
                    <code>${text}</code>
                    ${findings.filter((finding) => finding.line === line).map(fault)}
                  </li>`,
                )}
            </ol>`
      }
    </details>
  `;
}

const fault = ({ phrase, isWarning }: FindingView) =>
  html`<span class=${isWarning ? 'rule-fault beside warning' : 'rule-fault beside'}>${icon('s-warning')}${phraseIn(phrase)}</span>`;

/** Findings about rule `n`. Each links to its tile or row. */
export function findingList(edited: EditedRule, findings: readonly FindingView[]): TemplateResult {
  return html`<ul class="rule-faults stack tight">
    ${findings.map((finding) => {
      const place = edited.placeOf(finding);
      if (place === undefined) return html`<li>${fault(finding)}</li>`;
      const go = () => {
        edited.choose(place.at, place.side);
        edited.focus(place.at, place.side);
      };
      return html`<li>
        <button type="button" class="rule-finding leading" @click=${go}>${fault(finding)}</button>
      </li>`;
    })}
  </ul>`;
}

// The list of the checker's findings.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { icon } from '../../ui/templates';
import { phraseIn } from '../../ui/words/phrases';
import { say } from '../../ui/words/words';
import type { Studio } from '../host';
import type { RunnablePart } from '../project/runnable-part';
import type { Route } from '../route';
import type { FindingView } from '../types';
import { listed } from './parts';

/** Lists findings, errors first. Each one links to the part it is about. */
export function findingList(host: Studio, findings: readonly FindingView[]): TemplateResult {
  const sorted = [...findings].sort((a, b) => Number(a.isWarning) - Number(b.isWarning));
  return html`<ul class="finding-list stack tight">
    ${sorted.map(
      (finding) => html`<li>
        <button type="button" class=${finding.isWarning ? 'leading warning' : 'leading error'} @click=${() => host.go(placeOf(host, finding))}>
          ${icon(finding.isWarning ? 's-warning' : 's-alert')}
          <span><span class="hidden">${say(finding.isWarning ? 'studio-warning' : 'studio-error')} </span>${aboutOf(finding)}${sentenceOf(finding)}</span>
        </button>
      </li>`,
    )}
  </ul>`;
}

/** A notice about the rules that a play leaves out, which leads to the first of them. */
export function skippedNote(host: Studio, { skipped }: RunnablePart): TemplateResult | typeof nothing {
  const [first] = skipped;
  if (first === undefined) return nothing;
  const rules = listed(skipped.map((n) => String(n + 1)));
  return html`<button type="button" class="skipped leading" @click=${() => host.go({ place: 'rules', rule: first })}>
    ${icon('s-warning')}<span class="rest">${say('studio-skipped', { count: skipped.length, rules })}</span>
  </button>`;
}

export const sentenceOf = ({ phrase }: FindingView): string => phraseIn(phrase);

export const aboutOf = ({ part }: FindingView): TemplateResult | typeof nothing =>
  part.what === 'rule' ? html`<b>${say('studio-rule-number', { n: part.n + 1 })}:</b> ` : nothing;

function placeOf({ project }: Studio, { part, line, column }: FindingView): Route {
  const kind = project.kinds[part.n];
  if (part.what === 'kind' && kind !== undefined) return { place: 'picture', kind: kind.name };
  if (part.what === 'level' && project.levels[part.n] !== undefined) return { place: 'map', level: part.n };
  if (part.what === 'rule' && project.rules[part.n] !== undefined) return { place: 'rules', rule: part.n };
  if (part.what === 'test' && project.tests[part.n] !== undefined) return { place: 'play', test: part.n };
  if (part.what === 'group' && project.groups[part.n] !== undefined) return { place: 'settings' };
  return { place: 'text', line, column };
}

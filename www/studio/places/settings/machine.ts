// The machine that plays a project: this one or, for games of the original TileCode, the original's.

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { choice } from '../../../ui/fields';
import { Sheet } from '../../../ui/sheet';
import { button } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import * as edits from '../../project/edits';

/** Shown where another machine than this one plays the project. */
export function machineChoice(host: Studio): TemplateResult | typeof nothing {
  const { machine } = host.project;
  if (machine === 'own') return nothing;
  return html`
    ${choice(
      'machine',
      say('studio-machine'),
      (['original', 'published'] as const).map((value) => ({ value, text: say(`studio-machine-${value}`) })),
      machine,
      (value) => host.edit(edits.machine(value === 'published' ? value : 'original')),
    )}
    <p class="note">${say('studio-machine-help')}</p>
    <div class="buttons">${button('s-rules', say('studio-machine-own'), () => useOwnRules(host))}</div>
  `;
}

/** Names what may play differently by this machine's rules, and changes to them. */
function useOwnRules(host: Studio): void {
  const met = new Set(host.project.rules.filter(({ isOff }) => !isOff).flatMap(({ habits }) => habits));
  new Sheet({
    name: 'own-rules',
    title: () => say('studio-machine-own'),
    body: () => html`
      <div class="stack">
        <p>${say(met.size === 0 ? 'studio-machine-same' : 'studio-machine-differs')}</p>
        <ul class="stack tight">${[...met].map((habit) => html`<li>${say(`studio-habit-${habit}`)}</li>`)}</ul>
      </div>
    `,
    foot: (sheet) =>
      button(
        's-check',
        say('studio-machine-use'),
        sheet.closing(() => host.edit(edits.machine('own'))),
        { kind: 'main' },
      ),
  });
}

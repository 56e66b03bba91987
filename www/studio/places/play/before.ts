// The play from before an edit, kept for comparison with the play after it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameSession } from '../../../engine/types';
import { icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { chip } from '../../parts/parts';
import type { ProjectView } from '../../types';
import type { Beside } from './beside';

/** The way a play continued after an edit: from its state, by replaying its inputs, or from the start. */
export type Continued = 'state' | 'inputs' | 'new';

export interface Before {
  session: GameSession;
  text: string;
  project: ProjectView;
  /** The level at which a new play begins, counted from 0. */
  level: number;
  kept: Continued;
  /** The first round that differs, from 0; undefined if none does. */
  parting: number | undefined;
  /** True while the play before the edit is shown. */
  isShown: boolean;
}

export const partingText = ({ parting, session }: Before): string =>
  parting === undefined
    ? say('studio-watch-same', { rounds: session.length() })
    : say('studio-watch-parts', { round: parting + 1 });

export interface Choices {
  wantsBoth: boolean;
  /** Continues in another way. */
  keep(kept: Continued): void;
  /** Shows the other play. */
  swap(): void;
  both(): void;
  close(): void;
}

/** Shows how the play continued after an edit, and offers the other ways. */
export function beforeBar(before: Before, { wantsBoth, keep, swap, both, close }: Choices): TemplateResult {
  const { levels } = before.project;
  const start =
    levels.length < 2
      ? say('studio-watch-keep-new')
      : say('studio-watch-keep-level', { n: before.level + 1 });
  const choice = (kept: Continued) =>
    chip(kept === 'new' ? start : say(`studio-watch-keep-${kept}`), () => keep(kept), {
      isOn: before.kept === kept,
    });
  return html`<div class="watch-before beside" role="group" aria-label=${say('studio-watch-edited')}>
    <p class="rest">${say('studio-watch-edited')}</p>
    <div class="ways beside tight">
      ${choice('new')} ${choice('state')} ${choice('inputs')}
      ${before.kept === 'inputs' ? html`<p role="status">${partingText(before)}</p>` : nothing}
      ${
        before.kept !== 'inputs' || before.parting === undefined
          ? nothing
          : html`${chip(html`${icon('w-switch')}<span>${say('studio-watch-before')}</span>`, swap, { isOn: before.isShown })}
              ${chip(html`${icon('w-both')}<span>${say('studio-watch-both')}</span>`, both, { isOn: wantsBoth, look: 'both' })}`
      }
    </div>
    <button type="button" class="plain" aria-label=${say('close')} @click=${close}>${icon('close')}</button>
  </div>`;
}

/** The board and, next to it, the play before or after the edit. A tap on the second board swaps them. */
export function boards(
  board: HTMLElement,
  beside: Beside | undefined,
  isShown: boolean,
  swap: () => void,
): TemplateResult {
  const half = (isBefore: boolean, content: HTMLElement, click?: () => void) => html`<div
    class="watch-half"
    data-side=${isBefore ? 'before' : 'after'}
    @click=${click ?? nothing}
  >
    ${
      beside === undefined
        ? nothing
        : html`<p class="watch-caption">${say(isBefore ? 'studio-watch-before' : 'studio-watch-after')}</p>`
    }
    ${content}
  </div>`;
  return html`<div class="watch-boards" data-both=${beside === undefined ? 'no' : 'yes'}>
    ${half(beside !== undefined && isShown, board)} ${beside === undefined ? nothing : half(!isShown, beside.element, swap)}
  </div>`;
}

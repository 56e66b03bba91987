// A game's title, pace, time, kinds, counters and messages.

import { html, type TemplateResult } from 'lit/html.js';
import { choice, textField, typed } from '../../../ui/fields';
import { button, iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { declaredLists } from '../../parts/declared';
import { groupList } from '../../parts/groups';
import { addKind, kindSheet } from '../../parts/kinds';
import { kindTile } from '../../parts/parts';
import type { Place } from '../../place';
import * as edits from '../../project/edits';
import type { KindView } from '../../types';
import { machineChoice } from './machine';
import { roomsChoice } from './rooms';

/** The range of the slider for a round's length, in milliseconds. */
const PACE = { min: 50, max: 1000, step: 10 };

export default class SettingsPlace implements Place {
  readonly #host: Studio;
  /** The slider's value during a drag. */
  #pace: number | undefined;

  constructor(host: Studio) {
    this.#host = host;
  }

  render(): TemplateResult {
    const host = this.#host;
    const { project } = host;
    const pace = Math.max(PACE.min, this.#pace ?? project.pace);
    const longest = Math.max(PACE.max, pace);
    return html`
      <div class="column narrow">
        ${textField(
          say('studio-title'),
          project.title,
          { change: (text) => host.edit(edits.title(text.trim())) },
          { placeholder: say('studio-untitled') },
        )}
        <label class="field">
          <span>${say('studio-pace')}</span>
          <span class="scrub">
            <input
              type="range"
              min="0"
              max=${longest - PACE.min}
              step=${PACE.step}
              .value=${String(longest - pace)}
              aria-valuetext=${say('studio-pace-is', { rounds: Math.round(10_000 / pace) / 10 })}
              @input=${typed((text) => {
                // The right end is the fastest.
                this.#pace = longest - Number(text);
                host.update();
              })}
              @change=${() => {
                const wanted = this.#pace;
                this.#pace = undefined;
                if (wanted !== undefined && wanted !== project.pace) host.edit(edits.pace(wanted));
              }}
            />
            <output>${say('studio-pace-is', { rounds: Math.round(10_000 / pace) / 10 })}</output>
          </span>
        </label>
        ${choice(
          'time',
          say('studio-time'),
          (['rounds', 'turns'] as const).map((value) => ({ value, text: say(`studio-time-${value}`) })),
          project.hasTurns ? 'turns' : 'rounds',
          (value) => host.edit(edits.time(value === 'turns' ? 'turns' : 'rounds')),
        )}
        <p class="note">${say(project.hasTurns ? 'studio-time-turns-help' : 'studio-time-rounds-help')}</p>
        ${roomsChoice(host)} ${machineChoice(host)} ${this.#kinds(true)} ${this.#kinds(false)} ${groupList(host)} ${declaredLists(host)}
      </div>
    `;
  }

  #kinds(areSprites: boolean): TemplateResult {
    const host = this.#host;
    const kinds = host.project.kinds.filter(({ isSprite }) => isSprite === areSprites);
    const title = say(areSprites ? 'studio-sprites' : 'studio-backgrounds');
    return html`
      <section class="stack" aria-label=${title}>
        <h2>${title}</h2>
        ${areSprites ? html`<p class="note">${say('studio-order-sprite')}</p>` : ''}
        <ol class="stack tight">
          ${kinds.map((kind, n) => this.#kind(kind, n, kinds.length))}
        </ol>
        ${button('new', say(areSprites ? 'studio-add-sprite' : 'studio-add-background'), () => addKind(host, areSprites ? 'sprite' : 'background'))}
      </section>
    `;
  }

  #kind(kind: KindView, n: number, count: number): TemplateResult {
    const host = this.#host;
    const { name } = kind;
    return html`
      <li class="beside">
        <button type="button" class="kind-row leading rest" @click=${() => kindSheet(host, name)}>
          ${kindTile(host, kind)}<span class="rest clipped">${name}</span><kbd>${kind.letter}</kbd>
        </button>
        ${iconButton('s-up', say('studio-level-up', { name }), () => host.edit(edits.order(name, n - 1)), { isEnabled: n > 0 })}
        ${iconButton('s-down', say('studio-level-down', { name }), () => host.edit(edits.order(name, n + 1)), { isEnabled: n + 1 < count })}
      </li>
    `;
  }
}

// The list of a game's levels: open, add, rename, copy, move, resize and remove; and whether each can be won.

import { html, type TemplateResult } from 'lit/html.js';
import { textField } from '../../../ui/fields';
import { button, iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { thumbnail } from '../../parts/parts';
import type { Place } from '../../place';
import * as edits from '../../project/edits';
import { unusedName } from '../../project/naming';
import { progressOf, verdictOf } from '../../proof/told';
import { Verdicts } from '../../proof/verdicts';
import type { Route } from '../../route';
import { resizeSheet } from '../map/resize';

export default class LevelsPlace implements Place {
  readonly #host: Studio;
  readonly #verdicts: Verdicts;
  /** The level whose map of the bots' last positions is open. */
  #opened: number | undefined;

  constructor(host: Studio, _route: Route, signal: AbortSignal) {
    this.#host = host;
    this.#verdicts = new Verdicts(host, signal);
  }

  render(): TemplateResult {
    const host = this.#host;
    const { levels } = host.project;
    return html`
      <div class="column">
        ${progressOf(host, this.#verdicts)}
        <ol class="level-list stack loose">
          ${levels.map((_, n) => this.#level(n, levels.length))}
        </ol>
        <div class="buttons">
          ${button('new', say('studio-level-add'), () => this.#add(), { kind: 'main' })}
        </div>
      </div>
    `;
  }

  rendered(): void {
    this.#verdicts.follow();
  }

  #level(n: number, count: number): TemplateResult {
    const host = this.#host;
    const level = host.project.levels[n];
    const name = level?.name || say('studio-level-n', { n: n + 1 });
    const at = { name };
    return html`
      <li class="level">
        <button type="button" class="open" aria-label=${say('studio-level-edit', at)} @click=${() => host.go({ place: 'map', level: n })}>
          ${thumbnail(host, host.project, n, host.text)}
        </button>
        <div class="level-text stack tight">
          ${textField(
            say('studio-level-name', { n: n + 1 }),
            level?.name ?? '',
            { change: (text) => host.edit(edits.level.name(n, text.trim())) },
            { isHidden: true, placeholder: say('studio-level-n', { n: n + 1 }) },
          )}
          <p class="note">${say('studio-size', { rows: level?.rows ?? 0, cols: level?.cols ?? 0 })}</p>
        </div>
        ${verdictOf(host, this.#verdicts, n, {
          isOpen: this.#opened === n,
          toggle: () => {
            this.#opened = this.#opened === n ? undefined : n;
            host.update();
          },
        })}
        <div class="tool-row buttons tight">
            ${iconButton('play', say('studio-level-play', at), () => host.go({ place: 'play', level: n }), { isEnabled: host.running !== undefined })}
            ${iconButton('s-up', say('studio-level-up', at), () => host.edit(edits.level.move(n, n - 1)), { isEnabled: n > 0 })}
            ${iconButton('s-down', say('studio-level-down', at), () => host.edit(edits.level.move(n, n + 1)), { isEnabled: n + 1 < count })}
            ${iconButton('s-double', say('studio-level-copy', at), () => this.#copy(n))}
            ${iconButton('s-resize', say('studio-level-resize', at), () => resizeSheet(host, n))}
            ${iconButton('s-bin', say('studio-level-remove', at), () => this.#remove(n, name), { isEnabled: count > 1 })}
        </div>
      </li>
    `;
  }

  #add(): void {
    const host = this.#host;
    if (host.edit(edits.level.add())) host.go({ place: 'map', level: host.project.levels.length - 1 });
  }

  /** Copies a level. The copy of a named level gets a number: `Castle 2`. */
  #copy(n: number): void {
    const host = this.#host;
    const names = host.project.levels.map(({ name }) => name);
    const name = names[n]?.replace(/ \d+$/, '') ?? '';
    const changes = [edits.level.copy(n)];
    if (name !== '') changes.push(edits.level.name(n + 1, unusedName(name, names)));
    host.edit(...changes);
  }

  #remove(n: number, name: string): void {
    const host = this.#host;
    if (host.edit(edits.level.remove(n))) host.tellUndoable(say('studio-removed', { name }));
  }
}

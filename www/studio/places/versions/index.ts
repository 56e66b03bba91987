// Earlier versions of a game, to view and restore. Restoring is an edit and can be undone.

import { html, type TemplateResult } from 'lit/html.js';
import type { Version } from '../../../store/movable';
import { button, icon } from '../../../ui/templates';
import { moment, say } from '../../../ui/words';
import * as edits from '../../edits';
import type { Studio } from '../../host';
import { Looks } from '../../looks';
import type { Place } from '../../place';

export default class VersionsPlace implements Place {
  readonly #host: Studio;
  readonly #looks: Looks;

  constructor(host: Studio) {
    this.#host = host;
    this.#looks = new Looks(host);
  }

  render(): TemplateResult {
    const host = this.#host;
    const versions = host.store.versions(host.id);
    return html`
      <div class="versions column narrow">
        <p class="note">${say('studio-versions-help')}</p>
        <div class="buttons">
          ${button('s-check', say('studio-version-keep'), () => this.#keep())}
          ${button('history', say('studio-steps'), () => host.edits.list())}
        </div>
        ${versions.length === 0 ? html`<p class="empty">${say('studio-no-versions')}</p>` : ''}
        <ul class="level-list stack loose">
          ${versions.map((version) => this.#version(version))}
        </ul>
      </div>
    `;
  }

  #version({ text, time }: Version): TemplateResult {
    const host = this.#host;
    const view = this.#looks.view(text);
    const when = moment(time);
    return html`
      <li class="level">
        ${this.#looks.thumbnail(text)}
        <div class="level-text stack tight">
          <strong>${when}</strong>
          <p class="note">
            ${view?.title ?? ''} · ${say('studio-version-size', { levels: view?.levels.length ?? 0, rules: view?.rules.length ?? 0 })}
          </p>
          <div class="buttons">
            ${
              text === host.text
                ? html`<span class="now beside">${icon('s-check')} ${say('studio-version-now')}</span>`
                : button('history', say('studio-version-back'), () => this.#goBack(text))
            }
          </div>
        </div>
      </li>
    `;
  }

  #keep(): void {
    const host = this.#host;
    host.store.keepVersion(host.id);
    host.toast(say('studio-version-kept'));
    host.update();
  }

  #goBack(text: string): void {
    const host = this.#host;
    host.store.keepVersion(host.id);
    if (host.edit(edits.text(text))) host.tellUndoable(say('studio-version-restored'));
  }
}

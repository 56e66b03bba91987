// Earlier versions of a game, to view and restore. Restoring is an edit and can be undone.

import { html, type TemplateResult } from 'lit/html.js';
import type { Apart, Version } from '../../../store/projects/project';
import { textField } from '../../../ui/fields';
import { button, icon } from '../../../ui/templates';
import { moment, say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { mergeApart, placeOf } from '../../merging/merging';
import { ProjectPictures } from '../../parts/project-pictures';
import type { Place } from '../../place';
import * as edits from '../../project/edits';

export default class VersionsPlace implements Place {
  readonly #host: Studio;
  readonly #looks: ProjectPictures;
  #name = '';
  #apart: readonly Apart[] = [];

  constructor(host: Studio) {
    this.#host = host;
    this.#looks = new ProjectPictures(host);
    void this.#findApart();
  }

  /** Finds the versions that are not part of the project. */
  async #findApart(): Promise<void> {
    this.#apart = await this.#host.store.apart(this.#host.id);
    this.#host.update();
  }

  render(): TemplateResult {
    const host = this.#host;
    const versions = host.store.versions(host.id);
    return html`
      <div class="versions column narrow">
        <p class="note">${say('studio-versions-help')}</p>
        <div class="buttons">
          ${textField(
            say('studio-version-name'),
            this.#name,
            { input: (text) => (this.#name = text) },
            { isHidden: true, placeholder: say('studio-version-name') },
          )}
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

  #version(version: Version): TemplateResult {
    const host = this.#host;
    const { text, time, name } = version;
    const apart = this.#apart.find(({ version: { text: other } }) => other === text);
    const place = placeOf(host, version);
    const view = this.#looks.view(text);
    const when = moment(time);
    return html`
      <li class="level">
        ${this.#looks.thumbnail(text)}
        <div class="level-text stack tight">
          <strong>${name ?? when}</strong>
          <p class="note">
            ${name === undefined ? '' : html`${when}<br />`} ${place === undefined ? '' : html`${place}<br />`}
            ${view?.title ?? ''} · ${say('studio-version-size', { levels: view?.levels.length ?? 0, rules: view?.rules.length ?? 0 })}
          </p>
          <div class="buttons">
            ${
              text === host.text
                ? html`<span class="now beside">${icon('s-check')} ${say('studio-version-now')}</span>`
                : button('history', say('studio-version-back'), () => this.#goBack(text))
            }
            ${apart === undefined || text === host.text ? '' : button('s-copy', say('studio-merge'), () => this.#merge(apart))}
          </div>
        </div>
      </li>
    `;
  }

  #keep(): void {
    const host = this.#host;
    host.keepVersion(this.#name.trim() || undefined);
    this.#name = '';
    host.toast(say('studio-version-kept'));
    host.update();
  }

  #merge(apart: Apart): void {
    mergeApart(this.#host, [apart]);
    void this.#findApart();
  }

  #goBack(text: string): void {
    const host = this.#host;
    if (host.edit(edits.text(text))) host.tellUndoable(say('studio-version-restored'));
  }
}

// The home of a project: buttons to play it and to open each part, the checker's findings, and the sizes
// used.
import './home.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { IconName } from '../../../ui/icons';
import { menuSheet } from '../../../ui/menu-dialog';
import { button, icon } from '../../../ui/templates';
import { number, say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { findingList, skippedNote } from '../../parts/findings';
import { addKind, kindSheet } from '../../parts/kinds';
import { addButton, kindButton, thumbnail } from '../../parts/parts';
import type { Place } from '../../place';
import { Check } from '../../proof/check';
import type { Route } from '../../route';
import type { KindView } from '../../types';

/** The number of findings shown at first. */
const FEW = 3;

export default class HomePlace implements Place {
  readonly #host: Studio;
  readonly #check: Check;
  #showsAll = false;

  constructor(host: Studio, _route: Route, signal: AbortSignal) {
    this.#host = host;
    this.#check = new Check(host, signal);
  }

  title(): string {
    return this.#host.project.title || say('studio-untitled');
  }

  rendered(): void {
    this.#check.follow();
  }

  render(): TemplateResult {
    const host = this.#host;
    const { project } = host;
    return html`
      <div class="project-home column">
        <section class="hero">
          <button
            type="button"
            class="open"
            aria-label=${say('studio-place-map')}
            @click=${() => host.go({ place: 'map', level: 0 })}
          >
            ${thumbnail(host, project, 0, host.text)}
          </button>
          ${button('play', say('studio-play'), () => host.go({ place: 'play', level: 0 }), { kind: 'main', isEnabled: host.running !== undefined })}
          <div class="buttons">
            ${button('s-levels', say('studio-place-levels'), () => host.go({ place: 'levels' }))}
            ${button('share', say('studio-place-share'), () => host.go({ place: 'share' }))}
          </div>
          ${host.running !== undefined ? skippedNote(host, host.running) : html`<p class="fault">${say('studio-does-not-run')}</p>`}
        </section>
        ${this.#findings()}
        ${this.#kinds(true)} ${this.#kinds(false)}
        <section class="parts" aria-label=${say('studio-parts')}>
          ${this.#part('s-rule', 'rules', { place: 'rules' }, number(project.rules.length))}
          ${this.#part('settings', 'settings', { place: 'settings' })}
          ${this.#part('s-text', 'text', { place: 'text' })}
          ${this.#part('history', 'versions', { place: 'versions' }, number(host.store.versions(host.id).length))}
          ${this.#part('s-tutorial', 'tutorial', { place: 'tutorial' })}
        </section>
        <details class="more sizes">
          <summary>${say('studio-sizes')}</summary>
          <dl class="stack">
            ${project.sizes.map(
              ({ what, used, most }) => html`<div>
                <dt>${say(`studio-size-${what}`)}</dt>
                <dd class="beside loose">
                  <meter min="0" max=${most} value=${used} high=${most * 0.9} aria-label=${say(`studio-size-${what}`)}></meter>
                  <span>${say('studio-of', { used: number(used), most: number(most) })}</span>
                </dd>
              </div>`,
            )}
          </dl>
        </details>
      </div>
    `;
  }

  #part(name: IconName, id: Route['place'], route: Route, count?: string): TemplateResult {
    return html`<button type="button" class="part soft leading" @click=${() => this.#host.go(route)}>
      ${icon(name)}<span class="rest">${say(`studio-place-${id}`)}</span>
      ${count === undefined ? nothing : html`<small>${count}</small>`}
    </button>`;
  }

  #kinds(areSprites: boolean): TemplateResult {
    const host = this.#host;
    const kinds = host.project.kinds.filter(({ isSprite }) => isSprite === areSprites);
    const size = host.project.sizes.find(({ what }) => what === (areSprites ? 'sprites' : 'backgrounds'));
    const name = say(areSprites ? 'studio-sprites' : 'studio-backgrounds');
    const sort = areSprites ? 'sprite' : 'background';
    const isFull = size !== undefined && size.used >= size.most;
    return html`
      <section class="kinds stack" aria-label=${name}>
        <h2>${name}</h2>
        <ul class="strip-of-kinds buttons">
          ${kinds.map((kind) => html`<li>${kindButton(host, kind, () => this.#kind(kind), { hasMenu: true })}</li>`)}
          <li>${addButton(say(`studio-add-${sort}`), () => addKind(host, sort), !isFull)}</li>
        </ul>
      </section>
    `;
  }

  /** Opens the menu of a kind: its picture, rules and settings. */
  #kind(kind: KindView): void {
    const host = this.#host;
    menuSheet('kind-menu', kind.name, [
      ['s-picture', say('studio-place-picture'), () => host.go({ place: 'picture', kind: kind.name })],
      ['s-rule', say('studio-its-rules'), () => host.go({ place: 'rules', kind: kind.name })],
      ['settings', say('studio-its-settings'), () => kindSheet(host, kind.name)],
    ]);
  }

  #findings(): TemplateResult {
    const { findings } = this.#host.project;
    const shown = this.#showsAll ? findings : findings.slice(0, FEW);
    return html`
      <section class="findings stack" aria-label=${say('studio-findings')}>
        ${shown.length === 0 ? nothing : findingList(this.#host, shown)}
        ${
          shown.length === findings.length
            ? nothing
            : button('s-more', say('studio-all-findings', { count: findings.length }), () => {
                this.#showsAll = true;
                this.#host.update();
              })
        }
        ${this.#check.render()}
      </section>
    `;
  }
}

// The button of the menu. The list itself is loaded after the first paint, or with the first press.
import { html, type TemplateResult } from 'lit/html.js';
import { afterPaint } from '../../ui/after-paint';
import { reach } from '../../ui/loading';
import { icon } from '../../ui/templates';
import { say } from '../../ui/words/words';
import type { AppShell } from '../app-shell';
import { list } from './menu-list';

export class Menu {
  readonly #shell: AppShell;
  #code: typeof import('./menu') | undefined;
  #isComing = false;

  constructor(shell: AppShell) {
    this.#shell = shell;
  }

  /** The menu button, with a dot if an update is ready. */
  button(): TemplateResult {
    return html`<button
      type="button"
      class="plain"
      popovertarget="menu"
      aria-label=${say('menu')}
      title=${say('menu')}
      @click=${() => void this.#openFirst()}
    >
      ${icon('menu')}${this.#shell.build.hasUpdate ? html`<span class="news"></span>` : ''}
    </button>`;
  }

  list(): TemplateResult | string {
    if (this.#code !== undefined) return this.#code.menu(this.#shell);
    if (!this.#isComing) {
      this.#isComing = true;
      afterPaint(() => void this.load().then(() => this.#shell.refresh(), console.warn));
    }
    return '';
  }

  async load(): Promise<void> {
    this.#code ??= await import('./menu');
  }

  /** Loads and opens the list if the button was pressed before the list was loaded. */
  async #openFirst(): Promise<void> {
    if (list() !== null) return;
    const isHere = await reach(
      () => this.load().then(() => true),
      () => void this.#openFirst(),
    );
    if (isHere === undefined) return;
    this.#shell.refresh();
    requestAnimationFrame(() => list()?.showPopover());
  }
}

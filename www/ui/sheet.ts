// Dialogs: native `dialog` elements with content rendered by Lit, one at a time.
import { html, render, type TemplateResult } from 'lit/html.js';
import { part } from './part';
import { iconButton } from './templates';
import { say } from './words/words';

export interface SheetOptions {
  /** The name for styles and tests. */
  name: string;
  title: () => string;
  body: (sheet: Sheet) => TemplateResult;
  /** The beginnings of the keys of the stored values that the body shows. */
  keys?: readonly string[];
  /** Buttons below the body that do not scroll. */
  foot?: (sheet: Sheet) => TemplateResult;
  /** Called after the dialog has closed, for any reason. */
  closed?: () => void;
}

let current: Sheet | undefined;

/** Callbacks, called with true when a dialog opens and with false when the last one has closed. */
export const watchers = new Set<(isOpen: boolean) => void>();

export class Sheet {
  readonly element = document.createElement('dialog');
  readonly #options: SheetOptions;

  constructor(options: SheetOptions) {
    this.#options = options;
    current?.close();
    current = this;
    this.element.className = `sheet ${options.name}`;
    this.element.setAttribute('aria-labelledby', 'sheet-title');
    // A press on the backdrop has the dialog itself as its target.
    this.element.addEventListener('pointerdown', (event) => {
      if (event.target === this.element) this.close();
    });
    this.element.addEventListener('close', () => this.#closed());
    this.update();
    document.body.append(this.element);
    this.element.showModal();
    for (const watch of watchers) watch(true);
  }

  /** Renders the content again. */
  update(): void {
    const { name, title, body, foot, keys = [] } = this.#options;
    render(
      html`
        <div class="sheet-page">
          <header>
            <h2 id="sheet-title" tabindex="-1" autofocus>${title()}</h2>
            ${iconButton('close', say('close'), () => this.close())}
          </header>
          <div class="sheet-body">${part(name, keys, () => body(this))}</div>
          ${foot === undefined ? '' : html`<footer>${foot(this)}</footer>`}
        </div>
      `,
      this.element,
    );
  }

  /** Returns a handler that closes the dialog and then calls `run`. */
  closing = (run: () => void) => (): void => {
    this.close();
    run();
  };

  close(): void {
    if (this.element.open) this.element.close();
  }

  #closed(): void {
    if (!this.element.isConnected) return;
    if (current === this) current = undefined;
    for (const watch of watchers) watch(current !== undefined);
    this.element.remove();
    this.#options.closed?.();
  }
}

export const isSheetOpen = () => current?.element.open ?? false;
export const closeSheet = () => current?.close();
/** Renders the open dialog again, after a change of the language or the settings. */
export const updateSheet = () => current?.update();

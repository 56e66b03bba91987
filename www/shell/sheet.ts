// Dialogs: the browser's own `dialog`, filled by Lit, one at a time.
import { html, render, type TemplateResult } from 'lit/html.js';
import { iconButton } from './parts';
import { say } from './words';

export interface SheetOptions {
  /** A name for styles and tests. */
  name: string;
  title: () => string;
  body: (sheet: Sheet) => TemplateResult;
  /** Buttons that stay in sight below the body. */
  foot?: (sheet: Sheet) => TemplateResult;
  /** Called when it has closed, by whatever way. */
  closed?: () => void;
}

let current: Sheet | undefined;

/** Called with true when a dialog opens and with false when the last one has closed. */
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
    // A press on the backdrop is a press on the dialog itself, outside of what fills it.
    this.element.addEventListener('pointerdown', (event) => {
      if (event.target === this.element) this.close();
    });
    this.element.addEventListener('close', () => this.#closed());
    this.update();
    document.body.append(this.element);
    this.element.showModal();
    for (const watch of watchers) watch(true);
  }

  /** Renders again. */
  update(): void {
    const { title, body, foot } = this.#options;
    render(
      html`
        <div class="sheet-page">
          <header>
            <h2 id="sheet-title" tabindex="-1" autofocus>${title()}</h2>
            ${iconButton('close', say('close'), () => this.close())}
          </header>
          <div class="sheet-body">${body(this)}</div>
          ${foot === undefined ? '' : html`<footer>${foot(this)}</footer>`}
        </div>
      `,
      this.element,
    );
  }

  /** Closes it, and goes on with something else. */
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
/** Renders the open dialog again, when the language or the settings have changed. */
export const updateSheet = () => current?.update();

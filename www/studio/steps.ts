// Undo and redo of edits. Both tell the player which edit it was, and offer the list of all edits.
import { html } from 'lit/html.js';
import { Sheet } from '../ui/sheet';
import { icon } from '../ui/templates';
import { say } from '../ui/words/words';
import type { Studio, UndoSteps } from './host';
import { didOf } from './parts/told';

/** The maximum number of edits in the list. Older ones are left out. */
const MOST = 100;

export class EditSteps implements UndoSteps {
  readonly #host: Studio;
  readonly #changed: () => void;

  /** Calls `changed` after each change of the session. */
  constructor(host: Studio, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  get labels() {
    return [say('command-undo'), say('command-redo')] as const;
  }

  get canUndo(): boolean {
    return this.#host.hasTabs && this.#host.session.at() > 0;
  }

  get canRedo(): boolean {
    const { hasTabs } = this.#host;
    return hasTabs && this.#host.session.at() < this.#host.session.length();
  }

  undo(): void {
    if (!this.canUndo) return;
    const { session } = this.#host;
    const edit = session.moves().at(-1) ?? '';
    session.undo();
    this.#tell('studio-undone', edit);
  }

  redo(): void {
    if (!this.canRedo) return;
    const { session } = this.#host;
    session.redo();
    this.#tell('studio-redone', session.moves().at(-1) ?? '');
  }

  #tell(id: 'studio-undone' | 'studio-redone', edit: string): void {
    this.#changed();
    const told = say(id, { what: say('studio-did', didOf(edit)) });
    this.#host.toast(told, { action: { label: say('studio-steps'), run: () => this.list() } });
  }

  /** Lists the newest edits, including undone ones. A tap on an edit goes to the state after it. */
  list(): void {
    const { session } = this.#host;
    const at = session.at();
    session.seek(session.length());
    const all = session.moves();
    session.seek(at);
    const first = Math.max(0, all.length - MOST);
    const go = (n: number) => {
      session.seek(n);
      this.#changed();
    };
    const line = (n: number, told: string, sheet: Sheet) => html`<li>
      <button type="button" class="leading soft" aria-current=${n === at ? 'step' : 'false'} @click=${sheet.closing(() => go(n))}>
        ${icon(n === at ? 's-check' : n < at ? 'undo' : 'redo')}
        <span class="rest">${told}${n > at ? html` <small>(${say('studio-steps-undone')})</small>` : ''}</span>
      </button>
    </li>`;
    new Sheet({
      name: 'studio-steps',
      title: () => say('studio-steps'),
      body: (sheet) => html`
        <p class="note">${say('studio-steps-help')}</p>
        <ul class="stack tight">
          ${all
            .slice(first)
            .map((edit, n) => line(first + n + 1, say('studio-did', didOf(edit)), sheet))
            .reverse()}
          ${first === 0 ? line(0, say('studio-steps-start'), sheet) : ''}
        </ul>
      `,
    });
  }
}

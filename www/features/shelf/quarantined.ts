// Stored values that were quarantined because they could not be read. Each is listed with its kind and its
// fault, and can be saved to a file, retried or removed.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Shell } from '../../play/shell';
import type { Archive } from '../../store/archive';
import { open } from '../../store/envelope';
import type { QuarantinedValue } from '../../store/quarantine';
import { retryOne } from '../../store/transfer/import';
import { fileName, saveFile } from '../../ui/files';
import { button } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { canSay, say } from '../../ui/words/words';

export class QuarantinedValues {
  readonly #shell: Shell;
  readonly #depot: Archive;
  readonly #changed: () => void;
  #all: readonly QuarantinedValue[] = [];

  constructor(shell: Shell, depot: Archive, changed: () => void) {
    this.#shell = shell;
    this.#depot = depot;
    this.#changed = changed;
  }

  async load(): Promise<void> {
    this.#all = await this.#depot.asides();
  }

  get count(): number {
    return this.#all.length;
  }

  render(): TemplateResult | typeof nothing {
    if (this.count === 0) return nothing;
    return html`
      <section class="asides" aria-label=${say('data-aside-title')}>
        <h2>${say('data-aside-title')}</h2>
        <p class="note">${say('data-aside-help')}</p>
        <ul>${this.#all.map((aside) => this.#row(aside))}</ul>
      </section>
    `;
  }

  #row(aside: QuarantinedValue): TemplateResult {
    const { of, text } = aside;
    const { state } = open(text);
    const why = say(`data-aside-${state === 'good' ? 'unknown' : state}`);
    return html`<li>
      <h3>${nameOf(of)}</h3>
      <p class="note">${why} · ${say('data-aside-size', { bytes: text.length })}</p>
      <div class="buttons">
        ${button('download', say('data-aside-save'), () => saveFile(fileName(of, 'txt'), text))}
        ${button('update', say('data-aside-retry'), () => void this.#retry(aside))}
        ${button('delete', say('data-aside-remove'), () => void this.#remove(aside))}
      </div>
    </li>`;
  }

  async #retry(aside: QuarantinedValue): Promise<void> {
    const isBack = await retryOne(this.#shell.store, aside);
    toast(isBack ? say('came-back', { count: 1 }) : say('data-aside-still'));
    await this.#reload();
  }

  async #remove(aside: QuarantinedValue): Promise<void> {
    await this.#depot.removeAside(aside);
    await this.#reload();
    const back = async () => {
      this.#shell.store.area.quarantine(aside.of, aside.text);
      await this.#reload();
    };
    toast(say('data-aside-removed'), { action: { label: say('command-undo'), run: () => void back() } });
  }

  async #reload(): Promise<void> {
    await this.load();
    this.#changed();
  }
}

/** The kind of data under a key, and its game. */
function nameOf(key: string): string {
  const [kind = '', game = ''] = key.split('.');
  const id = `data-aside-${kind}`;
  const what = say(canSay(id) ? id : 'data-aside-other');
  return canSay(`game-${game}`) ? `${what} · ${say(`game-${game}`)}` : what;
}

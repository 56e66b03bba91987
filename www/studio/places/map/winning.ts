// The verdict on the level of a map: a button that asks for it, and a line with what was found.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { iconOf, verdictOf } from '../../proof/told';
import { Verdicts } from '../../proof/verdicts';

export class Winning {
  readonly #host: Studio;
  readonly #verdicts: Verdicts;
  #isOpen = false;

  constructor(host: Studio, signal: AbortSignal) {
    this.#host = host;
    this.#verdicts = new Verdicts(host, signal);
  }

  /** The button, with the icon of a verdict that is known. */
  button(n: number): TemplateResult {
    const verdict = this.#verdicts.of(n);
    return iconButton(
      verdict === undefined ? 's-goal' : iconOf(this.#host, verdict),
      say('studio-proof-ask'),
      () => this.#toggle(),
      { isOn: this.#isOpen, isEnabled: this.#host.running !== undefined },
    );
  }

  line(n: number): TemplateResult | typeof nothing {
    return this.#isOpen
      ? html`<div class="winning">${verdictOf(this.#host, this.#verdicts, n)}</div>`
      : nothing;
  }

  /** Asks for the verdict while the line is shown. Called after each rendering. */
  follow(n: number): void {
    if (this.#isOpen) this.#verdicts.follow(n);
  }

  #toggle(): void {
    this.#isOpen = !this.#isOpen;
    this.#host.update();
  }
}

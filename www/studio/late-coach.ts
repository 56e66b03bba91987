// Fetches the tutorial's coach when it is needed.
import { nothing, type TemplateResult } from 'lit/html.js';
import type { Studio } from './host';
import type { TutorialCoach } from './places/tutorial/coach';

/** The coach, in projects that follow the tutorial. Its code is fetched with the first such project. */
export class LateCoach {
  readonly #host: Studio;
  #coach: TutorialCoach | undefined;
  #isFetching = false;

  constructor(host: Studio) {
    this.#host = host;
  }

  render(): TemplateResult | typeof nothing {
    return this.#coach?.render() ?? nothing;
  }

  /** Updates the coach after a rendering, or fetches it if the project follows the tutorial. */
  rendered(): void {
    const host = this.#host;
    if (this.#coach !== undefined) this.#coach.rendered();
    else if (!this.#isFetching && host.store.tutorial(host.id) !== undefined) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.#isFetching = true;
    try {
      const { TutorialCoach } = await import('./places/tutorial/coach');
      if (this.#host.signal.aborted) return;
      this.#coach = new TutorialCoach(this.#host);
      this.#host.update();
    } catch (error) {
      // The next rendering fetches it again.
      console.warn(error);
      this.#isFetching = false;
    }
  }
}

// The place on display, whose code is fetched on the first visit.
import type { TemplateResult } from 'lit/html.js';
import type { Studio } from './host';
import { fetchPlace, type Place, placeHere } from './place';
import { awaited } from './services';

export class ShownPlace {
  readonly #host: Studio;
  #leave = new AbortController();
  /** Undefined while its code is being fetched, or if that failed. */
  place: Place | undefined;
  #hasFailed = false;

  constructor(host: Studio) {
    this.#host = host;
  }

  leave(): void {
    this.#leave.abort();
  }

  /** Shows the place of the route, at once if its code is loaded. */
  async arrive(): Promise<void> {
    this.leave();
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const { route } = this.#host;
    this.place = undefined;
    this.#hasFailed = false;
    const here = placeHere(route.place);
    if (here !== undefined) {
      this.place = new here(this.#host, route, signal);
      return;
    }
    try {
      const Place = await fetchPlace(route.place);
      if (!signal.aborted) this.place = new Place(this.#host, this.#host.route, signal);
    } catch (error) {
      console.warn(error);
      this.#hasFailed = !signal.aborted;
    }
    if (!signal.aborted) this.#host.update();
  }

  render(): TemplateResult {
    return this.place?.render() ?? awaited(this.#hasFailed, () => void this.arrive());
  }
}

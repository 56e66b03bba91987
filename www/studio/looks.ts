// How projects look that are not open: for lists of them.
import { html, type TemplateResult } from 'lit/html.js';
import { thumbnail } from './parts';
import type { Studio } from './studio';
import type { ProjectView } from './types';

export class Looks {
  readonly #host: Studio;
  readonly #views = new Map<string, ProjectView | undefined>();

  constructor(host: Studio) {
    this.#host = host;
  }

  /** What a project's text says; undefined when it is unreadable, which is told when it is opened. */
  view(text: string): ProjectView | undefined {
    if (!this.#views.has(text)) {
      try {
        this.#views.set(text, this.#host.glue.view(text));
      } catch {
        this.#views.set(text, undefined);
      }
    }
    return this.#views.get(text);
  }

  /** Its first level, small. */
  thumbnail(text: string): TemplateResult {
    const view = this.view(text);
    return view === undefined ? html`<span class="thumb"></span>` : thumbnail(this.#host, view, 0, text);
  }
}

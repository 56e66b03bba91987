// Cached views and thumbnails of projects that are not open, for lists.
import { html, type TemplateResult } from 'lit/html.js';
import type { Studio } from '../host';
import type { ProjectView } from '../types';
import { thumbnail } from './parts';

export class ProjectPictures {
  readonly #host: Studio;
  readonly #views = new Map<string, ProjectView | undefined>();

  constructor(host: Studio) {
    this.#host = host;
  }

  /** The parsed project. Undefined if it is unreadable, which is reported when it is opened. */
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

  /** A small picture of the first level. */
  thumbnail(text: string): TemplateResult {
    const view = this.view(text);
    return view === undefined ? html`<span class="thumb"></span>` : thumbnail(this.#host, view, 0, text);
  }
}

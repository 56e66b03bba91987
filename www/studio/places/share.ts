import { html, type TemplateResult } from 'lit/html.js';
import { say } from '../../shell/words';
import type { Route, StudioHost } from '../host';
import type { Place } from '../place';

export class SharePlace implements Place {
  readonly #host: StudioHost;
  constructor(host: StudioHost, _route?: Route) {
    this.#host = host;
  }
  title(): string {
    return say('studio-place-share');
  }
  render(): TemplateResult {
    return html`${this.#host.text}`;
  }
}

// The word mark of the page.
import { html, type TemplateResult } from 'lit/html.js';

/** The page's name on six tiles, one of which slides into place when the page opens. */
export const wordMark = (name: string): TemplateResult =>
  html`<span class="mark" aria-hidden="true" translate="no">${[...name].map((letter) => html`<i>${letter}</i>`)}</span
    ><span class="hidden" translate="no">${name}</span>`;

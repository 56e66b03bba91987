// A card on the shelf: a picture, a name, and actions.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { button, iconButton } from './templates';
import { say } from './words/words';

/** The message in the place of something that cannot be drawn, with ways to save its data and to remove it. */
export const faulty = (save: () => void, remove?: () => void): TemplateResult => html`
  <p>${say('shelf-faulty')}</p>
  <div class="buttons">
    ${button('download', say('data-aside-save'), save)}
    ${remove === undefined ? '' : button('delete', say('data-aside-remove'), remove)}
  </div>
`;

/** Isolates errors of a card: one that cannot be drawn is replaced by a message with *Save* and *Remove*. */
export function alone(
  draw: () => TemplateResult,
  { save, remove }: { save: () => void; remove: () => void },
): TemplateResult {
  try {
    return draw();
  } catch (error) {
    console.warn(error);
    return html`<li class="run faulty">${faulty(save, remove)}</li>`;
  }
}

export const card = (
  id: string,
  {
    name,
    facts,
    date,
    isCurrent = false,
    open,
    more,
  }: {
    name: string;
    facts: string;
    date: string;
    isCurrent?: boolean;
    open: () => void;
    more: () => void;
  },
): TemplateResult => html`
  <li class="run" aria-current=${isCurrent ? 'true' : nothing}>
    <button type="button" class="open" @click=${open} aria-label=${say('shelf-open', { name })} aria-describedby=${`about-${id}`}>
      <canvas class="still" data-id=${id} aria-hidden="true"></canvas>
      <span class="name"><bdi>${name}</bdi></span>
      <small id=${`about-${id}`}>${facts === '' ? nothing : html`${facts}<br />`}${date}</small>
    </button>
    ${iconButton('menu', say('shelf-more', { name }), more)}
  </li>
`;

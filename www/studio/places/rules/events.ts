// The choice of an event: buttons with icon and label, in six groups.

import { html, type TemplateResult } from 'lit/html.js';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { EVENTS, orderOf, partsOf } from '../../project/rule-shape';
import { eventIcon, sentencesOf, walk } from './pieces';

const BLOCKS = ['press', 'change', 'smash', 'tap', 'every', 'never'] as const;

/** All events; the current one is pressed. */
export function eventChoices(
  host: Studio,
  choose: (event: string) => void,
  present?: string,
): TemplateResult[] {
  const sentences = sentencesOf(host);
  return BLOCKS.map((block) => {
    const title = say(`studio-rules-on-${block}`);
    return html`
      <h3 class="event-title">${title}</h3>
      <div class="event-choices" role="group" aria-label=${title} @keydown=${walk}>
        ${EVENTS.filter((event) => partsOf(event)[0] === block)
          // The rule's own number of rounds stands for the usual one.
          .map((event) => (present !== undefined && orderOf(event) === orderOf(present) ? present : event))
          .map(
            (event) => html`<button
            type="button"
            class="event-choice upright"
            data-event=${event}
            aria-label=${sentences.event(event)}
            title=${sentences.event(event)}
            aria-pressed=${String(event === present)}
            @click=${() => choose(event)}
          >
            ${eventIcon(event)}<span>${sentences.shortEvent(event)}</span>
          </button>`,
          )}
      </div>
    `;
  });
}

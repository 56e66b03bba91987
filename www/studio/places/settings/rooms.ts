// Rooms: levels that stay as they are left, in so many columns.

import { html, type TemplateResult } from 'lit/html.js';
import { choice } from '../../../ui/fields';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { numberField } from '../../parts/parts';
import * as edits from '../../project/edits';

/** The largest number of columns. */
const MOST = 64;

export function roomsChoice(host: Studio): TemplateResult {
  const { rooms, levels } = host.project;
  const usual = Math.max(1, Math.ceil(Math.sqrt(levels.length)));
  return html`
    ${choice(
      'rooms',
      say('studio-place-levels'),
      (['levels', 'rooms'] as const).map((value) => ({ value, text: say(`studio-rooms-${value}`) })),
      rooms > 0 ? 'rooms' : 'levels',
      (value) => host.edit(edits.rooms(value === 'rooms' ? usual : 0)),
    )}
    ${
      rooms === 0
        ? ''
        : html`<label class="field"><span>${say('studio-rooms-columns')}</span>
            ${numberField(rooms, [1, MOST], (n) => void host.edit(edits.rooms(n)))}</label>`
    }
    <p class="note">${say(rooms > 0 ? 'studio-rooms-help' : 'studio-rooms-levels-help')}</p>
  `;
}

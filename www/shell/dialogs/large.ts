// A link whose text is much longer than what people send: says how long it is, and asks whether it is to be opened.
import { html } from 'lit/html.js';
import { button } from '../parts';
import { Sheet } from '../sheet';
import { say } from '../words';

export function wantsLarge(length: number): Promise<boolean> {
  return new Promise((resolve) => {
    let isWanted = false;
    new Sheet({
      name: 'large',
      title: () => say('data-large-title'),
      body: () => html`<p>${say('data-large', { kilobytes: Math.ceil(length / 1000) })}</p>`,
      foot: (sheet) => html`
        ${button('close', say('data-large-leave'), () => sheet.close(), { kind: 'main' })}
        ${button('open', say('open'), () => {
          isWanted = true;
          sheet.close();
        })}
      `,
      closed: () => resolve(isWanted),
    });
  });
}

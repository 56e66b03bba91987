// Asks for confirmation before opening a link with a much longer text than usual, and tells the length.
import { html } from 'lit/html.js';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { say } from '../../ui/words/words';

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

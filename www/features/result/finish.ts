// Asks for confirmation before a control on the board ends the game: it is pressed by accident more easily
// than a menu item.
import { html } from 'lit/html.js';
import type { Shell } from '../../run/shell';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { say } from '../../ui/words';

export function finishDialog(shell: Shell): void {
  new Sheet({
    name: 'finish',
    title: () => say('finish-title'),
    body: () => html`<p class="lead">${say('finish-help')}</p>`,
    foot: (sheet) => html`
      ${button('back', say('finish-not'), () => sheet.close())}
      ${button(
        'finish',
        say('finish-now'),
        sheet.closing(() => shell.finish()),
        { kind: 'main' },
      )}
    `,
  });
}

// The dialog for naming a work in an editor.
import { html } from 'lit/html.js';
import type { Shell } from '../../play/shell';
import { textField } from '../../ui/fields';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { say } from '../../ui/words/words';

/** The longest name that can be entered; the session shortens it further. */
const MOST = 200;

export function nameDialog(shell: Shell): void {
  const { play } = shell;
  let title = play.session.title() ?? '';
  const keep = (sheet: Sheet) => {
    sheet.close();
    try {
      play.perform('page', (session) => session.rename(title));
    } catch {
      // The name is unchanged.
    }
    shell.refresh();
  };
  const sheet = new Sheet({
    name: 'name',
    title: () => say('command-name'),
    body: (sheet) => html`
      ${textField(say('name-label'), title, { input: (text) => (title = text), enter: () => keep(sheet) }, { most: MOST })}
      <p class="note">${say('name-help')}</p>
    `,
    foot: (sheet) => button('check', say('name-keep'), () => keep(sheet), { kind: 'main' }),
  });
  sheet.element.querySelector('input')?.select();
}

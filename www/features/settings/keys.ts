// The list of keyboard shortcuts, with the game's own first.
import { html } from 'lit/html.js';
import type { Shell } from '../../run/shell';
import { Sheet } from '../../ui/sheet';
import { say, sayIf, saySentence } from '../../ui/words/words';

/** Letters are shown in upper case, as on the keys. */
const shown = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

export function keysDialog(shell: Shell): void {
  const { game } = shell.play;
  const about = sayIf(`keys-${game.id}`);
  // A letter that the game uses needs Shift to reach the page. This is tested on a copy of the game at its
  // start, where every key counts.
  const copy = shell.play.session.copy();
  copy.seek(0);
  const free = (key: string) =>
    /^[A-Z]$/.test(key) && copy.key(key.toLowerCase()).flags !== 0 ? `Shift+${key}` : key;
  const commands = shell.commands.all
    .filter(({ id }) => shell.commands.isOffered(id))
    .flatMap(({ id, keys }) =>
      keys === undefined
        ? []
        : { keys: keys.split(', ').map(free), name: saySentence({ id: `command-${id}`, args: {} }) },
    );
  copy.free();
  const row = (keys: readonly string[], what: string) => html`
    <div>
      <dt>${[...new Set(keys.map(shown))].map((key) => html`<kbd>${key}</kbd> `)}</dt>
      <dd>${what}</dd>
    </div>
  `;
  new Sheet({
    name: 'keys',
    title: () => say('command-keys'),
    body: () => html`
      ${about === undefined ? '' : html`<p class="lead">${about}</p>`}
      <dl class="key-list">
        ${game.actions.filter(({ keys }) => keys.length > 0).map(({ id, keys }) => row(keys, say(`action-${id}`)))}
        ${commands.map(({ keys, name }) => row(keys, name))}
        ${shell.play.state.advises ? row(['Enter'], say('key-hinted')) : ''}
        ${shell.view.near.isPossible() ? row(['+', '-', '0'], say('key-zoom')) : ''}
        ${row(['Esc'], say('key-escape'))}
      </dl>
    `,
  });
}

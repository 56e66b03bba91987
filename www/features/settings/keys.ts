// The list of keyboard shortcuts, with the game's own first. Directions are keys in certain places, so their
// letters depend on the keyboard.
import { html } from 'lit/html.js';
import type { CommandId } from '../../play/names';
import type { Shell } from '../../play/shell';
import { Sheet } from '../../ui/sheet';
import { say, sayIf, saySentence } from '../../ui/words/words';

/** The letters that a keyboard prints, by the places of the keys. */
type Layout = ReadonlyMap<string, string>;

/** Letters are shown in upper case, as on the keys. */
const shown = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

export function keysDialog(shell: Shell): void {
  let layout: Layout | undefined;
  const sheet = new Sheet({
    name: 'keys',
    title: () => say('command-keys'),
    body: () => list(shell, layout),
  });
  void printed().then((found) => {
    layout = found;
    if (layout !== undefined) sheet.update();
  });
}

/** The letters of this keyboard. Few browsers tell them, and none to pages in frames that may not ask. */
async function printed(): Promise<Layout | undefined> {
  const { keyboard } = navigator as { keyboard?: { getLayoutMap?(): Promise<Layout> } };
  return keyboard?.getLayoutMap?.().catch(() => undefined);
}

function list(shell: Shell, layout: Layout | undefined) {
  const { game } = shell.play;
  const about = sayIf(`keys-${game.id}`, {
    wasd: at('WASD', layout),
    ijkl: at('IJKL', layout),
    c: shown(layout?.get('KeyC') ?? 'C'),
  });
  // A letter that the game uses needs Shift to reach the page. This is tested on a copy of the game at its
  // start, where every key counts.
  const copy = shell.play.session.copy();
  copy.seek(0);
  const isUsed = (key: string) => copy.key(key).flags !== 0;
  const free = (key: string) => {
    const letter = key.toLowerCase();
    const [place = `Key${key}`] = [...(layout ?? [])].find(([, one]) => one === letter) ?? [];
    return /^[A-Z]$/.test(key) && (isUsed(place) || isUsed(letter)) ? `Shift+${key}` : key;
  };
  const commands = Object.entries(shell.commands.all)
    .filter(([id]) => shell.commands.isOffered(id as CommandId))
    .map(([id, { keys = [] }]) => ({
      keys: keys.map(free),
      name: saySentence({ id: `command-${id}`, args: {} }),
    }))
    .filter(({ keys }) => keys.length > 0);
  copy.free();
  return html`
    ${about === undefined ? '' : html`<p class="lead">${about}</p>`}
    <dl class="key-list">
      ${game.actions.filter(({ keys }) => keys.length > 0).map(({ id, keys }) => row(keys, say(`action-${id}`)))}
      ${commands.map(({ keys, name }) => row(keys, name))}
      ${shell.play.state.advises ? row(['Enter'], say('key-hinted')) : ''}
      ${row(['Enter', 'Space'], say('key-result'))}
      ${shell.view.zooming.isPossible() ? row(['+', '-', '0'], say('key-zoom')) : ''}
      ${row(['Esc'], say('key-escape'))}
    </dl>
  `;
}

const row = (keys: readonly string[], what: string) => html`
  <div>
    <dt translate="no">${[...new Set(keys.map(shown))].map((key) => html`<kbd>${key}</kbd> `)}</dt>
    <dd>${what}</dd>
  </div>
`;

/**
 * The letters that the keyboard prints on the keys of a cluster, which is named by the letters of a QWERTY
 * keyboard. Where the browser does not tell, the sentence says that places are meant.
 */
function at(cluster: string, layout: Layout | undefined): string {
  const spaced = [...cluster].join(' ');
  if (layout === undefined) return say('keys-place', { keys: spaced });
  return [...cluster].map((letter) => shown(layout.get(`Key${letter}`) ?? letter)).join(' ');
}

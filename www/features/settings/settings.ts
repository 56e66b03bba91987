// The settings. Each takes effect immediately.
import { html } from 'lit/html.js';
import { SHELF } from '../../play/pages';
import type { Shell } from '../../play/shell';
import { skinsOf } from '../../skins/registry';
import { type Settings, TOGGLES, type Toggles } from '../../store/settings';
import { put } from '../../store/shape';
import { choice, select, toggle } from '../../ui/fields';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { LANGUAGES, nameOf, say, sayIf } from '../../ui/words/words';

export function settingsDialog(shell: Shell): void {
  const { store } = shell;
  const set = (change: Partial<Settings>) => store.set(change);
  new Sheet({
    name: 'settings',
    title: () => say('command-settings'),
    body: (sheet) => {
      const { theme, language, speed } = store.settings;
      return html`
        ${choice(
          'theme',
          say('theme'),
          (['system', 'light', 'dark'] as const).map((value) => ({ value, text: say(`theme-${value}`) })),
          theme,
          (value) => set({ theme: value as Settings['theme'] }),
        )}
        ${choice(
          'speed',
          say('animation'),
          [
            { value: '0.5', text: say('animation-slow') },
            { value: '1', text: say('animation-normal') },
            { value: '2', text: say('animation-fast') },
            { value: '0', text: say('animation-none') },
          ],
          String(speed),
          (value) => set({ speed: Number(value) }),
        )}
        ${select(
          say('language'),
          [
            { value: 'auto', text: say('language-auto') },
            ...LANGUAGES.map((value) => ({ value, text: nameOf(value) })),
          ],
          language,
          (value) => set({ language: value }),
        )}
        ${toggles(shell)}
        ${skins(shell)} ${boardOptions(shell)}
        <fieldset class="field data">
          <legend>${say('data')}</legend>
          <p class="note">${say(store.area.isVolatile ? 'data-volatile' : 'data-help')}</p>
          <div class="buttons">
            ${button('download', say('export'), () => shell.transfer.export())}
            ${button('upload', say('import'), () => void shell.transfer.import())}
            ${button(
              'shelf',
              say('command-shelf'),
              sheet.closing(() => void shell.openPage(SHELF)),
            )}
          </div>
        </fieldset>
      `;
    },
  });
}

function toggles({ store }: Shell) {
  const names = Object.keys(TOGGLES) as (keyof Toggles)[];
  return names
    .filter((name) => name !== 'vibration' || typeof navigator.vibrate === 'function')
    .map((name) => {
      const set = (isOn: boolean) => store.set({ [name]: isOn });
      return toggle(say(`setting-${name}`), store.settings[name], set, sayIf(`setting-${name}-help`));
    });
}

const openGame = ({ play, engine }: Shell) => (play.isOpen ? play.game : engine.catalogue[0]);

function skins(shell: Shell) {
  const { store } = shell;
  const game = openGame(shell);
  const names = game === undefined ? [] : skinsOf(game.id).map(({ name }) => name);
  if (game === undefined || names.length < 2) return '';
  return choice(
    'skin',
    say('skin', { game: say(`game-${game.id}`) }),
    names.map((value) => ({ value, text: say(`skin-${value}`) })),
    store.settings.skins[game.id] ?? names[0] ?? '',
    (value) => store.set({ skins: put(store.settings.skins, game.id, value) }),
  );
}

/** The parts of the board that the open game lets players hide. */
function boardOptions(shell: Shell) {
  const { store } = shell;
  const game = openGame(shell);
  const options = [...new Set(game?.roles.flatMap(({ option }) => option ?? []))];
  if (game === undefined || options.length === 0) return '';
  const hidden = store.settings.hidden[game.id] ?? [];
  const change = (option: string, isOn: boolean) => {
    const others = hidden.filter((name) => name !== option);
    const names = isOn ? others : [...others, option];
    store.set({ hidden: put(store.settings.hidden, game.id, names) });
  };
  return html`
    <fieldset class="field">
      <legend>${say('board-options', { game: say(`game-${game.id}`) })}</legend>
      ${options.map((option) => toggle(say(`option-${option}`), !hidden.includes(option), (isOn) => change(option, isOn)))}
    </fieldset>
  `;
}

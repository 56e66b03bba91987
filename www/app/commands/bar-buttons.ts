// Buttons in the bar of some games.
import type { TemplateResult } from 'lit/html.js';
import { isFirst } from '../../run/assignments/first';
import { iconButton } from '../../ui/templates';
import { say } from '../../ui/words/words';
import type { AppShell } from '../app-shell';
import { commandName } from './commands';

/** The button that opens the game on the page in its editor, as a new game of the player's own. */
export const changeButton = ({ commands }: AppShell): TemplateResult | string =>
  commands.isOffered('remix') ? iconButton('edit', commandName('remix'), () => commands.run('remix')) : '';

/** The button that zooms small cells, for players without a second finger, a wheel or keys. */
export const zoomButton = ({ view: { zooming } }: AppShell): TemplateResult | string =>
  zooming.size === undefined
    ? ''
    : iconButton('zoom', say('zoom'), () => zooming.toggle(), { isOn: zooming.size === 'zoomed' });

/** The rules, one tap away except on a first board, which is a lesson by itself. */
export const rulesButton = ({ commands, play: { run } }: AppShell): TemplateResult | string =>
  isFirst(run) ? '' : iconButton('rules', say('how-to-play'), () => commands.run('rules'));

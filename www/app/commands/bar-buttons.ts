// Buttons in the bar of some games.
import type { TemplateResult } from 'lit/html.js';
import { isFirst } from '../../run/assignments/first';
import { iconButton } from '../../ui/templates';
import { say } from '../../ui/words/words';
import type { Host } from '../host';
import { commandName } from './commands';

/** The button that opens the game on the page in its editor, as a new game of the player's own. */
export const changeButton = ({ commands }: Host): TemplateResult | string =>
  commands.isOffered('remix') ? iconButton('edit', commandName('remix'), () => commands.run('remix')) : '';

/** The button that zooms small cells, for players without a second finger, a wheel or keys. */
export const zoomButton = ({ view: { near } }: Host): TemplateResult | string =>
  near.size === undefined
    ? ''
    : iconButton('zoom', say('zoom'), () => near.toggle(), { isOn: near.size === 'near' });

/** The rules, one tap away except on a first board, which is a lesson by itself. */
export const rulesButton = ({ commands, play: { run } }: Host): TemplateResult | string =>
  isFirst(run) ? '' : iconButton('rules', say('how-to-play'), () => commands.run('rules'));

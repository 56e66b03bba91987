// A new game: another deal, chosen from the game's presets or by its parameters.
import type { Feature } from '../../run/shell';

export const newGame: Feature = {
  commands: [{ id: 'new', icon: 'new', keys: 'N', run: (shell) => shell.dialog('new-game') }],
};

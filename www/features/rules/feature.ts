// The rules of a game, and a few words about it.
import type { Feature } from '../../run/shell';

export const rules: Feature = {
  commands: [{ id: 'rules', icon: 'rules', run: (shell) => shell.dialog('rules') }],
};

// The settings, and the list of keys.
import type { Feature } from '../../run/shell';

export const settings: Feature = {
  commands: [
    { id: 'settings', icon: 'settings', run: (shell) => shell.dialog('settings') },
    { id: 'keys', icon: 'keys', keys: '?', run: (shell) => shell.dialog('keys') },
  ],
};

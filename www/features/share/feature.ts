// Texts to and from others: links, results and files.
import type { Feature } from '../../run/shell';

export const share: Feature = {
  commands: [{ id: 'share', icon: 'share', run: (shell) => shell.dialog('share') }],
};

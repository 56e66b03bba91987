// The shelf: everything that was played or made.
import { SHELF } from '../../run/pages';
import type { Feature } from '../../run/shell';

export const shelf: Feature = {
  commands: [
    {
      id: 'shelf',
      icon: 'shelf',
      run: (shell) => void shell.openPage(SHELF),
      isOffered: ({ play }) => play.game.edits === null,
    },
  ],
  page: SHELF,
};

// The trail of a game: boards to be solved, in chapters.
import { TRAIL } from '../../run/pages';
import type { Feature } from '../../run/shell';

export const trail: Feature = {
  commands: [
    {
      id: 'trail',
      icon: 'objective',
      run: (shell) => void shell.openPage(TRAIL, { id: shell.play.game.id }),
      isOffered: ({ play }) => play.game.edits === null,
    },
  ],
  page: TRAIL,
};

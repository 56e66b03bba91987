// Looking back: the history of the game on the page, replays, and the review of a finished game.
import type { Feature } from '../../run/shell';

export const lookBack: Feature = {
  commands: [
    {
      id: 'history',
      changes: true,
      icon: 'history',
      run: (shell) => shell.openPanel('history'),
      isEnabled: ({ play }) => play.state.length > 0,
    },
  ],
};

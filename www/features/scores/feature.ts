// Score tables and statistics.
import type { Feature, Shell } from '../../run/shell';

/** True outside editors, which have no wins and no results. */
const isNoEditor = ({ play }: Shell) => play.game.edits === null;

export const scores: Feature = {
  commands: [
    { id: 'scores', icon: 'scores', run: (shell) => shell.dialog('scores'), isOffered: isNoEditor },
    {
      id: 'statistics',
      icon: 'statistics',
      run: (shell) => shell.dialog('statistics'),
      isOffered: isNoEditor,
    },
  ],
};

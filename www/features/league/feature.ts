// The league: results of several players, collected from whatever they send, in tables.
import { LEAGUE } from '../../run/pages';
import type { Feature } from '../../run/shell';

export const league: Feature = {
  commands: [
    {
      id: 'league',
      icon: 'scores',
      keys: '',
      run: (shell) => void shell.openPage(LEAGUE),
      isOffered: ({ play }) => play.game.edits === null,
    },
  ],
  pages: { [LEAGUE]: () => import('./page') },
};

// The league: tables of results of several players, collected from their messages, links and files.
import { LEAGUE } from '../../run/pages';
import type { Feature } from '../../run/shell';

export const league: Feature = {
  commands: [
    {
      id: 'league',
      icon: 'scores',
      run: (shell) => void shell.openPage(LEAGUE),
      isOffered: ({ play }) => play.game.edits === null,
    },
  ],
  page: LEAGUE,
};

// The end of a game: its announcement, its result and the next steps.
import type { Feature } from '../../run/shell';

export const result: Feature = {
  commands: [
    {
      id: 'finish',
      icon: 'finish',
      run: (shell) => shell.finish(),
      isOffered: ({ play }) => play.game.edits === null,
      isEnabled: ({ play }) => !play.state.status.over && play.state.at > 0,
    },
  ],
};

// Help during a game: hints, solutions that are played back, and autoplay.
import type { GameInfo } from '../../engine/types';
import type { Feature } from '../../run/shell';

/** True if a game is won in as few moves as possible, so that complete solutions can be searched for. */
const hasSolutions = ({ records }: GameInfo) =>
  records.some(({ wonOnly, order, figure }) => wonOnly && order === 'lower' && figure === 'moves');

export const advice: Feature = {
  commands: [
    {
      id: 'hint',
      icon: 'hint',
      keys: 'H',
      run: (shell) => void shell.advise('hint'),
      isEnabled: ({ play }) => !play.state.status.over,
      isOffered: ({ play }) => play.state.advises,
    },
    {
      id: 'autoplay',
      icon: 'autoplay',
      run: (shell) => void shell.advise('autoplay'),
      isEnabled: ({ play }) => !play.state.status.over,
      isOffered: ({ play }) => play.state.advises && !hasSolutions(play.game) && play.run.aim === null,
    },
    {
      id: 'solution',
      icon: 'solution',
      run: (shell) => void shell.advise('solve'),
      isEnabled: ({ play }) => !play.state.status.over,
      isOffered: ({ play }) => play.state.advises && (hasSolutions(play.game) || play.run.aim !== null),
    },
  ],
};

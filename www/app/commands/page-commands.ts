// The commands of the page itself: update, undo and redo, restart, and return to the player's own game.
import type { Feature } from '../../run/shell';

export const updating: Feature = {
  commands: [
    {
      id: 'update',
      icon: 'update',
      run: ({ build }) => void build.update(),
      isOffered: ({ build }) => build.hasUpdate,
    },
  ],
};

export const takingBack: Feature = {
  commands: [
    {
      id: 'undo',
      changes: true,
      icon: 'undo',
      keys: 'U, Ctrl+Z',
      run: ({ play }) => play.undo(),
      isEnabled: ({ play }) => play.canUndo,
    },
    {
      id: 'redo',
      changes: true,
      icon: 'redo',
      keys: 'R, Ctrl+Y',
      run: ({ play }) => play.redo(),
      isEnabled: ({ play }) => play.canRedo,
    },
  ],
};

export const replaying: Feature = {
  commands: [
    {
      id: 'restart',
      changes: true,
      icon: 'restart',
      run: ({ play }) => play.restart(),
      isEnabled: ({ play }) => play.canRestart,
      // In games with levels, `again` restarts the current level.
      isOffered: ({ play }) => !('round' in play.state.figures),
    },
    {
      id: 'again',
      changes: true,
      icon: 'restart',
      keys: 'T',
      run: ({ play }) => play.again(),
      isEnabled: ({ play }) => play.rounds > 0,
      isOffered: ({ play }) => 'round' in play.state.figures,
    },
  ],
};

export const returning: Feature = {
  commands: [
    {
      id: 'return',
      icon: 'back',
      run: ({ opening }) => void opening.returnToOwn(),
      isOffered: ({ opening }) => opening.canReturn(),
    },
  ],
};

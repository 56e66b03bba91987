// The sounds of kinds and rules.
import { SoundPlayer } from '../../board/effects/sound';
import type { Studio } from '../host';

export const SOUNDS = ['blip', 'chime', 'coin', 'crunch', 'pop', 'thud', 'whoosh', 'zap'] as const;

/** Plays sounds even if they are turned off, since the player requests each one. */
class Tryout extends SoundPlayer {
  override sound = true;
}

export function hear(host: Studio, dress: string): void {
  host.memory
    .of(Tryout)
    .play([{ kind: 'land', weight: 2, amount: 1, rect: { x: 0, y: 0, w: 1, h: 1 }, dress }]);
}

// The vibration of effects on phones: a short pattern for the longest of simultaneous effects.
import type { Effect } from '../../engine/film';

/** The minimum time between two vibrations, in milliseconds. */
const APART = 100;

export class Vibrator {
  #last = Number.NEGATIVE_INFINITY;

  vibrate(effects: readonly Effect[], now: number): void {
    if (now - this.#last < APART) return;
    const [longest] = effects.map(patternOf).sort((a, b) => b.length - a.length || (b[0] ?? 0) - (a[0] ?? 0));
    if (longest === undefined || longest.length === 0) return;
    this.#last = now;
    navigator.vibrate?.(longest);
  }
}

/** The vibration pattern of an effect, in milliseconds on and off; empty for purely visual effects. */
function patternOf({ kind, weight }: Effect): number[] {
  switch (kind) {
    case 'land':
      return [12];
    case 'merge':
      return weight > 0 ? [12] : [5];
    case 'burst':
    case 'clear':
    case 'chain':
      return weight < 2 ? [20] : [20, 20, 25];
    case 'refused':
      return [10, 50, 10];
    case 'level':
    case 'win':
      return [20, 40, 20, 40, 40];
    case 'lose':
      return [40];
    default:
      return [];
  }
}

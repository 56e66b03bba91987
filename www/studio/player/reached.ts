// The levels reached in the games of an exported page. They are stored where the browser allows it.
import { hashOf } from '../../store/progress/trails';
import { bare } from '../../store/shape';
import { figures } from '../../store/shapes';

/** The key of the levels reached, by the hashes of the games' texts. */
const REACHED = 'tilery-pack';

export class Reached {
  readonly #levels: Record<string, number> = kept();

  /** The level reached in a game, from 1. One more than its levels if it is won. */
  of(text: string): number {
    return this.#levels[nameOf(text)] ?? 1;
  }

  note(text: string, level: number): void {
    const name = nameOf(text);
    if (level <= this.of(text)) return;
    this.#levels[name] = level;
    try {
      // Other pages with the same games may be open.
      const stored = kept();
      stored[name] = Math.max(level, stored[name] ?? 1);
      localStorage.setItem(REACHED, JSON.stringify(stored));
    } catch {
      // Hosts may forbid storage. The levels are known until the page is closed.
    }
  }
}

const nameOf = (text: string): string => hashOf(text).toString(16);

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(REACHED) ?? '{}');
    return figures(found) ?? bare();
  } catch {
    return bare();
  }
}

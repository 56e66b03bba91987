// Looks back through a play for the last round in which something happened on a tile. Most rounds are idle:
// in a turn-based game, each press plays several rounds, and nothing happens in the last of them.
import type { Cell } from '../../../cells/cells';
import type { GameSession } from '../../../engine/types';
import type { StudioGlue } from '../../project/package';
import type { Why, WhySprite } from '../../types';

/** The maximum number of rounds that a search goes back. */
const MOST = 2000;

interface PastPlay {
  session: GameSession;
  text: string;
}

export interface Explanation {
  why: Why;
  /** The round that the explanation is about, as in {@link GameSession.at}. */
  at: number;
}

/** A copy of a play to look back in, so that the board's own play stays where it is. */
export class Past {
  readonly #glue: StudioGlue;
  #copy: { of: GameSession; length: number; session: GameSession } | undefined;

  constructor(glue: StudioGlue) {
    this.#glue = glue;
  }

  /**
   * Returns the last round, not after `at`, in which the tile or a sprite on it changed or a rule examined
   * them; undefined if there is none in this level.
   */
  last({ session: of, text }: PastPlay, { row, col }: Cell, at = of.at()): Explanation | undefined {
    const session = this.#copyOf(of, text);
    session.seek(of.at());
    const { level } = session.figures();
    for (let n = at; n > 0 && n > at - MOST; n -= 1) {
      session.seek(n);
      const why = session.figures().level === level ? this.#glue.why(session, row, col) : undefined;
      // The round before the first one of a level belongs to the previous level.
      if (why === undefined || this.#glue.trace(session)?.level !== (level ?? 1) - 1) return undefined;
      if (isTold(why)) return { why, at: n };
    }
    return undefined;
  }

  #copyOf(of: GameSession, text: string): GameSession {
    const known = this.#copy;
    if (known?.of === of && known.length === of.length()) return known.session;
    this.forget();
    const session = this.#glue.rerun(of, text);
    this.#copy = { of, length: of.length(), session };
    return session;
  }

  forget(): void {
    this.#copy?.session.free();
    this.#copy = undefined;
  }
}

const isTold = ({ painted, sprites, background, becomes }: Why): boolean =>
  painted.length > 0 || background !== becomes || sprites.some(isActive);

/** True if a sprite did something, was given a command, or was examined by a rule. */
const isActive = ({ moved, halted, isCreated, isDestroyed, given, rules }: WhySprite): boolean =>
  moved !== undefined ||
  halted !== undefined ||
  isCreated ||
  isDestroyed ||
  given.length > 0 ||
  rules.some(
    ({ outcome, place }) =>
      !['event', 'off', 'blocked'].includes(outcome) || (outcome === 'event' && place !== undefined),
  );

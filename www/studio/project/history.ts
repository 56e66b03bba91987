// The undo history that is stored with a project: the session's save, or its newest part if the whole is too
// long. Edits can be undone after a reload as far back as storage allows.
import { partsOf, timesOf } from '../../store/runs/save';

/** The methods of a session that are used here. */
export interface Edited {
  at(): number;
  seek(n: number): unknown;
  position(): string;
  save(): string;
}

/**
 * The point at which an overlong save is cut: the lines before it, their number of moves, and the position
 * after them.
 */
interface Cut {
  before: string;
  moves: number;
  position: string;
}

export class History {
  readonly #most: number;
  #cut: Cut | undefined;

  /** `most` is the maximum length of a save, in characters. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Returns the save of a session, or its newest part within the limit. Undefined if not even the present
   * state fits.
   */
  newest(session: Edited): string | undefined {
    const whole = session.save();
    if (whole.length <= this.#most) return whole;
    const parts = partsOf(whole);
    if (parts === undefined) return undefined;
    const { header, moves: lines } = parts;
    const known = this.#cut;
    // Reuse the last cut while the result is short enough: seeking to another position takes time.
    if (known !== undefined && session.at() >= known.moves && lines.startsWith(known.before)) {
      const again = saved(header, known, session.at(), lines.slice(known.before.length));
      if (again.length <= this.#most) return again;
    }
    return this.#anew(session, header, lines);
  }

  #anew(session: Edited, header: string, all: string): string | undefined {
    const at = session.at();
    const lines = all.match(/.*\n/g) ?? [];
    // Leave half of the room for edits to come.
    for (let room = this.#most / 2; room > 64; room /= 2) {
      const part = window(lines, at, room);
      if (part === undefined) continue;
      session.seek(part.moves);
      const cut = { before: part.before, moves: part.moves, position: session.position() };
      session.seek(at);
      const text = saved(header, cut, at, part.rest);
      if (text.length > this.#most) continue;
      this.#cut = cut;
      return text;
    }
    return undefined;
  }
}

const saved = (header: string, { moves, position }: Cut, at: number, rest: string): string =>
  `${header}\nfrom\n${position.replace(/^/gm, '  ')}\nat ${at - moves}\n${rest}`;

/**
 * Returns the newest lines within `room` characters, or undefined if they do not reach back to the present
 * state.
 */
function window(
  lines: readonly string[],
  at: number,
  room: number,
): { before: string; moves: number; rest: string } | undefined {
  const total = lines.reduce((sum, line) => sum + timesOf(line), 0);
  let [first, moves, length] = [lines.length, total, 0];
  while (first > 0 && length + (lines[first - 1]?.length ?? 0) <= room) {
    first -= 1;
    length += lines[first]?.length ?? 0;
    moves -= timesOf(lines[first] ?? '');
  }
  if (moves <= at)
    return { before: lines.slice(0, first).join(''), moves, rest: lines.slice(first).join('') };
  // The undone moves alone exceed the room. Drop them and keep more of those that can be undone.
  let [last, done] = [0, 0];
  while (last < lines.length && done + timesOf(lines[last] ?? '') <= at) done += timesOf(lines[last++] ?? '');
  const undoable = lines.slice(0, last);
  return done === at && last < lines.length ? window(undoable, at, room) : undefined;
}

// The edits of a project as they are kept with it: the session's save, or the newest part of it that there is room for, so that a long
// day's work can be undone after a reload as far back as storage bears.
import { partsOf, timesOf } from '../store/save';

/** What of a session is needed. */
export interface Edited {
  at(): number;
  seek(n: number): unknown;
  position(): string;
  save(): string;
}

/** Where a save that was too long is cut: the lines before, how many moves they are, and the position after them. */
interface Cut {
  before: string;
  moves: number;
  position: string;
}

export class History {
  readonly #most: number;
  #cut: Cut | undefined;

  /** Saves have at most so many characters. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The save of a session, or the newest part of it that is short enough; undefined when not even its present state is. */
  newest(session: Edited): string | undefined {
    const whole = session.save();
    if (whole.length <= this.#most) return whole;
    const parts = partsOf(whole);
    if (parts === undefined) return undefined;
    const { header, moves: lines } = parts;
    const known = this.#cut;
    // Cut where it was cut before, as long as it is short enough so: the way to another place costs time.
    if (known !== undefined && session.at() >= known.moves && lines.startsWith(known.before)) {
      const again = saved(header, known, session.at(), lines.slice(known.before.length));
      if (again.length <= this.#most) return again;
    }
    return this.#anew(session, header, lines);
  }

  #anew(session: Edited, header: string, all: string): string | undefined {
    const at = session.at();
    const lines = all.match(/.*\n/g) ?? [];
    // Half of the room is left for what comes next.
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

/** The newest lines of so many characters, those that were undone last of all; none when the present state would not be among them. */
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
  // More has been undone than there is room for: it cannot be done again after a reload, but more can be undone.
  let [last, done] = [0, 0];
  while (last < lines.length && done + timesOf(lines[last] ?? '') <= at) done += timesOf(lines[last++] ?? '');
  const undoable = lines.slice(0, last);
  return done === at && last < lines.length ? window(undoable, at, room) : undefined;
}

// Plays back a solution on the board: the moves of a hint that leads to the goal, with pause, step and back.

import type { Engine, GameSession } from '../../engine/engine';
import { load } from '../../engine/replay';
import { partsOf } from '../../store/runs/save';
import type { Play } from '../play';

/** The time for each move, in milliseconds. */
const STEP_MS = 600;

/** The parts of the page that a solution uses. */
export interface SolutionShell {
  readonly play: Play;
  refresh(): void;
}

export class Solution {
  readonly #shell: SolutionShell;
  readonly #session: GameSession;
  readonly #line: readonly string[];
  readonly #start: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(shell: SolutionShell, session: GameSession, line: readonly string[]) {
    this.#shell = shell;
    this.#session = session;
    this.#line = line;
    this.#start = shell.play.state.at;
    this.toggle();
  }

  get length(): number {
    return this.#line.length;
  }

  /** The number of moves of the solution that have been played. */
  get at(): number {
    return this.#shell.play.state.at - this.#start;
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts or pauses playback. */
  toggle(): void {
    if (this.isPlaying) this.stop();
    else {
      this.#timer = setInterval(() => {
        if (!this.#play()) this.stop();
        this.#shell.refresh();
      }, STEP_MS);
    }
    this.#shell.refresh();
  }

  step(): void {
    this.stop();
    this.#play();
    this.#shell.refresh();
  }

  back(): void {
    this.stop();
    if (this.at > 0) this.#shell.play.seek(this.#shell.play.state.at - 1);
    this.#shell.refresh();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #play(): boolean {
    const { play } = this.#shell;
    const move = this.#line[this.at];
    if (move === undefined || play.session !== this.#session) return false;
    play.perform('autoplay', (session) => session.play(move));
    return this.at < this.length;
  }
}

/**
 * True if a sequence of moves leads from a game's position to its goal. It loads a save with the moves
 * appended: playing them one by one would render each of the thousands of moves that a large board takes.
 */
export async function isSolvedBy(
  engine: Engine,
  session: GameSession,
  line: readonly string[],
): Promise<boolean> {
  const save = partsOf(session.save());
  const moves = [...session.moves(), ...line];
  try {
    const trial = await load(
      engine,
      `${save?.header}\n${save?.origin}\nat ${moves.length}\n${moves.join('\n')}\n`,
    );
    const isWon = trial?.status().state === 'won';
    trial?.free();
    return isWon;
  } catch {
    return false;
  }
}

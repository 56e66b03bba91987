// The coach: if the setting is on, it rates each move during play, and reports blunders only, with the same
// certainty as a review. A game with the coach enters no table.

import type { Adviser, GameSession } from '../../engine/engine';
import { type Assessment, assess, isLoss } from '../../run/assessment';
import { toast } from '../../ui/toast';
import { loadSentences, say } from '../../ui/words/words';
import type { Changed } from '../play';
import type { Shell } from '../shell';
import { assessmentText } from './assessment-text';
import { LONG_MS, QUICK_MS } from './review';

/** The display time of a report, in milliseconds. */
const TOLD_MS = 12_000;

/** Starts the coach of a page. It is active whenever the setting is on. */
export function listen(shell: Shell): Coach {
  const coach = new Coach(shell, {
    tell: (...blunder) => void report(shell, ...blunder),
    excuse: () => void excuse(shell),
  });
  shell.play.addEventListener('changed', (event) => coach.hear((event as CustomEvent<Changed>).detail));
  shell.play.addEventListener('opened', () => coach.open());
  coach.open();
  return coach;
}

/** Reports a blunder, with a button that takes it back. */
async function report(shell: Shell, n: number, move: string, assessment: Assessment): Promise<void> {
  const { play } = shell;
  const { session, game } = play;
  const { holds } = shell.whileOnThisScreen();
  // The report disappears with the next move. If a press is followed by rounds, these are not the player's
  // moves, and the report stays.
  const hasRounds = session.pace() !== undefined;
  await loadSentences('panels', `${game.id}-dialogs`);
  const last = hasRounds ? Number.POSITIVE_INFINITY : play.state.at;
  toast(assessmentText(game.id, n, move, assessment), {
    ms: TOLD_MS,
    action: { label: say('take-back'), run: () => play.seek(n) },
    holds: () => holds() && play.session === session && play.state.at > n && play.state.at <= last,
  });
}

async function excuse(shell: Shell): Promise<void> {
  const here = shell.whileOnThisScreen();
  await loadSentences('panels');
  toast(say('coach-fault'), here);
}

/** Reports blunders and failures. `n` is the number of moves before the blunder. */
interface Voice {
  tell(n: number, move: string, assessment: Assessment): void;
  excuse(): void;
}

export class Coach {
  readonly #shell: Shell;
  readonly #voice: Voice;
  /** The observed game, and its number of moves at the last update. */
  #session: GameSession | undefined;
  #at = 0;
  /** The moves to be rated, each as the number of moves before it. */
  #waiting: number[] = [];
  /**
   * A copy of the game, positioned before the move being rated, and the number of its moves that agree with
   * the game.
   */
  #copy: GameSession | undefined;
  #followed = 0;
  /** Counts the updates with new moves, so that a move made during rating is not missed. */
  #heard = 0;
  #isWeighing = false;
  /** True if the player has been told that moves cannot be rated. */
  #hasExcused = false;

  constructor(shell: Shell, voice: Voice) {
    this.#shell = shell;
    this.#voice = voice;
  }

  /** Starts over when the page opens another game, or none. */
  open(): void {
    const { play } = this.#shell;
    this.#session = play.isOpen ? play.session : undefined;
    this.#at = play.isOpen ? play.state.at : 0;
    this.#followed = -1;
    this.#waiting = [];
  }

  /**
   * True if moves are to be rated. Autoplay is not rated, nor are assignments, whose solutions the player
   * should find.
   */
  get #listens(): boolean {
    const { store, advice, play } = this.#shell;
    return store.settings.coach && !advice?.isWatched && play.state.rates && play.run.aim === null;
  }

  hear({ update: { position, at } }: Pick<Changed, 'update'>): void {
    const { play } = this.#shell;
    if (!position) return;
    const from = this.#at;
    this.#at = at;
    // Moves that were taken back need no rating.
    this.#waiting = this.#waiting.filter((n) => n < at);
    this.#followed = this.#listens ? Math.min(this.#followed, at) : -1;
    if (at <= from || !this.#listens) return;
    // A game that has already ended was played without the coach.
    if (!play.run.coached && !play.state.status.over) play.note({ coached: true });
    for (let n = from; n < at; n += 1) this.#waiting.push(n);
    this.#heard += 1;
    if (!this.#isWeighing) void this.#weigh();
  }

  async #weigh(): Promise<void> {
    this.#isWeighing = true;
    try {
      const adviser = await this.#shell.needAdviser();
      // A new move interrupts the rating, so continue with it.
      for (let heard = -1; heard !== this.#heard; ) {
        heard = this.#heard;
        while (await this.#next(adviser));
      }
    } catch (error) {
      console.warn(error);
      this.#waiting = [];
      if (!this.#hasExcused) this.#voice.excuse();
      this.#hasExcused = true;
    }
    this.#isWeighing = false;
  }

  /** Rates the first waiting move. Returns false if there is none, or if it cannot be rated. */
  async #next(adviser: Adviser): Promise<boolean> {
    const { play } = this.#shell;
    const [n] = this.#waiting;
    const session = this.#session;
    if (n === undefined || session === undefined || session !== play.session) return false;
    const move = session.moves()[n] ?? '';
    const copy = this.#before(session, n, move);
    const isOpen = () => this.#waiting[0] === n && session === this.#session;
    // As in a review, an apparent loss gets a longer search.
    let assessment: Assessment | undefined;
    for (const ms of [QUICK_MS, LONG_MS]) {
      const ratings = await adviser.rate(copy, ms);
      if (ratings === undefined || !isOpen()) return false;
      assessment = assess(ratings, move);
      if (assessment === undefined || !isLoss(assessment.grade)) break;
    }
    this.#waiting.shift();
    if (assessment?.grade === 'blunder') this.#voice.tell(n, move, assessment);
    return true;
  }

  /**
   * A copy of a game, positioned before a move. Advancing the existing copy is cheaper than making a new one.
   */
  #before(session: GameSession, n: number, move: string): GameSession {
    if (this.#copy === undefined || this.#followed !== n) {
      this.#copy?.free();
      this.#copy = session.copy();
    } else {
      this.#copy.seek(n);
      this.#copy.play(move);
    }
    this.#copy.seek(n);
    this.#followed = n + 1;
    return this.#copy;
  }
}

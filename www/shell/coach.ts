// The coach: as long as its player wants that, it listens while a game is played, and speaks up on blunders alone, of which it is as sure as a
// review is. A game that it has listened to enters no table.
import type { Adviser, GameSession, Update } from '../engine/engine';
import type { App } from './app';
import { verdictText } from './panels/verdict';
import { isLoss, LONG_MS, QUICK_MS, type Verdict, verdictOf } from './review';
import { toast } from './toast';
import { learn, say } from './words';

/** How long what it says stays, in milliseconds. */
const TOLD_MS = 12_000;

let isThere = false;

/** Has the coach listen from now on, whenever the settings say so. */
export function listen(app: App): void {
  if (isThere) return;
  isThere = true;
  const coach = new Coach(app, {
    tell: (...blunder) => void speak(app, ...blunder),
    excuse: () => void excuse(app),
  });
  app.view.events.addEventListener('change', (event) => coach.hear((event as CustomEvent<Update>).detail));
  app.play.addEventListener('opened', () => coach.open());
  coach.open();
}

/** A blunder can be taken back. */
async function speak(app: App, n: number, move: string, verdict: Verdict): Promise<void> {
  const { play } = app;
  const { session, game } = play;
  const { holds } = app.here();
  // It goes with the next move; where rounds follow a press, these are not the player's.
  const hasRounds = session.pace() !== undefined;
  await learn('panels', `${game.id}-dialogs`);
  const last = hasRounds ? Number.POSITIVE_INFINITY : play.state.at;
  toast(verdictText(game.id, n, move, verdict), {
    ms: TOLD_MS,
    action: { label: say('take-back'), run: () => play.seek(n) },
    holds: () => holds() && play.session === session && play.state.at > n && play.state.at <= last,
  });
}

async function excuse(app: App): Promise<void> {
  const here = app.here();
  await learn('panels');
  toast(say('coach-fault'), here);
}

/** What it says: a blunder, by the number of moves before it; and that it cannot say anything. */
interface Voice {
  tell(n: number, move: string, verdict: Verdict): void;
  excuse(): void;
}

export class Coach {
  readonly #app: App;
  readonly #voice: Voice;
  /** The game that is listened to, and how many moves it had when something was heard last. */
  #session: GameSession | undefined;
  #at = 0;
  /** The moves that are to be weighed, each as the number of moves before it. */
  #waiting: number[] = [];
  /** A copy of the game, which stands before the move that is weighed, and how many of its moves are the game's. */
  #copy: GameSession | undefined;
  #followed = 0;
  /** How often a move has been heard; it goes on if one was heard while it weighed. */
  #heard = 0;
  #isWeighing = false;
  /** Whether its player knows that it cannot weigh anything. */
  #hasExcused = false;

  constructor(app: App, voice: Voice) {
    this.#app = app;
    this.#voice = voice;
  }

  /** Another game is on the page, if any is. */
  open(): void {
    const { play } = this.#app;
    this.#session = play.isOpen ? play.session : undefined;
    this.#at = play.isOpen ? play.state.at : 0;
    this.#followed = -1;
    this.#waiting = [];
  }

  /** Whether it listens to what is played: not to what plays by itself, nor in assignments, whose moves are to be found. */
  get #listens(): boolean {
    const { store, advice, play } = this.#app;
    return store.settings.coach && !advice?.isWatched && play.state.rates && play.run.aim === null;
  }

  /** Hears what is played. */
  hear({ position, at }: Update): void {
    const { looking, play } = this.#app;
    // It may be a copy that changed.
    if (!position || looking !== undefined) return;
    const from = this.#at;
    this.#at = at;
    // What was taken back is no matter any more.
    this.#waiting = this.#waiting.filter((n) => n < at);
    this.#followed = this.#listens ? Math.min(this.#followed, at) : -1;
    if (at <= from || !this.#listens) return;
    // In a game that is over it has no say any more.
    if (!play.run.coached && !play.state.status.over) play.note({ coached: true });
    for (let n = from; n < at; n += 1) this.#waiting.push(n);
    this.#heard += 1;
    if (!this.#isWeighing) void this.#weigh();
  }

  async #weigh(): Promise<void> {
    this.#isWeighing = true;
    try {
      const adviser = await this.#app.needAdviser();
      // A move that comes in between takes the question back.
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

  /** Weighs the first move that waits. Whether there was one, and it could be weighed. */
  async #next(adviser: Adviser): Promise<boolean> {
    const { play } = this.#app;
    const [n] = this.#waiting;
    const session = this.#session;
    if (n === undefined || session === undefined || session !== play.session) return false;
    const move = session.moves()[n] ?? '';
    const copy = this.#before(session, n, move);
    const isOpen = () => this.#waiting[0] === n && session === this.#session;
    // As in a review, what seems to be a loss is looked at longer.
    let verdict: Verdict | undefined;
    for (const ms of [QUICK_MS, LONG_MS]) {
      const ratings = await adviser.rate(copy, ms);
      if (ratings === undefined || !isOpen()) return false;
      verdict = verdictOf(ratings, move);
      if (verdict === undefined || !isLoss(verdict.grade)) break;
    }
    this.#waiting.shift();
    if (verdict?.grade === 'blunder') this.#voice.tell(n, move, verdict);
    return true;
  }

  /** A copy of a game before a move. One that follows the game costs less than one that is made anew. */
  #before(session: GameSession, n: number, move: string): GameSession {
    if (this.#copy === undefined || this.#followed !== n) {
      this.#copy?.free();
      this.#copy = this.#app.engine.load(session.save());
    } else {
      this.#copy.seek(n);
      this.#copy.play(move);
    }
    this.#copy.seek(n);
    this.#followed = n + 1;
    return this.#copy;
  }
}

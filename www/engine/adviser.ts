// Hints from a worker. The worker has a session of its own that follows the page's, usually by the moves
// played since the last question, otherwise by a save. One question is open at a time. A newer question
// replaces the waiting one, and answers about former positions are dropped.
import { fetchFile, refresh } from './fetch-file';
import './own-scripts';
import { Once, PATIENCE_MS } from './once';
import type { Answer, Lesson, Question, Start } from './protocol';
import type { Budget, GameSession, Hint, Rating, Sentence } from './types';
import script from './worker.ts?worker&url';

/** The state of the worker's session. */
interface Followed {
  session: GameSession;
  at: number;
  position: string;
  /** The move that the worker advised there, which is often the next one played. */
  advised: string | undefined;
}

interface Job {
  question: Question;
  session: GameSession;
  settle(answer: Answer | undefined): void;
}

/** Cancelling a search with at least this much time left, in milliseconds, terminates the worker. */
const WORTH_A_NEW_WORKER = 400;
/**
 * The search time for hard positions, in milliseconds. The hardest shipped levels take that long on a slow
 * phone. A budget of nodes is multiplied instead.
 */
const HARD_MS = 8000;
const HARD_TIMES = 25;
/** The time slice for continuing an unfinished rating, in milliseconds, short so that it can be cancelled. */
const BIT_MS = 40;

export interface WatchOptions {
  /** The budget of the search for each move. */
  budget: Budget;
  /** The minimum time between two moves, in milliseconds. Called before each move. */
  pause(): number;
  /** Plays a move on the page's session. Returning false ends the watch. */
  play(move: string): boolean | undefined;
  signal: AbortSignal;
}

export class Adviser {
  /** Fetches and compiles the package with a game's searches. */
  readonly #fetchModule: (game: string) => Promise<WebAssembly.Module>;
  readonly #modules = new Once<WebAssembly.Module>();
  /** The URLs of trained values, for games that have some. */
  readonly #trained: ReadonlyMap<string, string>;
  readonly #fetched = new Map<string, Promise<Uint8Array | undefined>>();
  /** By game: true once the current worker has its trained values, false if they cannot be fetched. */
  #taught = new Map<string, Promise<boolean>>();
  #worker: Worker | undefined;
  /** Settled once the worker has loaded its scripts or failed to. */
  #alive: Promise<void> | undefined;
  readonly #begun = new Once<void>();
  /** The last worker that `need` waited for. */
  #awaited: Worker | undefined;
  /** The game of the current worker. Another game needs another worker. */
  #game = '';
  #open: Job | undefined;
  #openUntil = 0;
  #waiting: Job | undefined;
  #place: Followed | undefined;
  #count = 0;
  /** The reason why the last question had no hint, if known. */
  whyNone: Sentence | undefined;

  constructor(
    fetchModule: (game: string) => Promise<WebAssembly.Module>,
    trained: ReadonlyMap<string, string>,
  ) {
    this.#fetchModule = fetchModule;
    this.#trained = trained;
  }

  /**
   * Fetches the package of hints for a game, and waits until the worker has loaded its scripts. Rejects if
   * one of them cannot be fetched; then no question is answered. A worker that is silent for too long is
   * replaced by the next call.
   */
  async need(game: string): Promise<void> {
    await this.#moduleOf(game);
    const begun = () =>
      this.#begun.get(game, () => {
        if (this.#worker !== undefined && this.#worker === this.#awaited) this.#stop();
        this.#awaited = this.#workerFor(game);
        return this.#alive ?? Promise.resolve();
      });
    // The browser may have kept a wrong script, which has been fetched anew by now.
    await begun().catch(begun);
  }

  /** True if a question is open. */
  get isBusy(): boolean {
    return this.#open !== undefined;
  }

  /** Returns a good move; undefined if there is none or the question became stale. */
  async hint(session: GameSession, budget: Budget): Promise<Hint | undefined> {
    return this.#told(await this.#ask('hint', session, budget));
  }

  /** Like `hint`, but if no move is found and one may exist, calls `isHard` and searches longer. */
  async hintAtLast(session: GameSession, budget: Budget, isHard = () => {}): Promise<Hint | undefined> {
    const answer = await this.#ask('hint', session, budget);
    const isOpen = answer !== undefined && answer.hint === undefined && answer.whyNone === undefined;
    if (!isOpen) return this.#told(answer);
    isHard();
    return this.hint(session, isTime(budget) ? HARD_MS : { nodes: HARD_TIMES * budget.nodes });
  }

  #told(answer: Answer | undefined): Hint | undefined {
    this.whyNone = answer?.whyNone;
    return answer?.hint;
  }

  /**
   * Rates each legal move, in games that rate moves. Resolves to undefined if the question became stale.
   * Rejects if the game's trained values cannot be fetched: ratings of a game are compared with each other, so all
   * must use it.
   */
  async rate(session: GameSession, budget: Budget): Promise<Rating[] | undefined> {
    const game = session.game();
    for (let pupil: Worker | undefined; pupil !== this.#worker || pupil === undefined; ) {
      pupil = this.#workerFor(game);
      if (!(await this.#teach(game))) throw new Error(`the trained values of ${game} cannot be fetched`);
    }
    let answer = await this.#ask('rate', session, budget);
    // A rating that is not finished continues with the next question.
    while (answer !== undefined && answer.ratings === undefined)
      answer = await this.#ask('rate', session, isTime(budget) ? BIT_MS : budget);
    return answer?.ratings;
  }

  /** Plays until the game has no advice, `play` returns false, or the signal aborts. */
  async watch(session: GameSession, { budget, pause, play, signal }: WatchOptions): Promise<void> {
    let last = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      const hint = await this.hintAtLast(session, budget);
      await delay(last + pause() - performance.now(), signal);
      if (hint === undefined || signal.aborted) return;
      last = performance.now();
      if (play(hint.move) === false) return;
    }
  }

  /** Drops all questions. */
  cancel(): void {
    this.#waiting?.settle(undefined);
    this.#waiting = undefined;
    this.#open?.settle(undefined);
    if (this.#open !== undefined && this.#openUntil - performance.now() > WORTH_A_NEW_WORKER) this.#stop();
  }

  dispose(): void {
    this.cancel();
    this.#stop();
  }

  #ask(kind: Question['kind'], session: GameSession, budget: Budget): Promise<Answer | undefined> {
    const position = positionOf(session);
    if (position === undefined) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      let isSettled = false;
      const question: Question = { id: this.#count++, kind, budget, position };
      const settle = (answer: Answer | undefined) => {
        if (isSettled) return;
        isSettled = true;
        resolve(answer !== undefined && positionOf(session) === question.position ? answer : undefined);
      };
      this.#waiting?.settle(undefined);
      this.#waiting = { question, session, settle };
      this.#next();
    });
  }

  #next(): void {
    if (this.#open !== undefined || this.#waiting === undefined) return;
    const job = this.#waiting;
    this.#waiting = undefined;
    // The player may have moved on while the question waited, or have closed the game.
    const position = positionOf(job.session);
    if (position === undefined) {
      job.settle(undefined);
      return;
    }
    job.question.position = position;
    this.#open = job;
    this.#send(job, this.#way(job.session, job.question.position));
  }

  #send({ question, session }: Job, way: Pick<Question, 'save' | 'moves'>): void {
    this.#place = { session, at: session.at(), position: question.position, advised: undefined };
    const { budget } = question;
    this.#openUntil = isTime(budget) ? performance.now() + budget : Number.POSITIVE_INFINITY;
    this.#workerFor(session.game()).postMessage({ ...question, ...way });
    void this.#teach(session.game());
  }

  /**
   * Sends the worker a game's trained values, if there are any. Resolves to false if they cannot be fetched.
   * Hints without them are weaker, but still correct, so the player is not told.
   */
  #teach(game: string): Promise<boolean> {
    const url = this.#trained.get(game);
    if (url === undefined) return Promise.resolve(true);
    let taught = this.#taught.get(game);
    if (taught === undefined) {
      taught = this.#sendTable(game, url);
      this.#taught.set(game, taught);
    }
    return taught;
  }

  async #sendTable(game: string, url: string): Promise<boolean> {
    const [worker, taught] = [this.#worker, this.#taught];
    let fetched = this.#fetched.get(game);
    if (fetched === undefined) {
      fetched = fetchTable(url);
      this.#fetched.set(game, fetched);
    }
    const trained = await fetched;
    if (trained === undefined) {
      // Possibly offline: the next question retries.
      this.#fetched.delete(game);
      taught.delete(game);
    } else if (worker === this.#worker) {
      worker?.postMessage({ game, trained } satisfies Lesson);
    }
    return trained !== undefined;
  }

  /**
   * Returns the moves or the save that lead the worker to a position. If a guessed move is wrong, a save
   * follows.
   */
  #way(session: GameSession, position: string): Pick<Question, 'save' | 'moves'> {
    const place = this.#place;
    if (place?.session !== session) return { save: session.save() };
    if (place.position === position) return {};
    const ahead = session.at() - place.at;
    if (ahead === 1 && place.advised !== undefined) return { moves: [place.advised] };
    // Listing all moves costs as much as a save, but the worker then replays only a few of them.
    if (ahead > 0) return { moves: session.moves().slice(place.at) };
    return { save: session.save() };
  }

  #receive(answer: Answer): void {
    const job = this.#open;
    if (job === undefined || answer.id !== job.question.id) return;
    if (answer.isLost === true && positionOf(job.session) === job.question.position) {
      // A second failure cannot be repaired and would repeat for ever.
      if (job.question.save === undefined) {
        job.question.save = job.session.save();
        this.#send(job, {});
      } else {
        this.#close(undefined);
      }
      return;
    }
    if (answer.isLost === true) this.#place = undefined;
    else if (this.#place !== undefined) this.#place.advised = answer.hint?.move;
    this.#close(answer.isLost === true ? undefined : answer);
  }

  #close(answer: Answer | undefined): void {
    const job = this.#open;
    this.#open = undefined;
    job?.settle(answer);
    this.#next();
  }

  #workerFor(game: string): Worker {
    if (this.#game !== game) {
      this.#worker?.terminate();
      this.#worker = undefined;
      this.#taught = new Map();
      this.#game = game;
    }
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const worker = new Worker(script, { type: 'module' });
    let refuse = (_: Error) => {};
    let isAlive = false;
    this.#alive = new Promise((resolve, reject) => {
      refuse = reject;
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        isAlive = true;
        resolve();
        this.#receive(data);
      };
    });
    // If nothing awaits it, a rejection must not be reported as unhandled.
    this.#alive.catch(() => undefined);
    const fail = () => {
      refuse(new Error('the worker of hints cannot be loaded'));
      if (worker !== this.#worker) return;
      this.#stop();
      this.#next();
    };
    worker.onerror = () => (isAlive ? fail() : void refresh(script).then(fail));
    const game = this.#game;
    // The worker queues questions that arrive before its package.
    this.#moduleOf(game).then((module) => worker.postMessage({ game, module } satisfies Start), fail);
    return worker;
  }

  #moduleOf(game: string): Promise<WebAssembly.Module> {
    return this.#modules.get(game, () => this.#fetchModule(game));
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#taught = new Map();
    this.#place = undefined;
    const job = this.#open;
    this.#open = undefined;
    job?.settle(undefined);
  }
}

async function fetchTable(url: string): Promise<Uint8Array | undefined> {
  const stop = new AbortController();
  const wait = () => setTimeout(() => stop.abort(), PATIENCE_MS);
  let timer = wait();
  // Aborts only if nothing arrives for a while, so that a slow connection is no problem.
  const heard = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, next) {
      clearTimeout(timer);
      timer = wait();
      next.enqueue(part);
    },
  });
  try {
    const response = await fetchFile(url, undefined, { signal: stop.signal });
    if (response.body === null) return undefined;
    return new Uint8Array(await new Response(response.body.pipeThrough(heard)).arrayBuffer());
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

const isTime = (budget: Budget): budget is number => typeof budget === 'number';

/** The position of a session; undefined if it has been freed. */
function positionOf(session: GameSession): string | undefined {
  try {
    return session.position();
  } catch {
    return undefined;
  }
}

/** Waits for some milliseconds, or until the signal aborts. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

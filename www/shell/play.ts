// The game that is on the page: which run it is, what of it is kept, and what its end adds to tables and statistics.
// It is long because all that changes a run has to see it in the same order.
import type { Engine, GameInfo, GameSession, Update, Whole } from '../engine/engine';
import { hasMoves } from '../store/histories';
import { type Running, slotOf } from '../store/shapes';
import type { Store } from '../store/store';
import { hasPar, type Par } from './rated';
import type { Outcome } from './results';
import { aimOf, dayOf, newRun, type Run } from './run';
import { afterPaint } from './soon';
import { after, begin, type State } from './state';
import { sayIf } from './words';

/** The part of the board's view that a game needs. */
export interface Stage {
  show(session: GameSession, game: GameInfo): Whole;
  changed(update: Update): void;
}

/** Who made a change. */
export type Cause = 'player' | 'history' | 'autoplay';

/** Saves of games longer than this take long enough to wait for a quiet moment. */
const LONG = 2000;
/** Autoplay moves faster than there is use in saving, in milliseconds. */
const HURRIED_MS = 300;
/** A game whose rounds do not wait is saved so often, in milliseconds, and whenever it pauses or is left. */
const ROUNDS_MS = 10_000;

export class Play extends EventTarget {
  readonly #engine: Engine;
  readonly #store: Store;
  readonly #stage: Stage;
  #session: GameSession | undefined;
  #game: GameInfo | undefined;
  #state: State | undefined;
  run: Run = newRun();
  outcome: Outcome | undefined;
  /** What is known of the deal: nothing yet while it is looked for, null where nothing was found. */
  par: Par | null | undefined;
  #cause: Cause = 'player';
  /** Whether rounds do not wait for the player. */
  #hasRounds = false;
  #isDirty = false;
  #isScheduled = false;
  /** The clock's time when it was last kept. */
  #keptClock = 0;
  /** Another tab goes on with this game. */
  #hasYielded = false;
  /** The games that new deals took the place of, by the new one's run, for as long as the page is open. */
  readonly #former = new Map<string, Running>();
  /** The deals that were taken back, by the run that is on the page instead. */
  readonly #later = new Map<string, Running>();

  constructor(engine: Engine, store: Store, stage: Stage) {
    super();
    this.#engine = engine;
    this.#store = store;
    this.#stage = stage;
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush();
    });
  }

  get isOpen(): boolean {
    return this.#session !== undefined;
  }

  get session(): GameSession {
    if (this.#session === undefined) throw new Error('no game is open');
    return this.#session;
  }

  get game(): GameInfo {
    if (this.#game === undefined) throw new Error('no game is open');
    return this.#game;
  }

  /** Where it is kept while it runs. */
  get slot(): string {
    return slotOf(this.game.id, this.run.kind);
  }

  /** How it stands. */
  get state(): State {
    if (this.#state === undefined) throw new Error('no game is open');
    return this.#state;
  }

  /** Puts a session on the page. */
  open(session: GameSession, run: Run): void {
    this.flush();
    this.#session = session;
    this.#game = this.#engine.game(session.game());
    this.run = run;
    this.outcome = undefined;
    this.par = undefined;
    this.#state = begin(session, this.#stage.show(session, this.#game));
    this.#hasRounds = session.pace() !== undefined;
    this.#keptClock = session.clock();
    this.#hasYielded = false;
    this.#store.note({ last: this.#game.id });
    if (!run.isGuest) this.#schedule();
    this.dispatchEvent(new Event('opened'));
    if (this.state.status.over) void this.#enter();
  }

  /** Deals a new game. `former` is the one whose place it takes: undoing the deal brings it back. */
  deal(game: string, params: string, seed?: string, day: string | null = null, former?: Running): void {
    const run = newRun({ day, attempt: this.#attemptAt(game, seed) });
    // Nobody wants a deal back that was not played: the game before it is the former one then.
    const back = former === undefined || hasMoves(former) ? former : this.#former.get(former.run);
    if (back !== undefined) this.#former.set(run.name, back);
    this.open(this.#engine.deal(game, params, seed), run);
  }

  /** How a deal is to be solved; one that is known already counts nowhere. */
  #attemptAt(game: string, seed: string | undefined): Run['attempt'] {
    const { solving } = this.#store.settings;
    if (solving === 'free' || seed !== undefined || !hasPar(this.#engine.game(game))) return null;
    const by = solving === 'moves' ? solving : 'time';
    return { by, since: Date.now(), inspects: solving === 'inspected', plus: 0 };
  }

  /** Whether another game was on the page before this deal. */
  get canUndeal(): boolean {
    return this.#former.has(this.run.name);
  }

  /** Takes the deal itself back: the game before it goes on. Redoing brings the deal again. */
  undeal(): void {
    const former = this.#former.get(this.run.name);
    if (former === undefined) return;
    this.#later.set(former.run, this.snapshot());
    this.take(former);
  }

  /** Takes up the game that was left in a slot; false when there is none that can be read. */
  resume(slot: string): boolean {
    const kept = this.#store.running(slot);
    return kept !== undefined && this.take(kept);
  }

  /** Takes up a kept game; false when its save cannot be read. */
  take(kept: Running): boolean {
    let session: GameSession;
    try {
      session = this.#engine.load(kept.save);
    } catch {
      return false;
    }
    session.resume(kept.clock, kept.branched);
    const { run: name, save, clock, branched, time, ...known } = kept;
    this.open(session, { ...known, name, isGuest: false });
    return true;
  }

  /** Opens somebody's text as a guest. Throws when the text cannot be read. */
  visit(text: string): void {
    const session = this.#engine.load(text);
    this.open(session, newRun({ isGuest: true, kind: 'guest', day: dayOf(session), aim: aimOf(session) }));
  }

  /** What would have to be kept to take this game up again. */
  snapshot(): Running {
    const { session, run } = this;
    const { name, isGuest, ...known } = run;
    return {
      ...known,
      save: session.save(),
      clock: session.clock(),
      branched: session.branched(),
      run: name,
      time: Date.now(),
    };
  }

  /** Changes the session and has the board show it. `body` returns what the session's call returned. */
  act(cause: Cause, body: (session: GameSession) => Update): void {
    const update = body(this.session);
    this.#cause = cause;
    try {
      this.#stage.changed(update);
    } finally {
      this.#cause = 'player';
    }
  }

  /** The stars that the player has earned by the assignment on the page: none before it is met, and none for a solution that was shown. */
  get stars(): number {
    const { session, run, state } = this;
    const isOwn = run.auto === null || state.at <= run.auto;
    const assignment = run.aim !== null && isOwn ? session.assignment(run.hints) : undefined;
    return assignment?.verdict === 'met' ? assignment.stars : 0;
  }

  get canUndo(): boolean {
    return this.canRestart || this.canUndeal;
  }

  get canRestart(): boolean {
    return this.state.at > 0 || this.#isStopped;
  }

  /** Whether the game is over, though not by its rules: the player has stopped it, or the time is up. */
  get #isStopped(): boolean {
    const { over, reason } = this.state.status;
    return over && (reason === 'stopped' || reason === 'time-is-up');
  }

  get canRedo(): boolean {
    return this.hasAhead || this.#later.has(this.run.name);
  }

  /** Whether moves lie ahead in the history of this game. */
  get hasAhead(): boolean {
    return this.state.at < this.state.length;
  }

  undo(): void {
    // Of a game that was stopped, the stopping is what is taken back.
    if (this.canRestart) this.act('history', (session) => session.undo());
    else this.undeal();
  }

  redo(): void {
    const later = this.#later.get(this.run.name);
    if (this.hasAhead) this.act('history', (session) => session.redo());
    else if (later !== undefined) this.take(later);
  }

  restart(): void {
    if (this.canRestart) this.act('history', (session) => session.restart());
  }

  /** What a level is called, if it is called anything. */
  levelName(level = 1): string | undefined {
    const name = this.state.card.levels[level - 1];
    return name && ((name.id && sayIf(name.id)) || name.text);
  }

  /** How many rounds of the present level have been played, in a game that counts them. */
  get rounds(): number {
    return this.state.figures.round ?? 0;
  }

  /** Goes back to where the present level began. */
  again(): void {
    if (this.rounds > 0) this.seek(Math.max(0, this.state.at - this.rounds));
  }

  seek(n: number): void {
    this.act('history', (session) => session.seek(n));
  }

  /** Takes in what was found out about a session's deal. A result that came sooner is entered by it too. */
  rated(session: GameSession, par: Par | undefined): void {
    if (session !== this.#session) return;
    this.par = par ?? null;
    if (this.state.status.over && par !== undefined) void this.#enter();
    else this.dispatchEvent(new Event('outcome'));
  }

  /** The player stops, and the score counts. */
  finish(): void {
    this.act('player', (session) => session.finish());
  }

  /** Keeps what is known of the run beside its moves, such as that a hint was shown: the result will say so. */
  note(known: Partial<Run>): void {
    Object.assign(this.run, known);
    if (!this.run.isGuest) this.#schedule();
  }

  /** Takes up what a call on the session brought about. What follows from it does so when the position is another one: never from a redraw. */
  took(update: Update): void {
    const before = this.state;
    this.#state = after(before, update);
    if (!update.position) return;
    if (this.game.edits !== null) this.#state = { ...this.#state, title: this.session.title() };
    const { run, state } = this;
    const { over } = state.status;
    if (this.#cause !== 'history' && state.at > before.at) this.#moved(before.at);
    if (!run.isGuest) {
      this.#reached();
      this.#schedule();
      if (run.day !== null && update.status !== undefined) this.#noteDay();
    }
    if (over && !before.status.over) {
      this.flush();
      void this.#enter();
    }
    if (!over) this.outcome = undefined;
  }

  #moved(from: number): void {
    const { run, game } = this;
    this.#later.delete(run.name);
    // It was of the line before.
    run.review = null;
    if (run.isGuest) this.#settleIn(from);
    if (this.#cause === 'autoplay') run.auto ??= from;
    else if (run.auto !== null && from <= run.auto) run.auto = null;
    const { moved } = this.#store.settings;
    const count = moved[game.id] ?? 0;
    if (this.#cause === 'player' && count < 10)
      this.#store.note({ moved: { ...moved, [game.id]: count + 1 } });
  }

  /** Keeps the highest level that the player has seen of each game, to begin there. */
  #reached(): void {
    const { figures, status } = this.state;
    if (figures.level === undefined) return;
    // Whoever has won the last one has reached what would come after it.
    const level = figures.level + (status.over && status.state === 'won' ? 1 : 0);
    const { reached } = this.#store.settings;
    const name = `${this.game.id}/${this.state.table}`;
    if (level <= (reached[name] ?? 1)) return;
    this.#store.note({ reached: { ...reached, [name]: level } });
  }

  /** The calendar says what came of a day's game. */
  #noteDay(): void {
    import('./days/note').then(({ note }) => note(this.#store, this)).catch(console.warn);
  }

  /** A guest becomes the running game; the one that was running goes on the shelf. */
  #settleIn(from: number): void {
    const { session, run, game } = this;
    run.isGuest = false;
    // Somebody else may have made the moves that stand here already.
    if (from > 0) session.resume(session.clock(), true);
    // Today's deal is today's deal, whoever sends it, and an assignment is one.
    if (run.aim !== null) run.kind = 'puzzle';
    else if (from === 0 && run.day !== null) run.kind = 'day';
    if (run.kind === 'day') this.#noteDay();
    const other = this.#store.running(this.slot);
    if (other !== undefined && other.run !== run.name && hasMoves(other))
      this.#store.setBefore(game.id, other.run);
    this.dispatchEvent(new Event('settled'));
  }

  #schedule(): void {
    this.#isDirty = true;
    this.#hasYielded = false;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const write = () => {
      this.#isScheduled = false;
      this.flush();
    };
    if (this.#cause === 'autoplay') setTimeout(write, HURRIED_MS);
    else if (this.#hasRounds && this.state.at > 0) setTimeout(write, ROUNDS_MS);
    else if (this.state.length < LONG) afterPaint(write);
    else if (typeof requestIdleCallback === 'function') requestIdleCallback(write, { timeout: 1000 });
    else setTimeout(write, 200);
  }

  /** Writes what has not been written, be it only the time that went by. */
  flush(): void {
    const session = this.#session;
    if (session === undefined || this.run.isGuest) return;
    if (!this.#isDirty && (this.#hasYielded || session.clock() === this.#keptClock)) return;
    this.#isDirty = false;
    const now = this.snapshot();
    this.#keptClock = now.clock;
    const kept = this.#store.setRunning(this.slot, now);
    // Another tab has gone on with the same line.
    if (kept === undefined) this.dispatchEvent(new Event('behind'));
    // Or it has played otherwise: from where they part this is a run of its own.
    else this.#become(kept);
  }

  /** Another tab goes on with this game: what this tab holds is not written over it, and what it alone has goes on the shelf, once. */
  yield(slot: string): void {
    const kept = this.#hasYielded ? undefined : this.#store.giveWay(slot, this.snapshot());
    if (kept !== undefined) this.#become(kept);
    this.#isDirty = false;
    this.#hasYielded = true;
  }

  /** The run goes on under the name that it is kept by. */
  #become({ run: name, kind, parent }: Running): void {
    Object.assign(this.run, { name, kind, parent });
  }

  /** Enters a finished game into tables and statistics. */
  async #enter(): Promise<void> {
    const { run } = this;
    // An assignment is of no table: its stars are what it is for.
    if (run.aim !== null) {
      await import('./trail/open').then(({ noteAim }) => noteAim(this.#store, this)).catch(console.warn);
      return;
    }
    const before = run.counted;
    const { session, game, state, par } = this;
    // What cannot be fetched now is entered when the game is opened again; what was taken back meanwhile is not over.
    const results = await import('./results').catch(console.warn);
    if (results === undefined || session.at() !== state.at) return;
    const outcome = results.enter(this.#store, { session, game, state, par, run });
    if (session !== this.#session) return;
    this.outcome = outcome;
    if (run.counted !== before) {
      this.#isDirty = true;
      this.flush();
    }
    this.dispatchEvent(new Event('outcome'));
  }
}

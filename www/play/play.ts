// The game on the page: plays and stores it, and enters its result into tables and statistics.
//
// Invariant: its session is changed only by `perform`.
import type { Change } from '../board/perform';
import type { BoardView } from '../board/view';
import type { Engine, GameInfo, GameSession, Update, Whole } from '../engine/engine';
import { wasShown } from '../run/result/counts';
import { attemptAt, type Par } from '../run/result/deal-par';
import { MoveTimes } from '../run/result/move-times';
import type { Placement } from '../run/result/results';
import { aimOf, dayOf, newRun, type Run } from '../run/run';
import { after, begin, isEnded, type State, titleOf } from '../run/state';
import { hasMoves } from '../store/runs/histories';
import { type Running, slotOf } from '../store/runs/run';
import { put } from '../store/shape';
import type { Store } from '../store/store';
import { levelOf } from '../ui/words/game-names';
import { sayIf } from '../ui/words/words';
import { Loads, type Taken } from './loads';
import { dayOfSent, noteDay, noteLevel, noteStars } from './noting';
import { Saving } from './saving';

/** The origin of a change: fingers, keys or time on the board; buttons beside it; steps through the history; autoplay. */
export type Cause = 'board' | 'page' | 'history' | 'autoplay';

/** A change of the game, and the state before it. */
export interface Changed {
  readonly update: Update;
  readonly before: State;
}

/** The part of the board's view that the game uses. */
type Shown = Pick<BoardView, 'show' | 'changed'>;

export class Play extends EventTarget {
  readonly #engine: Engine;
  readonly #store: Store;
  readonly #view: Shown;
  readonly loads: Loads;
  #session: GameSession | undefined;
  #game: GameInfo | undefined;
  #state: State | undefined;
  run: Run = newRun();
  outcome: Placement | undefined;
  /** The par of the deal: undefined during the search, null if none was found. */
  par: Par | null | undefined;
  /** True if moves are rounds, in real time or after each press. */
  #hasRounds = false;
  #times = new MoveTimes();
  readonly #saving: Saving;
  /** The games replaced by new deals, by the run of the new deal, while the page is open. */
  readonly #former = new Map<string, Running>();
  /** The deals that were undone, by the run that is on the page instead. */
  readonly #later = new Map<string, Running>();

  constructor(engine: Engine, store: Store, view: Shown) {
    super();
    this.#engine = engine;
    this.#store = store;
    this.#view = view;
    this.loads = new Loads(engine);
    this.#saving = new Saving(store, this, () => this.dispatchEvent(new Event('behind')));
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

  /** The slot in which it is stored while it runs. */
  get slot(): string {
    return slotOf(this.game.id, this.run.kind);
  }

  get state(): State {
    if (this.#state === undefined) throw new Error('no game is open');
    return this.#state;
  }

  /** Opens a session on the page. `times` are the recorded times of its moves; null if unknown. */
  open(session: GameSession, run: Run, times = session.at() === 0 ? '' : null): void {
    this.loads.stop();
    const game = this.#engine.game(session.game());
    // First, as the board may cancel a press on the previous game.
    const whole = this.show(session, game);
    this.flush();
    this.#session = session;
    this.#game = game;
    this.run = run;
    this.#times = new MoveTimes(times);
    this.outcome = undefined;
    this.par = undefined;
    this.#state = begin(session, whole);
    this.#hasRounds = session.pace() !== undefined;
    this.#saving.begin();
    this.#store.note({ last: this.#game.id });
    if (run.kind === 'free' && !run.isGuest) this.#noteBegun();
    if (!run.isGuest) {
      this.#saveSoon();
      this.#record(noteLevel(this.#store, this, levelOf(this.#engine, this.game.id, this.state.params)));
    }
    this.dispatchEvent(new Event('opened'));
    if (this.state.status.over) void this.#recordResult();
  }

  /** Deals a new game. `former` is the game that it replaces, which undoing the deal restores. */
  deal(game: string, params: string, seed?: string, day: string | null = null, former?: Running): void {
    const run = newRun({ day, attempt: attemptAt(this.#store.settings, this.#engine.game(game), seed) });
    // A deal without moves is not restored, but its own predecessor is.
    const back = former === undefined || hasMoves(former) ? former : this.#former.get(former.run);
    if (back !== undefined) this.#former.set(run.name, back);
    this.open(this.#engine.deal(game, params, seed), run);
  }

  /** True if the deal itself can be undone. */
  get canUndeal(): boolean {
    return this.#former.has(this.run.name);
  }

  /** Undoes the deal itself and continues the previous game. Redo restores the deal. */
  undeal(): void {
    const former = this.#former.get(this.run.name);
    if (former === undefined) return;
    this.#later.set(former.run, this.snapshot());
    void this.take(former);
  }

  /** Resumes a stored game. A short game is opened before this returns its promise. */
  async take(kept: Running): Promise<Taken> {
    let session: GameSession | undefined;
    try {
      const loaded = this.loads.load(kept.save);
      session = loaded instanceof Promise ? await loaded : loaded;
    } catch {
      return 'unreadable';
    }
    if (session === undefined) return 'stopped';
    session.resume(kept.clock, kept.branched);
    const { run: name, save, clock, branched, time, times, isOver, ...known } = kept;
    this.open(session, { ...known, name, isGuest: false }, times);
    return 'taken';
  }

  /**
   * Opens a foreign text as a guest game, after calling `opens`. Returns false if loading was stopped. Throws
   * if the text cannot be read.
   */
  async visit(text: string, opens = () => {}): Promise<boolean> {
    const session = await this.loads.load(text);
    if (session === undefined) return false;
    opens();
    const day = dayOf(session, this.#engine.game(session.game()));
    this.open(session, newRun({ isGuest: true, kind: 'guest', day, aim: aimOf(session) }));
    return true;
  }

  /** The data that must be stored to resume this game. */
  snapshot(): Running {
    const { session, run } = this;
    const { name, isGuest, ...known } = run;
    return {
      ...known,
      save: session.save(),
      clock: session.clock(),
      branched: session.branched(),
      run: name,
      isOver: isEnded(this.state, run),
      time: Date.now(),
      times: this.#times.text,
    };
  }

  /** Changes the game, keeps and shows what came of it, and announces it. Returns true if anything changed. */
  perform(cause: Cause, change: Change): boolean {
    const update = change(this.session);
    if (update.flags === 0) return false;
    const { state: before } = this;
    this.#keep(cause, update);
    this.#view.changed(update, cause === 'board');
    if (update.position) this.#write(cause, update, before);
    this.dispatchEvent(new CustomEvent<Changed>('changed', { detail: { update, before } }));
    return true;
  }

  /** Puts a game on the board: by default the open one again, after a copy of it or in another language. */
  show(session = this.session, game = this.game): Whole {
    return this.#view.show(session, game, (change) => this.perform('board', change));
  }

  /**
   * The stars earned in the assignment on the page: none before the goal is met, or if the solution was
   * shown.
   */
  get stars(): number {
    const { session, run } = this;
    const assignment = run.aim !== null && !wasShown(this) ? session.assignment(run.hints) : undefined;
    return assignment?.progress === 'met' ? assignment.stars : 0;
  }

  /** The time before each move, in tenths of a second; empty if it was not recorded. */
  get times(): number[] {
    return this.#times.upTo(this.state.at);
  }

  get canUndo(): boolean {
    return this.canRestart || this.canUndeal;
  }

  get canRestart(): boolean {
    return this.state.at > 0 || this.#isStopped;
  }

  /** True if the game was ended by the player or the time limit instead of its rules. */
  get #isStopped(): boolean {
    const { over, reason } = this.state.status;
    return over && (reason === 'stopped' || reason === 'time-is-up');
  }

  get canRedo(): boolean {
    return this.hasAhead || this.#later.has(this.run.name);
  }

  /** True if there are moves to redo. */
  get hasAhead(): boolean {
    return this.state.at < this.state.length;
  }

  undo(): void {
    // In a stopped game, undo first reverts the stopping.
    if (this.canRestart) this.perform('history', (session) => session.undo());
    else this.undeal();
  }

  redo(): void {
    const later = this.#later.get(this.run.name);
    if (this.hasAhead) this.perform('history', (session) => session.redo());
    else if (later !== undefined) void this.take(later);
  }

  restart(): void {
    if (this.canRestart) this.perform('history', (session) => session.restart());
  }

  /** The name of a level, if it has one. */
  levelName(level = 1): string | undefined {
    const name = this.state.card.levels[level - 1];
    return name && ((name.id && sayIf(name.id)) || name.text);
  }

  /** The number of rounds in the current level, if they are counted. */
  get rounds(): number {
    return this.state.figures.round ?? 0;
  }

  /** Goes back to the start of the current level. */
  again(): void {
    if (this.rounds > 0) this.seek(Math.max(0, this.state.at - this.rounds));
  }

  seek = (n: number): void => void this.perform('history', (session) => session.seek(n));

  /** Sets the par of a session's deal. If the game is over, its result is entered now. */
  setPar(session: GameSession, par: Par | undefined): void {
    if (session !== this.#session) return;
    this.par = par ?? null;
    if (this.state.status.over && par !== undefined) void this.#recordResult();
    else this.dispatchEvent(new Event('outcome'));
  }

  /** Ends the game at the player's request. The score counts. */
  finish(): void {
    this.perform('page', (session) => session.finish());
  }

  /** Stores facts about the run that its moves do not contain, such as the number of hints. */
  note(known: Partial<Run>): void {
    Object.assign(this.run, known);
    if (!this.run.isGuest) this.#saveSoon();
  }

  /** Keeps the state after a change, before the board shows it. */
  #keep(cause: Cause, update: Update): void {
    const before = this.state;
    this.#state = after(before, update);
    if (!update.position) return;
    if (this.game.edits !== null) this.#state = { ...this.#state, title: titleOf(this.session) };
    if (cause !== 'history' && this.state.at > before.at) this.#noteMove(cause, before.at);
    if (!this.state.status.over) this.outcome = undefined;
  }

  /** Stores a change of the position. It comes after the request for the frame that shows it. */
  #write(cause: Cause, update: Update, before: State): void {
    const { run, state } = this;
    if (!run.isGuest) {
      this.#saveSoon(cause === 'autoplay');
      if (run.day !== null && update.status !== undefined) this.#record(noteDay(this.#store, this));
      this.#record(noteLevel(this.#store, this, before));
    }
    if (state.status.over && !before.status.over) {
      this.flush();
      void this.#recordResult();
    }
  }

  #noteMove(cause: Cause, from: number): void {
    const { run } = this;
    this.#later.delete(run.name);
    // The number of rounds determines the time.
    if (!this.#hasRounds) this.#times.moved(from, this.state.at, this.session.clock());
    // The review was about the previous line.
    run.review = null;
    if (run.isGuest) this.#settleIn(from);
    run.isForeign = false;
    if (cause === 'autoplay') run.auto ??= from;
    else if (run.auto !== null && from <= run.auto) run.auto = null;
    if (cause !== 'autoplay') this.#countMove();
  }

  /** Counts the player's first moves in a game, for the help line. */
  #countMove(): void {
    const { moved } = this.#store.settings;
    const count = moved[this.game.id] ?? 0;
    if (count < 10) this.#store.note({ moved: put(moved, this.game.id, count + 1) });
  }

  /** A first board is offered until it or a whole game has been begun. */
  #noteBegun(): void {
    const { begun } = this.#store.settings;
    if (!(this.game.id in begun)) this.#store.note({ begun: put(begun, this.game.id, 1) });
  }

  /** Sends `noted` once something is stored, which may be after another game or page has opened. */
  #record(noting: Promise<void> | undefined): void {
    noting?.then(() => this.dispatchEvent(new Event('noted')), console.warn);
  }

  /** Makes a guest the running game, and moves the previous one to the shelf. */
  #settleIn(from: number): void {
    const { session, run, game } = this;
    run.isGuest = false;
    // The existing moves may be another player's.
    if (from > 0) session.resume(session.clock(), true);
    // A day's deal counts as daily, whoever sent it, and an assignment as a puzzle.
    if (run.aim !== null) run.kind = 'puzzle';
    if (from === 0 && run.aim !== null) this.#record(this.#findDay());
    else if (from === 0 && run.day !== null) run.kind = 'day';
    if (run.kind === 'day') this.#record(noteDay(this.#store, this));
    const other = this.#store.running(this.slot);
    if (other !== undefined && other.run !== run.name && hasMoves(other))
      this.#store.setBefore(game.id, other.run);
    this.dispatchEvent(new Event('settled'));
  }

  /** Finds out if a board that was sent is the puzzle of a day, which it then counts as. */
  async #findDay(): Promise<void> {
    const { run, session } = this;
    run.day = await dayOfSent(this.#store, this.#engine, this);
    if (run.day !== null && session === this.#session) await noteDay(this.#store, this);
  }

  #saveSoon(isAutoplay = false): void {
    const { at, length, hasTurns } = this.state;
    this.#saving.soon({ isAutoplay, isRealTime: this.#hasRounds && !hasTurns && at > 0, length });
  }

  flush = (): void => this.#saving.flush();
  yield = (slot: string): void => this.#saving.yield(slot);

  /** Records a finished game: the stars of an assignment, or else its result in tables and statistics. */
  async #recordResult(): Promise<void> {
    const { run, session, game, state, par } = this;
    // Assignments enter no table. They earn stars instead.
    if (run.aim !== null) {
      if (!run.isForeign) this.#record(noteStars(this.#store, this));
      return;
    }
    const before = run.counted;
    // If the code cannot be loaded, the game is entered when it is opened again. If the last move has been
    // undone meanwhile, the game is not over.
    const results = await import('../run/result/results').catch(console.warn);
    if (results === undefined || session.at() !== state.at) return;
    const outcome = results.enter(this.#store, { session, game, state, par, run });
    if (session !== this.#session) return;
    this.outcome = outcome;
    if (run.counted !== before) {
      this.#saving.now();
    }
    this.dispatchEvent(new Event('outcome'));
  }
}

// Everything that is kept between visits, by what it means. Keys: `settings`, `browser`, `game.SLOT` (the running games), `before.GAME`,
// `kept.EDITOR`, `days.GAME`, `trail.GAME`, `puzzles.GAME`, `stats.GAME`, `scores.GAME.FIGURE.TABLE` and `replay.RUN`. A run that is left is written to `left.RUN` at once; depot.ts
// moves it into the database, where projects are as well.
//
// Holds always: what cannot be read is set aside, never written over.
import { Area } from './area';
import type { Depot } from './depot';
import { beside, hasMoves, holds, merge } from './histories';
import {
  type Counted,
  DEFAULTS,
  gameIn,
  LEFT,
  type Left,
  left,
  MOVED,
  type Replay,
  type Running,
  replay,
  running,
  runnings,
  type Settings,
  settings,
  slotsOf,
  type Tally,
  tallies,
  text,
} from './shapes';
import { exclusively, Tables } from './tables';
import * as statistics from './tallies';

export class Store extends EventTarget {
  readonly area = new Area();
  readonly tables = new Tables(this.area);
  /** The games that this build knows, once it has them. */
  games: ReadonlySet<string> | undefined;
  /** Those among them whose runs are works in the making: they have a list of their own. */
  editors: ReadonlySet<string> = new Set();
  #depot: Promise<Depot> | undefined;
  /** The running games as this tab last wrote them. */
  readonly #written = new Map<string, { run: string; text: string | null }>();
  #settings: Settings;

  constructor() {
    super();
    this.#settings = this.area.read('settings', settings) ?? structuredClone(DEFAULTS);
    this.area.addEventListener('elsewhere', (event) => {
      const key = (event as CustomEvent<string>).detail;
      if (key === 'settings') {
        this.#settings = this.area.read('settings', settings) ?? this.#settings;
        this.dispatchEvent(new Event('settings'));
      }
      if (key.startsWith('game.')) {
        this.dispatchEvent(new CustomEvent('game', { detail: key.slice('game.'.length) }));
      }
      // Another tab, perhaps of a build before this one, has left a run or written a project.
      if (MOVED.test(key)) this.#move();
    });
    this.area.addEventListener('again', () => this.#move());
  }

  /** Where runs that were left and projects are. Fetched when it is first asked for; rejects when it cannot be. */
  depot(): Promise<Depot> {
    this.#depot ??= import('./depot').then(({ Depot }) => Depot.open(this.area, this.editors));
    this.#depot.catch(() => {
      // Without a connection, and not kept yet: what was left stays where it is until the next visit.
      this.#depot = undefined;
    });
    return this.#depot;
  }

  #move(): void {
    void this.#depot?.then((depot) => depot.move()).catch(console.warn);
  }

  /** Resolves when everything that can be is in the database. */
  async settled(): Promise<void> {
    await this.depot().then(
      (depot) => depot.move(),
      () => undefined,
    );
  }

  get settings(): Readonly<Settings> {
    return this.#settings;
  }

  /** Takes over the settings of a file, which do not lower how far the player has come. */
  use(theirs: Settings): void {
    this.set({ ...merged(theirs, this.#settings), last: this.#settings.last });
  }

  set(change: Partial<Settings>): void {
    this.note(change);
    this.dispatchEvent(new Event('settings'));
  }

  /** Keeps what the page has seen of its player, and nobody has chosen: nothing is shown otherwise for it, so that a move costs no new layout. */
  note(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    this.area.write('settings', this.#settings);
  }

  running(slot: string): Running | undefined {
    return this.area.read(`game.${slot}`, running);
  }

  /**
   * Keeps the running game. Whatever else was running gives way to the shelf: another run, or a state of this one that another tab wrote
   * and that has moves which this one has not. Returns the name under which it is kept, a new one where it left the other's line;
   * undefined when another tab has gone on with the same line, which stays.
   */
  setRunning(slot: string, value: Running): Running | undefined {
    const game = gameIn(slot);
    const known = this.#written.get(slot);
    const isOurs = known?.run === value.run && known.text === this.area.raw(`game.${slot}`);
    const kept = isOurs ? value : this.#besides(slot, value);
    if (kept === undefined) return undefined;
    const isKept = this.area.write(`game.${slot}`, kept);
    this.#written.set(slot, { run: kept.run, text: this.area.raw(`game.${slot}`) });
    if (!isOurs && isKept) this.#release(kept);
    // Builds before this one kept deals of days in the game's own slot.
    if (!isOurs && slot !== game && this.running(game)?.run === value.run) this.dropRunning(game);
    return kept;
  }

  /** Sets aside what is running, if it is not an earlier state of the run that is to be kept in its place. */
  #besides(slot: string, value: Running): Running | undefined {
    const there = this.running(slot);
    if (there === undefined) return value;
    if (there.run === value.run) {
      if (holds(value, there)) return value;
      if (holds(there, value)) return undefined;
    }
    this.keep(gameIn(slot), there);
    return there.run === value.run ? beside(value, there) : value;
  }

  dropRunning(slot: string): void {
    this.area.remove(`game.${slot}`);
  }

  /** Puts a run on the shelf, if anything was done in it; what was made in an editor goes to the editor's own list. */
  keep(game: string, value: Running): void {
    if (!hasMoves(value)) return;
    if (this.editors.has(game)) this.#keepWork(game, value);
    else this.#leave({ ...value, game });
  }

  #leave(value: Left): void {
    const there = this.area.read(LEFT + value.run, left);
    const { main, branch } = there === undefined ? { main: value, branch: undefined } : merge(there, value);
    for (const one of [main, branch])
      if (one !== undefined) this.area.write(LEFT + one.run, { ...one, game: value.game });
    this.#move();
  }

  /** A run goes on: what it holds need not stay on the shelf. */
  #release(value: Running): void {
    const there = this.area.read(LEFT + value.run, left);
    if (there !== undefined && holds(value, there)) this.area.remove(LEFT + value.run);
    void this.#depot?.then((depot) => depot.release(value)).catch(console.warn);
  }

  /** Where a run is running, if it is. */
  slotWith({ game, run }: Pick<Left, 'game' | 'run'>): string | undefined {
    return slotsOf(game).find((slot) => this.running(slot)?.run === run);
  }

  /** Takes in a state of a run: it goes on with the running one of its name. Returns what is for the shelf, if anything. */
  takeRunning(value: Left): Left | undefined {
    const slot = this.slotWith(value);
    const ours = slot === undefined ? undefined : this.running(slot);
    if (ours === undefined) return value;
    const { main, branch } = merge(ours, value);
    if (main.save !== ours.save) {
      // The page still has the state before: it is told, as of another tab's.
      this.area.write(`game.${slot}`, main);
      this.dispatchEvent(new CustomEvent('game', { detail: slot }));
    }
    return branch === undefined ? undefined : { ...branch, game: value.game };
  }

  /** Works in an editor, the latest last. */
  works(editor: string): Running[] {
    return this.area.read(`kept.${editor}`, runnings) ?? [];
  }

  #keepWork(editor: string, value: Running): void {
    const works = this.works(editor);
    const there = works.find(({ run }) => run === value.run);
    const { main, branch } = there === undefined ? { main: value, branch: undefined } : merge(there, value);
    const others = works.filter(({ run }) => run !== value.run && run !== branch?.run);
    this.area.write(`kept.${editor}`, [...others, ...(branch === undefined ? [] : [branch]), main]);
  }

  /** Takes a work out of its editor's list. */
  removeWork(editor: string, name: string): void {
    const others = this.works(editor).filter(({ run }) => run !== name);
    if (others.length === 0) this.area.remove(`kept.${editor}`);
    else this.area.write(`kept.${editor}`, others);
  }

  /** The run that somebody else's took the place of, to go back to. */
  before(game: string): string | undefined {
    return this.area.read(`before.${game}`, text);
  }

  setBefore(game: string, run: string | undefined): void {
    if (run === undefined) this.area.remove(`before.${game}`);
    else this.area.write(`before.${game}`, run);
  }

  replay(run: string): Replay | undefined {
    return this.area.read(`replay.${run}`, replay);
  }

  setReplay(run: string, game: string, save: string): void {
    const value: Replay = { game, save, time: Date.now() };
    this.area.write(`replay.${run}`, value);
  }

  /** The statistics of a game, by table. */
  tallies(game: string): Record<string, Tally[]> {
    const result: Record<string, Tally[]> = {};
    for (const tables of Object.values(this.area.read(`stats.${game}`, tallies) ?? {})) {
      for (const [table, tally] of Object.entries(tables)) {
        result[table] ??= [];
        result[table].push(tally);
      }
    }
    return result;
  }

  count(
    game: string,
    table: string,
    now: Counted,
    before: Counted | null,
    kinds: readonly { id: string; kind: statistics.FactKind }[],
  ): Promise<void> {
    return exclusively(() => {
      const all = this.area.read(`stats.${game}`, tallies) ?? {};
      const browser = this.#browser();
      all[browser] ??= {};
      const ours = all[browser];
      ours[table] = statistics.add(ours[table], now, before, kinds);
      this.area.write(`stats.${game}`, all);
    });
  }

  /** The name under which this browser counts. */
  #browser(): string {
    const known = this.area.read('browser', text);
    if (known !== undefined) return known;
    const name = newName();
    this.area.write('browser', name);
    return name;
  }
}

/** Settings with what others know of how far the player has come; how the page looks and sounds stays as it is. */
export function merged(ours: Settings, theirs: Settings): Settings {
  const higher = (a: Record<string, number>, b: Record<string, number>) => {
    const result = { ...a };
    for (const [name, value] of Object.entries(b)) result[name] = Math.max(result[name] ?? 0, value);
    return result;
  };
  return { ...ours, moved: higher(ours.moved, theirs.moved), reached: higher(ours.reached, theirs.reached) };
}

/** A name that nobody else has: eight letters and digits. */
export function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}

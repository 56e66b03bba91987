// The data kept between visits, by its meaning. Keys: `settings`, `game.SLOT` (the running games),
// `before.GAME`, `work.EDITOR.RUN`, `table.GAME.FIGURE.TABLE` and `replay.RUN`. Runs that were left or
// counted are rows (`rows.ts`), as are `days.GAME`, `trail.GAME` and `puzzles.GAME`; `archive.ts` merges them
// in the database, which also contains the projects.
//
// Invariant: values that cannot be read are quarantined, never overwritten.

import type { Archive } from './archive';
import { LocalArea } from './local';
import { addRow, rowsOf } from './rows';
import { beside, hasMoves, holds, merge } from './runs/histories';
import { gameIn, LEFT, type Left, left, type Running, running, slotsOf } from './runs/run';
import type { Order } from './scores/ranking';
import { Tables } from './scores/tables';
import { DEFAULTS, type Settings, settings } from './settings';
import { bare } from './shape';
import { type Replay, replay, short } from './shapes';
import type { CountedRun, FactKind, Tally } from './statistics';

/** The part of a game in the catalogue that its stored results depend on. */
interface KnownGame {
  id: string;
  records: readonly { figure: string; order: Order }[];
}

export class Store extends EventTarget {
  readonly area = new LocalArea();
  readonly tables = new Tables(this.area);
  /** The games of this build, once known. */
  games: readonly KnownGame[] | undefined;
  /** The editors among them, whose works have a list of their own. */
  editors: ReadonlySet<string> = new Set();
  #depot: Promise<Archive> | undefined;
  /** The running games as last written by this tab. */
  readonly #written = new Map<string, { value: Running; text: string | null }>();
  #settings: Settings;

  constructor() {
    super();
    this.#settings = this.area.read('settings', settings) ?? DEFAULTS;
    this.area.onElsewhere((key) => {
      if (key === 'settings') {
        const theirs = this.area.read('settings', settings);
        if (theirs !== undefined) {
          // A tab that wrote at the same time may have missed changes by this one.
          const all = joined(this.#settings, theirs);
          if (JSON.stringify(all) !== JSON.stringify(theirs)) this.area.write('settings', all);
          this.#settings = all;
        }
        this.dispatchEvent(new Event('settings'));
      }
      if (key.startsWith('game.')) {
        const slot = key.slice('game.'.length);
        this.dispatchEvent(new CustomEvent('game', { detail: slot }));
        // The page handles the event for the game on screen. For other games, keep the state last written.
        const known = this.#written.get(slot);
        if (known !== undefined && known.text !== this.area.raw(key)) this.giveWay(slot, known.value);
      }
      // Another tab, perhaps of an earlier build, has left a run or written a project.
      void this.#depot?.then((depot) => depot.heard(key)).catch(console.warn);
    });
    for (const when of ['again', 'row']) this.area.addEventListener(when, () => this.#move());
  }

  /** The store of projects and of runs that were left. Loaded on first use; rejects if that fails. */
  depot(): Promise<Archive> {
    this.#depot ??= import('./archive').then(({ Archive }) => Archive.open(this.area, this.editors));
    this.#depot.catch(() => {
      // The code is neither cached nor available. The runs stay where they are until the next visit.
      this.#depot = undefined;
    });
    return this.#depot;
  }

  #move(): void {
    void this.#depot?.then((depot) => depot.move()).catch(console.warn);
  }

  /** Resolves when all data has been moved to the database, if possible. */
  async settled(): Promise<void> {
    await this.depot().then(
      (depot) => depot.move(),
      () => undefined,
    );
  }

  get settings(): Readonly<Settings> {
    return this.#settings;
  }

  set(change: Partial<Settings>): void {
    this.note({ ...change, chosen: Math.max(Date.now(), this.#settings.chosen + 1) });
    this.dispatchEvent(new Event('settings'));
  }

  /**
   * Stores settings that the page derives from play. They do not affect the display, so there is no event,
   * and a move causes no new layout.
   */
  note(change: Partial<Settings>): void {
    const there = this.area.read('settings', settings);
    const known = there === undefined ? this.#settings : joined(this.#settings, there);
    this.#settings = { ...known, ...change };
    this.area.write('settings', this.#settings);
  }

  running(slot: string): Running | undefined {
    return this.area.read(`game.${slot}`, running);
  }

  /**
   * Stores the running game, and returns what is stored. What another tab has left in the slot decides:
   *
   * - nothing, or an earlier state of this line: it is replaced;
   * - a later state of this line: it stays, and nothing is stored (undefined);
   * - another line of the same run: it goes to the shelf, and this one is stored as a run of a new name;
   * - another run: it goes to the shelf.
   */
  setRunning(slot: string, value: Running): Running | undefined {
    const game = gameIn(slot);
    const known = this.#written.get(slot);
    const isOurs = known?.value.run === value.run && known.text === this.area.raw(`game.${slot}`);
    if (known !== undefined && known.value.run !== value.run) this.#overwritten(slot, known);
    const kept = isOurs ? value : this.#besides(slot, value);
    if (kept === undefined) return undefined;
    const isKept = this.area.write(`game.${slot}`, kept);
    this.#written.set(slot, { value: kept, text: this.area.raw(`game.${slot}`) });
    if (!isOurs && isKept) this.#release(slot, kept);
    // Earlier builds stored daily deals in the game's own slot.
    if (!isOurs && slot !== game && this.running(game)?.run === value.run) this.dropRunning(game);
    return kept;
  }

  /**
   * Puts a run of this tab on the shelf if another tab has overwritten it. The event that reports this may come
   * only after this tab has begun another run.
   */
  #overwritten(slot: string, { value, text }: { value: Running; text: string | null }): void {
    const there = this.running(slot);
    const isThere =
      this.area.raw(`game.${slot}`) === text || (there?.run === value.run && holds(there, value));
    if (!isThere) this.keep(gameIn(slot), value);
  }

  /** Moves the running game to the shelf, unless it is an earlier state of the run that replaces it. */
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

  /**
   * Called when another tab has overwritten a running game of this tab, `ours`. Returns what is stored of it:
   *
   * - if the other tab has a later state of the same line, or the same one, nothing (undefined);
   * - if it has an earlier state of the same line, `ours`, in its slot again;
   * - if it has another line of the same run, `ours` on the shelf, as a run of a new name;
   * - if it has another run, `ours` on the shelf.
   */
  giveWay(slot: string, ours: Running): Running | undefined {
    const theirs = this.running(slot);
    this.#written.delete(slot);
    if (theirs === undefined || theirs.save === ours.save) return undefined;
    const isSame = theirs.run === ours.run;
    if (isSame && holds(theirs, ours)) return undefined;
    // The other tab has written an earlier state of the same line.
    if (isSame && holds(ours, theirs)) return this.setRunning(slot, ours);
    const kept = isSame ? beside(ours, theirs) : ours;
    this.keep(gameIn(slot), kept);
    return kept;
  }

  dropRunning(slot: string): void {
    this.#written.delete(slot);
    this.area.remove(`game.${slot}`);
  }

  /** Puts a run with moves on the shelf; a work of an editor goes to the editor's own list. */
  keep(game: string, value: Running): void {
    if (!hasMoves(value)) return;
    if (this.editors.has(game)) this.#keepWork(game, value);
    else addRow(this.area, LEFT + value.run, { ...value, game });
  }

  /** Removes a run from the shelf once it is continued, if the continued state contains it. */
  #release(slot: string, value: Running): void {
    const key = LEFT + value.run;
    const goesOn = () => this.running(slot)?.run === value.run;
    for (const name of [key, ...rowsOf(this.area, key)]) {
      const there = this.area.read(name, left);
      if (there !== undefined && holds(value, there)) this.area.remove(name);
    }
    void this.#depot?.then((depot) => depot.release(value, goesOn)).catch(console.warn);
  }

  /** The slot in which a run is running, if any. */
  slotWith({ game, run }: Pick<Left, 'game' | 'run'>): string | undefined {
    return slotsOf(game).find((slot) => this.running(slot)?.run === run);
  }

  #keepWork(editor: string, value: Running): void {
    const there = this.area.read(workKey(editor, value.run), running);
    const { main, branch } = there === undefined ? { main: value, branch: undefined } : merge(there, value);
    for (const one of [main, branch]) if (one !== undefined) this.area.write(workKey(editor, one.run), one);
  }

  /** The run that a guest game has replaced, to which the player can return. */
  before(game: string): string | undefined {
    return this.area.read(`before.${game}`, short);
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
  async tallies(
    game: string,
    kinds: readonly { id: string; kind: FactKind }[],
  ): Promise<Record<string, Tally[]>> {
    return (await this.depot()).tallies(game, kinds);
  }

  /** Counts a finished run. Repeated counts of a run have no effect, in any tab. */
  count(game: string, run: string, value: CountedRun): void {
    addRow(this.area, `counted.${game}.${run}`, value);
  }
}

export const workKey = (editor: string, name = '') => `work.${editor}.${name}`;

/** Merges the settings of two tabs: the last choice of each, and the combined progress. */
export const joined = (ours: Settings, theirs: Settings): Settings =>
  theirs.chosen < ours.chosen ? merged({ ...ours, last: theirs.last }, theirs) : merged(theirs, ours);

/** Merges settings: the player's progress is combined, and all other settings are those of `ours`. */
export function merged(ours: Settings, theirs: Settings): Settings {
  const higher = (a: Record<string, number>, b: Record<string, number>) => {
    const result = bare(Object.entries(a));
    for (const [name, value] of Object.entries(b)) result[name] = Math.max(result[name] ?? 0, value);
    return result;
  };
  return {
    ...ours,
    moved: higher(ours.moved, theirs.moved),
    begun: higher(ours.begun, theirs.begun),
    reached: higher(ours.reached, theirs.reached),
  };
}

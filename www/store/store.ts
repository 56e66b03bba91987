// Everything that is kept between visits, by what it means. Keys: `settings`, `game.SLOT` (the running games), `before.GAME`,
// `kept.EDITOR`, `scores.GAME.FIGURE.TABLE` and `replay.RUN`. A run that is left and one that is counted are rows (`rows.ts`), as are `days.GAME`,
// `trail.GAME` and `puzzles.GAME`; depot.ts unites them in the database, where projects are as well.
//
// Holds always: what cannot be read is set aside, never written over.
import { Area } from './area';
import type { Depot } from './depot';
import { beside, hasMoves, holds, merge } from './histories';
import { addRow, rowsOf } from './rows';
import {
  COPIED,
  type CountedRun,
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
  text,
} from './shapes';
import { Tables } from './tables';
import type { FactKind } from './tallies';

export class Store extends EventTarget {
  readonly area = new Area();
  readonly tables = new Tables(this.area);
  /** The games that this build knows, once it has them. */
  games: ReadonlySet<string> | undefined;
  /** Those among them whose runs are works in the making: they have a list of their own. */
  editors: ReadonlySet<string> = new Set();
  #depot: Promise<Depot> | undefined;
  /** The running games as this tab last wrote them. */
  readonly #written = new Map<string, { value: Running; text: string | null }>();
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
        const slot = key.slice('game.'.length);
        this.dispatchEvent(new CustomEvent('game', { detail: slot }));
        // What is on the page gives way with its latest moves; of anything else that is what was written.
        const known = this.#written.get(slot);
        if (known !== undefined && known.text !== this.area.raw(key)) this.giveWay(slot, known.value);
      }
      // Another tab, perhaps of a build before this one, has left a run or written a project.
      if (MOVED.test(key) || COPIED.test(key)) this.#move();
    });
    for (const when of ['again', 'row']) this.area.addEventListener(when, () => this.#move());
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
    const isOurs = known?.value.run === value.run && known.text === this.area.raw(`game.${slot}`);
    const kept = isOurs ? value : this.#besides(slot, value);
    if (kept === undefined) return undefined;
    const isKept = this.area.write(`game.${slot}`, kept);
    this.#written.set(slot, { value: kept, text: this.area.raw(`game.${slot}`) });
    if (!isOurs && isKept) this.#release(slot, kept);
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

  /**
   * Another tab has written over a running game of this one, perhaps in the same moment and without having seen it: what its line does not
   * hold goes on the shelf. Returns it as it lies there, under a name of its own where both go on with one run; undefined where nothing had
   * to be kept.
   */
  giveWay(slot: string, ours: Running): Running | undefined {
    const theirs = this.running(slot);
    this.#written.delete(slot);
    if (theirs === undefined || theirs.save === ours.save) return undefined;
    const isSame = theirs.run === ours.run;
    if (isSame && holds(theirs, ours)) return undefined;
    // An earlier state of the same line.
    if (isSame && holds(ours, theirs)) return this.setRunning(slot, ours);
    const kept = isSame ? beside(ours, theirs) : ours;
    this.keep(gameIn(slot), kept);
    return kept;
  }

  dropRunning(slot: string): void {
    this.area.remove(`game.${slot}`);
  }

  /** Puts a run on the shelf, if anything was done in it; what was made in an editor goes to the editor's own list. */
  keep(game: string, value: Running): void {
    if (!hasMoves(value)) return;
    if (this.editors.has(game)) this.#keepWork(game, value);
    else addRow(this.area, LEFT + value.run, { ...value, game });
  }

  /** A run goes on: what it holds need not stay on the shelf. */
  #release(slot: string, value: Running): void {
    const key = LEFT + value.run;
    const goesOn = () => this.running(slot)?.run === value.run;
    for (const name of [key, ...rowsOf(this.area, key)]) {
      const there = this.area.read(name, left);
      if (there !== undefined && holds(value, there)) this.area.remove(name);
    }
    void this.#depot?.then((depot) => depot.release(value, goesOn)).catch(console.warn);
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
  async tallies(
    game: string,
    kinds: readonly { id: string; kind: FactKind }[],
  ): Promise<Record<string, Tally[]>> {
    return (await this.depot()).tallies(game, kinds);
  }

  /** Counts a finished run: once, whoever has seen its end. */
  count(game: string, run: string, value: CountedRun): void {
    addRow(this.area, `counted.${game}.${run}`, value);
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

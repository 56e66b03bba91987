// Everything that is kept between visits, by what it means. Keys: `settings`, `browser`, `game.GAME` (the running game), `before.GAME`,
// `kept.EDITOR`, `stats.GAME`, `scores.GAME.FIGURE.TABLE` and `replay.RUN`; shelf.ts keeps the runs that were left, projects.ts what
// players make.
import { Area } from './area';
import { open } from './envelope';
import { beside, hasMoves, holds, merge } from './histories';
import {
  type Counted,
  DEFAULTS,
  type Left,
  left,
  type Replay,
  type Running,
  replay,
  running,
  runnings,
  type Settings,
  settings,
  type Tally,
  tallies,
  text,
} from './shapes';
import { Shelf } from './shelf';
import { exclusively, isTableKey, type Row, type TableName, Tables } from './tables';
import * as statistics from './tallies';

/** A file of exported data is refused beyond so many characters. */
const MAX_IMPORT = 32_000_000;

/** Whether a save comes to a row of a table. */
export type Proves = (name: Omit<TableName, 'order'>, row: Row, save: string) => Promise<boolean>;

/** What became of a file: how many values were taken, and how many results stayed out. */
export interface Imported {
  taken: number;
  disproved: number;
  /** The settings in it, if they are others: they are left out unless they are asked for. */
  settings: Settings | undefined;
}

export class Store extends EventTarget {
  readonly area = new Area();
  readonly tables = new Tables(this.area);
  readonly shelf = new Shelf(this.area);
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
    });
  }

  get settings(): Readonly<Settings> {
    return this.#settings;
  }

  /** Takes over the settings of a file, which do not lower how far the player has come. */
  use(theirs: Settings): void {
    this.set({ ...merged(theirs, this.#settings), last: this.#settings.last });
  }

  set(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    this.area.write('settings', this.#settings);
    this.dispatchEvent(new Event('settings'));
  }

  running(game: string): Running | undefined {
    return this.area.read(`game.${game}`, running);
  }

  /**
   * Keeps the running game. Whatever else was running gives way to the shelf: another run, or a state of this one that another tab wrote
   * and that has moves which this one has not. Returns the name under which it is kept, a new one where it left the other's line;
   * undefined when another tab has gone on with the same line, which stays.
   */
  setRunning(game: string, value: Running): Running | undefined {
    const known = this.#written.get(game);
    const isOurs = known?.run === value.run && known.text === this.area.raw(`game.${game}`);
    const kept = isOurs ? value : this.#besides(game, value);
    if (kept === undefined) return undefined;
    const isKept = this.area.write(`game.${game}`, kept);
    this.#written.set(game, { run: kept.run, text: this.area.raw(`game.${game}`) });
    if (!isOurs && isKept) this.shelf.release(kept);
    return kept;
  }

  /** Sets aside what is running, if it is not an earlier state of the run that is to be kept in its place. */
  #besides(game: string, value: Running): Running | undefined {
    const there = this.running(game);
    if (there === undefined) return value;
    if (there.run === value.run) {
      if (holds(value, there)) return value;
      if (holds(there, value)) return undefined;
    }
    this.keep(game, there);
    return there.run === value.run ? beside(value, there) : value;
  }

  dropRunning(game: string): void {
    this.area.remove(`game.${game}`);
  }

  /** Puts a run on the shelf, if anything was done in it; what was made in an editor goes to the editor's own list. */
  keep(game: string, value: Running): void {
    if (!hasMoves(value)) return;
    if (this.shelf.editors.has(game)) this.#keepWork(game, value);
    else this.shelf.leave({ ...value, game });
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

  /** Everything as the text of a file, what was set aside included. */
  async export(): Promise<string> {
    const values: Record<string, unknown> = {};
    for (const [run, text] of await this.shelf.texts()) values[`run.${run}`] = text;
    for (const key of this.area.keys('')) {
      const value = this.area.raw(key);
      if (value !== null) values[key] = value;
    }
    return JSON.stringify({ tilery: 'data', version: 1, values }, null, 1);
  }

  /**
   * Takes in a file. Nothing that stands here is lowered or lost. `proves` says whether a save comes to a row of a table; rows whose
   * own replay does not stay out. Returns what became of the file, or undefined when it is none.
   */
  async import(file: string, proves: Proves): Promise<Imported | undefined> {
    const values = valuesOf(file);
    if (values === undefined) return undefined;
    const disproved = await this.#disproved(values, proves);
    const understood = new Map<string, unknown>();
    for (const [key, text] of Object.entries(values)) {
      if (typeof text !== 'string') continue;
      const opened = open(text);
      // What was set aside elsewhere, or is not understood here, waits here for a build that does.
      const aside = /^quarantine\.(.*?)(?:~\d+)?$/.exec(key)?.[1];
      if (aside === undefined && opened.state === 'good') understood.set(key, opened.data);
      else this.area.putAside(aside ?? key, text);
    }
    const taken = await this.#takeAll(understood, disproved);
    // How far the player has come was taken from the settings; the rest of them waits to be asked for.
    taken.delete('settings');
    const theirs = settings(understood.get('settings'));
    const isOther = theirs !== undefined && chosen(theirs) !== chosen(this.#settings);
    return { taken: taken.size, disproved: disproved.size, settings: isOther ? theirs : undefined };
  }

  /** Takes in values under their keys. Returns those that are there now. */
  async #takeAll(values: ReadonlyMap<string, unknown>, without: ReadonlySet<string>): Promise<Set<string>> {
    // Few have projects: what keeps them comes with the editors otherwise.
    const { Projects } = await import('./projects');
    return exclusively(() => {
      const taken = new Projects(this.area).takeAll(values);
      for (const [key, data] of values) if (this.#take(key, data, without)) taken.add(key);
      this.dispatchEvent(new Event('settings'));
      return taken;
    });
  }

  /**
   * Tries again what was set aside, since the build that understands it may have come. What it holds goes where it belongs; nothing that
   * stands there is lowered or lost. Returns how many values came back.
   */
  async retry(): Promise<number> {
    const asides = this.area.asides();
    let back = 0;
    // Several values of one key are merged one after the other.
    for (const { key, of, text } of asides) {
      const opened = open(text);
      if (opened.state !== 'good') continue;
      const taken = await this.#takeAll(new Map([[of, opened.data]]), new Set());
      if (taken.size === 0) continue;
      this.area.remove(key);
      back += 1;
    }
    return back;
  }

  /** The replays in a file that do not come to what their rows say. A row whose replay had to make room cannot be asked. */
  async #disproved(values: Record<string, unknown>, proves: Proves): Promise<Set<string>> {
    const dataOf = (key: string): unknown => {
      const value = values[key];
      const opened = typeof value === 'string' ? open(value) : undefined;
      return opened?.state === 'good' ? opened.data : undefined;
    };
    const found = new Set<string>();
    for (const key of Object.keys(values).filter(isTableKey)) {
      for (const { name, row } of this.tables.rowsIn(key, dataOf(key))) {
        const save = replay(dataOf(`replay.${row.replay}`))?.save;
        if (save !== undefined && !(await proves(name, row, save))) found.add(row.replay);
      }
    }
    return found;
  }

  #take(key: string, data: unknown, disproved: ReadonlySet<string>): boolean {
    const [kind, ...rest] = key.split('.');
    const name = rest.join('.');
    if (isTableKey(key)) return this.tables.merge(key, data, disproved);
    if (kind === 'replay' && disproved.has(name)) return false;
    if (kind === 'settings') {
      const value = settings(data);
      if (value === undefined) return false;
      this.#settings = merged(this.#settings, value);
      this.area.write('settings', this.#settings);
      return true;
    }
    if (kind === 'stats') {
      const theirs = tallies(data);
      if (theirs === undefined) return false;
      const ours = this.area.read(key, tallies) ?? {};
      return this.area.write(key, statistics.merge(ours, theirs));
    }
    if (kind === 'replay') {
      const value = replay(data);
      if (value === undefined) return false;
      if (this.replay(name) === undefined) this.area.write(key, value);
      return true;
    }
    if (kind === 'game') {
      const value = running(data);
      if (value !== undefined) this.#takeRun({ ...value, game: name });
      return value !== undefined;
    }
    if (kind === 'kept') {
      const values = runnings(data);
      for (const value of values ?? []) this.#takeRun({ ...value, game: name });
      return values !== undefined;
    }
    if (kind === 'left' || kind === 'run') {
      const value = left(data);
      if (value !== undefined) this.#takeRun(value);
      return value !== undefined;
    }
    return false;
  }

  /** Takes in a run: it continues the running one of its name, or goes on the shelf. */
  #takeRun(value: Left): void {
    const { game } = value;
    const ours = this.running(game);
    if (ours?.run !== value.run) {
      this.keep(game, value);
      return;
    }
    const { main, branch } = merge(ours, value);
    if (branch !== undefined) this.keep(game, branch);
    if (main === ours) return;
    // The page still has the state before: it is told, as of another tab's.
    this.area.write(`game.${game}`, main);
    this.dispatchEvent(new CustomEvent('game', { detail: game }));
  }
}

/** Settings with what others know of how far the player has come; how the page looks and sounds stays as it is. */
function merged(ours: Settings, theirs: Settings): Settings {
  const higher = (a: Record<string, number>, b: Record<string, number>) => {
    const result = { ...a };
    for (const [name, value] of Object.entries(b)) result[name] = Math.max(result[name] ?? 0, value);
    return result;
  };
  return { ...ours, moved: higher(ours.moved, theirs.moved), reached: higher(ours.reached, theirs.reached) };
}

/** What a player has chosen in the settings, to be compared. */
const chosen = ({ last, moved, reached, ...rest }: Settings): string => JSON.stringify(rest);

function valuesOf(file: string): Record<string, unknown> | undefined {
  if (file.length > MAX_IMPORT) return undefined;
  try {
    const data = JSON.parse(file) as { tilery?: unknown; values?: unknown } | null;
    const { values } = data ?? {};
    if (data?.tilery !== 'data' || typeof values !== 'object' || values === null) return undefined;
    return values as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** A name that nobody else has: eight letters and digits. */
export function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}

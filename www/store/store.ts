// Everything that is kept between visits, by what it means. Keys: `settings`, `browser`, `game.GAME`, `kept.GAME`,
// `stats.GAME`, `scores.GAME.FIGURE.TABLE` and `replay.RUN`; projects.ts keeps what players make.
import { Area } from './area';
import { open } from './envelope';
import {
  type Counted,
  DEFAULTS,
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
import { exclusively, isTableKey, type Row, type TableName, Tables } from './tables';
import * as statistics from './tallies';

/** Games set aside for a link are few, what was made in an editor may be many; beyond so many the oldest goes. */
export const KEPT = 8;
export const WORKS = 60;
/** A file of exported data is refused beyond so many characters. */
const MAX_IMPORT = 32_000_000;

/** Whether a save comes to a row of a table. */
export type Proves = (name: Omit<TableName, 'order'>, row: Row, save: string) => Promise<boolean>;

/** What became of a file: how many values were taken, and how many results stayed out. */
export interface Imported {
  taken: number;
  disproved: number;
}

export class Store extends EventTarget {
  readonly area = new Area();
  readonly tables = new Tables(this.area);
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

  set(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    this.area.write('settings', this.#settings);
    this.dispatchEvent(new Event('settings'));
  }

  running(game: string): Running | undefined {
    return this.area.read(`game.${game}`, running);
  }

  setRunning(game: string, value: Running): boolean {
    return this.area.write(`game.${game}`, value);
  }

  dropRunning(game: string): void {
    this.area.remove(`game.${game}`);
  }

  /** Games that gave way to one opened from a link, the latest last. */
  kept(game: string): Running[] {
    return this.area.read(`kept.${game}`, runnings) ?? [];
  }

  keep(game: string, value: Running, most = KEPT): void {
    const others = this.kept(game).filter(({ run }) => run !== value.run);
    this.area.write(`kept.${game}`, [...others, value].slice(-most));
  }

  /** Takes a kept game out by its run's name. */
  unkeep(game: string, name: string): void {
    const others = this.kept(game).filter(({ run }) => run !== name);
    if (others.length === 0) this.area.remove(`kept.${game}`);
    else this.area.write(`kept.${game}`, others);
  }

  /** Takes the latest kept game out. */
  takeKept(game: string): Running | undefined {
    const last = this.kept(game).at(-1);
    if (last !== undefined) this.unkeep(game, last.run);
    return last;
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
  export(): string {
    const values: Record<string, unknown> = {};
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
    return { taken: taken.size, disproved: disproved.size };
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
      if (value === undefined) return false;
      const ours = this.running(name);
      if (ours === undefined) this.setRunning(name, value);
      else if (ours.run !== value.run) this.keep(name, value, WORKS);
      return true;
    }
    if (kind === 'kept') {
      const values = runnings(data);
      for (const value of values ?? []) this.keep(name, value, WORKS);
      return values !== undefined;
    }
    return false;
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

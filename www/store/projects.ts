// Projects: games of the player's own making, each with its text, its edits for undo, and versions to go back to. Keys: `project.ID`,
// `edits.ID`, `versions.ID`. Nothing here is written over by a link, and what another tab wrote meanwhile becomes a version.
import type { Area } from './area';
import { isRecord } from './envelope';
import { text as isTextOf } from './shapes';
import { newName } from './store';

export interface Project {
  /** Its name in storage. */
  id: string;
  title: string;
  text: string;
  /** Milliseconds since 1970. */
  made: number;
  changed: number;
  /** When it was thrown away; null while it is not. */
  binned: number | null;
}

/** An earlier state of a project. */
export interface Version {
  text: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** Versions are at least so far apart, in milliseconds, unless something is about to replace everything. */
const APART = 10 * 60_000;
/** So many versions are kept, and at most so many characters of them; the oldest of the closest go first. */
const VERSIONS = 24;
const VERSION_CHARS = 400_000;
/** Edits have at most so many characters; longer ones are not kept, the project itself is. */
export const MAX_EDITS = 400_000;
/** Thrown away projects stay so long, in milliseconds. */
const BIN_MS = 30 * 24 * 3_600_000;

export class Projects extends EventTarget {
  readonly #area: Area;
  /** The text of each project as this tab last read or wrote it. */
  readonly #known = new Map<string, string>();

  /** Tells of what other tabs do until the signal; without one, of nothing. */
  constructor(area: Area, signal?: AbortSignal) {
    super();
    this.#area = area;
    if (signal === undefined) return;
    const tell = (event: Event) => {
      const key = (event as CustomEvent<string>).detail;
      if (!key.startsWith('project.')) return;
      this.dispatchEvent(new CustomEvent('project', { detail: key.slice('project.'.length) }));
    };
    area.addEventListener('elsewhere', tell, { signal });
  }

  /** All projects, the one changed last first; thrown away ones too. */
  all(): Project[] {
    return this.#area
      .keys('project.')
      .map((key) => this.#read(key.slice('project.'.length)))
      .filter((project) => project !== undefined)
      .sort((a, b) => b.changed - a.changed);
  }

  get(id: string): Project | undefined {
    return this.#read(id);
  }

  /** The same, to go on with it in this tab. */
  open(id: string): Project | undefined {
    const found = this.#read(id);
    if (found !== undefined) this.#known.set(id, found.text);
    return found;
  }

  /** Keeps a new project and returns it. */
  add(title: string, text: string, id = newName()): Project {
    const now = Date.now();
    const project = { id, title, text, made: now, changed: now, binned: null };
    this.#write(project);
    return project;
  }

  /** Keeps the present state of a project, and the session of its edits where they are short enough. */
  save(id: string, title: string, text: string, edits: string | undefined): void {
    const before = this.#read(id);
    // Another tab may have written since.
    if (before !== undefined && before.text !== this.#known.get(id) && before.text !== text) {
      this.#keepVersion(id, { text: before.text, time: before.changed });
    }
    const now = Date.now();
    const { made = now, changed = 0 } = before ?? {};
    if (before !== undefined && before.text !== text) this.#mark(id, { text: before.text, time: changed });
    this.#write({ id, title, text, made, changed: now, binned: null });
    if (edits !== undefined && edits.length <= MAX_EDITS) this.#area.write(`edits.${id}`, edits);
    else this.#area.remove(`edits.${id}`);
  }

  /** Whether anything of a project is in memory only, and would go with the page. */
  waits(id: string): boolean {
    return ['project', 'edits', 'versions'].some((kind) => this.#area.waits(`${kind}.${id}`));
  }

  /** The session of a project's edits, if it is kept. */
  edits(id: string): string | undefined {
    return this.#area.read(`edits.${id}`, isTextOf);
  }

  /** Throws a project away; `restore` brings it back for a while. */
  bin(id: string): void {
    const project = this.#read(id);
    if (project !== undefined) this.#write({ ...project, binned: Date.now() });
  }

  restore(id: string): void {
    const project = this.#read(id);
    if (project !== undefined) this.#write({ ...project, binned: null });
  }

  /** Removes a project for good. */
  remove(id: string): void {
    for (const kind of ['project', 'edits', 'versions', 'tutorial']) this.#area.remove(`${kind}.${id}`);
    this.#known.delete(id);
  }

  /** Removes what was thrown away long ago. */
  sweep(): void {
    for (const { id, binned } of this.all()) {
      if (binned !== null && Date.now() - binned > BIN_MS) this.remove(id);
    }
  }

  /** Earlier states, the latest first. */
  versions(id: string): Version[] {
    return this.#area.read(`versions.${id}`, versions) ?? [];
  }

  /** Keeps a version now, before something replaces everything. */
  keepVersion(id: string): void {
    const project = this.#read(id);
    if (project !== undefined) this.#keepVersion(id, { text: project.text, time: project.changed });
  }

  /** Keeps a version if the last one is old enough. */
  #mark(id: string, version: Version): void {
    const last = this.versions(id)[0];
    if (last === undefined || version.time - last.time >= APART) this.#keepVersion(id, version);
  }

  #keepVersion(id: string, version: Version): void {
    const others = this.versions(id);
    if (others[0]?.text === version.text) return;
    this.#area.write(`versions.${id}`, thinned([version, ...others]));
  }

  /** Takes in values of a file of exported data. Returns which were understood and are there now. */
  takeAll(values: ReadonlyMap<string, unknown>): Set<string> {
    const taken = new Set<string>();
    /** Projects that are now as the file has them. */
    const theirs = new Set<string>();
    // What belongs to a project comes after it.
    for (const kind of ['project', 'versions', 'edits', 'tutorial']) {
      for (const [key, data] of values) {
        const start = `${kind}.`;
        const id = key.slice(start.length);
        if (key.startsWith(start) && this.#take(kind, id, data, theirs)) taken.add(key);
      }
    }
    return taken;
  }

  #take(kind: string, id: string, data: unknown, theirs: Set<string>): boolean {
    if (kind === 'project') return this.#takeProject(id, project(data), theirs);
    if (kind === 'versions') return this.#takeVersions(id, versions(data));
    // Edits belong to the text that they end in; who opens the project sees whether they do.
    const isOurs = this.#area.raw(`${kind}.${id}`) !== null && !theirs.has(id);
    const value = kind === 'edits' ? isTextOf(data) : isRecord(data) ? data : undefined;
    if (value === undefined || this.#read(id) === undefined) return false;
    if (!isOurs) this.#area.write(`${kind}.${id}`, value);
    return true;
  }

  #takeProject(id: string, value: Project | undefined, theirs: Set<string>): boolean {
    if (value === undefined || value.id !== id) return false;
    const ours = this.#read(id);
    if (ours === undefined || (value.changed > ours.changed && value.text !== ours.text)) {
      this.#write(value);
      theirs.add(id);
    }
    // Both are kept: the later one is the project, the other a version of it.
    if (ours !== undefined && ours.text !== value.text) {
      const earlier = theirs.has(id) ? ours : value;
      this.#keepVersion(id, { text: earlier.text, time: earlier.changed });
    }
    return true;
  }

  #takeVersions(id: string, value: Version[] | undefined): boolean {
    if (value === undefined) return false;
    const all = [...this.versions(id), ...value].sort((a, b) => b.time - a.time);
    const once = all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
    this.#area.write(`versions.${id}`, thinned(once));
    return true;
  }

  #read(id: string): Project | undefined {
    const found = this.#area.read(`project.${id}`, project);
    return found?.id === id ? found : undefined;
  }

  #write(value: Project): void {
    this.#known.set(value.id, value.text);
    this.#area.write(`project.${value.id}`, value);
  }
}

/** The versions that are kept: of the closest two in time the older one goes, until the rest is few and short enough. */
function thinned(all: Version[]): Version[] {
  const result = [...all];
  const size = () => result.reduce((sum, { text }) => sum + text.length, 0);
  while (result.length > 1 && (result.length > VERSIONS || size() > VERSION_CHARS)) {
    let closest = result.length - 1;
    let least = Number.POSITIVE_INFINITY;
    for (let n = 1; n < result.length; n += 1) {
      const gap = (result[n - 1]?.time ?? 0) - (result[n]?.time ?? 0);
      if (gap < least) [closest, least] = [n, gap];
    }
    result.splice(closest, 1);
  }
  return result;
}

function project(data: unknown): Project | undefined {
  if (!isRecord(data)) return undefined;
  const { id, title, text, made, changed, binned } = data;
  if (typeof id !== 'string' || typeof text !== 'string') return undefined;
  const time = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  return {
    id,
    title: typeof title === 'string' ? title : '',
    text,
    made: time(made),
    changed: time(changed),
    binned: binned === null || binned === undefined ? null : time(binned),
  };
}

function versions(data: unknown): Version[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const all: Version[] = [];
  for (const one of data) {
    if (!isRecord(one) || typeof one.text !== 'string' || typeof one.time !== 'number') return undefined;
    all.push({ text: one.text, time: one.time });
  }
  return all;
}

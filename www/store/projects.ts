// Projects: the player's own games, each with its text, its edits for undo, and earlier versions. A tab has
// its projects in memory. Each change is written to localStorage at once, and moves from there into the
// database (`depot.ts`). Links never overwrite a project, and the state written by another tab becomes a
// version.

import type { Depot } from './archive';
import type { Area } from './local';
import { checkOf, PARTS, type Parts, type Project, thinned, type Version } from './movable';
import { newName } from './rows';
import type { Store } from './store';

/** The minimum interval between versions in milliseconds, except before everything is replaced. */
const APART = 10 * 60_000;
/** The maximum length of edits in characters. Longer ones are dropped; the project is stored all the same. */
export const MAX_EDITS = 400_000;
/** The time for which deleted projects stay in the bin, in milliseconds. */
const BIN_MS = 30 * 24 * 3_600_000;

export class Projects extends EventTarget {
  readonly #area: Area;
  readonly #depot: Depot;
  readonly #all: Map<string, Project>;
  /** The identifier of this tab as a writer. */
  readonly #by = newName();
  /** By project, the time of the last state that this tab has loaded. */
  readonly #saw = new Map<string, number>();
  /** The parts of the projects that were opened or created in this tab. */
  readonly #parts = new Map<string, Parts>();

  private constructor(area: Area, depot: Depot, all: Map<string, Project>) {
    super();
    this.#area = area;
    this.#depot = depot;
    this.#all = all;
  }

  static async load(store: Store): Promise<Projects> {
    const depot = await store.depot();
    return new Projects(store.area, depot, await depot.projects());
  }

  /** Reports the changes of other tabs as events, until the signal. */
  listen(signal: AbortSignal): void {
    const tell = (event: Event) => {
      const key = (event as CustomEvent<string>).detail;
      if (key.startsWith('project.')) void this.#heard(key.slice('project.'.length));
    };
    this.#area.addEventListener('elsewhere', tell, { signal });
  }

  async #heard(id: string): Promise<void> {
    const { project } = await this.#depot.project(id);
    const known = this.#all.get(id);
    if (project === undefined || (project.by === known?.by && project.changed === known.changed)) return;
    this.#all.set(id, project);
    this.dispatchEvent(new CustomEvent('project', { detail: id }));
  }

  /** All projects, including deleted ones, the one changed last first. */
  all(): Project[] {
    return [...this.#all.values()].sort((a, b) => b.changed - a.changed);
  }

  get(id: string): Project | undefined {
    return this.#all.get(id);
  }

  /** Loads a project with all its parts, to be edited in this tab. */
  async open(id: string): Promise<Project | undefined> {
    const parts = await this.#depot.project(id);
    const { project } = parts;
    if (project === undefined) return undefined;
    this.#parts.set(id, parts);
    this.#all.set(id, project);
    this.#saw.set(id, project.changed);
    return project;
  }

  /** Stores a new project and returns it. */
  add(title: string, text: string, id = newName()): Project {
    const now = Date.now();
    const project = { id, title, text, made: now, changed: now, binned: null, by: this.#by, saw: 0 };
    this.#write(project);
    return project;
  }

  /** Stores the current state of a project, and the session of its edits if it is short enough. */
  save(id: string, title: string, text: string, edits: string | undefined): void {
    const before = this.#all.get(id);
    // Another tab may have written meanwhile.
    for (const other of [before, this.#journal(`project.${id}`) as Project | undefined]) {
      if (other === undefined || other.by === this.#by || other.changed <= (this.#saw.get(id) ?? 0)) continue;
      if (other.text !== text) this.#keepVersion(id, { text: other.text, time: other.changed });
      this.#saw.set(id, other.changed);
    }
    const { made = Date.now(), changed = 0 } = before ?? {};
    if (before !== undefined && before.text !== text) this.#mark(id, { text: before.text, time: changed });
    // Always later than the last state, because tabs compare these times.
    const now = Math.max(Date.now(), changed + 1);
    this.#write({ id, title, text, made, changed: now, binned: null, by: '', saw: 0 });
    const kept = edits !== undefined && edits.length <= MAX_EDITS ? edits : '';
    this.#partsOf(id).edits = kept;
    this.#keep(`edits.${id}`, kept);
  }

  /** True if a part of a project is in memory only, and would be lost with the page. */
  waits(id: string): boolean {
    return !this.#depot.isMoving && PARTS.some((kind) => this.#area.waits(`${kind}.${id}`));
  }

  /** The session of an opened project's edits; empty or undefined if it is not stored. */
  edits(id: string): string | undefined {
    return this.#partsOf(id).edits;
  }

  /** Moves a project to the bin, from which `restore` takes it back for a while. */
  bin(id: string): void {
    const project = this.#all.get(id);
    if (project !== undefined) this.#write({ ...project, binned: Date.now() });
  }

  restore(id: string): void {
    const project = this.#all.get(id);
    if (project !== undefined) this.#write({ ...project, binned: null });
  }

  /** Deletes a project permanently. */
  remove(id: string): void {
    this.#all.delete(id);
    this.#parts.delete(id);
    void this.#depot.removeProject(id);
  }

  /** Deletes projects that have been in the bin for too long. */
  sweep(): void {
    for (const { id, binned } of this.all()) {
      if (binned !== null && Date.now() - binned > BIN_MS) this.remove(id);
    }
  }

  /** Earlier states of an opened project, the latest first. */
  versions(id: string): Version[] {
    return this.#partsOf(id).versions ?? [];
  }

  /** Stores a version now, before a large change, under a name if there is one. */
  keepVersion(id: string, name?: string): void {
    const project = this.#all.get(id);
    const named = name === undefined ? {} : { name };
    if (project !== undefined) this.#keepVersion(id, { text: project.text, time: project.changed, ...named });
  }

  /** The player's progress in the tutorial of an opened project. */
  tutorial(id: string): Record<string, unknown> | undefined {
    return this.#partsOf(id).tutorial;
  }

  setTutorial(id: string, progress: Record<string, unknown>): void {
    this.#partsOf(id).tutorial = progress;
    this.#keep(`tutorial.${id}`, progress);
  }

  /** Stores a version if the last one is old enough. */
  #mark(id: string, version: Version): void {
    const last = this.versions(id)[0];
    if (last === undefined || version.time - last.time >= APART) this.#keepVersion(id, version);
  }

  #keepVersion(id: string, version: Version): void {
    const others = this.versions(id);
    const [last] = others;
    if (last?.text === version.text && (version.name === undefined || last.name !== undefined)) return;
    this.#partsOf(id).versions = thinned([version, ...others]);
    // Versions that are in the database already need not be written again.
    const key = `versions.${id}`;
    const waiting = (this.#journal(key) as Version[] | undefined) ?? [];
    this.#keep(key, thinned([version, ...waiting]));
  }

  #partsOf(id: string): Parts {
    const parts = this.#parts.get(id) ?? {};
    this.#parts.set(id, parts);
    return parts;
  }

  #journal(key: string): unknown {
    return this.#area.read(key, checkOf(key));
  }

  #write(value: Project): void {
    const project = { ...value, by: this.#by, saw: this.#saw.get(value.id) ?? 0 };
    this.#all.set(value.id, project);
    this.#keep(`project.${value.id}`, project);
  }

  #keep(key: string, value: unknown): void {
    this.#area.write(key, value);
    void this.#depot.move();
  }
}

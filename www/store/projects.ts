// Projects: games of the player's own making, each with its text, its edits for undo, and versions to go back to. What this tab knows of
// them is in memory; each change is written into localStorage at once, from where it moves into the database (`depot.ts`). Nothing here is
// written over by a link, and what another tab wrote meanwhile becomes a version.
import type { Area } from './area';
import type { Depot } from './depot';
import { checkOf, PARTS, type Parts, type Project, thinned, type Version } from './kinds';
import { newName } from './rows';
import type { Store } from './store';

/** Versions are at least so far apart, in milliseconds, unless something is about to replace everything. */
const APART = 10 * 60_000;
/** Edits have at most so many characters; longer ones are not kept, the project itself is. */
export const MAX_EDITS = 400_000;
/** Thrown away projects stay so long, in milliseconds. */
const BIN_MS = 30 * 24 * 3_600_000;

export class Projects extends EventTarget {
  readonly #area: Area;
  readonly #depot: Depot;
  readonly #all: Map<string, Project>;
  /** The name under which this tab writes. */
  readonly #by = newName();
  /** When the last state of each project was made that this tab has taken up. */
  readonly #saw = new Map<string, number>();
  /** What belongs to projects that were opened or made since. */
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

  /** Tells of what other tabs do until the signal. */
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

  /** All projects, the one changed last first; thrown away ones too. */
  all(): Project[] {
    return [...this.#all.values()].sort((a, b) => b.changed - a.changed);
  }

  get(id: string): Project | undefined {
    return this.#all.get(id);
  }

  /** The same with all that belongs to it, to go on with it in this tab. */
  async open(id: string): Promise<Project | undefined> {
    const parts = await this.#depot.project(id);
    const { project } = parts;
    if (project === undefined) return undefined;
    this.#parts.set(id, parts);
    this.#all.set(id, project);
    this.#saw.set(id, project.changed);
    return project;
  }

  /** Keeps a new project and returns it. */
  add(title: string, text: string, id = newName()): Project {
    const now = Date.now();
    const project = { id, title, text, made: now, changed: now, binned: null, by: this.#by, saw: 0 };
    this.#write(project);
    return project;
  }

  /** Keeps the present state of a project, and the session of its edits where they are short enough. */
  save(id: string, title: string, text: string, edits: string | undefined): void {
    const before = this.#all.get(id);
    // Another tab may have written since.
    for (const other of [before, this.#journal(`project.${id}`) as Project | undefined]) {
      if (other === undefined || other.by === this.#by || other.changed <= (this.#saw.get(id) ?? 0)) continue;
      if (other.text !== text) this.#keepVersion(id, { text: other.text, time: other.changed });
      this.#saw.set(id, other.changed);
    }
    const { made = Date.now(), changed = 0 } = before ?? {};
    if (before !== undefined && before.text !== text) this.#mark(id, { text: before.text, time: changed });
    // Always later than the last state: tabs tell by it what they have seen.
    const now = Math.max(Date.now(), changed + 1);
    this.#write({ id, title, text, made, changed: now, binned: null, by: '', saw: 0 });
    const kept = edits !== undefined && edits.length <= MAX_EDITS ? edits : '';
    this.#partsOf(id).edits = kept;
    this.#keep(`edits.${id}`, kept);
  }

  /** Whether anything of a project is in memory only, and would go with the page. */
  waits(id: string): boolean {
    return !this.#depot.isMoving && PARTS.some((kind) => this.#area.waits(`${kind}.${id}`));
  }

  /** The session of an opened project's edits; empty or undefined when they are not kept. */
  edits(id: string): string | undefined {
    return this.#partsOf(id).edits;
  }

  /** Throws a project away; `restore` brings it back for a while. */
  bin(id: string): void {
    const project = this.#all.get(id);
    if (project !== undefined) this.#write({ ...project, binned: Date.now() });
  }

  restore(id: string): void {
    const project = this.#all.get(id);
    if (project !== undefined) this.#write({ ...project, binned: null });
  }

  /** Removes a project for good. */
  remove(id: string): void {
    this.#all.delete(id);
    this.#parts.delete(id);
    void this.#depot.removeProject(id);
  }

  /** Removes what was thrown away long ago. */
  sweep(): void {
    for (const { id, binned } of this.all()) {
      if (binned !== null && Date.now() - binned > BIN_MS) this.remove(id);
    }
  }

  /** Earlier states of an opened project, the latest first. */
  versions(id: string): Version[] {
    return this.#partsOf(id).versions ?? [];
  }

  /** Keeps a version now, before something replaces everything. */
  keepVersion(id: string): void {
    const project = this.#all.get(id);
    if (project !== undefined) this.#keepVersion(id, { text: project.text, time: project.changed });
  }

  /** How far the player has come on the first-time path with an opened project. */
  tutorial(id: string): Record<string, unknown> | undefined {
    return this.#partsOf(id).tutorial;
  }

  setTutorial(id: string, progress: Record<string, unknown>): void {
    this.#partsOf(id).tutorial = progress;
    this.#keep(`tutorial.${id}`, progress);
  }

  /** Keeps a version if the last one is old enough. */
  #mark(id: string, version: Version): void {
    const last = this.versions(id)[0];
    if (last === undefined || version.time - last.time >= APART) this.#keepVersion(id, version);
  }

  #keepVersion(id: string, version: Version): void {
    const others = this.versions(id);
    if (others[0]?.text === version.text) return;
    this.#partsOf(id).versions = thinned([version, ...others]);
    // Those that are in the database already need not go there again.
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

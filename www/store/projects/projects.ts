// Projects: the player's own games, each with its text, its edits for undo, and earlier versions. A tab has
// its projects in memory. Each change is written to localStorage at once, as a row that no other tab writes
// (`rows.ts`), and moves from there into the database (`archive.ts`). Links never overwrite a project, and
// the state written by another tab becomes a version.

import type { Archive } from '../archive';
import type { LocalArea } from '../local';
import { keyOfRow, newName, newRow } from '../rows';
import { bare } from '../shape';
import { STATE, short } from '../shapes';
import type { Store } from '../store';
import {
  type Apart,
  apartFrom,
  knows,
  laterOf,
  type Project,
  type ProjectParts,
  seenIn,
  type Tiles,
  type Tutorial,
  thinned,
  type Version,
  versionOf,
} from './project';

/** The minimum interval between automatic versions, in milliseconds. */
const APART = 10 * 60_000;
/** The maximum length of edits in characters. Longer ones are dropped; the project is stored all the same. */
export const MAX_EDITS = 400_000;
/** The time for which deleted projects stay in the bin, in milliseconds. */
const BIN_MS = 30 * 24 * 3_600_000;

export class Projects extends EventTarget {
  readonly #area: LocalArea;
  readonly #depot: Archive;
  readonly #all: Map<string, Project>;
  /** The identifier of this tab as a writer. */
  readonly #name = newName();
  /** The states that this tab has loaded or kept as versions, by project. */
  readonly #seen = new Map<string, Record<string, number>>();
  /** The versions for the next row, by project. */
  readonly #added = new Map<string, Version[]>();
  /** The last row that this tab has written, by project. */
  readonly #rows = new Map<string, { name: string; parts: ProjectParts }>();
  /** The states that are part of what this tab shows, by project. */
  readonly #lineage = new Map<string, Record<string, number>>();
  /** The projects that were opened in this tab and not changed since. */
  readonly #unchanged = new Set<string>();
  readonly #device: string;
  /** The parts of the projects that were opened or created in this tab. */
  readonly #parts = new Map<string, ProjectParts>();

  private constructor(area: LocalArea, depot: Archive, all: Map<string, Project>) {
    super();
    this.#area = area;
    this.#depot = depot;
    this.#all = all;
    this.#device = deviceHere(area);
  }

  /** True if a state was made on this device. */
  isHere(device: string): boolean {
    return device.split(' ')[0] === this.#device.split(' ')[0];
  }

  static async load(store: Store): Promise<Projects> {
    const depot = await store.depot();
    return new Projects(store.area, depot, await depot.projects());
  }

  /** Reports the changes of other tabs as events, until the signal aborts. */
  listen(signal: AbortSignal): void {
    this.#area.onElsewhere((key) => {
      // Earlier builds write a project under its own key.
      const [kind, id] = keyOfRow(key).split('.');
      if (id !== undefined && (kind === 'state' || kind === 'project')) void this.#heard(id);
    }, signal);
  }

  async #heard(id: string): Promise<void> {
    const { project } = await this.#depot.project(id);
    const known = this.#all.get(id);
    if (
      project === undefined ||
      (project.writerTab === known?.writerTab && project.changed === known.changed)
    )
      return;
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
    this.#seen.set(id, seenIn(project));
    this.#lineage.set(id, project.lineage);
    this.#unchanged.add(id);
    return project;
  }

  add(title: string, text: string, id = newName()): Project {
    const now = Date.now();
    const project = { id, title, text, made: now, changed: now, binned: null };
    return this.#write(project);
  }

  /** Stores the current state of a project, and the save of its edits if it is short enough. */
  save(id: string, title: string, text: string, edits: string | undefined): void {
    const before = this.#all.get(id);
    const { made = Date.now(), changed = 0 } = before ?? {};
    // Another tab has written a state that this tab has not loaded.
    const lastSeen = this.#seen.get(id) ?? {};
    if (before !== undefined && !knows({ writerTab: this.#name, lastSeen }, before)) {
      if (before.text !== text) this.#addVersion(id, versionOf(before));
      this.#seen.set(id, { ...lastSeen, ...seenIn(before) });
    }
    if (before !== undefined && before.text !== text) {
      // Another device may continue the state that was opened, too.
      if (this.#unchanged.delete(id)) this.#addVersion(id, versionOf(before));
      else this.#mark(id, versionOf(before));
    }
    // Always later than the last state, because tabs compare these times.
    const now = Math.max(Date.now(), changed + 1);
    const kept = edits !== undefined && edits.length <= MAX_EDITS ? edits : '';
    this.#partsOf(id).edits = kept;
    this.#write({ id, title, text, made, changed: now, binned: null }, { edits: kept });
  }

  /** True if a part of a project is in memory only, and would be lost with the page. */
  waits(id: string): boolean {
    return !this.#depot.isMoving && this.#area.waits(`${STATE}${id}~`);
  }

  /** The save of an opened project's edits; empty or undefined if it is not stored. */
  edits(id: string): string | undefined {
    return this.#partsOf(id).edits;
  }

  /** Moves a project to the bin, where `restore` can recover it for 30 days. */
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

  /** Stores a text that this tab shows as a version, under a name if there is one. */
  keepVersion(id: string, text: string, name?: string): void {
    const project = this.#all.get(id);
    if (project === undefined) return;
    const named = name === undefined ? {} : { name };
    this.#addVersion(id, { ...this.#asVersion(project, text), ...named });
    this.#keep(id, {});
  }

  /** A text that this tab shows. Another tab may have written the latest state meanwhile. */
  #asVersion(latest: Project, text: string): Version {
    const version = versionOf(latest);
    if (latest.text === text || latest.maker === this.#name) return { ...version, text };
    const lineage = this.#lineage.get(latest.id) ?? bare<number>();
    const time = lineage[this.#name];
    // A state that was opened and not changed is among the versions of the tab that made it.
    if (time === undefined) return { text, time: Date.now(), device: this.#device };
    return { text, time, maker: this.#name, device: this.#device, lineage };
  }

  /** The states of an opened project, of other tabs and devices, that are not part of what this tab shows. */
  async apart(id: string): Promise<Apart[]> {
    const { project, versions = [] } = await this.#depot.project(id);
    const all = [...this.versions(id), ...versions, ...(project === undefined ? [] : [versionOf(project)])];
    return apartFrom(this.#lineage.get(id) ?? bare(), all);
  }

  /** Notes that a state is part of what this tab shows from now on, and keeps it as a version. */
  join(id: string, version: Version): void {
    const ours = this.#lineage.get(id) ?? bare<number>();
    this.#lineage.set(id, laterOf(ours, version.lineage ?? bare()));
    this.#addVersion(id, version);
  }

  /** The player's progress in the tutorial of an opened project. */
  tutorial(id: string): Tutorial | undefined {
    return this.#partsOf(id).tutorial;
  }

  setTutorial(id: string, progress: Tutorial): void {
    this.#partsOf(id).tutorial = progress;
    this.#keep(id, { tutorial: progress });
  }

  /** The kinds that tiles of other tools' maps became in an opened project. */
  tiles(id: string): Tiles {
    return this.#partsOf(id).tiles ?? bare<string>();
  }

  setTiles(id: string, tiles: Tiles): void {
    this.#partsOf(id).tiles = tiles;
    this.#keep(id, { tiles });
  }

  /** Stores a version if the last one is old enough. */
  #mark(id: string, version: Version): void {
    const last = this.versions(id)[0];
    if (last === undefined || version.time - last.time >= APART) this.#addVersion(id, version);
  }

  /** Adds a version to those of this tab. The next row contains it. */
  #addVersion(id: string, version: Version): void {
    const others = this.versions(id);
    const known = others.find(
      ({ text, time }, n) => text === version.text && (n === 0 || time === version.time),
    );
    if (known !== undefined && (version.name === undefined || known.name !== undefined)) return;
    this.#partsOf(id).versions = thinned([version, ...others], this.#lineage.get(id));
    this.#added.set(id, [version, ...(this.#added.get(id) ?? [])]);
  }

  #partsOf(id: string): ProjectParts {
    const parts = this.#parts.get(id) ?? {};
    this.#parts.set(id, parts);
    return parts;
  }

  #write(
    value: Pick<Project, 'id' | 'title' | 'text' | 'made' | 'changed' | 'binned'>,
    parts: ProjectParts = {},
  ): Project {
    const { id, changed } = value;
    const lineage = laterOf(this.#lineage.get(id) ?? bare(), bare([[this.#name, changed]]));
    this.#lineage.set(id, lineage);
    const project = {
      ...value,
      writerTab: this.#name,
      lastSeen: this.#seen.get(id) ?? {},
      maker: this.#name,
      device: this.#device,
      lineage,
    };
    this.#all.set(value.id, project);
    this.#keep(value.id, { ...parts, project });
    return project;
  }

  /** Writes a row with all that this tab has changed, in place of its last one. */
  #keep(id: string, change: ProjectParts): void {
    const last = this.#rows.get(id);
    // A row that has moved into the database need not be written again.
    const before = last !== undefined && this.#area.raw(last.name) !== null ? last : undefined;
    const versions = [...(this.#added.get(id) ?? []), ...(before?.parts.versions ?? [])];
    this.#added.delete(id);
    const parts = {
      ...before?.parts,
      ...change,
      ...(versions.length > 0 && { versions: thinned(versions, this.#lineage.get(id)) }),
    };
    const name = newRow(STATE + id);
    this.#rows.set(id, { name, parts });
    const isKept = this.#area.write(name, parts);
    if (before !== undefined) this.#replace(before.name, name, isKept ? undefined : before.parts);
    void this.#depot.move();
  }

  /** Removes the last row. If there is no room for the next one even then, the last one is kept. */
  #replace(before: string, name: string, parts: ProjectParts | undefined): void {
    const wasWaiting = this.#area.waits(before);
    this.#area.remove(before);
    if (parts !== undefined && !wasWaiting && this.#area.waits(name)) this.#area.write(before, parts);
  }
}

/** This device: a name of its own, and the system that the browser tells. */
function deviceHere(area: LocalArea): string {
  let name = area.read('browser', short);
  if (name === undefined) {
    name = newName();
    area.write('browser', name);
  }
  const { userAgent = '' } = navigator;
  const [system = ''] = /iPhone|iPad|Android|Windows|Macintosh|CrOS|Linux/.exec(userAgent) ?? [];
  return `${name} ${system}`.trim();
}

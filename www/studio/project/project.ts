// The open project: its session of edits, its parsed view, and saving.
import type { GameSession } from '../../engine/engine';
import { MAX_EDITS, type Projects } from '../../store/projects/projects';
import type { ProjectView } from '../types';
import { projectOf } from './games';
import { History } from './history';
import type { StudioGlue, Viewer } from './package';
import { type RunnablePart, runnablePartOf } from './runnable-part';

/**
 * A save that takes longer than `FELT_MS` is noticeable, so it waits until no edit has been made for
 * `REST_MS`. In milliseconds.
 */
const FELT_MS = 6;
const REST_MS = 400;

export class OpenProject {
  readonly id: string;
  readonly session: GameSession;
  /** The parsed project. Parts that an edit did not change stay the same objects. */
  view: ProjectView;
  /** True while it is another author's project that has not been changed. It is not saved then. */
  isGuest: boolean;
  readonly #store: Projects;
  readonly #viewer: Viewer;
  readonly #history = new History(MAX_EDITS);
  readonly #glue: StudioGlue;
  #running: { of: ProjectView; is: RunnablePart | undefined } | undefined;
  /** The text, cached since the last edit. */
  #text: string | undefined;
  /** The duration of the last save in milliseconds, and the timer of the next one. */
  #lastSaveMs = 0;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(glue: StudioGlue, store: Projects, id: string, session: GameSession, isGuest = false) {
    this.#glue = glue;
    this.id = id;
    this.session = session;
    this.isGuest = isGuest;
    this.#store = store;
    this.#viewer = new glue.Viewer();
    this.view = this.#viewer.view(session);
  }

  get text(): string {
    this.#text ??= projectOf(this.session.position());
    return this.#text;
  }

  /** The playable part of the project; undefined if it cannot be played. */
  get running(): RunnablePart | undefined {
    if (this.#running?.of !== this.view)
      this.#running = { of: this.view, is: runnablePartOf(this.#glue.view, this.view, this.text) };
    return this.#running.is;
  }

  /** Updates the view after a change of the session and saves it, at once or debounced if saving is slow. */
  changed(): void {
    this.#text = undefined;
    this.view = this.#viewer.view(this.session);
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => this.keep(), REST_MS);
    if (this.#lastSaveMs < FELT_MS) this.keep();
  }

  /** Saves pending changes. */
  keep(): void {
    if (this.#saveTimer === undefined) return;
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    const start = performance.now();
    this.adopt();
    this.#store.save(this.id, this.view.title, this.text, this.#history.newest(this.session));
    this.#lastSaveMs = performance.now() - start;
  }

  /** Stores the present state as a version, under a name if there is one. */
  keepVersion(name?: string): void {
    if (this.isGuest) return;
    this.keep();
    this.#store.keepVersion(this.id, this.text, name);
  }

  /** Makes a guest project the player's own. */
  adopt(): void {
    if (!this.isGuest) return;
    this.isGuest = false;
    this.#store.add(this.view.title, this.text, this.id);
  }

  close(): void {
    this.keep();
    this.session.free();
    this.#viewer.free();
  }
}

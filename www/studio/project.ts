// The project that is open: the session whose moves are its edits, how it looks now, and how it is kept.
import type { GameSession } from '../engine/engine';
import { MAX_EDITS, type Projects } from '../store/projects';
import { projectOf } from './games';
import { History } from './history';
import type { StudioGlue, Viewer } from './package';
import type { ProjectView } from './types';

/** What takes longer after an edit is felt; then it waits until no edit has been made for a while. In milliseconds. */
const FELT_MS = 6;
const REST_MS = 400;

export class OpenProject {
  readonly id: string;
  readonly session: GameSession;
  /** How it looks now; what an edit has not changed stays the same object. */
  view: ProjectView;
  /** Whether it is somebody else's and only looked at so far: nothing of it is kept. */
  isGuest: boolean;
  readonly #store: Projects;
  readonly #viewer: Viewer;
  readonly #history = new History(MAX_EDITS);
  /** The text, once somebody has asked for it since the last edit. */
  #text: string | undefined;
  /** How long it took to keep the project the last time, in milliseconds, and the clock that will do so. */
  #keeping = 0;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(glue: StudioGlue, store: Projects, id: string, session: GameSession, isGuest = false) {
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

  /** Takes up what a call on the session did, and keeps it: at once, or when the hand rests if that would be felt. */
  changed(): void {
    this.#text = undefined;
    this.view = this.#viewer.view(this.session);
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.keep(), REST_MS);
    if (this.#keeping < FELT_MS) this.keep();
  }

  /** Keeps what has not been kept. */
  keep(): void {
    if (this.#soon === undefined) return;
    clearTimeout(this.#soon);
    this.#soon = undefined;
    const start = performance.now();
    this.adopt();
    this.#store.save(this.id, this.view.title, this.text, this.#history.newest(this.session));
    this.#keeping = performance.now() - start;
  }

  /** A guest becomes a project of the player's own. */
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

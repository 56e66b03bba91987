// The interfaces between page and studio, and between the studio and its places.
import type { Engine, GameSession } from '../engine/engine';
import type { Projects } from '../store/projects/projects';
import type { Settings } from '../store/settings';
import type { Store } from '../store/store';
import type { Begin } from '../ui/page';
import type { ToastOptions } from '../ui/toast';
import type { Memory } from './memory';
import type { Edit } from './project/edits';
import type { StudioGlue } from './project/package';
import type { RunnablePart } from './project/runnable-part';
import type { Route } from './route';
import type { GalleryPicture, KindView, ProjectView } from './types';

/** The page, as far as the studio uses it. */
export interface StudioShell {
  readonly engine: Engine;
  readonly store: Store;
  /** Saves all stored data to a file. */
  readonly transfer: { export(): void };
  showHome(): void;
  focusHeading(): void;
  /** Renders the page again. */
  refresh(): void;
  /** Opens the text of a file that is not for the studio. Returns the fault in words, if there is one. */
  readonly opening: { openFile(text: string): Promise<string | undefined> };
  openPage(name: string, begin: Begin): Promise<void>;
  deal(game: string, params: string): Promise<void>;
}

/** Undo and redo of the project's edits, or of a place that has its own. */
export interface UndoSteps {
  canUndo: boolean;
  canRedo: boolean;
  undo(): void;
  redo(): void;
  labels: readonly [undo: string, redo: string];
}

/** The open project, the edits that change it, and navigation between places. */
export interface Studio {
  readonly shell: StudioShell;
  /** The studio's package: `view`, `trace`, and sessions of both games. */
  readonly glue: StudioGlue;
  readonly store: Projects;
  readonly settings: Settings;
  /** State that outlives a visit to a place. */
  readonly memory: Memory;
  readonly palette: readonly string[];
  readonly gallery: readonly GalleryPicture[];
  /** The last play as a save, for sharing. The play place sets it. */
  replay: string | undefined;

  /** The parsed project, with or without errors. */
  readonly project: ProjectView;
  /**
   * The session whose moves are edits. Change it only through {@link edit}, so that it is saved and drawn.
   */
  readonly session: GameSession;
  /** The project's id in storage. */
  readonly id: string;
  /** The project's text, without the header `studio 1`. */
  readonly text: string;
  /** The playable part of the project: all but unfinished rules. Undefined if it cannot be played. */
  readonly running: RunnablePart | undefined;
  /** The level that is being edited or played, from 0. */
  readonly level: number;
  /** True if a project is open, so that there are tabs to its places. */
  readonly hasTabs: boolean;
  /** Stores a text as a new project and opens it. On failure, shows the reason and returns false. */
  copy(text: string, title?: string): Promise<boolean>;
  /**
   * Stores a text as a new project without opening it. Returns its id, or undefined after showing the error.
   */
  keepCopy(text: string, title?: string): string | undefined;
  /** Renames one of the player's projects. */
  retitle(id: string, title: string): Promise<void>;
  /** Opens one of the player's projects. On failure, shows the reason and returns false. */
  open(id: string): Promise<boolean>;

  /** Applies edits as one undo step. If one is refused, shows the reason, applies none and returns false. */
  edit(...wanted: readonly Edit[]): boolean;
  /** Stores the present state as a version, under a name if there is one. */
  keepVersion(name?: string): void;
  /** Takes back the last edit. */
  undo(): void;
  /** Undo and redo of the project's edits. */
  readonly edits: UndoSteps & { list(): void };
  /** The current undo and redo: those of the place, or of the project's edits. */
  readonly steps: UndoSteps;

  readonly route: Route;
  go(route: Route): void;
  /** Goes to a route, replacing the current one in the history. */
  replace(route: Route): void;
  /** Goes to the previous place, or leaves the studio. */
  back(): void;
  /** Aborted when the studio closes, after the last place has been left. */
  readonly signal: AbortSignal;

  /** Renders again after a place's own state has changed. */
  update(): void;
  /** Shows a notice that holds only until the next edit, so that its *Undo* takes back nothing else. */
  toast(text: string, options?: ToastOptions): void;
  /** Shows a notice about an edit, with a button to undo it. */
  tellUndoable(text: string): void;
  announce(text: string): void;
  kind(name: string): KindView | undefined;
  /**
   * Returns the 16 x 16 canvas of a kind, by name, or of pixels. Draw from it, but never insert it into the
   * page.
   */
  picture(of: string | Uint8Array): HTMLCanvasElement;
}

// What the studio's places may ask of the studio: the project, its edits, the way from place to place, and what the page lends.
import type { GameSession } from '../engine/engine';
import type { Shell } from '../shell/shell';
import type { ToastOptions } from '../shell/toast';
import type { Projects } from '../store/projects';
import type { Settings } from '../store/shapes';
import type { Edit } from './edits';
import type { StudioGlue } from './package';
import type { GalleryPicture, KindView, ProjectView } from './types';

/** A place of the studio. Numbers of levels and rules count from 0. */
export type Route =
  | { place: 'projects' }
  | { place: 'home' }
  /** Play and watch; `test` is the number of a kept play. */
  | { place: 'play'; level?: number; test?: number }
  | { place: 'map'; level: number }
  /** The picture of the kind of that name. */
  | { place: 'picture'; kind: string }
  /** The list of rules, or one of them; `kind` shows those of one kind. */
  | { place: 'rules'; rule?: number; kind?: string }
  | { place: 'levels' }
  | { place: 'settings' }
  /** The whole text; line and column count from 1. */
  | { place: 'text'; line?: number; column?: number }
  | { place: 'versions' }
  | { place: 'share' }
  | { place: 'tutorial' };

export type PlaceName = Route['place'];
export type RouteTo<Name extends PlaceName> = Extract<Route, { place: Name }>;

export interface StudioHost {
  /** The project as it stands, broken or not. */
  readonly project: ProjectView;
  /** Its text, without the line `studio 1`. */
  readonly text: string;
  /** Its name in storage. */
  readonly id: string;
  /** The session whose moves are edits. Change it by {@link edit} only, so that it is kept and drawn. */
  readonly session: GameSession;
  /** The studio's package: `view`, `trace`, sessions of both games. */
  readonly glue: StudioGlue;
  readonly palette: readonly string[];
  readonly gallery: readonly GalleryPicture[];
  readonly shell: Shell;
  readonly store: Projects;
  readonly settings: Readonly<Settings>;
  /** Aborted when the studio is closed, after the last place has been left. */
  readonly signal: AbortSignal;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Where the player is. */
  readonly route: Route;
  /** The play of {@link playText} last watched, as a save, for sharing; set by the place where games are played. */
  replay: string | undefined;
  /** Makes edits as one, to be undone as one. Returns false, and says why, when one is refused; then none is made. */
  edit(...edits: readonly Edit[]): boolean;
  /** Keeps a text as a new project of the player's own and opens it; returns false, and says why, when it cannot be. */
  copy(text: string, title?: string): Promise<boolean>;
  /** Keeps a text as a new project without opening it; returns its name in storage, or undefined after telling its fault. */
  keepCopy(text: string, title?: string): string | undefined;
  /** Opens one of the player's projects; returns false, and says why, when it cannot be. */
  open(id: string): Promise<boolean>;
  /** Gives one of the player's projects another title. */
  retitle(id: string, title: string): Promise<void>;
  undo(): void;
  redo(): void;
  go(place: Route): void;
  /** The same without a way back to where the player is now. */
  replace(place: Route): void;
  /** To where the player came from, or a place up. */
  back(): void;
  /** Renders again, after a change of a place's own state. */
  update(): void;
  toast(text: string, options?: ToastOptions): void;
  /** The same of an edit, with a button that takes it back. */
  tellUndoable(text: string): void;
  /** Tells screen readers. */
  announce(text: string): void;
  /** The kind of that name, wherever it stands. */
  kind(name: string): KindView | undefined;
  /** A picture, 16 x 16, to be drawn from: of a kind by its name, or of pixels. One canvas for each, never put into the page. */
  picture(of: string | Uint8Array): HTMLCanvasElement;
}

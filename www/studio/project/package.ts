// Loads the studio's package: the game `studio`, whose moves are edits, and the game that it edits, with
// their diagnostics. Its sessions cannot be mixed with those of other packages.
import type { GameSession } from '../../engine/engine';
import { Once } from '../../engine/once';
import { glueOf, wasmUrlOf } from '../../engine/packages';
import type { GalleryPicture, Merged, Parting, ProjectView, Recipe, Trace, Why } from '../types';
import type { Edit } from './edits';

/** The package's exports, as crates/web defines them. */
export interface StudioGlue {
  Session: {
    deal(game: string, params: string, seed?: string): GameSession;
    load(text: string): GameSession;
    begin(text: string): GameSession;
  };
  /** Parses a project. Throws only if the text is not a project at all. */
  view(text: string): ProjectView;
  /** True if the text is a valid name of a background or sprite. */
  isName(text: string): boolean;
  /** The text of a shipped game with its tests; undefined for an unknown name. */
  shipped(name: string): string | undefined;
  Viewer: new () => Viewer;
  /**
   * Merges two states of a project, given the state from which both began if it is known. `choices` has a letter for
   * each conflict: `o` for ours, `t` for theirs, `b` for both; the others are ours.
   */
  merge(base: string | undefined, ours: string, theirs: string, choices: string): Merged;
  gallery(): { palette: string[]; pictures: GalleryPicture[] };
  /** A part of a level in the format of the edit `map N paste`. All arguments count from 0. */
  blockOf(
    text: string,
    level: number,
    row: number,
    col: number,
    toRow: number,
    toCol: number,
  ): string | undefined;
  /** The events of the last round of a play; undefined before the first round. */
  trace(session: GameSession): Trace | undefined;
  why(session: GameSession, row: number, col: number): Why | undefined;
  /**
   * Starts a play at a level, counted from 0. The seed is a decimal string. Throws if the project cannot run.
   */
  startPlay(project: string, level: number, seed?: string): GameSession;
  /** Replays the inputs of a play with another program. Throws if it cannot run or continue the play. */
  rerun(session: GameSession, project: string): GameSession;
  parting(a: GameSession, b: GameSession): Parting;
  /** Continues the present state of a play with another program. Throws as `rerun` does. */
  transplant(session: GameSession, project: string): GameSession;
  /**
   * The edit that stores a play as a test. Throws if the play began in the middle of a level without an edit.
   */
  keepTest(session: GameSession, name: string): Edit;
  runTest(project: string, n: number): Parting;
  /** The edit by which a test expects what its rounds do now. Throws if it cannot be begun. */
  renewTest(project: string, n: number): Edit;
  /** The number of the edit since which a test is not as before; undefined if it never was in this session. */
  brokenBy(session: GameSession, n: number): number | undefined;
  /** The play of a test, at its first difference or at its end. */
  testPlay(project: string, n: number): GameSession;
  recipes(): Recipe[];
  recipeGame(name: string): string | undefined;
  /**
   * The edit that adds the recipe `name`, with a kind for each role; an empty text stands for a new kind. For each
   * group there is its name, and the kinds that join it.
   */
  cook(project: string, name: string, kinds: string[], groups: string[]): Edit;
}

/** Parses a session of the studio after each edit. Unchanged parts stay the same objects. */
export interface Viewer {
  view(session: GameSession): ProjectView;
  free(): void;
}

const NAME = 'studio';

const packages = new Once<StudioGlue>();

/** Loads the package once. Rejects if it cannot be fetched; the next call tries again. */
export const loadPackage = (): Promise<StudioGlue> => packages.get(NAME, load);

async function load(): Promise<StudioGlue> {
  const glue = await glueOf(NAME);
  await glue.default({ module_or_path: wasmUrlOf(NAME) });
  // All packages share one type; `StudioGlue` describes the exports of this one.
  return glue as unknown as StudioGlue;
}

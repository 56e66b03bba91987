// The studio's package: the game `studio`, whose moves are edits, the game that it makes, and what explains both. It is fetched with
// the studio; its sessions know nothing of those of the page's other packages.
import type { GameSession } from '../engine/engine';
import { glueOf, wasmUrlOf } from '../engine/packages';
import type { Edit } from './edits';
import type { Around, Example, GalleryPicture, Parting, ProjectView, Trace, Why } from './types';

/** What the package exports; crates/web is the authority. */
export interface StudioGlue {
  Session: {
    deal(game: string, params: string, seed?: string): GameSession;
    load(text: string): GameSession;
  };
  /** The project as it stands. Throws only when the text is no project at all. */
  view(text: string): ProjectView;
  /** Whether a text can be the name of a background or sprite. */
  isName(text: string): boolean;
  /** The text of a shipped game with its tests; undefined when no game has that name. */
  shipped(name: string): string | undefined;
  Viewer: new () => Viewer;
  gallery(): { palette: string[]; pictures: GalleryPicture[] };
  /** A part of a level as the edit `map N paste` takes it; everything counts from 0. */
  blockOf(
    text: string,
    level: number,
    row: number,
    col: number,
    toRow: number,
    toCol: number,
  ): string | undefined;
  /** What happened in the last round of a play; nothing before the first one. */
  trace(session: GameSession): Trace | undefined;
  why(session: GameSession, row: number, col: number): Why | undefined;
  /** A new play from the beginning of a level, counted from 0; the seed is a decimal string. Throws when the project cannot run. */
  startPlay(project: string, level: number, seed?: string): GameSession;
  /** The inputs of a play again under another program. Throws when that cannot run or take up the play. */
  rerun(session: GameSession, project: string): GameSession;
  parting(a: GameSession, b: GameSession): Parting;
  /** The present state of a play under another program. Throws as `rerun` does. */
  transplant(session: GameSession, project: string): GameSession;
  /** The edit that keeps a play as a test. Throws when the play began in the middle of a level without an edit. */
  keepTest(session: GameSession, name: string): Edit;
  runTest(project: string, n: number): Parting;
  /** The play of a test, at the first round that differs or at its end. */
  testPlay(project: string, n: number): GameSession;
  around(session: GameSession, row: number, col: number): Around | undefined;
  /** The text of the rule that an example makes. */
  byExample(project: string, example: Example): string;
}

/** Looks at one session of the studio after each edit. What the edit has not changed stays the same object. */
export interface Viewer {
  view(session: GameSession): ProjectView;
  free(): void;
}

/** The name of the package. */
const NAME = 'studio';

let coming: Promise<StudioGlue> | undefined;

/** Fetches the package, once. Rejects when it cannot be had; the next call tries again. */
export function loadPackage(): Promise<StudioGlue> {
  coming ??= load().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function load(): Promise<StudioGlue> {
  const glue = await glueOf(NAME);
  await glue.default({ module_or_path: wasmUrlOf(NAME) });
  // All packages share one description; what only this one has stands in StudioGlue.
  return glue as unknown as StudioGlue;
}

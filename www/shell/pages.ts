// What fills the window instead of a game or the home: the shelf, the calendar of days and the trails, each in a folder here with a `page.ts`, and
// editors with a page of their own, games in which games are made, whose folder of www/ has an `editor.ts`. Each is fetched when it is first opened. The sentences `editor-NAME` and
// `editor-NAME-about` stand on an editor's card.
import type { TemplateResult } from 'lit/html.js';
import type { Engine, GameInfo } from '../engine/engine';
import { PLACE } from '../offline/wanted';
import type { Shell } from './shell';

export { notedPage } from '../offline/wanted';

/** The page with all runs and projects, and that of the days. Their names open them in the address too. */
export const SHELF = 'shelf';
export const DAYS = 'days';
/** The trail of a game: of the one that it begins with, or else of the one played last. */
export const TRAIL = 'trail';

/** A page that is open. */
export interface Page {
  /** What fills the window. */
  render(): TemplateResult;
  /** Whether tabs stand at its foot or side. */
  readonly hasTabs?: boolean;
  /** What the window is called meanwhile. */
  title(): string;
  /** How many steps Back makes before the page is left. */
  readonly depth: number;
  /** Makes a step back; from the first place, leaves. */
  back(): void;
  /** The page goes elsewhere. */
  close(): void;
}

/** Something to begin with: a text, or a project or a game by its name. */
export type Begin = { text: string; isRemix?: boolean } | { id: string };

/** What the file of a page exports. */
export interface PageModule {
  /** Opens the page: where it was left in this tab, or with something. */
  open(shell: Shell, begin?: Begin): Promise<Page>;
}

const MODULES = import.meta.glob<PageModule>(['../*/editor.ts', './*/page.ts']);

const moduleOf = (name: string) => MODULES[`./${name}/page.ts`] ?? MODULES[`../${name}/editor.ts`];

/** Whether there is a page of that name. */
export const hasPage = (name: string): boolean => moduleOf(name) !== undefined;

/** All games, without the editors, which are reached from the games that they edit. */
export const gamesOf = ({ catalogue }: Engine): GameInfo[] => catalogue.filter(({ edits }) => edits === null);

/** All editors that have a page of their own. */
export const editorsOf = ({ catalogue }: Engine): GameInfo[] =>
  catalogue.filter(({ id, edits }) => edits !== null && moduleOf(id) !== undefined);

/** The editor of a game, if it has one with a page of its own. */
export const pageEditorOf = (engine: Engine, game: string): GameInfo | undefined =>
  editorsOf(engine).find(({ edits }) => edits === game);

/** Fetches a page's code. Rejects when it cannot be had. */
export function fetchPage(name: string): Promise<PageModule> {
  return moduleOf(name)?.() ?? Promise.reject(new Error(`there is no page "${name}"`));
}

/** Notes what fills the window: a page by its name, a game by its slot. */
export function notePage(name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, name);
  } catch {
    // A browser without storage begins anew after a reload.
  }
}

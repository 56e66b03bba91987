// Full-window pages instead of a game or the home: the shelf, the calendar and the trails, each in a folder
// here with a `page.ts`, and the editors with a page of their own, whose folder in www/ has an `editor.ts`.
// Each page is loaded when it is first opened. The sentences `editor-NAME` and `editor-NAME-about` are the
// text of an editor's card.
import type { TemplateResult } from 'lit/html.js';
import type { Engine, GameInfo } from '../engine/engine';
import { PLACE } from '../offline/boot-target';
import type { Shell } from './shell';

export { notedPage } from '../offline/boot-target';

/** The page of all runs and projects, and the calendar. The address uses the same names. */
export const SHELF = 'shelf';
export const DAYS = 'days';
/** The trail of the given game, or of the game played last. */
export const TRAIL = 'trail';

/** An open page. */
export interface Page {
  /** The content of the window. */
  render(): TemplateResult;
  /** True if there are tabs at its foot or side. */
  readonly hasTabs?: boolean;
  /** The title of the window. */
  title(): string;
  /** The number of levels below the first, each closed by one step Back. */
  readonly depth: number;
  /** Goes one level back; from the first level, leaves the page. */
  back(): void;
  /** Called when the page is left. */
  close(): void;
}

/** The item to open: a text, or a project or a game by its name. */
export type Begin = { text: string; isRemix?: boolean } | { id: string };

/** The exports of a page's module. */
export interface PageModule {
  /** Opens the page with an item, or in the state that it had in this tab. */
  open(shell: Shell, begin?: Begin): Promise<Page>;
}

const MODULES = import.meta.glob<PageModule>(['../*/editor.ts', '../features/*/page.ts']);

const moduleOf = (name: string) => MODULES[`../features/${name}/page.ts`] ?? MODULES[`../${name}/editor.ts`];

/** True if there is a page with that name. */
export const hasPage = (name: string): boolean => moduleOf(name) !== undefined;

/** All games except editors, which are reached from the games that they edit. */
export const gamesOf = ({ catalogue }: Engine): GameInfo[] => catalogue.filter(({ edits }) => edits === null);

/** All editors with a page of their own. */
export const editorsOf = ({ catalogue }: Engine): GameInfo[] =>
  catalogue.filter(({ id, edits }) => edits !== null && moduleOf(id) !== undefined);

/** The editor of a game with a page of its own, if there is one. */
export const pageEditorOf = (engine: Engine, game: string): GameInfo | undefined =>
  editorsOf(engine).find(({ edits }) => edits === game);

/** Loads a page's code. Rejects if that fails. */
export function fetchPage(name: string): Promise<PageModule> {
  return moduleOf(name)?.() ?? Promise.reject(new Error(`there is no page "${name}"`));
}

/** Records for a reload what fills the window: a page by its name, or a game by its slot. */
export function notePage(name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, name);
  } catch {
    // Without storage, a reload starts at the home.
  }
}

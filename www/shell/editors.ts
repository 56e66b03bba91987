// Editors with a page of their own: games in which games are made, whose folder of www/ has an `editor.ts`. It is fetched when the
// editor is first opened; the sentences `editor-NAME` and `editor-NAME-about` stand on its card.
import type { TemplateResult } from 'lit/html.js';
import type { Engine, GameInfo } from '../engine/engine';
import type { Shell } from './shell';

/** An editor that is open. */
export interface Editor {
  /** What fills the page. */
  render(): TemplateResult;
  /** What the window is called meanwhile. */
  title(): string;
  /** How many steps Back makes before the page is left. */
  readonly depth: number;
  /** Makes a step back; from the first place, leaves. */
  back(): void;
  /** The page goes elsewhere. */
  close(): void;
}

/** What `editor.ts` exports. */
export interface EditorModule {
  /** Opens the editor: where it was left in this tab, or with a copy of the game in `text`. */
  open(shell: Shell, text?: string): Promise<Editor>;
}

const MODULES = import.meta.glob<EditorModule>('../*/editor.ts');

const moduleOf = (name: string) => MODULES[`../${name}/editor.ts`];

/** All editors that have a page of their own. */
export const editorsOf = ({ catalogue }: Engine): GameInfo[] =>
  catalogue.filter(({ id, edits }) => edits !== null && moduleOf(id) !== undefined);

/** The editor of a game, if it has one with a page of its own. */
export const pageEditorOf = (engine: Engine, game: string): GameInfo | undefined =>
  editorsOf(engine).find(({ edits }) => edits === game);

/** Fetches an editor's code. Rejects when it cannot be had. */
export function fetchEditor(name: string): Promise<EditorModule> {
  return moduleOf(name)?.() ?? Promise.reject(new Error(`there is no editor "${name}"`));
}

/** Where this tab notes which editor fills the page: a reload opens it again. */
const PLACE = 'tilery.editor';

export function noteEditor(name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, name);
  } catch {
    // A browser without storage begins anew after a reload.
  }
}

export function notedEditor(): string | undefined {
  try {
    return sessionStorage.getItem(PLACE) ?? undefined;
  } catch {
    return undefined;
  }
}

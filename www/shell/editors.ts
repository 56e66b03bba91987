// Editors: parts of the page in which games are made rather than played. Each is a folder of www/ with an `editor.json`, which
// says of which game it is, and an `editor.ts`, which is fetched when the editor is first opened. Its card and its command are
// named by the sentences `editor-NAME` and `editor-NAME-about`.
import type { TemplateResult } from 'lit/html.js';
import type { Shell } from './shell';

/** An editor that is open. */
export interface Editor {
  /** What fills the page. */
  render(): TemplateResult;
  /** What the window is called meanwhile. */
  title(): string;
  /** The page goes elsewhere. */
  close(): void;
}

/** What `editor.ts` exports. */
export interface EditorModule {
  /** Opens the editor: where it was left, or with a copy of the game in `text`. */
  open(shell: Shell, text?: string): Promise<Editor>;
}

export interface EditorInfo {
  name: string;
  /** The game whose games it makes. */
  game: string;
}

const INFOS = import.meta.glob<{ of: string }>('../*/editor.json', { eager: true });
const MODULES = import.meta.glob<EditorModule>('../*/editor.ts');

const nameOf = (path: string) => path.split('/').at(-2) ?? '';

/** All editors. */
export const EDITORS: readonly EditorInfo[] = Object.entries(INFOS).map(([path, { of }]) => ({
  name: nameOf(path),
  game: of,
}));

/** The editor of a game, if it has one. */
export const editorOf = (game: string): EditorInfo | undefined => EDITORS.find((one) => one.game === game);

/** Fetches an editor's code. Rejects when it cannot be had. */
export function fetchEditor(name: string): Promise<EditorModule> {
  const [, fetch] = Object.entries(MODULES).find(([path]) => nameOf(path) === name) ?? [];
  return fetch?.() ?? Promise.reject(new Error(`there is no editor "${name}"`));
}

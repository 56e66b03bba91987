// Full-window pages instead of a game or the home: those of features, and the editors with a page of their
// own, whose folder in www/ has an `editor.ts`. Each page is loaded when it is first opened. The sentences
// `editor-NAME` and `editor-NAME-about` are the text of an editor's card.
import type { PageModule } from '../../run/shell';
import { FEATURES } from '../features';

const EDITORS = import.meta.glob<PageModule>('../../*/editor.ts');

const moduleOf = (name: string) =>
  FEATURES.find(({ pages }) => pages?.[name] !== undefined)?.pages?.[name] ??
  EDITORS[`../../${name}/editor.ts`];

/** True if there is a page with that name. */
export const hasPage = (name: string): boolean => moduleOf(name) !== undefined;

/** Loads a page's code. Rejects if that fails. */
export function fetchPage(name: string): Promise<PageModule> {
  return moduleOf(name)?.() ?? Promise.reject(new Error(`there is no page "${name}"`));
}

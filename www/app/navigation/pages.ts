// Full-window pages instead of a game or the home: those of features, and the editors with a page of their
// own, whose folder in www/ has an `editor.ts`. Each page is loaded when it is first opened. The sentences
// `editor-NAME` and `editor-NAME-about` are the text of an editor's card.
import { DAYS, LEAGUE, SHELF, TRAIL } from '../../play/pages';
import type { PageModule } from '../../play/shell';

/** The features with a page. The name is that of the folder, and the page's address. */
const OF_FEATURES: readonly string[] = [DAYS, LEAGUE, SHELF, TRAIL, 'challenge', 'pack'];

const EDITORS = import.meta.glob<PageModule>('../../*/editor.ts');

const editorAt = (name: string) => EDITORS[`../../${name}/editor.ts`];

/** True if there is a page with that name. */
export const hasPage = (name: string): boolean => OF_FEATURES.includes(name) || editorAt(name) !== undefined;

export async function fetchPage(name: string): Promise<PageModule> {
  const fetch = editorAt(name) ?? (await import('../all-pages')).PAGES[`../features/${name}/page.ts`];
  if (fetch === undefined) throw new Error(`there is no page "${name}"`);
  return fetch();
}

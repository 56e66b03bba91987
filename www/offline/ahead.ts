// Runs before everything else, while the page's own scripts are still on their way: it has the browser fetch what the game and the
// language need that the page is to open with. `early.ts` in this folder writes the list and puts the script into the page.
import { fitting } from '../locales/tags';
import { kept, opensHome, wanted } from './wanted';

/** What games and languages need, as files from the page's folder; the first game stands first. */
interface Lists {
  games: Record<string, readonly string[]>;
  /** What the home needs, beside every game's sentences. */
  home: readonly string[];
  /** What reads an address's text. */
  text: readonly string[];
  /** By language: what every game needs, and what each game adds. */
  languages: Record<
    string,
    { shell: readonly string[]; home: readonly string[] } & Record<string, readonly string[]>
  >;
}

/** Written by the build. */
declare const AHEAD: Lists;

/** The first of some names that stands in a list. */
const firstIn = (list: object, names: readonly string[]) => names.find((name) => Object.hasOwn(list, name));

function fetchAhead(...lists: (readonly string[] | undefined)[]): void {
  for (const file of lists.flatMap((list) => list ?? [])) {
    const link = document.createElement('link');
    const isScript = file.endsWith('.js');
    link.rel = isScript ? 'modulepreload' : 'preload';
    if (!isScript) link.as = file.endsWith('.css') ? 'style' : 'fetch';
    link.crossOrigin = '';
    link.href = `./${file}`;
    document.head.append(link);
  }
}

const { games, home, text, languages } = AHEAD;
const [first = ''] = Object.keys(games);
const asks = await wanted();
const game = firstIn(games, asks.games) ?? first;
const asked = kept('language') ?? 'auto';
const tags = asked === 'auto' ? navigator.languages : [asked];
const sentences = languages[fitting(tags, Object.keys(languages)) ?? 'en'];
if (opensHome()) fetchAhead(home, ...Object.values(sentences ?? {}));
else fetchAhead(games[game], sentences?.shell, sentences?.[game], asks.text ? text : []);

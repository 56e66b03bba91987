// Runs before all other scripts, while they are still loading: preloads the files for the game and the
// language that the page will open with. `preload-plugin.ts` in this folder generates the lists and adds the
// script to the page.
import { languageFor } from '../locales/languages';
import { isUntaught, kept, opensHome, wanted } from './boot-target';

/** The files of games and languages, relative to the page's folder, with the first game first. */
interface Lists {
  games: Record<string, readonly string[]>;
  /** The files of the home, besides the sentences. */
  home: readonly string[];
  /** The files for decoding the text of an address. */
  text: readonly string[];
  /** The files of the first board for a new player, and those for a board with an aim: for all games, and for each. */
  first: Record<string, readonly string[]>;
  aim: Record<string, readonly string[]>;
  /** By language and part. The parts `first` and `aim` are those for such boards of any game. */
  languages: Record<string, Record<string, readonly string[]>>;
}

/** Replaced by the build. */
declare const PRELOAD: Lists;

/** The first of some names that is a key of the list. */
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

/**
 * As `fetchAhead`, for files without which the page starts. A module that could not be preloaded could never be
 * imported (`engine/lazy.ts`), so each is preloaded from the browser's cache once it is there.
 */
function tryAhead(...lists: (readonly string[] | undefined)[]): void {
  for (const file of lists.flatMap((list) => list ?? []))
    fetch(`./${file}`)
      // A body that nobody reads would keep its request open.
      .then(async (response) => response.ok && (await response.arrayBuffer()) && fetchAhead([file]))
      .catch(() => undefined);
}

const { games, home, text, first: firsts, aim, languages } = PRELOAD;
const [first = ''] = Object.keys(games);
const asks = await wanted();
const game = firstIn(games, asks.games) ?? first;
const asked = kept('language') ?? 'auto';
const tags = asked === 'auto' ? navigator.languages : [asked];
const sentences = languages[languageFor(tags, Object.keys(languages)) ?? 'en'] ?? {};
const common = [sentences.shell, sentences[game]];
if (opensHome()) fetchAhead(home, ...common, sentences.home);
else {
  // An address that only names a game has no text.
  const isNamed = location.hash === `#${game}`;
  fetchAhead(games[game], ...common, isNamed ? [] : text);
  // After the package, for which the board waits longest.
  if (asks.text.includes(';aim=')) tryAhead(aim.all, aim[game], sentences.aim, sentences[`${game}-dialogs`]);
  else if (isNamed && firsts[game] && isUntaught(game)) tryAhead(firsts.all, firsts[game], sentences.first);
}

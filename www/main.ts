// Starts the page: language and rules are fetched side by side, then the link or the game last played is opened.
import { loadEngine } from './engine/engine';
import { wantedGames } from './offline/wanted';
import { App } from './shell/app';
import { installIcons } from './shell/icons';
import { learn, learnNames, say, speak } from './shell/words';
import { needSkins } from './skins/registry';
import { Store } from './store/store';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

const SENTENCES = import.meta.glob<string>(['./locales/*.ftl', '!./locales/*.*.ftl'], {
  query: '?games',
  import: 'default',
});

/** Fetches what a game needs beside its package: its looks, the names in it and, if it is not the first one, its sentences. */
async function needWith(game: string, isFirst: boolean): Promise<void> {
  await Promise.all([needSkins(game), learnNames(game), isFirst ? undefined : learn(SENTENCES)]);
}

const store = new Store();
try {
  const [engine] = await Promise.all([
    loadEngine(await wantedGames(), needWith),
    speak(store.settings.language),
  ]);
  installIcons();
  root.replaceChildren();
  const app = new App(engine, store, root);
  // Tests look at the session itself, beside what a player sees.
  Object.defineProperty(window, 'tilery', {
    get: () =>
      app.play.isOpen && !app.isOpening
        ? { session: (app.looking ?? app.play).session, view: app.view, isOnItsWay: app.back.isOnItsWay }
        : undefined,
  });
  await app.start();
} catch (error) {
  showFailure(error);
}

/** Nothing can be played: says so, and what to do. */
function showFailure(error: unknown): void {
  console.error(error);
  const text = document.createElement('p');
  // The sentence may be missing too, when it could not be fetched.
  const id = 'start-fault';
  const sentence = say(id);
  text.textContent =
    sentence === id ? 'The page could not be loaded. Check the connection and try again.' : sentence;
  const again = document.createElement('button');
  again.className = 'main';
  again.textContent = '↻';
  again.setAttribute('aria-label', 'Reload');
  again.addEventListener('click', () => location.reload());
  const box = document.createElement('main');
  box.className = 'failure';
  box.append(text, again);
  root?.replaceChildren(box);
}

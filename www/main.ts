// Starts the page: loads the language and the rules in parallel, then opens the game in the address, or else
// the home, which needs no rules.
import { loadEngine } from './engine/engine';
import { opensHome, wanted } from './offline/wanted';
import { App } from './shell/app';
import { installIcons } from './shell/icons';
import { learn, say, speak } from './shell/words';
import { needSkins } from './skins/registry';
import { Store } from './store/store';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

/** Loads the skins and the sentences of a game. */
async function needWith(game: string): Promise<void> {
  await Promise.all([needSkins(game), learn(game)]);
}

const store = new Store();
try {
  const [, engine] = await Promise.all([
    // First, so that the game's sentences are loaded in the right language.
    speak(store.settings.language),
    loadEngine(opensHome() ? undefined : await wanted(), needWith),
  ]);
  installIcons();
  root.replaceChildren();
  const app = new App(engine, store, root);
  // Gives tests access to the session.
  Object.defineProperty(window, 'tilery', {
    get: () =>
      app.play.isOpen && !app.opening.isOpening
        ? { session: (app.looking ?? app.play).session, view: app.view, isOnItsWay: app.back.isOnItsWay }
        : undefined,
  });
  await app.start();
} catch (error) {
  showFailure(error);
}

/** Tells the player that nothing could be loaded, and what to do. */
function showFailure(error: unknown): void {
  console.error(error);
  const text = document.createElement('p');
  // The sentence may be missing too, if its file could not be loaded.
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

// Starts the page: loads the language and the rules in parallel, then opens the game in the address, or else
// the home, which needs no rules.

import { App } from './app/app';
import { loadEngine } from './engine/engine';
import { PATIENCE_MS } from './engine/once';
import { opensHome, wanted } from './offline/boot-target';
import { needSkins } from './skins/registry';
import { Store } from './store/store';
import { installIcons } from './ui/icons';
import { learn, say, speak } from './ui/words/words';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

/** Loads the skins and the sentences of a game. */
async function needWith(game: string): Promise<void> {
  await Promise.all([needSkins(game), learn(game)]);
}

const store = new Store();
const silence = setTimeout(() => showFailure('host-silent', 'The host has not answered yet.'), PATIENCE_MS);
try {
  const [, engine] = await Promise.all([
    // First, so that the game's sentences are loaded in the right language.
    speak(store.settings.language),
    loadEngine(opensHome() ? undefined : await wanted(), needWith),
  ]);
  clearTimeout(silence);
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
  clearTimeout(silence);
  console.error(error);
  showFailure('start-fault', 'The page could not be loaded. Check the connection and try again.');
}

/** Tells the player that nothing could be loaded, and what to do. */
function showFailure(id: 'start-fault' | 'host-silent', english: string): void {
  const text = document.createElement('p');
  // The sentence may be missing too, if its file could not be loaded.
  const sentence = say(id);
  text.textContent = sentence === id ? english : sentence;
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

// Starts the page: loads the language and the rules in parallel, then opens the game in the address, or else
// the home, which needs no rules.

import { App } from './app/app';
import { loadEngine } from './engine/engine';
import { forbidden } from './engine/policy';
import { opensHome, wanted } from './offline/boot-target';
import { needSkins } from './skins/registry';
import { Store } from './store/store';
import { installIcons } from './ui/icons';
import './ui/translated';
import { loadSentences, setLanguage } from './ui/words/words';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

/** Loads the skins and the sentences of a game. */
async function needWith(game: string): Promise<void> {
  await Promise.all([needSkins(game), loadSentences(game)]);
}

const store = new Store();

try {
  // First, so that the game's sentences are loaded in the right language.
  const words = setLanguage(store.settings.language);
  const target = opensHome() ? undefined : await wanted();
  const [engine] = await Promise.all([loadEngine(target, needWith), words]);
  window.startGuard?.done();
  installIcons();
  root.replaceChildren();
  const app = new App(engine, store, root);
  // Gives tests access to the session.
  Object.defineProperty(window, 'tilery', {
    get: () =>
      app.play.isOpen && !app.opening.isOpening
        ? {
            session: (app.looking ?? app.play).session,
            play: app.play,
            view: app.view,
            isOnItsWay: app.back.isOnItsWay,
          }
        : undefined,
  });
  await app.start();
  window.startGuard?.started();
} catch (error) {
  console.error(error);
  // A policy of the host may have forbidden the script in the document.
  const { explain } = window.startGuard ?? (await import('./offline/start-fault'));
  explain(error, forbidden());
}

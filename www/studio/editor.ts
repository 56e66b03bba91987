// Opens the studio: fetches its package, its sentences and its icons, and takes up the place where it was left.
import './studio.css';
import type { EditorModule } from '../shell/editors';
import { installIcons } from '../shell/icons';
import { learnPhrases } from '../shell/phrases';
import { learn, learnNames } from '../shell/words';
import { needSkins } from '../skins/registry';
import { Projects } from '../store/projects';
import { GAME } from './games';
import { ICONS } from './icons';
import { loadPackage } from './package';
import { Studio } from './studio';

const SENTENCES = import.meta.glob<string>('../locales/studio.*.ftl', { query: '?raw', import: 'default' });
/** Those of the game that is made, which a page that was opened with the first game has not fetched yet. */
const OF_GAMES = import.meta.glob<string>(['../locales/*.ftl', '!../locales/*.*.ftl'], {
  query: '?games',
  import: 'default',
});

let isDecked = false;

export const open: EditorModule['open'] = async (shell, text) => {
  const [glue, projects] = await Promise.all([
    loadPackage(),
    Projects.load(shell.store),
    learn(SENTENCES),
    learn(OF_GAMES),
    learnNames(GAME),
    learnPhrases(),
    needSkins(GAME),
  ]);
  if (!isDecked) installIcons(ICONS);
  isDecked = true;
  const studio = new Studio(shell, glue, projects);
  void studio.start(text);
  return studio;
};

// Opens the studio: fetches its package, its sentences and its icons, and takes up the place where it was left.
import '../shell/dialogs.css';
import '../shell/forms.css';
import '../shell/cards.css';
import './studio.css';
import { installIcons } from '../shell/icons';
import type { PageModule } from '../shell/pages';
import { learn } from '../shell/words';
import { needSkins } from '../skins/registry';
import { Projects } from '../store/projects';
import { GAME } from './games';
import { ICONS } from './icons';
import { loadPackage } from './package';
import { Studio } from './studio';

let isDecked = false;

export const open: PageModule['open'] = async (shell, begin) => {
  const [glue, projects] = await Promise.all([
    loadPackage(),
    Projects.load(shell.store),
    learn('studio', 'errors', GAME),
    needSkins(GAME),
  ]);
  if (!isDecked) installIcons(ICONS);
  isDecked = true;
  const studio = new Studio(shell, glue, projects);
  void studio.start(begin);
  return studio;
};

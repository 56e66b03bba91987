// Opens the studio: loads its package, sentences and icons, then restores the last place.
import '../ui/dialogs.css';
import '../ui/forms.css';
import '../ui/cards.css';
import './studio.css';
import type { PageModule } from '../app/pages';
import { needSkins } from '../skins/registry';
import { Projects } from '../store/projects';
import { installIcons } from '../ui/icons';
import { learn } from '../ui/words';
import { GAME } from './games';
import { ICONS } from './icons';
import { loadPackage } from './package';
import { Studio } from './studio';

let hasIcons = false;

export const open: PageModule['open'] = async (shell, begin) => {
  const [glue, projects] = await Promise.all([
    loadPackage(),
    Projects.load(shell.store),
    learn('studio', 'errors', GAME),
    needSkins(GAME),
  ]);
  if (!hasIcons) installIcons(ICONS);
  hasIcons = true;
  const studio = new Studio(shell, glue, projects);
  void studio.start(begin);
  return studio;
};

// Opens the studio: loads its package, sentences and icons, then restores the last place.
import '../ui/dialogs.css';
import '../ui/forms.css';
import '../ui/cards.css';
import './studio.css';
import { needSkins } from '../skins/registry';
import { Projects } from '../store/projects/projects';
import { installIcons } from '../ui/icons';
import type { Begin, Page } from '../ui/page';
import { learn } from '../ui/words';
import { GAME } from './games';
import type { PageHost } from './host';
import { ICONS } from './icons';
import { loadPackage } from './package';
import { OpenStudio } from './studio';

let hasIcons = false;

export async function open(shell: PageHost, begin?: Begin): Promise<Page> {
  const [glue, projects] = await Promise.all([
    loadPackage(),
    Projects.load(shell.store),
    learn('studio', 'errors', GAME),
    needSkins(GAME),
  ]);
  if (!hasIcons) installIcons(ICONS);
  hasIcons = true;
  const studio = new OpenStudio(shell, glue, projects);
  void studio.start(begin);
  return studio;
}

// Opens the studio: loads its package, sentences and icons, then restores the last place.
import '../ui/styles/dialogs.css';
import '../ui/styles/forms.css';
import '../ui/styles/cards.css';
import './studio.css';
import { needSkins } from '../skins/registry';
import { Projects } from '../store/projects/projects';
import { installIcons } from '../ui/icons';
import type { Begin, Page } from '../ui/page';
import { learn } from '../ui/words/words';
import type { PageHost } from './host';
import { ICONS } from './parts/icons';
import { GAME } from './project/games';
import { loadPackage } from './project/package';
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

// Opens the studio: loads its package, sentences and icons, then restores the last place.
import '../ui/styles/dialogs.css';
import '../ui/styles/forms.css';
import '../ui/styles/cards.css';
import './studio.css';
import { needSkins } from '../skins/registry';
import { Projects } from '../store/projects/projects';
import { installIcons } from '../ui/icons';
import type { Begin, Page } from '../ui/page';
import { loadSentences } from '../ui/words/words';
import type { StudioShell } from './host';
import { Memory } from './memory';
import { ICONS } from './parts/icons';
import { GAME } from './project/games';
import { loadPackage } from './project/package';
import { OpenStudio } from './studio';

/** The memory of each page's places, which outlasts the studio. */
const memories = new WeakMap<StudioShell, Memory>();

export async function open(shell: StudioShell, begin?: Begin): Promise<Page> {
  const [glue, projects] = await Promise.all([
    loadPackage(),
    Projects.load(shell.store),
    loadSentences('studio', 'errors', GAME),
    needSkins(GAME),
  ]);
  installIcons(ICONS);
  const memory = memories.get(shell) ?? new Memory();
  memories.set(shell, memory);
  const studio = new OpenStudio(shell, glue, projects, memory);
  void studio.start(begin);
  return studio;
}

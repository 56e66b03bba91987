// All dialogs by name.
import '../dialogs.css';
import '../forms.css';
import '../tables.css';
import type { DialogName, Shell } from '../shell';
import { aboutDialog } from './about';
import { finishDialog } from './finish';
import { keysDialog } from './keys';
import { nameDialog } from './name';
import { newGameDialog } from './new-game';
import { openTextDialog } from './open';
import { rulesDialog } from './rules';
import { scoresDialog } from './scores';
import { settingsDialog } from './settings';
import { shareDialog } from './share';
import { solvesDialog } from './solves';
import { statisticsDialog } from './statistics';
import { worksDialog } from './works';

export { exportData, importData, offer, takeIn, textOf } from './data';
export { wantsLarge } from './large';
export { sendAll, sendDialog } from './send';

export const DIALOGS: Record<DialogName, (shell: Shell) => void> = {
  'new-game': newGameDialog,
  open: openTextDialog,
  share: shareDialog,
  rules: rulesDialog,
  scores: scoresDialog,
  solves: solvesDialog,
  statistics: statisticsDialog,
  settings: settingsDialog,
  keys: keysDialog,
  about: aboutDialog,
  works: worksDialog,
  name: nameDialog,
  finish: finishDialog,
};

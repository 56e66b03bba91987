// All dialogs by name.
import '../ui/dialogs.css';
import '../ui/forms.css';
import '../ui/tables.css';
import { newGameDialog } from '../features/new-game/new-game';
import { finishDialog } from '../features/result/finish';
import { aboutDialog } from '../features/rules/about';
import { rulesDialog } from '../features/rules/rules';
import { scoresDialog } from '../features/scores/scores';
import { statisticsDialog } from '../features/scores/statistics';
import { keysDialog } from '../features/settings/keys';
import { settingsDialog } from '../features/settings/settings';
import { openTextDialog } from '../features/share/open';
import { shareDialog } from '../features/share/share';
import { nameDialog } from '../features/shelf/name';
import { worksDialog } from '../features/shelf/works';
import { solvesDialog } from '../features/speed/dialog';
import type { DialogName, Shell } from './shell';

export { wantsLarge } from '../features/share/large';
export { exportData, importData, offer, takeIn } from '../features/transfer/data';
export { sendAll, sendDialog } from '../features/transfer/send';

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

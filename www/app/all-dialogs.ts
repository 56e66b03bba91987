// The dialogs of all features, by name. They are loaded together when the first one is needed, because they
// are small and share much code.
import '../ui/styles/dialogs.css';
import '../ui/styles/forms.css';
import '../ui/styles/tables.css';
import { nameDialog } from '../features/editing/name';
import { worksDialog } from '../features/editing/works';
import { newGameDialog } from '../features/new-game/new-game';
import { rulesDialog } from '../features/rules/rules';
import { scoresDialog } from '../features/scores/scores';
import { statisticsDialog } from '../features/scores/statistics';
import { keysDialog } from '../features/settings/keys';
import { settingsDialog } from '../features/settings/settings';
import { openTextDialog } from '../features/share/open';
import { shareDialog } from '../features/share/share';
import { solvesDialog } from '../features/speed/dialog';
import type { DialogName } from '../play/names';
import type { Dialog } from '../play/shell';

export { wantsLarge } from '../features/share/large';
export { exportData, importData, offer } from '../features/transfer/data';
export { sendAll, sendDialog } from '../features/transfer/send';

export const DIALOGS: Readonly<Record<DialogName, Dialog>> = {
  keys: keysDialog,
  name: nameDialog,
  'new-game': newGameDialog,
  open: openTextDialog,
  rules: rulesDialog,
  scan: async (shell) => (await import('../features/share/scan')).scanDialog(shell),
  scores: scoresDialog,
  settings: settingsDialog,
  share: shareDialog,
  solves: solvesDialog,
  statistics: statisticsDialog,
  works: worksDialog,
};

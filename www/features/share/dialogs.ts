import type { Dialog } from '../../run/shell';
import { openTextDialog } from './open';
import { shareDialog } from './share';

export const dialogs: Readonly<Record<string, Dialog>> = {
  share: shareDialog,
  open: openTextDialog,
  scan: async (shell) => (await import('./scan')).scanDialog(shell),
};

import type { Dialog } from '../../run/shell';
import { keysDialog } from './keys';
import { settingsDialog } from './settings';

export const dialogs: Readonly<Record<string, Dialog>> = {
  settings: settingsDialog,
  keys: keysDialog,
};

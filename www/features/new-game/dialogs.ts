import type { Dialog } from '../../run/shell';
import { newGameDialog } from './new-game';

export const dialogs: Readonly<Record<string, Dialog>> = {
  'new-game': newGameDialog,
};

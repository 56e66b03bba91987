import type { Dialog } from '../../run/shell';
import { solvesDialog } from './dialog';

export const dialogs: Readonly<Record<string, Dialog>> = {
  solves: solvesDialog,
};

import type { Dialog } from '../../run/shell';
import { finishDialog } from './finish';

export const dialogs: Readonly<Record<string, Dialog>> = {
  finish: finishDialog,
};

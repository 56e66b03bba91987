import type { Dialog } from '../../run/shell';
import { rulesDialog } from './rules';

export const dialogs: Readonly<Record<string, Dialog>> = {
  rules: rulesDialog,
};

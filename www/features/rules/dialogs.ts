import type { Dialog } from '../../run/shell';
import { aboutDialog } from './about';
import { rulesDialog } from './rules';

export const dialogs: Readonly<Record<string, Dialog>> = {
  rules: rulesDialog,
  about: aboutDialog,
};

import type { Dialog } from '../../run/shell';
import { nameDialog } from './name';
import { worksDialog } from './works';

export const dialogs: Readonly<Record<string, Dialog>> = {
  name: nameDialog,
  works: worksDialog,
};

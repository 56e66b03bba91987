import type { Dialog } from '../../run/shell';
import { scoresDialog } from './scores';
import { statisticsDialog } from './statistics';

export const dialogs: Readonly<Record<string, Dialog>> = {
  scores: scoresDialog,
  statistics: statisticsDialog,
};

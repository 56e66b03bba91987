import type { Panel } from '../../run/shell';
import { historyPanel } from './history';
import { lookBackPanel } from './panel';

export const panels: Readonly<Record<string, Panel>> = {
  history: historyPanel,
  watch: historyPanel,
  'look-back': lookBackPanel,
};

import type { Panel } from '../../run/shell';
import { overPanel } from './panel';

export const panels: Readonly<Record<string, Panel>> = {
  over: overPanel,
};

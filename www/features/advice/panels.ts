import type { Panel } from '../../run/shell';
import { autoplayPanel } from './autoplay-panel';
import { solutionPanel } from './solution-panel';

export const panels: Readonly<Record<string, Panel>> = {
  autoplay: autoplayPanel,
  solution: solutionPanel,
};

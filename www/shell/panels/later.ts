// The panels that nobody sees in the first minute, fetched when the first of them is asked for.
import type { TemplateResult } from 'lit/html.js';
import type { App } from '../app';
import type { PanelName } from '../shell';
import { historyPanel } from './history';
import { lookBackPanel } from './look-back';
import { solutionPanel } from './solution';

export const LATER: Partial<Record<PanelName, (app: App) => TemplateResult | string>> = {
  history: historyPanel,
  'look-back': lookBackPanel,
  watch: historyPanel,
  solution: solutionPanel,
};

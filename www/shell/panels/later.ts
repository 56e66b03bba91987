// The panels beside the board, and the coach. The chunk is loaded when the first of them is needed, so that a
// first visit does not pay for it.
import '../forms.css';
import '../moment.css';
import '../panels.css';
import type { TemplateResult } from 'lit/html.js';
import type { App } from '../app';
import type { PanelName } from '../shell';
import { historyPanel } from './history';
import { lookBackPanel } from './look-back';
import { overPanel } from './over';
import { autoplayPanel } from './pace';
import { solutionPanel } from './solution';

export { listen } from '../coach';

export const LATER: Readonly<Record<PanelName, (app: App) => TemplateResult | string>> = {
  over: overPanel,
  autoplay: autoplayPanel,
  history: historyPanel,
  'look-back': lookBackPanel,
  watch: historyPanel,
  solution: solutionPanel,
};

// The panels beside the board, and the coach. The chunk is loaded when the first of them is needed, so that a
// first visit does not pay for it.
import '../ui/forms.css';
import '../ui/moment.css';
import '../ui/panels.css';
import type { TemplateResult } from 'lit/html.js';
import { autoplayPanel } from '../features/advice/autoplay-panel';
import { solutionPanel } from '../features/advice/solution-panel';
import { historyPanel } from '../features/look-back/history';
import { lookBackPanel } from '../features/look-back/panel';
import { overPanel } from '../features/result/panel';
import type { App } from './app';
import type { PanelName } from './shell';

export { listen } from '../run/coach';

export const LATER: Readonly<Record<PanelName, (app: App) => TemplateResult | string>> = {
  over: overPanel,
  autoplay: autoplayPanel,
  history: historyPanel,
  'look-back': lookBackPanel,
  watch: historyPanel,
  solution: solutionPanel,
};

// The panels of all features, by name, and the coach. They are loaded when the first panel is needed, so that
// a first visit does not load them.
import '../ui/styles/forms.css';
import '../ui/styles/moment.css';
import '../ui/styles/panels.css';
import { autoplayPanel } from '../features/advice/autoplay-panel';
import { solutionPanel } from '../features/advice/solution-panel';
import { historyPanel } from '../features/look-back/history';
import { lookBackPanel } from '../features/look-back/panel';
import { overPanel } from '../features/result/panel';
import type { Panel } from '../run/shell';

export { listen } from '../run/advice/coach';

export const PANELS: Readonly<Record<string, Panel | undefined>> = {
  autoplay: autoplayPanel,
  history: historyPanel,
  'look-back': lookBackPanel,
  over: overPanel,
  solution: solutionPanel,
  watch: historyPanel,
};

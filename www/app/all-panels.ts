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
import type { PanelName } from '../play/names';
import type { Panel } from '../play/shell';
import { part } from '../ui/part';

export { listen } from '../play/advice/coach';

/** A panel that says so in its place if it cannot be drawn from the results of the game and its days. */
const safe =
  (panel: Panel): Panel =>
  (shell) => {
    const { id } = shell.play.game;
    return part(panel.name, [`table.${id}.`, 'days.'], () => panel(shell));
  };

export const PANELS: Readonly<Record<PanelName, Panel>> = {
  autoplay: safe(autoplayPanel),
  history: safe(historyPanel),
  'look-back': safe(lookBackPanel),
  over: safe(overPanel),
  solution: safe(solutionPanel),
  watch: safe(historyPanel),
};

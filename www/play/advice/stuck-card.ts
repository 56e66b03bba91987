// The card over the board that says that a level can no longer be won.
import '../../ui/styles/moment.css';
import { html, render } from 'lit/html.js';
import { hideToast } from '../../ui/toast';
import { say, saySentence } from '../../ui/words/words';
import type { Play } from '../play';

/** The card; it belongs to the run and the number of moves in `data-at`. */
export const stuckCard = document.createElement('div');
stuckCard.className = 'moment';
stuckCard.dataset.kind = 'stuck';
stuckCard.setAttribute('role', 'status');

/** The offer to go back to the last position with a solution if it is known, or else by one move. */
export function wayBack(play: Play, at: unknown): { label: string; run: () => void } {
  return typeof at === 'number'
    ? { label: say('back-there'), run: () => play.seek(at) }
    : { label: say('command-undo'), run: () => play.undo() };
}

/** Shows the card with the reason, and the way back to where the level could be won. */
export function showStuck(
  { play, board }: { readonly play: Play; readonly board: HTMLElement },
  why: Parameters<typeof saySentence>[0],
): void {
  const { label, run } = wayBack(play, why.args.at);
  stuckCard.dataset.at = `${play.run.name} ${play.state.at}`;
  hideToast();
  board.append(stuckCard);
  render(
    html`<div class="moment-card">
      <span>${saySentence(why)}</span>
      <button type="button" @click=${run}>${label}</button>
    </div>`,
    stuckCard,
  );
}

// Reports at the board that the current level can no longer be won, once that is certain, in games that wait for
// their player. Searches in the worker while the player thinks. Loaded with the first such game.
import '../ui/moment.css';
import { html, render } from 'lit/html.js';
import type { App } from '../app/app';
import { markEdges } from '../board/edges';
import { learn, say, saySentence } from '../ui/words';

/** The pause of the player before a search, in milliseconds. */
const THINKS_MS = 600;
/** The length of each search, in milliseconds. */
const SEARCH_MS = 300;

let isThere = false;

/** Observes the game on the page from now on, and marks the edges at which its map continues. */
export function attend(app: App): void {
  if (isThere) return;
  isThere = true;
  markEdges(app.view, app.frame.board);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    const { at } = app.play.isOpen ? app.play.state : { at: -1 };
    if (element.dataset.at !== `${app.play.run.name} ${at}` || app.looking !== undefined) element.remove();
    if (!element.isConnected && isAskable(app))
      timer = setTimeout(() => void ask(app).catch(console.warn), THINKS_MS);
  };
  app.view.events.addEventListener('change', begin);
  app.view.events.addEventListener('rest', begin);
  app.play.addEventListener('opened', begin);
}

/** True if the game's levels are searched and the player is to move. */
function isAskable({ play, isPlaying, looking, advice }: App): boolean {
  if (!play.isOpen || !isPlaying || looking !== undefined || advice?.isWatched) return false;
  const { hasTurns, rates, status, at } = play.state;
  return hasTurns && rates && !status.over && at > 0 && !play.run.isGuest;
}

async function ask(app: App): Promise<void> {
  const { play } = app;
  const { session } = play;
  const { at } = play.state;
  const isHere = () => session === play.session && at === play.state.at && isAskable(app);
  const adviser = await app.needAdviser();
  // A question of the player has priority.
  if (adviser.isBusy) return;
  const ratings = await adviser.rate(session, SEARCH_MS);
  const isLost = ratings?.every(({ outcome }) => outcome === Number.NEGATIVE_INFINITY);
  if (!isLost || ratings?.length === 0 || !isHere()) return;
  // Finding the losing move may take longer than finding that the level is lost.
  await adviser.hint(session, SEARCH_MS);
  const why = adviser.whyNone ?? { id: `${play.game.id}-why-never`, args: {} };
  await learn('panels', `${play.game.id}-dialogs`);
  if (isHere()) show(app, why);
}

const element = document.createElement('div');
element.className = 'moment';
element.dataset.kind = 'stuck';
element.setAttribute('role', 'status');

function show(app: App, why: Parameters<typeof saySentence>[0]): void {
  const { play, frame } = app;
  const back = why.args.at;
  const goBack = () => (typeof back === 'number' ? play.seek(back) : play.undo());
  element.dataset.at = `${play.run.name} ${play.state.at}`;
  frame.board.append(element);
  render(
    html`<div class="moment-card">
      <span>${saySentence(why)}</span>
      <button type="button" @click=${goBack}>${say(typeof back === 'number' ? 'back-there' : 'command-undo')}</button>
    </div>`,
    element,
  );
}

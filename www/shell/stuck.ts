// Says at the board that the level on it cannot be won any more, as soon as that is known for sure: where a game waits for its player, so that
// nobody tries on in vain. It asks whoever gives hints while the player thinks. Fetched with the first such game.
import './moment.css';
import { html, render } from 'lit/html.js';
import { markEdges } from '../board/edges';
import type { App } from './app';
import { learn, say, saySentence } from './words';

/** The player has been thinking for so long, in milliseconds, */
const THINKS_MS = 600;
/** and then so long is searched at a time: no longer than a search that is worth waiting for. */
const SEARCH_MS = 300;

let isThere = false;

/** Watches whatever game is on the page from now on, and marks where its map goes on. */
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

/** Whether the game is one whose levels are searched, and its player is to move. */
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
  // The player asks something.
  if (adviser.isBusy) return;
  const ratings = await adviser.rate(session, SEARCH_MS);
  const isLost = ratings?.every(({ outcome }) => outcome === Number.NEGATIVE_INFINITY);
  if (!isLost || ratings?.length === 0 || !isHere()) return;
  // Since when it is lost may take longer to find out than that it is.
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

// Reports over the board that the current level can no longer be won, as soon as that is certain, in
// turn-based games. Searches in the worker while the player thinks. Loaded with the first game that scrolls.
import { markEdges } from '../../board/edges';
import { loadSentences } from '../../ui/words/words';
import type { Shell } from '../shell';
import { showStuck, stuckCard } from './stuck-card';

/** The pause of the player before a search, in milliseconds. */
const THINKS_MS = 600;
/** The length of each search, in milliseconds. */
const SEARCH_MS = 300;

/** Observes the game on the page from now on, and marks the edges at which its map continues. */
export function attend(shell: Shell): void {
  if (shell.board.querySelector('.board-edges') !== null) return;
  markEdges(shell.view, shell.board);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    const { at } = shell.play.isOpen ? shell.play.state : { at: -1 };
    if (stuckCard.dataset.at !== `${shell.play.run.name} ${at}` || shell.looking !== undefined)
      stuckCard.remove();
    if (!stuckCard.isConnected && isAskable(shell))
      timer = setTimeout(() => void ask(shell).catch(console.warn), THINKS_MS);
  };
  shell.view.events.addEventListener('change', begin);
  shell.view.events.addEventListener('rest', begin);
  shell.play.addEventListener('opened', begin);
}

/** True if the game's levels can be searched and the player is to move. */
function isAskable({ play, isPlaying, looking, advice }: Shell): boolean {
  if (!play.isOpen || !isPlaying || looking !== undefined || advice?.isWatched) return false;
  const { hasTurns, rates, status, at } = play.state;
  return hasTurns && rates && !status.over && at > 0 && !play.run.isGuest;
}

async function ask(shell: Shell): Promise<void> {
  const { play } = shell;
  const { session } = play;
  const { at } = play.state;
  const isHere = () => session === play.session && at === play.state.at && isAskable(shell);
  const adviser = await shell.needAdviser();
  // A question of the player has priority.
  if (adviser.isBusy) return;
  const ratings = await adviser.rate(session, SEARCH_MS);
  const isLost = ratings?.every(({ outcome }) => outcome === Number.NEGATIVE_INFINITY);
  if (!isLost || ratings?.length === 0 || !isHere()) return;
  // Finding the losing move may take longer than finding that the level is lost.
  await adviser.hintAtLast(session, SEARCH_MS);
  const why = adviser.whyNone ?? { id: `${play.game.id}-why-never`, args: {} };
  await loadSentences('panels', `${play.game.id}-dialogs`);
  // Meanwhile the player may have asked, who gets a better answer.
  if (isHere() && !stuckCard.isConnected) showStuck(shell, why);
}

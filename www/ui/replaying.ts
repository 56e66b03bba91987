// Shows the replay of a long game, with its progress and a way to stop it.
import './styles/replaying.css';
import { load, type Replaying, replay } from '../engine/replay';
import type { GameSession } from '../engine/types';
import { reviewToasts, toast } from './toast';
import { learn, say } from './words/words';

/** The time after which the progress of a replay is shown, in milliseconds. */
const SHOWN_MS = 300;

/**
 * Replays the rest of a session. Returns false if this was stopped, by the player or because something else
 * was opened.
 */
export async function replayShown(session: GameSession, { signal }: Replaying = {}): Promise<boolean> {
  const stop = new AbortController();
  const end = () => stop.abort();
  signal?.addEventListener('abort', end);
  const bar = document.createElement('progress');
  let isOpen = true;
  const timer = setTimeout(async () => {
    await learn('dialogs').catch(console.warn);
    if (!isOpen) return;
    bar.setAttribute('aria-label', say('replay-long'));
    toast(say('replay-long'), { bar, holds: () => isOpen, action: { label: say('replay-stop'), run: end } });
  }, SHOWN_MS);
  try {
    return await replay(session, {
      signal: stop.signal,
      tell: (share) => {
        bar.value = share;
      },
    });
  } finally {
    isOpen = false;
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    reviewToasts();
  }
}

/** Opens a text, and replays it where the player can see and stop it. Undefined if it was stopped. */
export async function loadShown(
  engine: { begin(text: string): GameSession },
  text: string,
): Promise<GameSession | undefined> {
  return load(engine, text, {}, replayShown);
}

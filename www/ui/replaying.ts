// Shows work that may take long, such as the replay of a long game, with its progress and a way to stop it.
import './styles/replaying.css';
import { load, type Replaying, replay } from '../engine/replay';
import type { GameSession } from '../engine/types';
import { afterPaint } from './after-paint';
import { reviewToasts, toast } from './toast';
import { loadSentences, type SentenceId, say } from './words/words';

/** The time after which the progress is shown, in milliseconds. */
const SHOWN_MS = 300;

export interface Working {
  /** Aborted when the player stops the work, or something else replaces it. */
  signal: AbortSignal;
  /** Call with the completed share, from 0 to 1. */
  tell(share: number): void;
}

/**
 * Does work, whose progress is shown under a sentence. If `isLong`, it is shown first, because the first step of
 * the work is long.
 */
export async function working<T>(
  sentence: SentenceId,
  work: (how: Working) => Promise<T>,
  { signal, isLong = false }: { signal?: AbortSignal | undefined; isLong?: boolean } = {},
): Promise<T> {
  const stop = new AbortController();
  const end = () => stop.abort();
  signal?.addEventListener('abort', end);
  const bar = document.createElement('progress');
  let isOpen = true;
  const show = async () => {
    await loadSentences('dialogs').catch(console.warn);
    if (!isOpen) return;
    bar.setAttribute('aria-label', say(sentence));
    toast(say(sentence), { bar, holds: () => isOpen, action: { label: say('replay-stop'), run: end } });
  };
  const timer = isLong ? undefined : setTimeout(() => void show(), SHOWN_MS);
  try {
    if (isLong) {
      await show();
      await new Promise<void>((done) => afterPaint(done));
    }
    return await work({
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

/**
 * Replays the rest of a session. Returns false if this was stopped, by the player or because something else
 * was opened.
 */
export const replayShown = (session: GameSession, { signal }: Replaying = {}): Promise<boolean> =>
  working('replay-long', (how) => replay(session, how), { signal });

/** Opens a text, and replays it where the player can see and stop it. Undefined if it was stopped. */
export async function loadShown(
  engine: { begin(text: string): GameSession },
  text: string,
): Promise<GameSession | undefined> {
  return load(engine, text, {}, replayShown);
}

// A try for speed from its deal to its end: the countdown of inspection over the board until the first push, and what it cost. As speed solvers
// have it, 15 seconds are free, up to two more cost two seconds, and beyond them the solve does not count; nor does one that was given up once.
import './inspection.css';
import type { App } from '../app';
import { learn, number, say } from '../words';

const SECOND = 1000;
/** So long is free, in milliseconds. */
export const FREE = 15 * SECOND;
/** So long costs something, and what. */
export const LATE = 17 * SECOND;
export const COST = 2 * SECOND;

/** What an inspection of so many milliseconds costs; null when it was too long. */
export const costOf = (ms: number): number | null => (ms <= FREE ? 0 : ms <= LATE ? COST : null);

let last = new AbortController();

/** Sees to the try on the page. */
export async function watchAttempt(app: App): Promise<void> {
  last.abort();
  last = new AbortController();
  const { signal } = last;
  const { play, view } = app;
  const { session, run } = play;
  await learn('panels');
  const { attempt } = run;
  if (attempt === null || signal.aborted || play.session !== session) return;
  const element = document.createElement('div');
  element.className = 'inspection';
  element.setAttribute('role', 'timer');
  signal.addEventListener('abort', () => element.remove());
  const inspected = () => Date.now() - attempt.since;
  const show = () => {
    const cost = costOf(inspected());
    const left = Math.ceil((FREE - inspected()) / SECOND);
    element.dataset.cost = String(cost);
    element.textContent =
      cost === 0
        ? say('inspection', { left: number(left) })
        : cost === null
          ? say('dnf')
          : `+${number(COST / SECOND)}`;
  };
  let isInspecting = attempt.inspects && play.state.length === 0;
  if (isInspecting) {
    show();
    app.frame.board.append(element);
    const timer = setInterval(show, SECOND / 4);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
  view.events.addEventListener(
    'change',
    () => {
      if (play.session !== session) return last.abort();
      const { at, status } = play.state;
      if (isInspecting && at > 0) {
        isInspecting = false;
        element.remove();
        attempt.plus = costOf(inspected());
      }
      // Whoever takes that back has seen more than others.
      if (status.over && status.state !== 'won') attempt.plus = null;
    },
    { signal },
  );
}

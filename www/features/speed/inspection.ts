// An attempt at speed, from its deal to its end: the inspection countdown over the board until the first
// push, and the penalty. By the rules of speed solving, 15 seconds are free, up to two more cost two seconds,
// and after that the solve does not count. A solve that was given up once does not count either.
import './inspection.css';
import type { Shell } from '../../play/shell';
import { loadSentences, number, say } from '../../ui/words/words';

const SECOND = 1000;
/** The free inspection time, in milliseconds. */
const FREE = 15 * SECOND;
/** The longest inspection with a penalty, and the penalty, in milliseconds. */
export const LATE = 17 * SECOND;
const COST = 2 * SECOND;

/** The penalty for an inspection of `ms` milliseconds; null if it was too long. */
export const costOf = (ms: number): number | null => (ms <= FREE ? 0 : ms <= LATE ? COST : null);

export async function watchAttempt(shell: Shell): Promise<void> {
  const { play } = shell;
  const ending = new AbortController();
  const { signal } = ending;
  play.addEventListener('opened', () => ending.abort(), { signal });
  const { session, run } = play;
  await loadSentences('panels');
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
    shell.board.append(element);
    const timer = setInterval(show, SECOND / 4);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
  play.addEventListener(
    'changed',
    () => {
      if (play.session !== session) return ending.abort();
      const { at, status } = play.state;
      if (isInspecting && at > 0) {
        isInspecting = false;
        element.remove();
        attempt.plus = costOf(inspected());
      }
      // A solve that was given up does not count, even if giving up is undone.
      if (status.over && status.state !== 'won') attempt.plus = null;
    },
    { signal },
  );
}

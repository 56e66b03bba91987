// The deal of the day. Its seed is the local date, so that all players get the same deal.
import { today } from '../../ui/date';

/** The seed of today's deal, `YYYYMMDD`. */
export const dailySeed = (now?: Date): string => today(now).replaceAll('-', '');

/** Converts `YYYYMMDD` to `YYYY-MM-DD`. */
export const dateOf = (day: string): string => day.replace(/(....)(..)(..)/, '$1-$2-$3');

/** Calls back when a new day has begun, also after a change of the clock or a sleep over midnight. */
export function onNewDay(run: () => void, signal?: AbortSignal): void {
  let day = dailySeed();
  const look = () => {
    if (day === dailySeed()) return;
    day = dailySeed();
    run();
  };
  const timer = setInterval(look, 10_000);
  document.addEventListener('visibilitychange', look);
  signal?.addEventListener('abort', () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  });
}

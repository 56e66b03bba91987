// The deal of the day. Its seed is the local date, so that all players get the same deal.
import { today } from '../../ui/date';

/** The first day with deals and puzzles. */
export const FIRST_DAY = '20260101';

/** The seed of today's deal, `YYYYMMDD`. */
export const dailySeed = (now?: Date): string => today(now).replaceAll('-', '');

/** Converts `YYYYMMDD` to `YYYY-MM-DD`. */
export const dateOf = (day: string): string => day.replace(/(....)(..)(..)/, '$1-$2-$3');

/** True if a seed is a day, `YYYYMMDD`, with a deal of its own, up to `latest`. */
export const isDay = (seed: string, latest: string): boolean => {
  const time = /^\d{8}$/.test(seed) ? Date.parse(`${dateOf(seed)}T00:00Z`) : Number.NaN;
  return (
    seed >= FIRST_DAY &&
    seed <= latest &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(dateOf(seed))
  );
};

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

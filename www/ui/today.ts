// The deal of the day. Its seed is the local date, so that all players get the same deal.

/** Today's local date as `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The seed of today's deal, `YYYYMMDD`. */
export const dailySeed = (now?: Date): string => today(now).replaceAll('-', '');

/** Converts `YYYYMMDD` to `YYYY-MM-DD`. */
export const dateOf = (day: string): string => day.replace(/(....)(..)(..)/, '$1-$2-$3');

/** Calls whenever another day has begun, be it while nobody looks: a clock may be set, and a machine may sleep over midnight. */
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

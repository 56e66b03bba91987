// The deal of the day: its seed is the local date, so that everybody who plays it on that day has the same.

/** Today's date where the player is, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The seed of today's deal, `YYYYMMDD`. */
export const dailySeed = (now?: Date): string => today(now).replaceAll('-', '');

/** A day, `YYYYMMDD`, as a date. */
export const dateOf = (day: string): string => day.replace(/(....)(..)(..)/, '$1-$2-$3');

// What the choices for a new game mean, in words: what the deal is like as a whole, `explain-GAME`, and what a choice of one field means,
// `explain-GAME-FIELD`. Each is told all that is chosen.
import type { Field } from '../../engine/types';
import { sayIf } from '../words';

/** What is chosen, by field; numbers as such. `span` says whether a range from `min` to `max` is one. */
export function chosen(fields: readonly Pick<Field, 'id' | 'value'>[]): Record<string, string | number> {
  const all = Object.fromEntries(
    fields.map(({ id, value }) => [id, /^\d+$/.test(value) ? Number(value) : value]),
  );
  return { ...all, span: all.min === all.max ? 'fixed' : 'range' };
}

/** Says it; a text that is undefined where there is nothing to say. */
export const explain = (game: string, fields: readonly Field[], field?: string): string | undefined =>
  sayIf(`explain-${game}${field === undefined ? '' : `-${field}`}`, chosen(fields));

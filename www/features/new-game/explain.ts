// Explanations of the choices for a new game: `explain-GAME` describes the deal as a whole,
// `explain-GAME-FIELD` the value of one field. Each sentence gets all values as arguments.
import type { Field } from '../../engine/types';
import { bare } from '../../store/shape';
import { sayIf } from '../../ui/words/words';

/**
 * The values by field, numeric ones as numbers. `span` tells if the range from `min` to `max` has more than
 * one value.
 */
export function chosen(fields: readonly Pick<Field, 'id' | 'value'>[]): Record<string, string | number> {
  const all = bare<string | number>(
    fields.map(({ id, value }) => [id, /^\d+$/.test(value) ? Number(value) : value] as const),
  );
  return { ...all, span: all.min === all.max ? 'fixed' : 'range' };
}

export const explain = (game: string, fields: readonly Field[], field?: string): string | undefined =>
  sayIf(`explain-${game}${field === undefined ? '' : `-${field}`}`, chosen(fields));

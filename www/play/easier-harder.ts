// Easier and harder deals, relative to the one on the page: fewer or more pushes from the solved board, a
// full scramble, or the next larger board of the same family. Computed from the form of the parameters: exports for
// it would add 0.3 kB to the package of every game.
import type { Shell } from './shell';

type Playing = Pick<Shell, 'engine' | 'play'>;

/** The maximum number of pushes. Scrambles of more pushes are about as hard as full scrambles. */
const MOST_PUSHES = 20;

/** The number of pushes of the deal on the page; undefined for a full scramble. */
function scrambleOf({ engine, play }: Playing): number | undefined {
  const field = engine.form(play.game.id, play.state.params).find(({ id }) => id === 'scramble');
  return field === undefined || field.value === 'auto' ? undefined : Number(field.value);
}

/**
 * The parameters of an easier deal, two thirds as far from solved; undefined if that is less than one push.
 */
export function easier(playing: Playing): string | undefined {
  const { engine, play } = playing;
  const { game, par, state } = play;
  // A board made by a player has no other deals.
  if (state.title !== undefined) return undefined;
  const pushes = Math.floor(((scrambleOf(playing) ?? par?.moves ?? 0) * 2) / 3);
  if (pushes < 1) return undefined;
  return engine.setField(game.id, state.params, 'scramble', String(Math.min(pushes, MOST_PUSHES)));
}

/**
 * The parameters of a harder deal: half again as far from solved, then a full scramble, then the next board
 * of the family; undefined after the last.
 */
export function harder(playing: Playing): string | undefined {
  const { engine, play } = playing;
  const { game, state } = play;
  if (state.title !== undefined) return undefined;
  const pushes = scrambleOf(playing);
  if (pushes !== undefined) {
    const more = pushes + Math.ceil(pushes / 2);
    return engine.setField(game.id, state.params, 'scramble', more > MOST_PUSHES ? 'auto' : String(more));
  }
  const at = game.presets.findIndex(({ params }) => params === state.params);
  const [here, next] = [game.presets[at], game.presets[at + 1]];
  return here !== undefined && next?.group === here.group ? next.params : undefined;
}

// The sentence that tells newcomers to a game how it is played, on boards that they did not find by themselves: puzzles
// and challenges. It goes with the first move.
import { pointer } from '../../board/pointer';
import { isNewTo } from '../../run/assignments/first';
import { canSay, say } from '../../ui/words/words';
import type { Shell } from '../shell';

/** The sentence; undefined for players who have moved in the game on the page. */
export function howToMove({ play, store }: Pick<Shell, 'play' | 'store'>): string | undefined {
  const { id } = play.game;
  const how = `how-${id}`;
  if (!isNewTo(store.settings, id) || !canSay(how)) return undefined;
  return say(how, { hand: pointer(), goal: play.run.aim === null ? 'untold' : 'told' });
}

// The end of a game that answers a challenge: the better result, and the move at which the games parted.

import { say } from '../../ui/words';
import type { Play } from '../play';
import { lead, measureOf, partingOf, valueIn } from './ghost';
import { parse } from './text';

/** The result against the latest one of the challenge, in one sentence or two. */
export function outcomeText({ run, game, state, session }: Play): string {
  const challenge = run.challenge === null ? undefined : parse(run.challenge);
  const latest = challenge?.results.at(-1);
  if (latest === undefined) return '';
  const measure = measureOf(game.records, challenge?.origin);
  const own = valueIn(measure, state.figures, state.at);
  const ahead = lead(measure, own, valueIn(measure, latest.figures, latest.moves.length));
  const by = latest.by || say('over-somebody');
  const outcome =
    ahead > 0
      ? say('over-beat', { by, n: ahead })
      : ahead < 0
        ? say('over-missed', { by, n: -ahead })
        : say('over-level', { by });
  const parting = partingOf(session.moves(), latest.moves);
  return parting === undefined || parting < 2 ? outcome : `${outcome} ${say('over-parting', { n: parting })}`;
}

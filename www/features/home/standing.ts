// The progress of a game that the home offers to continue.
import type { GameInfo } from '../../engine/engine';
import { unitOf } from '../../run/result/unit';
import { hasMoves } from '../../store/runs/histories';
import type { Running } from '../../store/runs/run';
import { partsOf } from '../../store/runs/save';
import { paramsName, paramsOf } from '../../ui/words/game-names';
import { say } from '../../ui/words/words';

/** True if a game has been begun and can be continued. */
export const goesOn = (run: Running | undefined): run is Running =>
  run !== undefined && !run.isOver && hasMoves(run);

/** The state of an unfinished game: its deal and its progress. */
export function standing({ save, title }: Running, info: GameInfo): string {
  const name = title ?? paramsName(paramsOf(save));
  // In games with rounds, the moves of a save are rounds, most of which the player has only watched.
  const moves = unitOf(info) === 'rounds' ? '' : say('home-moves', { n: partsOf(save)?.at ?? 0 });
  return [name, moves].filter((part) => part).join(' · ');
}

// Records in the calendar the result of a day's deal or puzzle.
import type { GameInfo } from '../../engine/types';
import { addDays, type DayPart, daysOf, type PlayedPart } from '../../store/progress/days';
import type { Store } from '../../store/store';
import { wasShown } from '../result/counts';
import { OVER } from '../result/deal-par';
import type { Run } from '../run';
import type { State } from '../state';
import { dailySeed } from './daily-seed';
import { numberOf } from './streak';

/** The parts of a game that determine the result of its day. */
interface DayGame {
  readonly run: Pick<Run, 'name' | 'kind' | 'day' | 'aim' | 'auto'>;
  readonly game: Pick<GameInfo, 'id' | 'records'>;
  readonly state: Pick<State, 'figures' | 'at' | 'status'>;
  readonly stars: number;
}

/** The part of its day that a run plays; undefined if it belongs to no day. */
function partOf({ kind, day, aim }: Pick<Run, 'kind' | 'day' | 'aim'>): DayPart | undefined {
  const isOfDay = day !== null && (kind === 'day' || kind === 'puzzle' || kind === 'challenge');
  return isOfDay ? (aim === null ? 'deal' : 'puzzle') : undefined;
}

/**
 * The record by which deals of a game are judged: the first of its own figures. Par is excluded, because it
 * may not be known at the end of a deal.
 */
export const recordOf = ({ records }: Pick<GameInfo, 'records'>): GameInfo['records'][number] | undefined =>
  records.find(({ figure }) => figure !== OVER);

function stateOf({ run, state }: Pick<DayGame, 'run' | 'state'>): PlayedPart['state'] {
  if (state.status.state === 'won') return wasShown({ run, state }) ? 'watched' : 'won';
  return state.status.over ? 'over' : 'begun';
}

/** Saves the state of the game on the page as the result of its day. */
export async function note(
  store: Store,
  { run, game, state, stars }: DayGame,
  now = dailySeed(),
): Promise<void> {
  const part = partOf(run);
  const { day } = run;
  if (part === undefined || day === null) return;
  const there = daysOf(store.area, game.id)[day]?.[part];
  // After its solution was watched, a day can be played again, but is not solved any more.
  if (there?.state === 'watched') return;
  // The answer to a challenge takes no game of the day from its place before it is one's result.
  if (run.kind === 'challenge' && !state.status.over) return;
  const record = part === 'deal' ? recordOf(game) : undefined;
  const result = (record && state.figures[record.figure]) ?? state.at;
  const isLess = record === undefined || record.order === 'lower';
  const played: PlayedPart = {
    run: run.name,
    state: stateOf({ run, state }),
    // The date of a game is the day on which it began, however long it takes.
    late: there?.run === run.name ? there.late : Math.max(0, numberOf(now) - numberOf(day)),
    worth: isLess ? -result : result,
    stars,
  };
  await addDays(store.area, game.id, { [day]: { [part]: played } });
}

// Notes in the calendar what came of a day's deal or puzzle.
import type { GameInfo } from '../../engine/types';
import { addDays, daysOf, type Part, type Played } from '../../store/days';
import type { Store } from '../../store/store';
import { dailySeed } from '../daily';
import type { Play } from '../play';
import { OVER } from '../rated';
import { numberOf } from './streak';

/** Which part of its day a run is, if it is one. */
export const partOf = ({ kind, day }: Play['run']): Part | undefined =>
  day === null ? undefined : kind === 'day' ? 'deal' : kind === 'puzzle' ? 'puzzle' : undefined;

/** The record that tells how a deal of a game went: the first of its own figures. What par a deal has is not known at its end. */
export const recordOf = ({ records }: Pick<GameInfo, 'records'>): GameInfo['records'][number] | undefined =>
  records.find(({ figure }) => figure !== OVER);

/** Notes how the game on the page stands, as the one that was played of its day. */
export async function note(
  store: Store,
  { run, game, state, stars }: Play,
  now = dailySeed(),
): Promise<void> {
  const part = partOf(run);
  const { day } = run;
  if (part === undefined || day === null) return;
  const there = daysOf(store.area, game.id)[day]?.[part];
  const record = part === 'deal' ? recordOf(game) : undefined;
  const result = (record && state.figures[record.figure]) ?? state.at;
  const isLess = record === undefined || record.order === 'lower';
  const played: Played = {
    run: run.name,
    state: state.status.state === 'won' ? 'won' : state.status.over ? 'over' : 'begun',
    // A day is that on which its game began, however long it takes.
    late: there?.run === run.name ? there.late : Math.max(0, numberOf(now) - numberOf(day)),
    worth: isLess ? -result : result,
    stars,
  };
  await addDays(store.area, game.id, { [day]: { [part]: played } });
}

// Notes in the calendar what came of a day's deal or puzzle.
import type { GameInfo } from '../../engine/types';
import { addDays, daysOf, type Part, type Played } from '../../store/days';
import type { Store } from '../../store/store';
import { dailySeed } from '../daily';
import type { Play } from '../play';
import { numberOf } from './streak';

/** Which part of its day a run is, if it is one. */
export const partOf = ({ kind, day }: Play['run']): Part | undefined =>
  day === null ? undefined : kind === 'day' ? 'deal' : kind === 'puzzle' ? 'puzzle' : undefined;

/** The figure that tells how a deal of a game went. */
export const figureOf = ({ records }: Pick<GameInfo, 'records'>): string => records[0]?.figure ?? 'moves';

/** Notes how the game on the page stands, as the one that was played of its day. */
export async function note(
  store: Store,
  { run, game, state, session }: Play,
  now = dailySeed(),
): Promise<void> {
  const part = partOf(run);
  const { day } = run;
  if (part === undefined || day === null) return;
  const there = daysOf(store.area, game.id)[day]?.[part];
  const [record] = game.records;
  const result = part === 'deal' ? (state.figures[figureOf(game)] ?? state.at) : state.at;
  const isLess = part === 'puzzle' || record?.order === 'lower';
  const isWon = state.status.state === 'won';
  const played: Played = {
    run: run.name,
    state: isWon ? 'won' : state.status.over ? 'over' : 'begun',
    // A day is that on which its game began, however long it takes.
    late: there?.run === run.name ? there.late : Math.max(0, numberOf(now) - numberOf(day)),
    worth: isLess ? -result : result,
    stars: part === 'puzzle' && isWon ? (session.assignment(run.hints)?.stars ?? 0) : 0,
  };
  await addDays(store.area, game.id, { [day]: { [part]: played } });
}

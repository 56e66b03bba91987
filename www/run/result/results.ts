// The result of a finished game: the tables and statistics that it enters. Loaded when the first game ends.
import type { GameInfo, GameSession } from '../../engine/types';
import type { Counted } from '../../store/shapes';
import type { Store } from '../../store/store';
import { today } from '../../ui/date';
import type { SentenceId } from '../../ui/words/words';
import type { State } from '../state';
import { isNothing, type Ran, whyNot } from './counts';
import { OVER, overPar, type Par } from './deal-par';

export interface Rank {
  rank: number;
  /** The number of results in the table, including this one. */
  of: number;
  /** True if another result of the table is as good. */
  isShared: boolean;
}

/** The outcome of a finished game. */
export interface Placement {
  /** By figure, the rank of the result in that table. */
  places: Record<string, Rank>;
  /** The reason why some results were not entered, as the name of a sentence. */
  why: SentenceId | undefined;
  hinted: boolean;
}

interface Finished {
  readonly session: GameSession;
  readonly game: GameInfo;
  readonly state: State;
  readonly par: Par | null | undefined;
  readonly run: Ran & { name: string; hints: number; counted: Counted | null };
}

/** Enters a finished game into tables and statistics. Repeating it changes nothing, even in another tab. */
export function enter(store: Store, { session, game, state, par, run }: Finished): Placement {
  const { figures, status, at, table } = state;
  const hinted = run.hints > 0;
  let why = whyNot({ ...state, counts: session.counts() }, run, game.records);
  if (why !== undefined && why !== 'not-entered-zero') return { places: {}, why, hinted };
  const clock = session.clock();
  const now = { won: status.state === 'won', clock, facts: session.facts() };
  const [save, id, undone] = [session.save(), session.id() ?? '', session.branched()];
  const places: Placement['places'] = {};
  for (const [nth, record] of game.records.entries()) {
    const score =
      record.figure === 'time'
        ? clock
        : record.figure === OVER
          ? par && overPar(at, par)
          : figures[record.figure];
    if (score == null || isNothing(record, score)) continue;
    if (record.wonOnly && !now.won) {
      why ??= 'not-entered-lost';
      continue;
    }
    const name = { game: game.id, table, figure: record.figure, order: record.order };
    const replay = `${run.name}${nth === 0 ? '' : nth}`;
    const row = { score, moves: at, date: today(), undone, hinted, id, replay };
    const place = store.tables.enter(name, row);
    const rows = store.tables.proven(name);
    if (place === undefined || rows[place - 1]?.score !== score) {
      // The table may have an earlier result of the same run instead.
      why ??= place === undefined ? 'rank-none' : 'rank-before';
      continue;
    }
    // Equal results have the same place, whichever came first.
    const isEqual = (other: typeof row) => other.score === score && other.hinted === hinted;
    places[record.figure] = {
      rank: rows.findIndex(isEqual) + 1,
      of: rows.length,
      isShared: rows.filter(isEqual).length > 1,
    };
    store.setReplay(replay, game.id, save);
  }
  const { time, ...before } = run.counted ?? { time: undefined };
  if (JSON.stringify(before) !== JSON.stringify(now)) {
    // Games that an earlier build has counted, with time 0, are not counted again.
    run.counted = { ...now, time: time === 0 ? 0 : Date.now() };
    if (time !== 0) store.count(game.id, run.name, { ...run.counted, table });
  }
  return { places, why, hinted };
}

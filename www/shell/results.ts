// What a finished game comes to: what of it is entered in tables and statistics. Fetched as the first one ends.
import type { GameInfo, GameSession } from '../engine/types';
import type { Counted } from '../store/shapes';
import type { Store } from '../store/store';
import { isNothing, type Ran, whyNot } from './counts';
import { today } from './daily';
import { OVER, overPar, type Par } from './rated';
import type { State } from './state';
import type { SentenceId } from './words';

/** Where a result stands in a table. */
export interface Rank {
  rank: number;
  /** How many results the table holds, this one included. */
  of: number;
}

/** How a finished game did. */
export interface Outcome {
  /** By figure, where the result stands in that table. */
  places: Record<string, Rank>;
  /** Why not all was entered, as the name of a sentence. */
  why: SentenceId | undefined;
  /** Whether hints were asked for. */
  hinted: boolean;
}

/** A finished game. */
interface Finished {
  readonly session: GameSession;
  readonly game: GameInfo;
  readonly state: State;
  readonly par: Par | null | undefined;
  readonly run: Ran & { name: string; hints: number; counted: Counted | null };
}

/** Enters a finished game into tables and statistics. Doing so twice changes nothing, be it in another tab. */
export function enter(store: Store, { session, game, state, par, run }: Finished): Outcome {
  const { figures, status, at, table } = state;
  const hinted = run.hints > 0;
  let why = whyNot({ ...state, counts: session.counts() }, run, game.records);
  if (why !== undefined && why !== 'not-entered-zero') return { places: {}, why, hinted };
  const clock = session.clock();
  const now = { won: status.state === 'won', clock, facts: session.facts() };
  const [save, id, undone] = [session.save(), session.id() ?? '', session.branched()];
  const places: Outcome['places'] = {};
  for (const [index, record] of game.records.entries()) {
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
    const replay = `${run.name}${index === 0 ? '' : index}`;
    const row = { score, moves: at, date: today(), undone, hinted, id, replay };
    const rank = store.tables.enter(name, row);
    const rows = store.tables.rows(name);
    if (rank === undefined || rows[rank - 1]?.score !== score) {
      // An earlier line of the same run may stand there instead.
      why ??= rank === undefined ? 'rank-none' : 'rank-before';
      continue;
    }
    places[record.figure] = { rank, of: rows.length };
    store.setReplay(replay, game.id, save);
  }
  const { time, ...before } = run.counted ?? { time: undefined };
  if (JSON.stringify(before) !== JSON.stringify(now)) {
    // What a build before this one has put into its sums stays there.
    run.counted = { ...now, time: time === 0 ? 0 : Date.now() };
    if (time !== 0) store.count(game.id, run.name, { ...run.counted, table });
  }
  return { places, why, hinted };
}

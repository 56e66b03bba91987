// Proves results by replay, in slices, within a time limit.
import { headOf } from '../../engine/heads';
import { MOST_MS } from '../../engine/replay';
import type { Slices } from '../../engine/slices';
import { onKnownBoard } from '../../play/challenge/board';
import { type ProvedResult, proveOne } from '../../play/challenge/proof';
import { type Challenge, ChallengeFault, saveOf } from '../../play/challenge/text';
import type { Shell } from '../../play/shell';
import { partsOf } from '../../store/runs/save';
import type { Refusal, Single } from './read';

/** A proved result on its deal. */
export interface LeagueEntry {
  /** The fragment of its link, which contains the whole result. */
  fragment: string;
  game: string;
  /** The deal in its canonical form, with this result. */
  challenge: Challenge;
  result: ProvedResult;
}

export interface Checked {
  entries: LeagueEntry[];
  refused: Refusal[];
  /** The results left unchecked by the time limit or a stop. */
  left: Single[];
}

/** The time limit for proving all results, in milliseconds. A typical game takes a few milliseconds. */
const MOST_OF_ALL_MS = 60_000;

type Loader = Pick<Shell, 'engine' | 'load'>;

/** Proves results, one after another. Calls `told` with the number of results done. */
export async function check(
  singles: readonly Single[],
  shell: Loader,
  today: string,
  slices: Slices,
  told: (done: number) => void = () => undefined,
  most = MOST_OF_ALL_MS,
): Promise<Checked> {
  const checked: Checked = { entries: [], refused: [], left: [] };
  const end = performance.now() + most;
  for (const [at, single] of singles.entries()) {
    if (slices.isStopped || performance.now() > end) {
      checked.left = singles.slice(at);
      break;
    }
    try {
      checked.entries.push(await entryOf(single, shell, today));
    } catch (error) {
      if (!(error instanceof ChallengeFault)) throw error;
      const { fault, args } = error;
      checked.refused.push({ of: `#${single.fragment.slice(0, 24)}…`, fault, args });
    }
    told(at + 1);
    await slices.pause();
  }
  return checked;
}

const saveIn = ({ challenge }: Single): string => {
  const [result] = challenge.results;
  return saveOf(challenge, result ?? { moves: [], stopped: false });
};

async function entryOf(single: Single, shell: Loader, today: string): Promise<LeagueEntry> {
  const { engine } = shell;
  const { fragment } = single;
  const challenge = await onKnownBoard(single.challenge);
  const [claimed] = challenge.results;
  if (claimed === undefined) throw new ChallengeFault('challenge-empty');
  const { by } = claimed;
  const save = saveIn({ fragment, challenge });
  const { game = '' } = headOf(save);
  if (!engine.catalogue.some(({ id, edits }) => id === game && edits === null))
    throw new ChallengeFault('challenge-move', { by, move: 0 });
  if (!(await shell.load(game, save))) throw new ChallengeFault('start-fault');
  const result = await proveOne(challenge, claimed, engine, today, { most: MOST_MS });
  if (result === undefined) throw new ChallengeFault('league-heavy', { by });
  const deal = engine.load(saveOf(challenge, { moves: [], stopped: false }));
  const origin = partsOf(deal.save())?.origin ?? challenge.origin;
  deal.free();
  return { fragment, game, challenge: { origin, results: [result] }, result };
}

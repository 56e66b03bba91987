// The end of a game that answers a challenge: the better result, and the move at which the games parted.

import { unitOf } from '../../run/result/unit';
import { today } from '../../ui/date';
import { loadSentences, type SentenceId, say, saySentence } from '../../ui/words/words';
import type { Play } from '../play';
import type { Shell } from '../shell';
import {
  type Compared,
  differenceOf,
  finalOf,
  isMissed,
  leadText,
  type Measure,
  measureOf,
} from './comparison';
import { partingOf } from './ghost';
import { nameWithin, sentenceOf } from './names';
import { type ProvedResult, proveOne } from './proof';
import { resultOf } from './send';
import { parse } from './text';

/** The results that are answered, by the texts of their challenges; undefined while one is replayed. */
const answered = new Map<string, ProvedResult | undefined>();

/** Replays the challenge's latest result once, before the answer to it ends. */
export function prepareOutcome(shell: Shell, text: string): void {
  if (answered.has(text)) return;
  answered.clear();
  answered.set(text, undefined);
  void prove(shell, text).catch(console.warn);
}

/** The comparison of a finished answer with the challenge's latest result. */
export interface Outcome {
  /** Empty until that result has been replayed. */
  told: string;
  /** True if the answer is neither better nor as good, or missed the goal of its board. */
  isBehind: boolean;
}

export function outcomeIn(shell: Shell): Outcome {
  const { run, game, state }: Play = shell.play;
  const text = run.challenge ?? '';
  prepareOutcome(shell, text);
  const latest = answered.get(text);
  if (latest === undefined) return { told: '', isBehind: run.aim !== null && state.status.state !== 'won' };
  const own = ownResult(shell);
  const measure = measureOf(game, parse(text).origin, [own, latest]);
  const { outcome, n } = outcomeOf(own, latest, measure);
  const told = sentenceOf(latest.by, saySentence({ id: outcome, args: { by: nameWithin(latest.by), n } }));
  const parting = partingOf(own.moves, latest.moves);
  return {
    told:
      parting === undefined || parting < 2
        ? told
        : `${told} ${say('over-parting', { n: parting, unit: unitOf(game) })}`,
    isBehind: BEHIND.has(outcome),
  };
}

const BEHIND: ReadonlySet<SentenceId> = new Set(['over-missed', 'over-not-there', 'over-neither']);

async function prove(shell: Shell, text: string): Promise<void> {
  const challenge = parse(text);
  const latest = challenge.results.at(-1);
  await loadSentences('challenge');
  answered.set(text, latest && (await proveOne(challenge, latest, shell.engine, today())));
  shell.refresh();
}

/** The finished game on the page as a result, not proved: its moves were just made. */
export const ownResult = (shell: Pick<Shell, 'play'>): Compared =>
  finalOf(shell.play.session, resultOf(shell, ''));

/** The sentence for two results, and the lead in words. */
export function outcomeOf(
  own: Compared,
  other: Compared,
  measure: Measure,
): { outcome: SentenceId; n: string } {
  const difference = differenceOf(own, other, measure);
  const { by, lead } = difference;
  if (by === 'won') return { outcome: lead > 0 ? 'over-alone' : 'over-not-there', n: '' };
  if (lead === 0) return { outcome: isMissed(own, measure) ? 'over-neither' : 'over-level', n: '' };
  return { outcome: lead > 0 ? 'over-beat' : 'over-missed', n: leadText(difference) };
}

// The end of a game that answers a challenge: the better result, and the move at which the games parted.

import { today } from '../../ui/today';
import { type SentenceId, say, saySentence } from '../../ui/words/words';
import type { Play } from '../play';
import type { Shell } from '../shell';
import { lead, type Measure, measureOf, partingOf, valueIn } from './ghost';
import { type ProvedResult, proveOne } from './proof';
import { parse } from './text';

/** The results that are answered, by the texts of their challenges; undefined while one is replayed. */
const answered = new Map<string, ProvedResult | undefined>();

/** The parts of a result that are compared. */
type Compared = Pick<ProvedResult, 'won' | 'figures' | 'moves'>;

/** The comparison with the challenge's latest result in words; empty until that result has been replayed. */
export function outcomeText(shell: Shell): string {
  const { run, game, state, session }: Play = shell.play;
  const text = run.challenge ?? '';
  if (!answered.has(text)) {
    answered.clear();
    answered.set(text, undefined);
    void prove(shell, text).catch(console.warn);
  }
  const latest = answered.get(text);
  if (latest === undefined) return '';
  const measure = measureOf(game.records, parse(text).origin);
  const own = { won: state.status.state === 'won', figures: state.figures, moves: session.moves() };
  const { outcome, n } = outcomeOf(own, latest, measure);
  const told = saySentence({ id: outcome, args: { by: latest.by || say('over-somebody'), n } });
  const parting = partingOf(own.moves, latest.moves);
  return parting === undefined || parting < 2 ? told : `${told} ${say('over-parting', { n: parting })}`;
}

async function prove(shell: Shell, text: string): Promise<void> {
  const challenge = parse(text);
  const latest = challenge.results.at(-1);
  answered.set(text, latest && (await proveOne(challenge, latest, shell.engine, today())));
  shell.refresh();
}

/** The sentence for two results, and the lead. If less is better, only won games are compared. */
export function outcomeOf(
  own: Compared,
  other: Compared,
  measure: Measure,
): { outcome: SentenceId; n: number } {
  if (own.won !== other.won) return { outcome: own.won ? 'over-alone' : 'over-not-there', n: 0 };
  if (!own.won && !measure.isHigher) return { outcome: 'over-neither', n: 0 };
  const [mine, theirs] = [own, other].map(({ figures, moves }) => valueIn(measure, figures, moves.length));
  const ahead = lead(measure, mine ?? 0, theirs ?? 0);
  return {
    outcome: ahead > 0 ? 'over-beat' : ahead < 0 ? 'over-missed' : 'over-level',
    n: Math.abs(ahead),
  };
}

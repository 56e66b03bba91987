// Sentences for assessments of moves.

import { type Assessment, isHopeless, isLoss } from '../../run/assessment';
import { number, say, sayIf, saySentence } from '../../ui/words/words';
import { hintArgs } from './hint';

/** The assessment of the move made after `n` others. */
export function assessmentText(game: string, n: number, move: string, assessment: Assessment): string {
  const { best } = assessment;
  // Two moves may have the same name, such as placing a tile on one cell in two orientations. Then a more
  // specific sentence names both.
  const isOne = move !== best && nameOf(game, move) === nameOf(game, best);
  const name = (one: string) =>
    (isOne ? sayIf(`way-${game}`, hintArgs(one)) : undefined) ?? nameOf(game, one);
  const said = { n: number(n + 1), move: name(move) };
  if (isHopeless(assessment)) return say('rated-hopeless', said);
  const text = say('rated', { ...said, ...told(game, assessment), best: name(best) });
  if (!isLoss(assessment.grade)) return text;
  const why = assessment.why === undefined ? [] : [saySentence(assessment.why)];
  return [text, ...why, sayIf(`sure-${game}`) ?? ''].join(' ').trim();
}

/** The arguments of an assessment's sentence. Without a sentence for the game's unit, the loss is left out. */
function told(game: string, { grade, loss }: Assessment) {
  const much = Number.isFinite(loss) ? sayIf(`loss-${game}`, { n: roughly(loss) }) : sayIf(`lost-${game}`);
  return { grade, loss: much ?? 'none' };
}

/**
 * Rounds an estimate to its significant digits. Counts, such as presses, are small integers and stay exact.
 */
function roughly(loss: number): number {
  const unit =
    Number.isInteger(loss) && loss < 1000 ? 1 : 10 ** Math.max(0, Math.floor(Math.log10(loss)) - 1);
  return Math.max(1, Math.round(loss / unit) * unit);
}

export function nameOf(game: string, move: string): string {
  return sayIf(`move-${game}`, hintArgs(move)) ?? move;
}

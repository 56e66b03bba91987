// What a move was worth, as a sentence.
import { hintArgs } from '../hint';
import { isHopeless, isLoss, type Verdict } from '../review';
import { number, say, sayIf, saySentence } from '../words';

/** What is told of the move that was made after so many others. */
export function verdictText(game: string, n: number, move: string, verdict: Verdict): string {
  const { best } = verdict;
  // Two moves may have one name, as a tile has that is laid at one place in two ways: then more is said of both.
  const isOne = move !== best && nameOf(game, move) === nameOf(game, best);
  const name = (one: string) =>
    (isOne ? sayIf(`way-${game}`, hintArgs(one)) : undefined) ?? nameOf(game, one);
  const said = { n: number(n + 1), move: name(move) };
  if (isHopeless(verdict)) return say('rated-hopeless', said);
  const text = say('rated', { ...said, ...told(game, verdict), best: name(best) });
  if (!isLoss(verdict.grade)) return text;
  const why = verdict.why === undefined ? [] : [saySentence(verdict.why)];
  return [text, ...why, sayIf(`sure-${game}`) ?? ''].join(' ').trim();
}

/** A verdict as a sentence's arguments. Where the unit is points, of which an estimate says little to whoever plays, no loss is told. */
function told(game: string, { grade, loss }: Verdict) {
  const much = Number.isFinite(loss) ? sayIf(`loss-${game}`, { n: roughly(loss) }) : sayIf(`lost-${game}`);
  return { grade, loss: much ?? 'none' };
}

/** No more digits than an estimate is worth. What was counted, as presses are, is whole, and small. */
function roughly(loss: number): number {
  const unit =
    Number.isInteger(loss) && loss < 1000 ? 1 : 10 ** Math.max(0, Math.floor(Math.log10(loss)) - 1);
  return Math.max(1, Math.round(loss / unit) * unit);
}

/** A move as players call it. */
export function nameOf(game: string, move: string): string {
  return sayIf(`move-${game}`, hintArgs(move)) ?? move;
}

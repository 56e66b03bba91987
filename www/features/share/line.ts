// One line about a result, to be sent with a link to the game.
import { isUnbeatable } from '../../play/challenge/comparison';
import type { Play } from '../../play/play';
import { goalText, solvedText, starsWon } from '../../play/result/solved';
import { dateOf } from '../../run/days/daily-seed';
import { wasShown } from '../../run/result/counts';
import { starsText, stateName } from '../../ui/words/game-names';
import { date, number, say } from '../../ui/words/words';
import { growth, marks } from './squares';

/** The maximum number of squares for the growth of a score. */
const SQUARES = 8;

/**
 * A daily result as squares: the growth of the score; or, for games where fewer moves are better, one square
 * each for a win, for no hints, and for no moves taken back, with their meaning.
 */
function squares({ game, run, session, state }: Play): string {
  const [record] = game.records;
  if (record === undefined || record.order === 'lower') {
    const mark = (holds: boolean) => marks([holds]);
    return say('share-marks', {
      won: mark(state.status.state === 'won'),
      hints: mark(run.hints === 0),
      undone: mark(!session.branched()),
    });
  }
  const copy = session.copy();
  const count = Math.min(SQUARES, state.at);
  const scores = Array.from({ length: count + 1 }, (_, n) => {
    copy.seek(Math.round((state.at * n) / count));
    const figures: Record<string, number> = copy.figures();
    return figures[record.figure] ?? 0;
  });
  copy.free();
  return growth(scores);
}

/** The day of a daily board; otherwise nothing. */
export const dayOf = ({ run }: Play): string =>
  run.day === null
    ? ''
    : say('daily-of', { part: run.aim === null ? 'deal' : 'puzzle', day: date(dateOf(run.day)) });

/**
 * The achievement: a sentence on a solved board, the goal of an assignment, otherwise the most important figures.
 */
export function madeOf(play: Play): string[] {
  const solved = solvedText(play);
  const told = solved === undefined ? goalText(play) : [solved];
  if (told !== undefined) return told;
  const shown = play.game.records[0]?.figure ?? 'moves';
  const figures = Object.entries(play.state.figures)
    .filter(([name]) => [shown, 'best-tile', 'level', 'moves'].includes(name))
    .map(([name, value]) => `${say(`figure-${name}`)} ${number(value)}`);
  // Its points may have been there from the start.
  return play.session.id() == null ? [...figures, say('from-position')] : figures;
}

/** The dare to the reader. A result that nobody can beat can only be matched. */
function dareOf({ session, run, state }: Play): string {
  if (state.status.state !== 'won') return 'over';
  return isUnbeatable(state.at, session.assignment(run.hints), run.aim) ? 'unbeatable' : 'won';
}

/** The game and its board, or its place on the trail. */
export const boardLine = ({ game, state }: Play, place?: string): string =>
  `${say('app-name')}: ${say(`game-${game.id}`)}${place === undefined ? ' ' : ', '}${place ?? stateName(state)}`;

/** The game, its day, the achievement, and after the end a challenge to the reader. */
export function resultLine(play: Play, place?: string): string {
  const { run, state } = play;
  const stars = starsWon(play);
  return (
    [
      boardLine(play, run.day === null ? place : undefined),
      dayOf(play),
      ...madeOf(play),
      stars === undefined ? '' : starsText(stars),
      run.day === null || wasShown(play) ? '' : squares(play),
      // An answer goes to who has done it already.
      state.status.over && !wasShown(play) && run.challenge === null
        ? say('share-dare', { how: dareOf(play) })
        : '',
    ]
      .filter((part) => part !== '')
      // A dot between them ends sentences, too.
      .map((part) => part.replace(/\.$/, ''))
      .join(' · ')
  );
}

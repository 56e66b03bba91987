// The names of games, parameters, figures and scores.
import { headOf } from '../../engine/heads';
import type { Field } from '../../engine/types';
import { figureNamed } from './names';
import { canSay, exactDuration, number, say, sayIf } from './words';

/**
 * The name of a game's parameters, such as `4 × 4`; the parameters themselves if no sentence names them. A board
 * with an aim need not have all that its parameters deal, such as their colours.
 */
export function paramsName(params: string, hasAim = false): string {
  // A sentence may name all parameters with one pattern, with their numbers as n1, n2 and so on.
  const pattern = `params-${params.replace(/\d+/g, 'n')}`;
  if (canSay(pattern)) {
    const all = params.match(/\d+/g) ?? [];
    const numbers = all.map((n, index): [string, number] => [`n${index + 1}`, Number(n)]);
    // A range with equal ends is a single value.
    const span = hasAim ? 'none' : all[0] === all[1] ? 'fixed' : 'range';
    return say(pattern, { ...Object.fromEntries(numbers), span });
  }
  // The name of the board, then how it is dealt: its distance from solved, and the limit on moves or seconds.
  const [, board = '', steps, most, seconds, blind] =
    /^(.*?)(?:~(\d+))?(?:!(\d+)(s?))?(!blind)?$/.exec(params) ?? [];
  return [
    /^[a-z]/.test(board) ? titled(board) : board.replace(/(\d)x(\d)/g, BY),
    steps && sayIf('deal-steps', { n: Number(steps) }),
    most && sayIf(seconds === '' ? 'deal-moves' : 'deal-seconds', { n: Number(most) }),
    blind && sayIf('deal-blind'),
  ]
    .filter((part) => part)
    .join(', ');
}

export const paramsOf = (save: string): string => headOf(save).params ?? '';

/** The name of a game on the page: the title that a player gave it, or else its parameters. */
export const stateName = ({ title, params, hasAim }: Named): string => title || paramsName(params, hasAim);

export interface Named {
  title: string | undefined;
  params: string;
  hasAim: boolean;
}

const BY = '$1\u00a0×\u00a0$2';

/** The name of a board or family of boards: `classic-a-x3` is the board `classic-a` of the size 3 × 3. */
export function titled(name: string): string {
  const [, board = name, size = ''] = /^(.*?)((?:-x?\d.*)?)$/.exec(name) ?? [];
  return `${sayIf(`board-${board}`) ?? board.replace(/^./, (c) => c.toUpperCase())}${size}`
    .replace(/-x(\d+)/g, '-$1x$1')
    .replace(/-(\d+)c$/, (_, n: string) => `, ${sayIf('deal-colours', { n: Number(n) }) ?? n}`)
    .replace(/-(?=\d)/g, ' ')
    .replace(/(\d)x(\d)/g, BY);
}

export const figureName = (figure: string): string => figureNamed(figure, say, sayIf);

/** Formats a result of a table. Times are in milliseconds. */
export const scoreText = (figure: string | undefined, score: number): string =>
  figure === 'time' ? exactDuration(score) : (sayIf(`value-${figure}`, { value: score }) ?? number(score));

/** The stars earned, of three. */
export const starsText = (count: number): string =>
  [1, 2, 3].map((star) => (star <= count ? '★' : '☆')).join('');

/** The part of the engine that reads and changes the parameters of a game. */
interface Forms {
  form(game: string, params: string): Field[];
  setField(game: string, params: string, field: string, value: string): string;
}

export function levelOf(engine: Forms, game: string, params: string): number {
  return Number(engine.form(game, params).find(({ id }) => id === 'level')?.value ?? 1);
}

/** A preset at a level, or at its last one if it has fewer. */
export function atLevel(engine: Forms, game: string, preset: string, n: number): string {
  const level = engine.form(game, preset).find(({ id }) => id === 'level');
  if (level?.kind !== 'range') return preset;
  return engine.setField(game, preset, 'level', String(Math.min(n, level.max)));
}

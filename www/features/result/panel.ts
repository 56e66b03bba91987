// The result panel: the result and the next steps, with the board still visible. It tells if the result is
// another player's.
import { html, type TemplateResult } from 'lit/html.js';
import { easier, harder } from '../../run/easier-harder';
import { starsOf } from '../../run/par';
import type { Play } from '../../run/play';
import { hasPar, OVER, overPar } from '../../run/rated';
import type { Shell } from '../../run/shell';
import { nameOf } from '../../run/verdict-text';
import type { Order } from '../../store/tables';
import { scoreText, starsText, stateName } from '../../ui/game-names';
import { button, iconButton } from '../../ui/templates';
import { say, saySentence } from '../../ui/words';
import { afterAim, anotherDeal, nextOf, sameDeal } from './next';
import { isNewest, sentenceOf } from './rank';

export function overPanel(shell: Shell): TemplateResult {
  const { run } = shell.play;
  return run.isGuest ? guestPanel(shell) : ownPanel(shell);
}

function ownPanel(shell: Shell): TemplateResult {
  const { session, run } = shell.play;
  const { state, reason } = shell.play.state.status;
  // A lost level is not the end of its game, unless the player stopped there.
  const isLevel = state === 'lost' && reason !== 'stopped' && shell.play.levelName() !== undefined;
  const level = isLevel && reason !== null ? saySentence({ id: reason, args: {} }) : undefined;
  const next = nextOf(shell);
  const others = (run.aim === null ? [anotherDeal(shell), sameDeal(shell)] : afterAim(shell)).filter(
    (other) => other !== undefined && other.label !== next.label,
  );
  return html`
    <section class="panel over" ?data-level=${shell.play.levelName() !== undefined} aria-labelledby="over-title">
      <header>
        <h2 id="over-title">${level ?? say(state === 'won' ? 'over-won' : 'over-lost')}</h2>
        ${takeBack(shell)} ${iconButton('close', say('close'), () => shell.closePanel())}
      </header>
      ${stars(shell)} ${level === undefined ? why(shell) : ''}
      ${results(shell, shell.play.game.records)}
      <p class="rank" role="status">${rank(shell)}</p>
      <div class="buttons halves">
        ${button(next.icon, next.label, next.run, { kind: 'main' })}
        ${run.aim === null && hasPar(shell.play.game) ? [other(shell, say('easier'), easier(shell)), other(shell, say('harder'), harder(shell))] : ''}
        ${others.map((other) => other && button(other.icon, other.label, other.run))}
        ${run.attempt === null ? '' : button('scores', say('solves'), () => shell.dialog('solves'))}
        ${run.aim === null ? button('choose', say('over-choose'), () => shell.dialog('new-game')) : ''}
        ${button('share', say(run.day === null ? 'command-share' : 'share-result'), () => shell.dialog('share'))}
        ${lookBack(shell)}
        ${
          session.charts().some(({ bars }) => bars.length > 0)
            ? button('statistics', say('command-statistics'), () => shell.dialog('statistics'))
            : ''
        }
      </div>
    </section>
  `;
}

/** The result of another player's game, as computed by replaying its moves, and the possible actions. */
function guestPanel(shell: Shell): TemplateResult {
  const { game, state } = shell.play;
  const isReplay = shell.opening.came === 'replay';
  const same = sameDeal(shell);
  return html`
    <section class="panel over" aria-labelledby="over-title">
      <header>
        <h2 id="over-title">${say(isReplay ? 'over-replay' : 'over-guest')}</h2>
        ${takeBack(shell)} ${iconButton('close', say('close'), () => shell.closePanel())}
      </header>
      ${why(shell)}
      ${results(shell, [...game.records.slice(0, 1), { figure: 'moves' }])}
      <p class="rank">${say(isReplay ? 'replay-help' : 'guest-help')}</p>
      <div class="buttons halves">
        ${state.at > 0 ? button('play', say('watch'), () => shell.look('watch'), { kind: 'main' }) : ''}
        ${button(same.icon, same.label, same.run)}
        ${lookBack(shell)}
        ${shell.commands.isOffered('return') ? button('back', say('own-game'), () => shell.opening.returnToOwn()) : ''}
      </div>
    </section>
  `;
}

/** The move that ended the game can be undone like any other. The panel replaces the undo control. */
const takeBack = (shell: Shell): TemplateResult =>
  iconButton('undo', say('command-undo'), () => shell.commands.run('undo'), {
    isEnabled: shell.play.canUndo,
  });

/** A button for a deal with other parameters, if there are any. */
const other = (shell: Shell, name: string, params: string | undefined): TemplateResult | string =>
  params === undefined ? '' : button(undefined, name, () => void shell.deal(shell.play.game.id, params));

/** The stars for the distance to par, or those of an assignment by its own rules. */
function stars({ play }: Shell): TemplateResult | string {
  const { state, session, run } = play;
  // None for a solution that was shown.
  if (state.status.state !== 'won' || (run.auto !== null && state.at > run.auto)) return '';
  const assignment = session.assignment(run.hints);
  const par = assignment?.par === undefined ? play.par : { moves: assignment.par, proven: assignment.proven };
  if (par == null) return '';
  const count = assignment === undefined ? starsOf(state.at, par, run.hints) : play.stars;
  return html`
    <p class="stars">
      <span role="img" aria-label=${say('stars', { count })}>${starsText(count)}</span>
      <small>${say(par.proven ? 'par-proven' : 'par-best-known', { par: par.moves })} ${state.advises ? say('stars-hints') : ''}</small>
    </p>
  `;
}

/** The reason for the end of the game. */
function why({ play }: Shell): TemplateResult {
  const { reason, state } = play.state.status;
  // Also where the wrong answer ended the game itself, which has its own reason.
  const answers = state === 'lost' ? answersTo(play.run.aim) : undefined;
  if (answers !== undefined) {
    const moves = answers.map((move) => nameOf(play.game.id, move)).join(' / ');
    return html`<p class="why">${say('other-better', { moves })}</p>`;
  }
  const id = reason === 'stopped' && play.run.isGuest ? 'stopped-there' : reason;
  return html`<p class="why">${id === null ? '' : saySentence({ id, args: {} })}</p>`;
}

/** The moves of which an assignment asks to find one. */
export const answersTo = (aim: string | null): string[] | undefined =>
  aim?.startsWith('find ') ? aim.slice('find '.length).split('|') : undefined;

/**
 * The results, each figure once, with the best so far if there is a table and this result is not the best.
 */
function results(
  { play, store }: Shell,
  shown: readonly { figure: string; order?: Order }[],
): TemplateResult {
  const { session, run, game, state } = play;
  const { figures, table } = state;
  const over = play.par && state.status.state === 'won' ? overPar(state.at, play.par) : undefined;
  const isAgain = (figure: string, at: number) => shown.findIndex((other) => other.figure === figure) !== at;
  const all = shown.map(({ figure, order }, at) => {
    // The time of another player is unknown.
    const value =
      figure === OVER ? over : figure === 'time' && !run.isGuest ? session.clock() : figures[figure];
    if (value === undefined || isAgain(figure, at)) return '';
    const best =
      order === undefined || run.isGuest
        ? undefined
        : store.tables.rows({ game: game.id, table, figure, order }).find(({ hinted }) => !hinted);
    return html`<p class="result">
      <span>${say(`figure-${figure}`)}</span>
      <strong>${scoreText(figure, value)}</strong>
      ${compared(play, figure, best && scoreText(figure, best.score))}
    </p>`;
  });
  return html`<div class="results">${all}</div>`;
}

/** The best so far for comparison. A result that is the best itself needs none. */
function compared({ outcome }: Play, figure: string, best: string | undefined): TemplateResult | string {
  const place = outcome?.places[figure];
  if (!outcome?.hinted && isNewest(place)) return html`<em>${say('new-best')}</em>`;
  return best === undefined || place?.of === 1 ? '' : html`<small>${say('figure-best')} ${best}</small>`;
}

/** A button for the review, if the game has ratings. */
const lookBack = (shell: Shell): TemplateResult | string =>
  shell.play.state.rates ? button('chart', say('look-back'), () => shell.look('look-back')) : '';

function rank({ play }: Shell): string {
  const { outcome, game } = play;
  if (outcome === undefined) return '';
  const { id, args } = sentenceOf(outcome, game.records);
  return saySentence({ id, args: { ...args, params: stateName(play.state) } });
}

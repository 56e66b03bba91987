// The result panel: the result and the next steps, with the board still visible. Results of other players are
// marked.
import { html, type TemplateResult } from 'lit/html.js';
import type { GameSession } from '../../engine/types';
import { nameOf } from '../../play/advice/assessment-text';
import { outcomeIn } from '../../play/challenge/outcome';
import { easier, harder } from '../../play/easier-harder';
import { gamesOf } from '../../play/pages';
import type { Play } from '../../play/play';
import { solvedText, starsWon, wonText } from '../../play/result/solved';
import type { Shell } from '../../play/shell';
import { isFirst } from '../../run/assignments/first';
import { dailySeed } from '../../run/days/daily-seed';
import { playedOn, streakOf } from '../../run/days/streak';
import { wasShown } from '../../run/result/counts';
import { hasPar, OVER, overPar } from '../../run/result/deal-par';
import { isOfSetLength } from '../../run/run';
import { daysOf } from '../../store/progress/days';
import type { Order } from '../../store/scores/ranking';
import { button, iconButton } from '../../ui/templates';
import { scoreText, starsText } from '../../ui/words/game-names';
import { say, saySentence } from '../../ui/words/words';
import { listenOnResult } from './keys';
import { afterAim, anotherDeal, nextOf, sameDeal } from './next';
import { isNewest, rankOf } from './rank';

export function overPanel(shell: Shell): TemplateResult {
  const { run } = shell.play;
  listenOnResult(shell);
  return run.isGuest ? guestPanel(shell) : ownPanel(shell);
}

/** The games whose panel is expanded, with the end that it is about: another try begins with a folded one. */
const opened = new WeakMap<GameSession, string>();

/** A bar with the outcome, one figure and the next step. Everything else is behind *More*. */
function ownPanel(shell: Shell): TemplateResult {
  const { session, run, game, state } = shell.play;
  const next = nextOf(shell);
  const others = (run.aim === null ? [anotherDeal(shell), sameDeal(shell)] : afterAim(shell)).filter(
    (other) => other !== undefined && other.label !== next.label,
  );
  const end = `${state.at} ${session.clock()}`;
  const isOpen = opened.get(session) === end;
  const toggle = () => {
    if (isOpen) opened.delete(session);
    else opened.set(session, end);
    shell.refresh();
  };
  // A solution that was watched is no result.
  const isOwn = !wasShown(shell.play);
  const isToday = run.day === dailySeed() && isOwn;
  const answers = run.challenge !== null && isOwn;
  // After a daily game or a challenge, the main step is to send the result, after a loss another try.
  const isLost = run.aim !== null && state.status.state !== 'won';
  const outcome = answers ? outcomeIn(shell) : undefined;
  const isSent = (isToday && !isLost && !outcome?.isBehind) || outcome?.isBehind === false;
  const share = isFirst(run)
    ? ''
    : button(
        'share',
        say(answers ? 'over-answer' : run.day !== null && isOwn ? 'share-result' : 'command-share'),
        () => shell.dialog('share'),
        isSent ? { kind: 'main' } : {},
      );
  const step = button(next.icon, next.label, next.run, isSent ? {} : { kind: 'main' });
  const unproven = whyUnproven(shell);
  const first = run.aim === null ? game.records.find(({ figure }) => figure in state.figures) : undefined;
  return html`
    <section class="panel over" ?data-level=${shell.play.levelName() !== undefined} aria-label=${state.status.state === 'won' ? wonText(shell.play) : say(isLost ? 'lost' : 'over-lost')}>
      <div class="told">
        <h2>${stars(shell)} ${title(shell)}</h2>
        ${first === undefined || isTold(shell, first.figure) ? '' : results(shell, [first])}
        ${isToday ? streak(shell, isLost) : ''}
        ${unproven === undefined ? '' : html`<p class="rank">${unproven}</p>`}
        ${outcome === undefined ? '' : html`<p class="versus">${outcome.told}</p>`}
      </div>
      <div class="buttons bar-buttons">
        ${outcome?.isBehind ? [step, share] : [share, step]}
        ${isFirst(run) ? others.splice(0, 1).map((free) => free && button(free.icon, free.label, free.run)) : ''}
        <button type="button" class="soft more" aria-expanded=${isOpen} aria-controls="over-more" @click=${toggle}>
          <span>${say('over-more')}</span>
        </button>
      </div>
      <div id="over-more" ?hidden=${!isOpen}>
        <header>${takeBack(shell)} ${iconButton('close', say('close'), () => shell.closePanel() || toggle())}</header>
        ${unproven === undefined ? html`<p class="rank">${rank(shell)}</p>` : ''}
        ${
          game.records.length > 1 || first === undefined
            ? results(
                shell,
                game.records.filter(({ figure }) => figure !== first?.figure),
              )
            : ''
        }
        <div class="buttons halves">
          ${run.aim === null && hasPar(game) ? [other(shell, say('easier'), easier(shell)), other(shell, say('harder'), harder(shell))] : ''}
          ${others.map((other) => other && button(other.icon, other.label, other.run))}
          ${run.attempt === null ? '' : button('scores', say('solves'), () => shell.dialog('solves'))}
          ${run.aim === null ? button('choose', say('over-choose'), () => shell.dialog('new-game')) : ''}
          ${isFirst(run) ? '' : lookBack(shell)}
          ${
            session.charts().some(({ bars }) => bars.length > 0)
              ? button('statistics', say('command-statistics'), () => shell.dialog('statistics'))
              : ''
          }
        </div>
      </div>
    </section>
  `;
}

/** The outcome in one sentence. */
function title(shell: Shell): TemplateResult | string {
  const { state, run } = shell.play;
  if (isFirst(run)) return say('first-done');
  return state.status.state === 'won' ? (solvedText(shell.play) ?? wonText(shell.play)) : lostText(shell);
}

/** The sentence about a game that was lost or stopped, with the reason. */
function lostText(shell: Shell): TemplateResult {
  const isAnswer = answersTo(shell.play.run.aim) !== undefined;
  return isAnswer ? why(shell) : html`<span class="why">${reasonText(shell)}</span>`;
}

function reasonText({ play: { state, run, session } }: Shell): string {
  const { reason } = state.status;
  if (reason === null) return say('over-lost');
  if (state.status.state === 'lost' && run.aim !== null) {
    const { moves = 0, most = Number.POSITIVE_INFINITY } = session.assignment(run.hints) ?? {};
    return say('over-lost-aim', {
      why: moves >= most ? 'moves' : isOfSetLength(run.aim) ? 'lasting' : 'goal',
    });
  }
  const told = saySentence({ id: reason, args: {} });
  return state.status.state === 'lost' ? say('over-lost-why', { why: told }) : told;
}

/** True if the title already contains a figure. */
const isTold = ({ play }: Shell, figure: string): boolean =>
  play.state.status.state === 'won' && play.par != null && (figure === 'moves' || figure === OVER);

/** The reason why a result is not the player's own from a deal on, if it came from a file or began at a position. */
function whyUnproven({ play: { run, outcome } }: Shell): string | undefined {
  if (run.isForeign) return say('not-entered-foreign');
  return outcome?.why === 'not-entered-position' ? say(outcome.why) : undefined;
}

/** The streak, including today, which counts even if it is lost. */
function streak(shell: Shell, isLost: boolean): TemplateResult {
  const { area } = shell.store;
  const all = gamesOf(shell.engine).map(({ id }) => daysOf(area, id));
  const { length } = streakOf(playedOn(all), dailySeed());
  return html`<p class="streak">${say('over-streak', { n: Math.max(1, length), lost: String(isLost) })}</p>`;
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
      <p>${why(shell)}</p>
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

function stars({ play }: Shell): TemplateResult | string {
  const count = starsWon(play);
  if (count === undefined) return '';
  return html`<span class="stars" role="img" aria-label=${say('stars', { count })} title=${say('stars-hints')}>${starsText(count)}</span>`;
}

function why({ play }: Shell): TemplateResult {
  const { reason, state } = play.state.status;
  // Show the answers even if the wrong move ended the game for a reason of its own.
  const answers = state === 'lost' ? answersTo(play.run.aim) : undefined;
  if (answers !== undefined) {
    const moves = answers.map((move) => nameOf(play.game.id, move)).join(' / ');
    return html`<span class="why">${say('other-better', { moves })}</span>`;
  }
  const id = reason === 'stopped' && play.run.isGuest ? 'stopped-there' : reason;
  return html`<span class="why">${id === null ? '' : saySentence({ id, args: {} })}</span>`;
}

/** The correct moves of an assignment that asks for one; undefined for other assignments. */
const answersTo = (aim: string | null): string[] | undefined =>
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
        : store.tables.proven({ game: game.id, table, figure }).find(({ hinted }) => !hinted);
    return html`<p class="result">
      <span>${say(`figure-${figure}`)}</span>
      <strong>${scoreText(figure, value)}</strong>
      ${compared(play, figure, best && scoreText(figure, best.score))}
    </p>`;
  });
  return html`<div class="results">${all}</div>`;
}

/** The best result so far for comparison, or a tag if this result is the new best. */
function compared({ outcome }: Play, figure: string, best: string | undefined): TemplateResult | string {
  const place = outcome?.places[figure];
  if (!outcome?.hinted && isNewest(place)) return html`<em>${say('new-best')}</em>`;
  return best === undefined || place?.of === 1 ? '' : html`<small>${say('figure-best')} ${best}</small>`;
}

/** A button for the review, if the game has ratings. */
const lookBack = (shell: Shell): TemplateResult | string =>
  shell.play.state.rates ? button('chart', say('look-back'), () => shell.look('look-back')) : '';

/** The rank. Screen readers get it with the end of the game (`celebrating.ts`). */
function rank({ play }: Shell): string {
  const sentence = rankOf(play);
  return sentence === undefined ? '' : saySentence(sentence);
}

// The game is over: what came of it, and what to do next. The board stays in sight.
import { html, type TemplateResult } from 'lit/html.js';
import type { App } from '../app';
import { command, commandName, isOffered } from '../commands';
import { button, iconButton, sessionName } from '../parts';
import { duration, number, say, saySentence } from '../words';

export function overPanel(app: App): TemplateResult {
  const { session, game, run } = app.play;
  const { state, reason } = session.status();
  const figures: Record<string, number> = session.figures();
  const record = game.records[0];
  const again = command('again');
  // A board that somebody made has no other deals.
  const isOwn = session.title() !== undefined;
  const main = isOffered(again, app) ? undefined : 'main';
  const score = record === undefined ? undefined : figures[record.figure];
  return html`
    <section class="panel over" aria-labelledby="over-title">
      <header>
        <h2 id="over-title">${say(state === 'won' ? 'over-won' : 'over-lost')}</h2>
        ${iconButton('close', say('close'), () => app.closePanel())}
      </header>
      <p class="why">${reason === null ? '' : saySentence({ id: reason, args: {} })}</p>
      ${
        record === undefined || score === undefined
          ? ''
          : html`<p class="result">
            <span>${say(`figure-${record.figure}`)}</span>
            <strong>${record.figure === 'time' ? duration(session.clock()) : number(score)}</strong>
          </p>`
      }
      <p class="rank" role="status">${rank(app)}</p>
      <div class="buttons halves">
        ${isOffered(again, app) ? button('same', commandName('again'), () => app.play.again(), 'main') : ''}
        ${
          isOwn ? '' : button('new', commandName('new'), () => void app.deal(game.id, session.params()), main)
        }
        ${button('choose', say('over-choose'), () => app.dialog('new-game'))}
        ${button('same', say('same-deal'), () => sameDeal(app), isOwn ? main : undefined)}
        ${button('share', say(run.day === null ? 'command-share' : 'share-result'), () => app.dialog('share'))}
        ${game.hints ? button('chart', say('look-back'), () => app.openPanel('look-back')) : ''}
        ${
          session.charts().some(({ bars }) => bars.length > 0)
            ? button('statistics', commandName('statistics'), () => app.dialog('statistics'))
            : ''
        }
      </div>
    </section>
  `;
}

/** The same deal, from its beginning, as a game of its own. */
export function sameDeal(app: App): void {
  const { session, game, run } = app.play;
  const seed = session.id()?.split('#').at(-1);
  if (seed === undefined) app.play.restart();
  else void app.deal(game.id, session.params(), seed, run.day ?? undefined);
}

function rank(app: App): string {
  const { outcome, session, game } = app.play;
  if (outcome === undefined) return '';
  if (outcome.why !== undefined) return say(outcome.why);
  const best = game.records.find(({ figure }) => outcome.ranks[figure] !== undefined);
  const place = best === undefined ? undefined : outcome.ranks[best.figure];
  const params = sessionName(session);
  return place === undefined ? say('rank-none', { params }) : say('rank', { rank: place, params });
}

// A moment over the board for what one plays for: a level that is done, a game that is won, a great tile. It says what was reached, with the
// figures that made it, and goes after about a second or with the next press, which counts as any other. Screen readers hear the
// game's own sentence.
import './moment.css';
import { html, render } from 'lit/html.js';
import type { Effect } from '../engine/film';
import type { App } from './app';
import { learn, number, say, saySentence } from './words';

const MS = { level: 1000, win: 1200, record: 900 };

type Great = Effect & { kind: keyof typeof MS };

/** Shows a moment. Resolves when it is over. */
export async function showMoment(app: App, effect: Effect): Promise<void> {
  await learn('panels');
  const { kind } = effect as Great;
  const element = document.createElement('div');
  element.className = 'moment';
  element.dataset.kind = kind;
  element.setAttribute('aria-hidden', 'true');
  render(
    html`<strong>${titleOf(app, effect as Great)}</strong> <span>${app.frame.figuresThatMade()}</span>`,
    element,
  );
  // What was celebrated just before gives way.
  app.frame.board.querySelector('.moment')?.remove();
  app.frame.board.append(element);
  await ended(MS[kind]);
  element.remove();
}

function titleOf({ play }: App, { kind, amount }: Great): string {
  if (kind === 'record') return number(amount);
  if (kind === 'level') return say('moment-level', { level: amount - 1 });
  const { reason } = play.state.status;
  return reason === null ? say('over-won') : saySentence({ id: reason, args: {} });
}

/** After so many milliseconds, or as something is pressed. */
function ended(ms: number): Promise<void> {
  return new Promise((done) => {
    const signal = AbortSignal.timeout(ms);
    signal.addEventListener('abort', () => done());
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => done(), { capture: true, once: true, signal });
  });
}

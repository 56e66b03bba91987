// Moments over the board. One is for what one plays for, a level that is done or lost, a game that is won, a great tile: it says what was reached,
// with the figures that made it, and what comes next on a button of its own. It goes after about a second or with the next press, which
// counts as any other; that of a lost level stays until it is answered. The other is a line at the board's head, for a score that has become
// the best of its table: play goes on below it.
// Screen readers hear of each by a sentence of the board.
import './moment.css';
import { html, render } from 'lit/html.js';
import { LEVEL_MS, PAD } from '../board/view';
import { decode, type Effect } from '../engine/film';
import type { App } from './app';
import { type Next, nextOf } from './panels/next';
import { isNewBest } from './panels/rank';
import { learn, number, say, saySentence } from './words';

const MS = { level: LEVEL_MS, win: 1200, lose: 1200, record: 900 };
/**
 * A level that is lost is looked at for so long at least, in milliseconds; in a game that waits for its player, what was set up there is not
 * thrown away sooner. Buttons that come up where somebody is at play are guarded for as long as the first of them (moment.css).
 */
const SEEN_MS = 400;
const MEANT_MS = 800;
/** How long a new best result is named. */
const BEST_MS = 1800;

type Great = Effect & { kind: keyof typeof MS };

/** Shows a moment. Resolves when it is over. */
export async function showMoment(app: App, effect: Effect): Promise<void> {
  await learn('panels');
  const { kind } = effect as Great;
  // The next level is there already.
  const isThere = () => kind === 'level' && (!app.view.waits || app.seen.level === effect.amount);
  if (isThere()) return;
  const element = put(app, '.moment:not([data-kind="best"])', kind);
  const over = new AbortController();
  const { hasTurns, status } = app.play.state;
  // What a guest has lost is a result to look at.
  const isLost = kind === 'lose' && status.state === 'lost' && !app.play.run.isGuest;
  const least = kind !== 'lose' ? 0 : hasTurns ? MEANT_MS : SEEN_MS;
  if (isLost) goOnByPress(app, least, over);
  const next = nextIn(app, kind);
  const draw = () =>
    render(
      html`<div class="moment-card">
        <strong aria-hidden="true">${titleOf(app, effect as Great)}</strong>
        ${isNewBest(app.play) ? html`<em aria-hidden="true">${say('new-best')}</em>` : ''}
        <span aria-hidden="true">${app.frame.figuresThatMade()}</span>
        ${
          next === undefined
            ? ''
            : html`<button type="button" @click=${() => {
                over.abort();
                next.run();
              }}>${next.label}</button>`
        }
      </div>`,
      element,
    );
  draw();
  // How a result stands in its tables is known a moment later.
  app.play.addEventListener('outcome', draw, { signal: over.signal });
  for (const type of ['rest', 'figures'])
    app.view.events.addEventListener(type, () => isThere() && over.abort(), { signal: over.signal });
  await ended(isLost ? Number.POSITIVE_INFINITY : MS[kind], element, over, least);
  element.remove();
}

/**
 * A level that was lost begins again by the button A, Enter or a tap on the board, once fingers that were at play have seen that it was. Where the game
 * waits for its player, a tap beside the pad only closes the card. What makes it not lost any more ends the card.
 */
function goOnByPress(app: App, least: number, card: AbortController): void {
  const { session, state } = app.play;
  const since = performance.now();
  const over = new AbortController();
  const { signal } = over;
  signal.addEventListener('abort', () => card.abort());
  const check = () => {
    if (app.play.session !== session || app.play.state.status.state !== 'lost') over.abort();
  };
  app.view.events.addEventListener('change', check, { signal });
  app.play.addEventListener('opened', check, { signal });
  const press = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('button, a, input, summary, dialog') !== null) return;
    const isMeant =
      event instanceof KeyboardEvent
        ? !event.repeat && /^(Enter| |x)$/i.test(event.key)
        : app.frame.board.contains(target) && (!state.hasTurns || isOnPad(app, event as PointerEvent));
    if (!isMeant || app.looking !== undefined || !app.isPlaying || performance.now() - since < least) return;
    event.preventDefault();
    event.stopPropagation();
    app.play.again();
    over.abort();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true, signal });
}

/** Whether a button for fingers lies where the board was touched. */
function isOnPad({ play, view, frame }: App, { clientX, clientY }: PointerEvent): boolean {
  const { left, top } = frame.board.getBoundingClientRect();
  const at = view.toBoard(clientX - left, clientY - top);
  const { sprites } = decode(play.session.state().film).shots.at(-1) ?? { sprites: [] };
  return sprites.some(
    ({ role, x, y, w, h }) =>
      play.game.roles[role]?.option === PAD && at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h,
  );
}

/** The level whose name was shown last, and of which run. */
let named = '';

/** A level begins that is called something: its name lies at the board's head until the first press, or for a moment. */
export function nameLevel(app: App): void {
  const { play, isPlaying, looking, seen } = app;
  const level = `${play.run.name} ${seen.level}`;
  if (!isPlaying || looking !== undefined || level === named) return;
  named = level;
  if (play.rounds > 0 || play.state.status.over) return;
  const element = put(app, '.moment', 'begin');
  render(
    html`<div class="moment-card" aria-hidden="true">
      <span>${say('figure-level')} ${number(seen.level ?? 1)}</span><strong>${play.levelName(seen.level)}</strong>
    </div>`,
    element,
  );
  void ended(BEST_MS, element, new AbortController()).then(() => element.remove());
}

/** The score on the board has just become the best of its table. */
export async function showBest(app: App): Promise<void> {
  await learn('panels');
  app.view.exult({ id: 'new-best', args: {} });
  const element = put(app, '.moment[data-kind="best"]', 'best');
  render(html`<em aria-hidden="true">${say('new-best')}</em>`, element);
  setTimeout(() => element.remove(), BEST_MS);
}

/** An empty moment over the board, in place of the one before it. */
function put({ frame: { board } }: App, former: string, kind: string): HTMLElement {
  board.querySelector(former)?.remove();
  const element = document.createElement('div');
  element.className = 'moment';
  element.dataset.kind = kind;
  board.append(element);
  return element;
}

function titleOf({ play }: App, { kind, amount }: Great): string {
  if (kind === 'record') return number(amount);
  if (kind === 'level') return say('moment-level', { level: amount - 1 });
  const { reason } = play.state.status;
  return reason === null
    ? say(kind === 'lose' ? 'over-lost' : 'over-won')
    : saySentence({ id: reason, args: {} });
}

/** What comes next, by the press of a button. */
function nextIn(app: App, kind: Great['kind']): Pick<Next, 'label' | 'run'> | undefined {
  if (kind === 'level') return { label: say('next-level'), run: () => app.view.press() };
  if (kind === 'record') return undefined;
  if (app.play.state.status.over) return app.play.run.isGuest ? undefined : nextOf(app);
  return { label: say('keep-going'), run: () => {} };
}

/**
 * After so many milliseconds, or as something else than its own button is pressed; not by a press that comes before `least`. One that stays until it is
 * answered leaves other buttons to what they do.
 */
function ended(ms: number, element: Element, over: AbortController, least = 0): Promise<void> {
  const { signal } = over;
  const stays = !Number.isFinite(ms);
  const since = performance.now();
  return new Promise((done) => {
    signal.addEventListener('abort', () => done());
    if (!stays) setTimeout(() => over.abort(), ms);
    const press = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (element.contains(button) || performance.now() - since < least) return;
      // Nor is a key of the game an answer: play goes on in somebody's hands for a while.
      const isKey = event instanceof KeyboardEvent;
      if (stays && (button !== null || (isKey && event.key !== 'Escape'))) return;
      // It would close the result at once, which opens before the key is heard elsewhere.
      if (stays && isKey) event.stopPropagation();
      over.abort();
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true, signal });
  });
}

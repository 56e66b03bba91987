// Announcements over the board, called moments. A card announces a completed or lost level, a won game, or a
// large new tile. It shows the figures and has a button for the next step. It disappears after about a second
// or with the next press, which counts as usual; the card of a lost level stays until it is answered. A line
// at the top of the board announces a score that has become the best of its table, while play continues below
// it. Screen readers get a sentence from the board.
import { keyOf } from '../../board/input/keys';
import '../../ui/styles/moment.css';
import { html, render } from 'lit/html.js';
import { LEVEL_MS } from '../../board/film-player';
import { cellsOn, roomBeside } from '../../board/room';
import { PAD } from '../../board/settings';
import { decode, type Effect } from '../../engine/film';
import { shownText, wonText } from '../../play/result/solved';
import type { Shell } from '../../play/shell';
import { wasShown } from '../../run/result/counts';
import { loadSentences, number, say, saySentence } from '../../ui/words/words';
import { type Next, nextOf } from './next';
import { isNewBest } from './rank';

const MS = { level: LEVEL_MS, win: 1200, lose: 1200, record: 900 };
/**
 * The time in milliseconds for which the card of a lost level cannot be dismissed. It is longer in turn-based
 * games, where a stray press would throw away a set-up position. Buttons that appear during play ignore
 * presses for the shorter time (moment.css).
 */
const SEEN_MS = 400;
const MEANT_MS = 800;
/** The display time for a new best result and for a level's name, in milliseconds. */
const BEST_MS = 1800;

/**
 * The preferred sides of announcements, away from the thumbs. Without room elsewhere, the card of a lost level may
 * cover the pad.
 */
const OVER_PAD = ['above', 'below', 'left', 'right'] as const;
const OFF_PAD = ['above', 'right', 'left'] as const;
/** In a landscape window the pad is beside the map. */
const ABOVE = ['above'] as const;

/** The minimum room for the name of a level, in CSS pixels. */
const NAME = { w: 240, h: 52 };

type Great = Effect & { kind: keyof typeof MS };

/** Shows a card. Resolves when it has closed. */
export async function showMoment(shell: Shell, effect: Effect): Promise<void> {
  await loadSentences('panels');
  const { kind } = effect as Great;
  // The card is obsolete once the next level has started.
  const isThere = () => kind === 'level' && (!shell.view.waits || shell.seen.level === effect.amount);
  if (isThere()) return;
  const element = put(shell, '.moment:not([data-kind="best"])', kind);
  const over = new AbortController();
  const { hasTurns, status } = shell.play.state;
  // For a lost guest game, the result panel follows.
  const isLost = kind === 'lose' && status.state === 'lost' && !shell.play.run.isGuest;
  const least = kind !== 'lose' ? 0 : hasTurns ? MEANT_MS : SEEN_MS;
  if (isLost) goOnByPress(shell, least, over);
  const next = nextIn(shell, kind);
  const draw = () =>
    render(
      html`<div class="moment-card">
        <strong aria-hidden="true">${titleOf(shell, effect as Great)}</strong>
        ${isNewBest(shell.play) ? html`<em aria-hidden="true">${say('new-best')}</em>` : ''}
        ${kind === 'lose' ? '' : html`<span aria-hidden="true">${shell.figuresMade()}</span>`}
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
  // The result's rank is known slightly later.
  shell.play.addEventListener('outcome', draw, { signal: over.signal });
  for (const type of ['rest', 'figures'])
    shell.view.events.addEventListener(type, () => isThere() && over.abort(), { signal: over.signal });
  await ended(isLost ? Number.POSITIVE_INFINITY : MS[kind], element, over, least);
  element.remove();
}

/**
 * Restarts a lost level on the button A, Enter or a tap on the board, after the card has been visible for a
 * minimum time. In turn-based games a tap beside the pad only closes the card. The card also closes if the
 * level is no longer lost.
 */
function goOnByPress(shell: Shell, least: number, card: AbortController): void {
  const { session, state } = shell.play;
  const since = performance.now();
  const over = new AbortController();
  const { signal } = over;
  signal.addEventListener('abort', () => card.abort());
  const check = () => {
    if (shell.play.session !== session || shell.play.state.status.state !== 'lost') over.abort();
  };
  for (const type of ['changed', 'opened']) shell.play.addEventListener(type, check, { signal });
  const press = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('button, a, input, summary, dialog') !== null) return;
    const isMeant =
      event instanceof KeyboardEvent
        ? !event.repeat && /^(Enter| |x)$/i.test(keyOf(event))
        : shell.board.contains(target) && (!state.hasTurns || isOnPad(shell, event as PointerEvent));
    if (!isMeant || shell.looking !== undefined || !shell.isPlaying || performance.now() - since < least)
      return;
    event.preventDefault();
    event.stopPropagation();
    shell.play.again();
    over.abort();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true, signal });
}

/** True if the press hit a touch control on the board. */
function isOnPad({ play, view, board }: Shell, { clientX, clientY }: PointerEvent): boolean {
  const { left, top } = board.getBoundingClientRect();
  const at = view.toBoard(clientX - left, clientY - top);
  const { sprites } = decode(play.session.state().film).shots.at(-1) ?? { sprites: [] };
  return sprites.some(
    ({ role, x, y, w, h }) =>
      play.game.roles[role]?.option === PAD && at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h,
  );
}

/**
 * Shows the name of a new level beside its map, until the first press or for a short time. Without room
 * beside the map, the name is only in the bar.
 */
export function nameLevel(shell: Shell): void {
  const { play, seen } = shell;
  // A single level needs no name beside that of its game.
  if (play.rounds > 0 || play.state.status.over || play.state.card.levels.length < 2) return;
  const element = put(shell, '.moment', 'begin');
  if (element === undefined) return;
  render(
    html`<div class="moment-card" aria-hidden="true">
      <span>${say('figure-level')} ${number(seen.level ?? 1)}</span><strong>${play.levelName(seen.level)}</strong>
    </div>`,
    element,
  );
  void ended(BEST_MS, element, new AbortController()).then(() => element.remove());
}

/** Announces that the score on the board has become the best of its table. */
export async function showBest(shell: Shell): Promise<void> {
  await loadSentences('panels');
  shell.view.exult({ id: 'new-best', args: {} });
  const element = put(shell, '.moment[data-kind="best"]', 'best');
  render(html`<em aria-hidden="true">${say('new-best')}</em>`, element);
  setTimeout(() => element.remove(), BEST_MS);
}

/** The minimum room beside the whole board for an announcement, in CSS pixels. */
const OFF_BOARD = { w: 200, h: 96 };

/**
 * The room between the board and the controls below it, or above the controls beside the board, in the
 * window; undefined if it is too small.
 */
function roomOffBoard(board: HTMLElement): DOMRect | undefined {
  const around = board.closest('.app');
  const controls = around?.querySelector('.below')?.getBoundingClientRect();
  if (controls === undefined) return undefined;
  const { left, right, bottom, width } = board.getBoundingClientRect();
  const isAbove = controls.left < right && controls.right > left;
  const ends = [...(around?.querySelectorAll('.bar, .figures, .best') ?? [])].map((one) =>
    isAbove ? bottom : one.getBoundingClientRect().bottom,
  );
  const top = Math.max(...ends);
  const room = isAbove
    ? new DOMRect(left, top, width, controls.top - top)
    : new DOMRect(controls.left, top, controls.width, controls.top - top);
  return room.width >= OFF_BOARD.w && room.height >= OFF_BOARD.h ? room : undefined;
}

/**
 * Adds an empty announcement beside the cells of the board, or else beside the board, or else over it.
 * Returns undefined for a level's name if there is no room beside the cells. Removes the previous
 * announcement.
 */
function put(shell: Shell, former: string, kind: 'begin'): HTMLElement | undefined;
function put(shell: Shell, former: string, kind: Great['kind'] | 'best'): HTMLElement;
function put({ board, view }: Shell, former: string, kind: string): HTMLElement | undefined {
  const stage = board.parentElement ?? board;
  stage.querySelector(former)?.remove();
  const element = document.createElement('div');
  element.className = 'moment';
  element.dataset.kind = kind;
  const cells = cellsOn(board);
  const host = { w: board.clientWidth, h: board.clientHeight };
  const isName = kind === 'begin';
  const offPad = view.hasPad && view.orientation === 'landscape' ? ABOVE : OFF_PAD;
  const room =
    cells && roomBeside(host, cells, kind === 'lose' ? OVER_PAD : offPad, isName ? NAME : undefined);
  if (isName && room === undefined) return;
  const off = room === undefined && kind !== 'best' && kind !== 'lose' ? roomOffBoard(board) : undefined;
  const rect = room === undefined ? off : new DOMRect(room.x, room.y, room.w, room.h);
  if (rect !== undefined)
    Object.assign(element.style, {
      inset: `${rect.y}px auto auto ${rect.x}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    });
  element.toggleAttribute('data-off', off !== undefined);
  (off === undefined ? board : stage).append(element);
  return element;
}

function titleOf({ play }: Shell, { kind, amount }: Great): string {
  if (kind === 'record') return number(amount);
  if (kind === 'level') return say('moment-level', { level: amount - 1 });
  const { reason } = play.state.status;
  if (reason !== null) return saySentence({ id: reason, args: {} });
  if (kind === 'lose') return say('over-lost');
  return wasShown(play) ? shownText(play) : wonText(play);
}

/** The action of the card's button. */
function nextIn(shell: Shell, kind: Great['kind']): Pick<Next, 'label' | 'run'> | undefined {
  if (kind === 'level') return { label: say('next-level'), run: () => shell.view.press() };
  if (kind === 'record') return undefined;
  if (shell.play.state.status.over) return shell.play.run.isGuest ? undefined : nextOf(shell);
  return { label: say('keep-going'), run: () => {} };
}

/**
 * Resolves after `ms` milliseconds, or on a press outside the card's own button. Presses before `least`
 * milliseconds are ignored. A card that stays until it is answered ignores presses on other buttons, too.
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
      // Keys of the game do not answer the card either: the player may not have stopped playing.
      const isKey = event instanceof KeyboardEvent;
      if (stays && (button !== null || (isKey && event.key !== 'Escape'))) return;
      // Otherwise the same key would close the result, which opens before other listeners run.
      if (stays && isKey) event.stopPropagation();
      over.abort();
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true, signal });
  });
}

// Guides a new player through a first board: the sentence for the next move below the board, and the ghost
// finger on it. Loaded with the first board.
import './guide.css';
import { html, type TemplateResult } from 'lit/html.js';
import { GhostFinger } from '../../board/ghost';
import { pointer } from '../../board/pointer';
import { type FirstBoard, firstBoardOf } from '../../engine/facts';
import type { GameSession } from '../../engine/types';
import type { Shell } from '../../play/shell';
import { aimOf, newRun } from '../../run/run';
import { put } from '../../store/shape';
import { button } from '../../ui/templates';
import { say, sayIf, saySentence } from '../../ui/words/words';
import { followed } from './boards';

/** The time without a touch after which the finger is shown again, in milliseconds. */
const IDLE_MS = 2500;

const guided = new WeakMap<GameSession, FirstBoard>();

/** Opens the first board of a game. Returns false if it has none. */
export async function openFirst(shell: Shell, game: string): Promise<boolean> {
  const first = await firstBoardOf(game);
  // Without the text, which is that of an assignment: the guide takes the place of the line about its aim.
  if (first === undefined || !(await shell.need(game))) return false;
  const session = shell.engine.load(first.text);
  shell.play.open(session, newRun({ aim: aimOf(session) }));
  return true;
}

/** Guides the player through the first board on the page, until another game is opened. */
export async function attend(shell: Shell): Promise<void> {
  const { session, game } = shell.play;
  const first = await firstBoardOf(game.id);
  if (first === undefined || shell.play.session !== session || guided.has(session)) return;
  guided.set(session, first);
  const finger = new GhostFinger(shell.board, shell.view);
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    if (!shell.play.isOpen || shell.play.session !== session) {
      over.abort();
      guided.delete(session);
      finger.hide();
      return;
    }
    const made = followed(session, first);
    const gesture = made < session.at() ? undefined : first.gestures[made];
    if (gesture === undefined || shell.play.state.status.over || shell.panel !== undefined) finger.hide();
    else finger.show(gesture, shell.view.isStill);
  };
  const wait = () => {
    finger.hide();
    clearTimeout(timer);
    timer = setTimeout(show, IDLE_MS);
  };
  // A film may also end while a finger is down that has not made its move yet.
  let isHeld = false;
  shell.board.addEventListener(
    'pointerdown',
    () => {
      isHeld = true;
      wait();
    },
    { signal, capture: true },
  );
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(
      type,
      () => {
        isHeld = false;
      },
      { signal, capture: true },
    );
  const rest = () => {
    if (!isHeld) show();
  };
  shell.view.events.addEventListener('rest', rest, { signal });
  const resized = new ResizeObserver(rest);
  resized.observe(shell.board);
  signal.addEventListener('abort', () => resized.disconnect());
  shell.view.events.addEventListener('change', wait, { signal });
  shell.play.addEventListener('opened', show, { signal });
  shell.refresh();
  show();
}

function skip(shell: Shell): void {
  const { moved } = shell.store.settings;
  const { id } = shell.play.game;
  shell.store.note({ moved: put(moved, id, moved[id] ?? 0) });
  void shell.dealFirst();
}

/** The answer to another move than the shown one. A game may name what its players overlook. */
const astray = ({ play }: Shell): string =>
  sayIf(`astray-${play.game.id}`, { hand: pointer() }) ?? say('welcome-astray');

/** The sentence for the next move, below the board. */
export function guideLine(shell: Shell): TemplateResult {
  const { session, state } = shell.play;
  const first = guided.get(session);
  if (state.status.over || first === undefined) return html`<div class="guide"></div>`;
  const made = followed(session, first);
  const isAstray = made < session.at();
  return html`
    <div class="guide" role="status">
      <p>${isAstray ? astray(shell) : saySentence({ id: first.say ?? '', args: { n: made + 1, hand: pointer() } })}</p>
      <div>
        ${isAstray ? button(undefined, say('command-undo'), () => shell.play.seek(made)) : ''}
        <button type="button" class="skip" @click=${() => skip(shell)}>${say('welcome-skip')}</button>
      </div>
    </div>
  `;
}

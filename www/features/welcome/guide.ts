// Guides a new player through a first board: the sentence for the next move below the board, and the ghost
// finger on it. Loaded with the first board.
import './guide.css';
import { html, type TemplateResult } from 'lit/html.js';
import type { App } from '../../app/app';
import { GhostFinger } from '../../board/ghost';
import type { GameSession } from '../../engine/types';
import { aimOf, newRun } from '../../run/run';
import { say, saySentence } from '../../ui/words';
import { type FirstBoard, firstBoardOf, onTheWay } from './boards';

/** The time without a touch after which the finger is shown again, in milliseconds. */
const IDLE_MS = 2500;

let board: { of: GameSession; first: FirstBoard } | undefined;
let finger: GhostFinger | undefined;

/** Opens the first board of a game. Returns false if it has none. */
export async function openFirst(app: App, game: string): Promise<boolean> {
  const first = await firstBoardOf(game);
  if (first === undefined || !(await app.need(game, first.text))) return false;
  const session = app.engine.load(first.text);
  app.play.open(session, newRun({ aim: aimOf(session) }));
  return true;
}

/** Guides the player through the first board on the page, until another game is opened. */
export async function attend(app: App): Promise<void> {
  const { session, game } = app.play;
  const first = await firstBoardOf(game.id);
  if (first === undefined || app.play.session !== session) return;
  board = { of: session, first };
  finger ??= new GhostFinger(app.frame.board, (x, y) => app.view.toHost(x, y));
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    if (!app.play.isOpen || app.play.session !== session) {
      over.abort();
      finger?.hide();
      return;
    }
    const made = onTheWay(session, first);
    const gesture = made === undefined ? undefined : first.gestures[made];
    if (gesture === undefined || app.play.state.status.over || app.panel !== undefined) finger?.hide();
    else finger?.show(gesture, app.view.isStill);
  };
  const wait = () => {
    finger?.hide();
    clearTimeout(timer);
    timer = setTimeout(show, IDLE_MS);
  };
  app.frame.board.addEventListener('pointerdown', wait, { signal, capture: true });
  app.view.events.addEventListener('rest', show, { signal });
  app.play.addEventListener('opened', show, { signal });
  app.refresh();
  show();
}

function skip(app: App): void {
  const { moved } = app.store.settings;
  const { id } = app.play.game;
  app.store.note({ moved: { ...moved, [id]: moved[id] ?? 0 } });
  void app.dealFirst();
}

/** The sentence for the next move, below the board. */
export function guideLine(app: App): TemplateResult {
  const { session, state } = app.play;
  if (state.status.over || board?.of !== session) return html`<div class="guide"></div>`;
  const { first } = board;
  const made = onTheWay(session, first);
  return html`
    <div class="guide" role="status">
      ${
        made === undefined
          ? html`<p>${say('welcome-astray')}</p>
              <button type="button" class="soft" @click=${() => app.play.restart()}>${say('command-undo')}</button>`
          : html`<p>${saySentence({ id: first.say ?? '', args: { n: made + 1 } })}</p>
              <button type="button" class="skip" @click=${() => skip(app)}>${say('welcome-skip')}</button>`
      }
    </div>
  `;
}

// The list of games: a card each, with a small picture that is a real game playing by itself.
import { html, type TemplateResult } from 'lit/html.js';
import { BoardView } from '../board/view';
import type { GameInfo, GameSession, Update } from '../engine/engine';
import { hasMoves } from '../store/histories';
import type { App } from './app';
import { boardSettings } from './appearance';
import { dailySeed } from './daily';
import { editorsOf } from './pages';
import { button, icon, sessionName } from './parts';
import { number, say, saySentence } from './words';

/** The time from one move of a picture to the next, in milliseconds. */
const STEP_MS = 1600;
/** How many moves have been made when a picture is first seen. */
const BEGUN = 14;
/** How far apart in the list of legal moves those of a picture are, so that they lie all over the board. */
const STRIDE = 7919;
/** Every visitor sees the same little game. */
const SEED = '7';

class Preview {
  readonly host = document.createElement('div');
  readonly #app: App;
  readonly #game: GameInfo;
  readonly #view: BoardView;
  #session: GameSession;
  #count = 0;

  constructor(app: App, game: GameInfo) {
    this.#app = app;
    this.#game = game;
    this.host.className = 'preview';
    this.host.inert = true;
    this.host.setAttribute('aria-hidden', 'true');
    const settings = { ...boardSettings(app.store.settings, game.id), isPlain: true };
    this.#view = new BoardView(this.host, { say: saySentence, settings });
    this.#session = this.#deal();
  }

  #deal(): GameSession {
    const session = this.#app.engine.deal(this.#game.id, this.#game.presets[0]?.params ?? '', SEED);
    // A board in the middle of a game says more than an empty one, or than one that is full.
    for (let n = 0; n < BEGUN; n += 1) this.#play(session);
    this.#view.show(session, this.#game);
    return session;
  }

  /** Plays some legal move: a different one each time, so that the picture does not run in a circle. */
  #play(session: GameSession): Update | undefined {
    const legal = session.legal();
    const move = legal[(this.#count * STRIDE) % Math.max(1, legal.length)];
    this.#count += 1;
    return move === undefined ? undefined : session.play(move);
  }

  step(): void {
    const update = this.#play(this.#session);
    if (update === undefined) this.#session = this.#deal();
    else this.#view.changed(update);
  }

  dispose(): void {
    this.#view.dispose();
    this.host.remove();
  }
}

export class GameList {
  readonly #app: App;
  #previews = new Map<string, Preview>();
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #fetching = new Set<string>();

  constructor(app: App) {
    this.#app = app;
  }

  render(): TemplateResult {
    this.#start();
    return html`
      <div class="list">
        ${this.#games.map((game) => this.#card(game))}
        ${editorsOf(this.#app.engine).map(({ id }) => this.#editorCard(id))}
      </div>
    `;
  }

  /** Editors are reached from the games that they edit. */
  get #games(): GameInfo[] {
    return this.#app.engine.catalogue.filter(({ edits }) => edits === null);
  }

  #card(game: GameInfo): TemplateResult {
    const app = this.#app;
    const title = say(`game-${game.id}`);
    const daily = () => {
      void app.deal(game.id, game.presets[0]?.params ?? '', dailySeed(), dailySeed());
    };
    return html`
      <article class="card">
        ${this.#previews.get(game.id)?.host ?? html`<div class="preview"></div>`}
        <div class="card-text">
          <h2>${title}</h2>
          <p>${say(`about-${game.id}`)}</p>
          ${this.#progress(game)}
          <div class="buttons halves">
            ${button('play', say(this.#isLeft(game) ? 'continue' : 'play', { game: title }), () => void app.enter(game.id), { kind: 'main' })}
            ${button('daily', say('daily-deal'), daily)}
          </div>
        </div>
      </article>
    `;
  }

  /** An editor's card: there is no game to be seen yet. */
  #editorCard(name: string): TemplateResult {
    return html`
      <article class="card">
        <div class="preview making" aria-hidden="true">${icon('edit')}</div>
        <div class="card-text">
          <h2>${say(`editor-${name}`)}</h2>
          <p>${say(`editor-${name}-about`)}</p>
          <div class="buttons halves">
            ${button('edit', say('editor-open'), () => void this.#app.openPage(name), { kind: 'main' })}
          </div>
        </div>
      </article>
    `;
  }

  #isLeft(game: GameInfo): boolean {
    const left = this.#app.store.running(game.id);
    return left !== undefined && hasMoves(left);
  }

  /** Where the game stands that was left. */
  #progress(game: GameInfo): TemplateResult | string {
    const left = this.#app.store.running(game.id);
    if (left === undefined || !hasMoves(left) || !this.#app.engine.has(game.id)) return '';
    try {
      const session = this.#app.engine.load(left.save);
      const figures: Record<string, number> = session.figures();
      const figure = game.records[0]?.figure ?? 'moves';
      const text = `${sessionName(session)} · ${say(`figure-${figure}`)} ${number(figures[figure] ?? 0)}`;
      session.free();
      return html`<p class="progress">${text}</p>`;
    } catch {
      return '';
    }
  }

  #start(): void {
    for (const game of this.#games) {
      if (this.#previews.has(game.id)) continue;
      if (this.#app.engine.has(game.id)) this.#previews.set(game.id, new Preview(this.#app, game));
      else void this.#fetch(game.id);
    }
    if (this.#timer !== undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      for (const preview of this.#previews.values()) preview.step();
    }, STEP_MS);
  }

  /** Fetches a game's package for its picture. Without a connection the card does without. */
  async #fetch(game: string): Promise<void> {
    if (this.#fetching.has(game)) return;
    this.#fetching.add(game);
    try {
      await this.#app.engine.need(game);
      if (!this.#app.isPlaying) this.#app.refresh();
    } catch (error) {
      console.warn(error);
    }
    this.#fetching.delete(game);
  }

  /** The list is out of sight: its pictures cost nothing. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const preview of this.#previews.values()) preview.dispose();
    this.#previews.clear();
  }
}

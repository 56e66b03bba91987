// Shows the move that was played next to the better one suggested on the board. The marks of the played move
// are drawn in a single colour on a canvas over the board's. Fetched with the first look back.
import { decode, isSameRect, type Shot, type Sprite } from '../engine/film';
import type { GameInfo, GameSession, PackedFilm } from '../engine/types';
import { Painter } from './film/painter';
import { Projector } from './film/projector';
import type { Perform } from './perform';
import type { BoardSettings } from './settings';
import type { BoardView } from './view';

/** The opacity of the single colour over a mark's own colours. */
const HIDES = 0.72;
/** The scale of a played mark at the same place as a mark of the better move. */
const SMALLER = 0.5;
/** The distance by which such a mark is shifted in its direction, as a fraction of its size. */
const FURTHER = 0.55;

export const endOf = (film: PackedFilm): Shot | undefined => decode(film).shots.at(-1);

/** The sprites that a suggestion adds or changes in a picture of the board. */
export const marksOf = (bare: readonly Sprite[], suggested: readonly Sprite[]): Sprite[] => {
  const known = new Map(bare.map((sprite) => [sprite.key, sprite]));
  return suggested.filter((sprite) => !isSame(known.get(sprite.key), sprite));
};

const isSame = (a: Sprite | undefined, b: Sprite): boolean =>
  a !== undefined && isSameRect(a, b) && a.role === b.role && a.look === b.look && a.turn === b.turn;

/** Scales and shifts the marks of the played move that the marks of the better one would cover. */
export function apart(played: readonly Sprite[], better: readonly Sprite[]): Sprite[] {
  return played.map((mark) => {
    const isCovered = better.some((other) => isSameRect(other, mark) && other.turn !== mark.turn);
    if (!isCovered) return mark;
    const [w, h] = [mark.w * SMALLER, mark.h * SMALLER];
    const [dx, dy] = [(2 - mark.turn) % 2, (mark.turn - 1) % 2];
    const x = mark.x + (mark.w - w) / 2 + dx * FURTHER * mark.w;
    const y = mark.y + (mark.h - h) / 2 + dy * FURTHER * mark.h;
    return { ...mark, x, y, w, h };
  });
}

export class PlayedMove {
  readonly #view: BoardView;
  readonly #canvas = document.createElement('canvas');
  readonly #painter = new Painter(this.#canvas);
  readonly #projector = new Projector();
  readonly #settings: () => BoardSettings;
  readonly #game: GameInfo;
  readonly #session: GameSession;
  readonly #perform: Perform;
  /** Shows the moves again after a change of layout. */
  #again: (() => void) | undefined;
  readonly #observer = new ResizeObserver(() => this.#again?.());
  readonly #end = new AbortController();

  /** Creates the overlay for a board that shows a session. */
  constructor(
    view: BoardView,
    board: HTMLCanvasElement,
    {
      session,
      perform,
      game,
      settings,
    }: { session: GameSession; perform: Perform; game: GameInfo; settings: () => BoardSettings },
  ) {
    this.#view = view;
    this.#session = session;
    this.#perform = perform;
    this.#game = game;
    this.#settings = settings;
    // The page also describes the played move in words.
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#canvas.className = 'board-canvas board-played fill';
    // A zoomed board shows only the better move.
    const hide = () => this.#canvas.toggleAttribute('hidden', view.zooming.size === 'zoomed');
    view.events.addEventListener('size', hide, { signal: this.#end.signal });
    board.after(this.#canvas);
    this.#observer.observe(this.#canvas);
  }

  /** Lets the board suggest the better move, and shows the played one next to it. */
  show(played: string, better: string): void {
    const bare = this.#bare();
    const best = this.#suggested(better);
    const there = this.#suggested(played);
    this.#perform((session) => session.suggest(better));
    if (bare === undefined || there === undefined || best === undefined) return;
    const marks = (shot: Shot) => marksOf(bare.sprites, shot.sprites);
    const sprites = apart(marks(there), marks(best));
    this.#projector.reset({ isRedraw: true, shots: [{ ...there, sprites }] });
    this.#paint();
    this.#again = () => this.show(played, better);
  }

  /** The board without a suggestion, which seeking removes. */
  #bare(): Shot | undefined {
    const session = this.#session;
    const at = session.at();
    session.seek(at > 0 ? at - 1 : at + 1);
    session.seek(at);
    return endOf(session.state().film);
  }

  #suggested(move: string): Shot | undefined {
    const { film } = this.#session.suggest(move);
    return film && endOf(film);
  }

  #paint(): void {
    const canvas = this.#canvas;
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#painter.resize(
      Math.round(clientWidth * devicePixelRatio),
      Math.round(clientHeight * devicePixelRatio),
      devicePixelRatio,
    );
    this.#painter.setSkin(this.#game, this.#settings(), this.#session.pictures());
    this.#painter.lens = () => {
      const [from, to] = [this.#view.toHost(0, 0), this.#view.toHost(1, 0)];
      const { ratio } = this.#painter;
      return { unit: (to.x - from.x) * ratio, left: from.x * ratio, top: from.y * ratio };
    };
    this.#painter.draw(this.#projector);
    const context = canvas.getContext('2d');
    if (context === null) return;
    context.globalCompositeOperation = 'source-atop';
    context.globalAlpha = HIDES;
    context.fillStyle = getComputedStyle(canvas).color;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  }

  hide(): void {
    this.#again = undefined;
    this.#projector.reset({ isRedraw: true, shots: [] });
    this.#painter.resize(0, 0, 1);
  }

  dispose(): void {
    this.#end.abort();
    this.#observer.disconnect();
    this.#canvas.remove();
  }
}

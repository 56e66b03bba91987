// The move that was played, shown beside the better one that the board suggests: its marks, all in one colour, on a canvas of their own over
// the board's. Fetched with the first look back.
import { decode, isSameRect, type Shot, type Sprite } from '../engine/film';
import type { GameInfo, GameSession, PackedFilm } from '../engine/types';
import { FALLBACK, skinOf } from '../skins/registry';
import { Painter } from './painter';
import { Projector } from './projector';
import type { BoardSettings, BoardView } from './view';

/** How much of a mark's own colours its one colour hides. */
const HIDES = 0.72;
/** Where both moves have their mark at one place, that of the played one is so much smaller, */
const SMALLER = 0.5;
/** and lies so much further the way it points, in its own breadths. */
const FURTHER = 0.55;

/** The picture that a film ends in. */
export const endOf = (film: PackedFilm): Shot | undefined => decode(film).shots.at(-1);

/** What a suggestion adds to a picture of the board, in front of all else; or changes in it. */
export const marksOf = (bare: readonly Sprite[], suggested: readonly Sprite[]): Sprite[] => {
  const known = new Map(bare.map((sprite) => [sprite.key, sprite]));
  return suggested.filter((sprite) => !isSame(known.get(sprite.key), sprite));
};

const isSame = (a: Sprite | undefined, b: Sprite): boolean =>
  a !== undefined && isSameRect(a, b) && a.role === b.role && a.look === b.look && a.turn === b.turn;

/** The marks of the move that was played, out of the way of those of the better one: an arrow that has its place lies where it points. */
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

export class Played {
  readonly #view: BoardView;
  readonly #canvas = document.createElement('canvas');
  readonly #painter = new Painter(this.#canvas);
  readonly #projector = new Projector();
  readonly #settings: () => BoardSettings;
  readonly #game: GameInfo;
  readonly #session: GameSession;
  /** Shows the moves again, when the board lies otherwise. */
  #again: (() => void) | undefined;
  readonly #observer = new ResizeObserver(() => this.#again?.());
  readonly #end = new AbortController();

  /** Lies over the canvas of a board that shows a session. */
  constructor(
    view: BoardView,
    board: HTMLCanvasElement,
    { session, game, settings }: { session: GameSession; game: GameInfo; settings: () => BoardSettings },
  ) {
    this.#view = view;
    this.#session = session;
    this.#game = game;
    this.#settings = settings;
    // What was played is said in words.
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#canvas.className = 'board-canvas board-played fill';
    // A board that is seen from nearer shows the better move alone.
    const near = () => this.#canvas.toggleAttribute('hidden', view.near.size === 'near');
    view.events.addEventListener('size', near, { signal: this.#end.signal });
    board.after(this.#canvas);
    this.#observer.observe(this.#canvas);
  }

  /** Has the board suggest the better move, and shows the one that was played beside it. */
  show(played: string, better: string): void {
    const bare = this.#bare();
    const there = this.#suggested(played);
    const update = this.#session.suggest(better);
    const best = update.film && endOf(update.film);
    this.#view.changed(update);
    if (bare === undefined || there === undefined || best === undefined) return;
    const marks = (shot: Shot) => marksOf(bare.sprites, shot.sprites);
    const sprites = apart(marks(there), marks(best));
    this.#projector.reset({ isRedraw: true, shots: [{ ...there, sprites }] });
    this.#paint();
    this.#again = () => this.show(played, better);
  }

  /** The board without anything that is suggested: what is suggested goes with a move. */
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
    const { theme, marks, hidden, skin } = this.#settings();
    const { id, roles } = this.#game;
    this.#painter.resize(
      Math.round(clientWidth * devicePixelRatio),
      Math.round(clientHeight * devicePixelRatio),
      devicePixelRatio,
    );
    const pictures = this.#session.pictures();
    this.#painter.dress({
      skin: skinOf(id, skin),
      roles,
      hidden,
      theme,
      marks,
      fallback: FALLBACK,
      pictures,
    });
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

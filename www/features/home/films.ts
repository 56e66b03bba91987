// The animated pictures of games on the home: short films from the build, played by the board's own projector
// and painter. They need the games' skins, but none of their packages.

import { boardSettings } from '../../board/appearance';
import { Painter } from '../../board/film/painter';
import { Projector } from '../../board/film/projector';
import { decode, type Film } from '../../engine/film';
import { Once } from '../../engine/once';
import type { GameInfo } from '../../engine/types';
import url from '../../pkg/home.json?url';
import { FALLBACK, needSkins, skinOf } from '../../skins/registry';
import type { Settings } from '../../store/shapes';

/** The output of `scripts/pictures.mjs` for a game. */
interface Filmed {
  films: { numbers: number[]; texts: string[] }[];
  /** The bytes of pixel images, as numbers: these compress better than base64. */
  pictures: number[];
}

const loads = new Once<Record<string, Filmed>>();

/** Loads the films of all games. Retries after a failure. */
const fetchFilms = () => loads.get(url, () => fetch(url).then((response) => response.json()));

/** The animated picture of a game on a canvas. */
export class FilmPicture {
  readonly canvas = document.createElement('canvas');
  readonly #game: GameInfo;
  readonly #painter = new Painter(this.canvas);
  readonly #projector = new Projector();
  #films: Film[] = [];
  #pictures: Uint8Array = new Uint8Array();
  #next = 1;

  constructor(game: GameInfo) {
    this.#game = game;
  }

  /** Loads the film and the skins. */
  async load(): Promise<void> {
    const [all] = await Promise.all([fetchFilms(), needSkins(this.#game.id)]);
    const found = all[this.#game.id];
    if (found === undefined) return;
    this.#pictures = Uint8Array.from(found.pictures);
    this.#films = found.films.map(({ numbers, texts }) =>
      decode({ numbers: Float32Array.from(numbers), texts }),
    );
    this.#begin();
  }

  /** Draws the picture at the size of its canvas, with the current settings. */
  draw(settings: Settings): void {
    const { theme, marks, skin } = boardSettings(settings, this.#game.id);
    const { clientWidth, clientHeight } = this.canvas;
    if (this.#films.length === 0 || clientWidth === 0) return;
    const dress = { skin: skinOf(this.#game.id, skin), roles: this.#game.roles, fallback: FALLBACK };
    this.#painter.dress({ ...dress, theme, marks, hidden: [], pictures: this.#pictures });
    this.#painter.resize(clientWidth * devicePixelRatio, clientHeight * devicePixelRatio, devicePixelRatio);
    this.#painter.draw(this.#projector);
  }

  #begin(): void {
    const [first] = this.#films;
    if (first !== undefined) this.#projector.reset(first);
    this.#next = 1;
  }

  /** Plays the next move. Restarts after the last one. */
  play(now: number): void {
    const film = this.#films[this.#next];
    if (film === undefined) this.#begin();
    else this.#projector.show(film, now);
    this.#next += film === undefined ? 0 : 1;
  }

  /** Draws the frame at time `now`. Returns true if more frames follow. */
  frame(now: number): boolean {
    const isRunning = this.#projector.frame(now);
    this.#painter.draw(this.#projector);
    return isRunning;
  }
}

/** The interval between moves of a picture, in milliseconds. */
const STEP_MS = 1100;
/** The number of moves before the next picture's turn. */
const TURN = 6;

/** Animates one picture at a time: the one under the pointer, or else the visible ones in turn. */
export class FilmTurns {
  readonly #pictures: readonly FilmPicture[];
  readonly #seen = new Set<Element>();
  readonly #observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#seen.add(target);
      else this.#seen.delete(target);
    }
  });
  readonly #timer: ReturnType<typeof setInterval>;
  /** True if the system asks for reduced motion. */
  readonly #isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #touched: FilmPicture | undefined;
  #steps = 0;
  #index = 0;
  #frame = 0;

  constructor(pictures: readonly FilmPicture[]) {
    this.#pictures = pictures;
    for (const picture of pictures) this.#observer.observe(picture.canvas);
    this.#timer = setInterval(() => this.#step(), STEP_MS);
  }

  /** Selects the picture under the pointer, or none. */
  touch(picture: FilmPicture | undefined): void {
    this.#touched = picture;
    if (picture !== undefined) this.#play(picture);
  }

  #step(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.#touched !== undefined) this.#play(this.#touched);
    if (this.#touched !== undefined || this.#isStill) return;
    const inSight = this.#pictures.filter(({ canvas }) => this.#seen.has(canvas));
    if (this.#steps >= TURN) [this.#steps, this.#index] = [0, this.#index + 1];
    this.#steps += 1;
    const picture = inSight[this.#index % Math.max(1, inSight.length)];
    if (picture !== undefined) this.#play(picture);
  }

  #play(picture: FilmPicture): void {
    cancelAnimationFrame(this.#frame);
    const next = (now: number) => {
      if (picture.frame(now)) this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame((now) => {
      picture.play(now);
      next(now);
    });
  }

  dispose(): void {
    clearInterval(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
  }
}

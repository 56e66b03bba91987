// The animated pictures of games on the home: short films from the build, played by the board's own projector
// and painter. They need the games' skins, but none of their packages.
import { MovingBoard } from '../../board/film/one-by-one';
import { fetchFile } from '../../engine/fetch-file';
import { decode, type Film } from '../../engine/film';
import { Once } from '../../engine/once';
import type { GameInfo } from '../../engine/types';
import url from '../../pkg/home.json?url';
import { needSkins } from '../../skins/registry';
import type { Settings } from '../../store/settings';

/** The output of `scripts/home-films.mjs` for a game. */
interface Filmed {
  films: { numbers: number[]; texts: string[] }[];
  /** The bytes of pixel images, as numbers: these compress better than base64. */
  pictures: number[];
}

const loads = new Once<Record<string, Filmed>>();

/** Loads the films of all games. Retries after a failure. */
const fetchFilms = () => loads.get(url, () => fetchFile(url).then((response) => response.json()));

/** The animated picture of a game on a canvas. */
export class FilmPicture extends MovingBoard {
  readonly turn = 6;
  readonly #game: GameInfo;
  #films: Film[] = [];
  #pictures: Uint8Array = new Uint8Array();
  #next = 1;

  constructor(game: GameInfo) {
    super();
    this.#game = game;
  }

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
    if (this.#films.length > 0) this.paint(this.#game, settings, this.#pictures);
  }

  #begin(): void {
    const [first] = this.#films;
    if (first !== undefined) this.projector.reset(first);
    this.#next = 1;
  }

  /** Plays the next move. Restarts after the last one. */
  play(now: number): void {
    const film = this.#films[this.#next];
    if (film === undefined) this.#begin();
    else this.projector.show(film, now);
    this.#next += film === undefined ? 0 : 1;
  }
}

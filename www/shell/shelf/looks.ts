// What boards on the shelf look like and come to. Each is played again when its picture is seen, one after the other, so that a shelf of
// thousands costs no more than what is in sight; a picture that is out of sight gives its memory back.
import { paintStill } from '../../board/still';
import { boardSettings } from '../appearance';
import { sessionName } from '../parts';
import type { Shell } from '../shell';
import { offersOf } from '../state';
import { number, say } from '../words';

/** Something with a board: its save or its text. */
export interface Shown {
  /** Its name on the shelf. */
  id: string;
  game: string;
  text: string;
}

/** What it comes to. */
export interface Seen {
  name: string;
  figure: string;
  isOver: boolean;
  /** Whether its moves can be rated. */
  isRated: boolean;
}

export class Looks {
  readonly #shell: Shell;
  readonly #changed: (id: string) => void;
  /** Undefined is what this build cannot open. */
  readonly #seen = new Map<string, Seen | undefined>();
  readonly #shown = new Map<Element, Shown>();
  /** What is in sight and has no picture yet. */
  readonly #queue = new Set<HTMLCanvasElement>();
  #isWorking = false;
  readonly #observer = new IntersectionObserver((entries) => this.#scrolled(entries), {
    rootMargin: '200px',
  });

  /** `changed` is told when something has been looked at. */
  constructor(shell: Shell, changed: (id: string) => void) {
    this.#shell = shell;
    this.#changed = changed;
  }

  /** Whether it has been looked at. */
  knows({ id, text }: Shown): boolean {
    return this.#seen.has(`${id} ${text.length}`);
  }

  of({ id, text }: Shown): Seen | undefined {
    return this.#seen.get(`${id} ${text.length}`);
  }

  /** Paints what a canvas is to show as soon as it is in sight. */
  watch(canvas: HTMLCanvasElement, shown: Shown): void {
    const before = this.#shown.get(canvas);
    if (before?.id === shown.id && before.text === shown.text) return;
    this.#shown.set(canvas, shown);
    this.#observer.unobserve(canvas);
    this.#observer.observe(canvas);
  }

  #scrolled(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const canvas = target as HTMLCanvasElement;
      if (isIntersecting) this.#queue.add(canvas);
      else {
        this.#queue.delete(canvas);
        canvas.width = 0;
      }
    }
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (const canvas of this.#queue) {
      this.#queue.delete(canvas);
      const shown = this.#shown.get(canvas);
      if (shown !== undefined && canvas.isConnected) await this.#look(canvas, shown);
      // The player comes first.
      await new Promise((done) => setTimeout(done));
    }
    this.#isWorking = false;
  }

  async #look(canvas: HTMLCanvasElement, shown: Shown): Promise<void> {
    const { engine, store } = this.#shell;
    const key = `${shown.id} ${shown.text.length}`;
    const isNew = !this.#seen.has(key);
    try {
      await engine.need(shown.game, shown.text);
      const info = engine.game(shown.game);
      const session = engine.load(shown.text);
      const figures: Record<string, number> = session.figures();
      const figure = info.records.find(({ figure }) => figure in figures)?.figure ?? 'moves';
      const value = figures[figure];
      this.#seen.set(key, {
        name: sessionName(session),
        figure: value === undefined ? '' : `${say(`figure-${figure}`)} ${number(value)}`,
        isOver: session.status().over,
        isRated: offersOf(session).rates,
      });
      paintStill(canvas, session, info, boardSettings(store.settings, shown.game));
      session.free();
    } catch (error) {
      console.warn(error);
      this.#seen.set(key, undefined);
    }
    if (isNew) this.#changed(shown.id);
  }

  close(): void {
    this.#observer.disconnect();
    this.#queue.clear();
  }
}

// Pictures and figures of the boards on the shelf. A board is loaded when its picture scrolls into view, one
// at a time, so that a shelf of thousands costs no more than its visible part. Pictures out of view release
// their memory.

import type { GameInfo, GameSession } from '../../engine/types';
import { paintText } from '../../play/pictures';
import type { Shell } from '../../play/shell';
import { offersOf, sessionName } from '../../run/state';
import { number, say } from '../../ui/words/words';

/** A board to be shown, as a save or as a project's text. */
export interface BoardText {
  id: string;
  game: string;
  text: string;
  /** The hints that were taken on it, which cost stars. */
  hints?: number;
}

/** The name and the figure read from a board. */
export interface BoardSummary {
  name: string;
  figure: string;
  isOver: boolean;
  /** The stars of a puzzle that is over, none if it was lost; undefined for any other board. */
  stars: number | undefined;
  /** True if its moves can be rated. */
  isRated: boolean;
}

export class BoardPictures {
  readonly #shell: Shell;
  readonly #changed: (id: string) => void;
  /** Undefined for a board that this build cannot open. */
  readonly #seen = new Map<string, BoardSummary | undefined>();
  readonly #shown = new Map<Element, BoardText>();
  /** Visible canvases that have no picture yet. */
  readonly #queue = new Set<HTMLCanvasElement>();
  #isWorking = false;
  readonly #observer = new IntersectionObserver((entries) => this.#scrolled(entries), {
    rootMargin: '200px',
  });

  /** Calls `changed` when a board has been read. */
  constructor(shell: Shell, changed: (id: string) => void) {
    this.#shell = shell;
    this.#changed = changed;
  }

  knows({ id, text }: BoardText): boolean {
    return this.#seen.has(`${id} ${text.length}`);
  }

  of({ id, text }: BoardText): BoardSummary | undefined {
    return this.#seen.get(`${id} ${text.length}`);
  }

  /** Paints the board on a canvas as soon as the canvas is visible. */
  watch(canvas: HTMLCanvasElement, shown: BoardText): void {
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
      // Let input be handled first.
      await new Promise((done) => setTimeout(done));
    }
    this.#isWorking = false;
  }

  async #look(canvas: HTMLCanvasElement, shown: BoardText): Promise<void> {
    const key = `${shown.id} ${shown.text.length}`;
    let summary: BoardSummary | undefined;
    const isNew = !this.#seen.has(key);
    try {
      await paintText(canvas, this.#shell, shown.game, shown.text, (session) => {
        summary = summaryOf(session, this.#shell.engine.game(shown.game), shown.hints ?? 0);
        return true;
      });
    } catch (error) {
      console.warn(error);
    }
    this.#seen.set(key, summary);
    if (isNew) this.#changed(shown.id);
  }

  close(): void {
    this.#observer.disconnect();
    this.#queue.clear();
  }
}

function summaryOf(session: GameSession, { records }: GameInfo, hints: number): BoardSummary {
  const figures: Record<string, number> = session.figures();
  const figure = records.find(({ figure }) => figure in figures)?.figure ?? 'moves';
  const value = figures[figure];
  const isOver = session.status().over;
  const assignment = session.assignment(hints);
  return {
    name: sessionName(session),
    figure: value === undefined ? '' : `${say(`figure-${figure}`)} ${number(value)}`,
    isOver,
    stars: isOver && assignment?.par !== undefined ? assignment.stars : undefined,
    isRated: offersOf(session).rates,
  };
}

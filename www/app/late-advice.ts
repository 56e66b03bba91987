// Loads the adviser, shows its hints and solutions on request, and searches for the par of a deal.
import type { Adviser } from '../engine/engine';
import type { Advice } from '../play/advice/advice';
import type { Shell } from '../play/shell';
import { hasPar, type Par } from '../run/result/deal-par';
import { reach } from '../ui/loading';
import { loadSentences } from '../ui/words/words';

export class LateAdvice {
  readonly #shell: Shell;
  /** Loaded on first use. */
  #adviser: Adviser | undefined;
  #coming: Promise<Adviser> | undefined;
  /** Shows hints and solutions; created on first use. */
  advice: Advice | undefined;
  /** The pars found since the page was opened, by the initial board. */
  readonly #pars = new Map<string, Par>();
  #search = new AbortController();

  constructor(shell: Shell) {
    this.#shell = shell;
    // A press anywhere except on its panel stops autoplay.
    const press = ({ target }: Event) => {
      if (this.isWatched && !(target as Element | null)?.closest?.('.panel')) this.advice?.stop();
    };
    document.addEventListener('pointerdown', press, { capture: true });
  }

  async need(): Promise<Adviser> {
    this.#coming ??= this.#shell.engine.adviser();
    try {
      this.#adviser = await this.#coming;
    } catch (error) {
      // There may be no connection. The next request retries.
      this.#coming = undefined;
      throw error;
    }
    await this.#adviser.need(this.#shell.play.game.id);
    return this.#adviser;
  }

  async advise(how: 'hint' | 'solve' | 'autoplay'): Promise<void> {
    const sentences = [`${this.#shell.play.game.id}-dialogs`, ...(how === 'solve' ? ['panels'] : [])];
    const found = await reach(
      () => Promise.all([import('../play/advice/advice'), this.need(), loadSentences(...sentences)]),
      () => void this.advise(how),
    );
    if (found === undefined) return;
    const [{ Advice }, adviser] = found;
    this.advice ??= new Advice(this.#shell, adviser);
    await this.advice[how]();
  }

  /** True if autoplay or a solution is running. */
  get isWatched(): boolean {
    return this.advice?.isWatched ?? false;
  }

  /** Cancels the adviser's search, for example because the position has changed. */
  cancel(): void {
    this.#adviser?.cancel();
  }

  /** Searches for the length of the shortest solution while the deal is on the page. */
  findPar(): void {
    const { play } = this.#shell;
    if (!hasPar(play.game) || play.run.aim !== null || play.par !== undefined) return;
    this.endSearch();
    this.#search = new AbortController();
    const { signal } = this.#search;
    import('../play/result/par')
      .then(({ findPar }) => findPar(this.#shell, this.#pars, signal))
      .catch(console.warn);
  }

  endSearch(): void {
    this.#search.abort();
  }
}

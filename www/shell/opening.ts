// What comes onto the page from outside, by a link, a file or as text, and the way back to the player's own game. What reads texts is fetched
// with the first one (`arrival.ts`).
import { bodyOf, isLink } from '../offline/wanted';
import { hasMoves } from '../store/histories';
import type { App } from './app';
import { hasPage } from './pages';
import { reviewToasts, toast } from './toast';
import { say } from './words';

/** How a guest on the page was opened. */
export type Came = 'link' | 'text' | 'replay';

export class Opening {
  came: Came = 'link';
  /** How many links are being opened. */
  #opening = 0;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  /** Whether a link is on its way, so that what is on the page is about to give way. */
  get isOpening(): boolean {
    return this.#opening > 0;
  }

  /** Opens a save, an id, a position or a link's text. Returns what is wrong with it, if anything, in words. */
  async visit(text: string, how: Came): Promise<string | undefined> {
    return (await import('./arrival')).visit(this.#app, text, how);
  }

  /** Opens text that was pasted or read from a file: an address, a save, an id or a position. */
  async openText(text: string): Promise<string | undefined> {
    return (await import('./arrival')).openText(this.#app, text);
  }

  /** The button of a notice that leads back to the player's own game, where there is one. */
  returnAction() {
    if (!this.canReturn()) return {};
    return { action: { label: say('to-own'), run: () => void this.returnToOwn() } };
  }

  /** Whether the game on the page takes nobody's place: a guest, a day's, an assignment. */
  get #isBeside(): boolean {
    const { run, slot, game } = this.#app.play;
    return run.isGuest || slot !== game.id;
  }

  /** Whether the player has a game to go back to. */
  canReturn(): boolean {
    if (!this.#app.play.isOpen) return false;
    const game = this.#app.play.game.id;
    if (this.#isBeside) {
      const own = this.#app.store.running(game);
      return own !== undefined && hasMoves(own);
    }
    // What was made in an editor is found in its list.
    return this.#app.play.game.edits === null && this.#app.store.before(game) !== undefined;
  }

  async returnToOwn(): Promise<void> {
    const { play, store } = this.#app;
    const game = play.game.id;
    if (this.#isBeside) {
      await this.#app.resume(game);
      return;
    }
    const present = play.run.name;
    const own = await (await store.depot()).run(store.before(game) ?? '');
    // It may have been taken from the shelf, and something else been opened meanwhile.
    store.setBefore(game, own === undefined ? undefined : present);
    const isHere = own !== undefined && (await this.#app.need(game, own.save));
    if (isHere && play.run.name === present) play.take(own);
    this.#app.refresh();
  }

  /** Opens what the address holds, then cleans it, so that a reload takes up the running game. */
  async openAddress(): Promise<void> {
    const { hash } = location;
    if (!isLink(hash)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    this.#opening += 1;
    this.#app.turnPage();
    const fault = await this.#openFragment(hash);
    this.#opening -= 1;
    reviewToasts();
    if (fault !== undefined) toast(fault, { ms: Number.POSITIVE_INFINITY, ...this.#app.here() });
  }

  /** What names a page or a game needs no more than that; all else is a text. */
  async #openFragment(fragment: string): Promise<string | undefined> {
    const name = bodyOf(fragment);
    // Pages first: an editor with a page of its own is in the catalogue, too.
    if (hasPage(name)) {
      if (!this.#app.play.isOpen) await this.#app.enter(this.#app.last);
      await this.#app.openPage(name);
    } else if (this.#app.engine.catalogue.some(({ id }) => id === name)) await this.#app.enter(name);
    else return (await import('./arrival')).openFragment(this.#app, fragment);
    return undefined;
  }
}

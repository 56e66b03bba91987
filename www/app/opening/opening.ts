// Opens content from outside, such as links, files and pasted text, and leads back to the player's own game.
// The code that reads texts is loaded with the first one (`arrival.ts`).
import { bodyOf, isLink } from '../../engine/link-start';
import type { Came } from '../../play/shell';
import { isFirst } from '../../run/assignments/first';
import { hasMoves } from '../../store/runs/histories';
import { loadFault, reach } from '../../ui/loading';
import { closeSheet } from '../../ui/sheet';
import { reviewToasts, toast } from '../../ui/toast';
import { say } from '../../ui/words/words';
import type { AppShell, Arrivals } from '../app-shell';
import { closeMenu } from '../commands/menu-list';
import { hasPage } from '../navigation/pages';

export class PageOpening implements Arrivals {
  came: Came = 'link';
  /** The number of links being opened. */
  #opening = 0;
  readonly #shell: AppShell;

  constructor(shell: AppShell) {
    this.#shell = shell;
  }

  /** True while a link is being opened, which will replace the content of the page. */
  get isOpening(): boolean {
    return this.#opening > 0;
  }

  /** Opens a save, an id, a position or the text of a link. Returns the fault in words, if there is one. */
  async visit(text: string, how: Came): Promise<string | undefined> {
    const code = await reach(
      () => import('./arrival'),
      () => void this.visit(text, how).then((fault) => fault && toast(fault)),
    );
    return code?.visit(this.#shell, text, how);
  }

  async openFile(text: string): Promise<string | undefined> {
    try {
      return await (await import('./launched-files')).openFileText(this.#shell, text);
    } catch (error) {
      // The text stays where it was typed, ready for another try.
      console.warn(error);
      return loadFault();
    }
  }

  returnAction() {
    if (!this.canReturn()) return {};
    return { action: { label: say('to-own'), run: () => void this.returnToOwn() } };
  }

  /** True if the game on the page does not replace the player's own: a guest, a daily game, an assignment. */
  get #isBeside(): boolean {
    const { run, slot, game } = this.#shell.play;
    return run.isGuest || slot !== game.id;
  }

  /** True if the player has a game to go back to. A first board is none. */
  canReturn(): boolean {
    if (!this.#shell.play.isOpen) return false;
    const game = this.#shell.play.game.id;
    if (this.#isBeside) {
      const own = this.#shell.store.running(game);
      return own !== undefined && hasMoves(own) && !isFirst(own);
    }
    // An editor's works are opened from its list instead.
    return this.#shell.play.game.edits === null && this.#shell.store.before(game) !== undefined;
  }

  /**
   * Leads back to the player's own game from a game beside it, or from one that has replaced it in its slot.
   */
  async returnToOwn(): Promise<void> {
    const { play, store } = this.#shell;
    const game = play.game.id;
    if (this.#isBeside) {
      await this.#shell.resume(game);
      return;
    }
    const present = play.run.name;
    const depot = await reach(
      () => store.depot(),
      () => void this.returnToOwn(),
    );
    if (depot === undefined) return;
    const own = await depot.run(store.before(game) ?? '');
    // Meanwhile the run may have been removed from the shelf, or another game opened.
    if (own === undefined) store.setBefore(game, undefined);
    else if ((await this.#shell.need(game, own.save)) && play.run.name === present) {
      if ((await play.take(own)) === 'taken') store.setBefore(game, present);
    }
    this.#shell.refresh();
  }

  /** Opens the address, then clears it, so that a reload continues the running game. */
  async openAddress(): Promise<void> {
    const { hash } = location;
    if (!isLink(hash)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    this.#opening += 1;
    // What was open belongs to the content before.
    closeSheet();
    closeMenu();
    this.#shell.screenChanged();
    const fault = await this.#openFragment(hash);
    this.#opening -= 1;
    reviewToasts();
    if (fault !== undefined)
      toast(fault, { ms: Number.POSITIVE_INFINITY, ...this.#shell.whileOnThisScreen() });
  }

  async openPlace(place: string): Promise<void> {
    const fault = await this.#openFragment(place);
    if (fault !== undefined) toast(fault);
  }

  /** Opens a fragment. Names of pages and games are handled here, all other fragments in `arrival.ts`. */
  async #openFragment(fragment: string): Promise<string | undefined> {
    const name = bodyOf(fragment);
    // Pages first: an editor with a page of its own is in the catalogue, too.
    if (hasPage(name)) {
      const isEditor = this.#shell.engine.catalogue.some(({ id }) => id === name);
      // An editor has a game below it.
      if (isEditor && !this.#shell.play.isOpen) await this.#shell.enter(this.#shell.last);
      await this.#shell.openPage(name);
    } else if (this.#shell.engine.catalogue.some(({ id }) => id === name)) await this.#shell.enter(name);
    else {
      // The address has been cleared, so a retry sets it again.
      const again = () => {
        location.hash = fragment;
      };
      const arrival = await reach(() => import('./arrival'), again);
      return arrival?.openFragment(this.#shell, fragment);
    }
    return undefined;
  }
}

// What comes onto the page from outside, by a link, a file or as text, and the way back to the player's own game.
import type { Fault, GameInfo } from '../engine/engine';
import { bodyOf, isLink } from '../offline/wanted';
import { hasMoves } from '../store/histories';
import type { App } from './app';
import { fetchDialogs } from './dialogs';
import { decode, fragmentOf, isFile, LARGE, LinkError } from './link';
import { editorsOf, hasPage, pageEditorOf } from './pages';
import { reviewToasts, toast } from './toast';
import { say } from './words';

export class Opening {
  /** How the guest on the page was opened. */
  came: 'link' | 'text' | 'replay' = 'link';
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
  async visit(text: string, how: 'link' | 'text' | 'replay'): Promise<string | undefined> {
    const { engine } = this.#app;
    const game = engine.gameOf(text) ?? '';
    // What is made on a page of its own is opened there.
    const page = editorsOf(engine).find(({ id }) => id === game);
    if (page !== undefined) return this.#make(page, text);
    // A text of no game is refused by any package.
    if (!(await this.#app.need(game || this.#app.last, text))) return undefined;
    this.came = how;
    try {
      this.#app.play.visit(text);
    } catch (error) {
      const maker = pageEditorOf(engine, game);
      // A document that is wrong can be mended there.
      if (maker === undefined || !text.startsWith(`${game} `)) return faultOf(text, error);
      return this.#make(maker, text);
    }
    if (how === 'replay') this.#app.look('watch');
    // A result says itself what it is, and what to do.
    else if (!this.#app.play.state.status.over) this.#tellOfGuest(how);
    return undefined;
  }

  /** Says where the game on the page came from, and that nothing is lost by it. */
  #tellOfGuest(how: 'link' | 'text'): void {
    const moves = this.#app.play.state.at;
    if (this.canReturn())
      toast(say('link-opened'), { ms: 12_000, ...this.#app.here(), ...this.returnAction() });
    else if (how === 'link' && moves > 0)
      toast(say('link-opened-at', { moves }), { ms: 12_000, ...this.#app.here() });
  }

  /** Opens an editor with a text. A game stands behind it, also where the page begins with it. */
  async #make({ id, edits }: GameInfo, text: string): Promise<undefined> {
    if (!this.#app.play.isOpen) await this.#app.enter(edits ?? this.#app.last);
    await this.#app.openPage(id, { text });
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

  async #openFragment(fragment: string): Promise<string | undefined> {
    try {
      const name = bodyOf(fragment);
      if (hasPage(name)) {
        if (!this.#app.play.isOpen) await this.#app.enter(this.#app.last);
        await this.#app.openPage(name);
      } else if (this.#app.engine.catalogue.some(({ id }) => id === name)) await this.#app.enter(name);
      else if (this.#app.engine.catalogue.some(({ id }) => name.startsWith(`${id}/`)))
        return await this.#openPreset(name);
      else {
        const text = await decode(fragment);
        if (isFile(text)) {
          // What is in it is checked by some package.
          await this.#app.engine.need(this.#app.last);
          await (await fetchDialogs(this.#app)).offer(this.#app, text);
        } else if (text.length <= LARGE || (await (await fetchDialogs(this.#app)).wantsLarge(text.length)))
          return await this.visit(text, 'link');
      }
      return undefined;
    } catch (error) {
      return say(error instanceof LinkError ? error.fault : 'link-broken');
    }
  }

  /** Opens a game by an address that names it and one of its presets: `#GAME/PRESET`. */
  async #openPreset(address: string): Promise<string | undefined> {
    const [id = '', preset = ''] = address.split('/');
    const game = this.#app.engine.catalogue.find((one) => one.id === id);
    if (!game?.presets.some(({ params }) => params === preset)) return say('link-unknown');
    const { enterPreset } = await import('./preset');
    await enterPreset(this.#app, id, preset);
    return undefined;
  }

  /** Opens text that was pasted or read from a file: an address, a save, an id or a position. */
  async openText(text: string): Promise<string | undefined> {
    const fragment = fragmentOf(text);
    return fragment === undefined ? this.visit(text.trim(), 'text') : this.#openFragment(fragment);
  }
}

/** What is wrong with a text, in words. */
async function faultOf(text: string, error: unknown): Promise<string> {
  // The rules say which versions they read.
  const { what, end } = (error as { fault?: Fault } | null)?.fault?.expected.parts ?? {};
  const version = Number(/^\s*tilery (\d+)\b/.exec(text)?.[1]);
  if (typeof what === 'object' && 'name' in what && what.name === 'version' && version > Number(end))
    return say('link-newer', { version });
  const { faultIn } = await import('./phrases');
  return say('text-fault', { fault: await faultIn(error) });
}

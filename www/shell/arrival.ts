// Opens the texts that come from outside: saves, ids, positions, documents and files of what somebody keeps, in a link, pasted or read from a file.
import type { Fault, GameInfo } from '../engine/engine';
import { bodyOf } from '../offline/wanted';
import type { App } from './app';
import { fetchDialogs } from './dialogs';
import { decode, fragmentOf, isFile, LARGE, LinkError, MAX_TEXT } from './link';
import type { Came } from './opening';
import { editorsOf, pageEditorOf } from './pages';
import { toast } from './toast';
import { learn, say } from './words';

/** Opens a save, an id, a position or a link's text. Returns what is wrong with it, if anything, in words. */
export async function visit(app: App, text: string, how: Came): Promise<string | undefined> {
  const { engine, opening, play } = app;
  const game = engine.gameOf(text) ?? '';
  // What is made on a page of its own is opened there.
  const page = editorsOf(engine).find(({ id }) => id === game);
  if (page !== undefined) return make(app, page, text);
  // A text of no game is refused by any package.
  if (!(await app.need(game || app.last, text))) return undefined;
  opening.came = how;
  try {
    play.visit(text);
  } catch (error) {
    const maker = pageEditorOf(engine, game);
    // A document that is wrong can be mended there.
    if (maker === undefined || !text.startsWith(`${game} `)) return faultOf(text, error);
    return make(app, maker, text);
  }
  if (how === 'replay') app.look('watch');
  // A result says itself what it is, and what to do.
  else if (!play.state.status.over) tellOfGuest(app, how);
  return undefined;
}

/** Says where the game on the page came from, and that nothing is lost by it. */
function tellOfGuest(app: App, how: Came): void {
  const moves = app.play.state.at;
  if (app.opening.canReturn())
    toast(say('link-opened'), { ms: 12_000, ...app.here(), ...app.opening.returnAction() });
  else if (how === 'link' && moves > 0)
    toast(say('link-opened-at', { moves }), { ms: 12_000, ...app.here() });
}

/** Opens an editor with a text. A game stands behind it, also where the page begins with it. */
async function make(app: App, { id, edits }: GameInfo, text: string): Promise<undefined> {
  if (!app.play.isOpen) await app.enter(edits ?? app.last);
  await app.openPage(id, { text });
}

/** Opens what stands in an address's fragment. Returns what is wrong with it, if anything. */
export async function openFragment(app: App, fragment: string): Promise<string | undefined> {
  try {
    const name = bodyOf(fragment);
    if (app.engine.catalogue.some(({ id }) => name.startsWith(`${id}/`))) return await openPreset(app, name);
    const text = await decode(fragment);
    if (isFile(text)) {
      // What is in it is checked by some package.
      await app.engine.need(app.last);
      await (await fetchDialogs(app)).offer(app, text);
    } else if (text.length <= LARGE || (await (await fetchDialogs(app)).wantsLarge(text.length)))
      return await visit(app, text, 'link');
    return undefined;
  } catch (error) {
    return say(error instanceof LinkError ? error.fault : 'link-broken');
  }
}

/** Opens a game by an address that names it and one of its presets: `#GAME/PRESET`. */
async function openPreset(app: App, address: string): Promise<string | undefined> {
  const [id = '', preset = ''] = address.split('/');
  const game = app.engine.catalogue.find((one) => one.id === id);
  if (!game?.presets.some(({ params }) => params === preset)) return say('link-unknown');
  const { enterPreset } = await import('./preset');
  await enterPreset(app, id, preset);
  return undefined;
}

/** Opens text that was pasted or read from a file. */
export async function openText(app: App, text: string): Promise<string | undefined> {
  if (text.length > MAX_TEXT) {
    await learn('dialogs');
    return say('text-too-large');
  }
  const fragment = fragmentOf(text);
  return fragment === undefined ? visit(app, text.trim(), 'text') : openFragment(app, fragment);
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

// Opens foreign texts from links, the clipboard or files: saves, ids, positions, documents, and exported
// data.
import type { Fault, GameInfo } from '../engine/engine';
import { bodyOf } from '../offline/boot-target';
import { decode, fragmentOf, isFile, LARGE, LinkError, MAX_TEXT } from '../run/link';
import { toast } from '../ui/toast';
import { learn, say } from '../ui/words';
import type { App } from './app';
import { fetchDialogs } from './dialogs';
import type { Came } from './opening';
import { editorsOf, pageEditorOf } from './pages';

/** Opens a save, an id, a position or the text of a link. Returns the fault in words, if there is one. */
export async function visit(app: App, text: string, how: Came): Promise<string | undefined> {
  const { engine, opening, play } = app;
  if (/^\s*challenge \d/.test(text)) {
    await app.openPage('challenge', { text });
    return undefined;
  }
  const game = engine.gameOf(text) ?? '';
  // Projects open on their editor's page.
  const page = editorsOf(engine).find(({ id }) => id === game);
  if (page !== undefined) return make(app, page, text);
  // Any package rejects a text that belongs to no game.
  if (!(await app.need(game || app.last, text))) return undefined;
  const { isBearable } = await import('../run/trial');
  if (!(await isBearable(engine, game, text))) return say('replay-refused');
  opening.came = how;
  try {
    play.visit(text);
  } catch (error) {
    const maker = pageEditorOf(engine, game);
    // A faulty document opens in its editor, where it can be repaired.
    if (maker === undefined || !text.startsWith(`${game} `)) return faultOf(text, error);
    return make(app, maker, text);
  }
  if (how === 'replay') app.look('watch');
  // A result panel says itself where the game comes from.
  else if (!play.state.status.over) tellOfGuest(app, how);
  return undefined;
}

/** Tells the player where the game on the page came from, and that the own game is kept. */
function tellOfGuest(app: App, how: Came): void {
  const moves = app.play.state.at;
  if (app.opening.canReturn())
    toast(say('link-opened'), { ms: 12_000, ...app.here(), ...app.opening.returnAction() });
  else if (how === 'link' && moves > 0)
    toast(say('link-opened-at', { moves }), { ms: 12_000, ...app.here() });
}

/** Opens an editor with a text. The page always has a game to return to, even if it starts here. */
async function make(app: App, { id, edits }: GameInfo, text: string): Promise<undefined> {
  if (!app.play.isOpen) await app.enter(edits ?? app.last);
  await app.openPage(id, { text });
}

/** Opens the fragment of an address. Returns the fault in words, if there is one. */
export async function openFragment(app: App, fragment: string): Promise<string | undefined> {
  try {
    const name = bodyOf(fragment);
    if (app.engine.catalogue.some(({ id }) => name.startsWith(`${id}/`))) return await openPreset(app, name);
    const text = await decode(fragment);
    if (isFile(text)) {
      // Checking the contents needs the package of some game.
      await app.engine.need(app.last);
      await (await fetchDialogs(app)).offer(app, text);
    } else if (text.length <= LARGE || (await (await fetchDialogs(app)).wantsLarge(text.length)))
      return await visit(app, text, 'link');
    return undefined;
  } catch (error) {
    // What is not the link's fault is that of what reads it.
    return say(error instanceof LinkError ? error.fault : 'start-fault');
  }
}

/** Opens a game by an address with its name and a preset: `#GAME/PRESET`. */
async function openPreset(app: App, address: string): Promise<string | undefined> {
  const [id = '', preset = ''] = address.split('/');
  const game = app.engine.catalogue.find((one) => one.id === id);
  if (!game?.presets.some(({ params }) => params === preset)) return say('link-unknown');
  const { enterPreset } = await import('../run/preset');
  await enterPreset(app, id, preset);
  return undefined;
}

/** Opens a text that was pasted or read from a file. */
export async function openText(app: App, text: string): Promise<string | undefined> {
  if (text.length > MAX_TEXT) {
    await learn('dialogs');
    return say('text-too-large');
  }
  const fragment = fragmentOf(text);
  return fragment === undefined ? visit(app, text.trim(), 'text') : openFragment(app, fragment);
}

/** Describes the fault of a text. */
async function faultOf(text: string, error: unknown): Promise<string> {
  // The error of the rules contains the versions that they read.
  const { what, end } = (error as { fault?: Fault } | null)?.fault?.expected.parts ?? {};
  const version = Number(/^\s*tilery (\d+)\b/.exec(text)?.[1]);
  if (typeof what === 'object' && 'name' in what && what.name === 'version' && version > Number(end))
    return say('link-newer', { version });
  const { faultIn } = await import('../ui/phrases');
  return say('text-fault', { fault: await faultIn(error) });
}

// Opens foreign texts from links, the clipboard or files: saves, ids, positions, documents, and exported
// data.

import type { Fault, GameInfo } from '../../engine/engine';
import { sourceOf } from '../../engine/foreign-games';
import { pageOf } from '../../engine/heads';
import { decode, fragmentOf, isFile, LARGE, LinkError, MAX_TEXT } from '../../engine/link-decoding';
import { bodyOf } from '../../engine/link-start';
import { asSent } from '../../engine/pasted';
import { editorsOf, LEAGUE, pageEditorOf } from '../../play/pages';
import type { Came } from '../../play/shell';
import { loadFault } from '../../ui/loading';
import type { Begin } from '../../ui/page';
import { toast } from '../../ui/toast';
import { loadSentences, say } from '../../ui/words/words';
import type { AppShell } from '../app-shell';
import { fetchDialogs } from '../dialogs';

/** Opens a save, an id, a position or the text of a link. Returns the fault in words, if there is one. */
export async function visit(shell: AppShell, text: string, how: Came): Promise<string | undefined> {
  const { engine, opening, play } = shell;
  const marked = pageOf(text);
  if (marked !== undefined) {
    await shell.openPage(marked, { text });
    return undefined;
  }
  // Games and levels of other tools become projects.
  const [maker] = sourceOf(text) === undefined ? [] : editorsOf(shell);
  if (maker !== undefined) return make(shell, maker, { text });
  const game = engine.gameOf(text) ?? '';
  // Projects open on their editor's page.
  const page = editorsOf(shell).find(({ id }) => id === game);
  if (page !== undefined) return make(shell, page, { text });
  // Any package rejects a text that belongs to no game.
  if (!(await shell.need(game || shell.last, text))) return undefined;
  try {
    if (!(await play.visit(text, () => (opening.came = how)))) return undefined;
  } catch (error) {
    const maker = pageEditorOf(shell, game);
    // A faulty document opens in its editor, where it can be repaired.
    if (maker === undefined || !text.startsWith(`${game} `)) return faultOf(text, error);
    return make(shell, maker, { text });
  }
  if (how === 'replay') shell.look('watch');
  // A result panel already names the origin of the game.
  else if (!play.state.status.over) void tellOfGuest(shell, how);
  return undefined;
}

/** Tells the player where the game on the page came from, and that their own game is kept. */
async function tellOfGuest(shell: AppShell, how: Came): Promise<void> {
  // The home's own games explain themselves, and Back leads to the home.
  if (how === 'home') return;
  if (shell.opening.canReturn())
    toast(say('link-opened', { how }), {
      ms: 12_000,
      ...shell.whileOnThisScreen(),
      ...shell.opening.returnAction(),
    });
  else if (how === 'link' && shell.play.state.at > 0) {
    const holds = shell.whileOnThisScreen();
    const isLoaded = await loadSentences('panels').then(
      () => true,
      () => false,
    );
    const action = { label: say('watch'), run: () => shell.look('watch') };
    toast(say('link-opened-at'), { ms: 12_000, ...(isLoaded && { action }), ...holds });
  }
}

/** Opens an editor. The page always has a game to return to, even if it starts here. */
async function make(shell: AppShell, { id, edits }: GameInfo, begin: Begin): Promise<undefined> {
  if (!shell.play.isOpen) await shell.enter(edits ?? shell.last);
  await shell.openPage(id, begin);
}

/** Opens files of which one is a map, with what belongs to it. Returns false if none is. */
export async function openMaps(
  shell: AppShell,
  files: readonly File[],
  texts: readonly string[],
): Promise<boolean> {
  const [maker] = editorsOf(shell);
  if (maker === undefined || !texts.some((text) => sourceOf(text) === 'map')) return false;
  await make(shell, maker, { files });
  return true;
}

/** Opens the fragment of an address. Returns the fault in words, if there is one. */
export async function openFragment(shell: AppShell, fragment: string): Promise<string | undefined> {
  try {
    const name = bodyOf(fragment);
    if (name.startsWith(`${LEAGUE}/`)) {
      if (name.length > MAX_TEXT) return say('link-too-large');
      await shell.openPage(LEAGUE, { text: `#${name}` });
      return undefined;
    }
    if (shell.engine.catalogue.some(({ id }) => name.startsWith(`${id}/`)))
      return await openPreset(shell, name);
    const text = await decode(fragment);
    if (isFile(text)) {
      // Checking the contents requires the package of any game.
      await shell.engine.need(shell.last);
      // The page behind the question is shown meanwhile.
      (await fetchDialogs(shell)).offer(shell, text).catch(console.warn);
    } else if (text.length <= LARGE || (await (await fetchDialogs(shell)).wantsLarge(text.length)))
      return await visit(shell, text, 'link');
    return undefined;
  } catch (error) {
    // Errors other than the link's own come from loading the code that reads it.
    return error instanceof LinkError ? say(error.fault) : loadFault();
  }
}

/** Opens a game by an address with its name and a preset: `#GAME/PRESET`. */
async function openPreset(shell: AppShell, address: string): Promise<string | undefined> {
  const [id = '', preset = ''] = address.split('/');
  const game = shell.engine.catalogue.find((one) => one.id === id);
  if (!game?.presets.some(({ params }) => params === preset)) return say('link-unknown');
  const { enterPreset } = await import('../../play/preset');
  await enterPreset(shell, id, preset);
  return undefined;
}

/** Opens a text that was pasted or read from a file. */
export async function openText(shell: AppShell, given: string): Promise<string | undefined> {
  if (given.length > MAX_TEXT) {
    await loadSentences('dialogs');
    return say('text-too-large');
  }
  const fragment = fragmentOf(given);
  if (fragment !== undefined) return openFragment(shell, fragment);
  // Tables keep their tabs and empty cells.
  if (sourceOf(given) === 'map') return visit(shell, given, 'text');
  const isText = (one: string) =>
    pageOf(one) !== undefined || sourceOf(one) !== undefined || shell.engine.gameOf(one) !== undefined;
  const text = asSent(given, isText);
  const [first, ...others] = isText(text) ? [] : (await import('../../engine/links-in')).linksIn(text);
  if (first === undefined && !isText(text) && !/^\s*tilery \d/.test(text)) {
    await loadSentences('dialogs');
    return say('open-unknown');
  }
  if (first === undefined) return visit(shell, text.trim(), 'text');
  // A message with one link opens that link. Several links are compared by the league.
  if (others.length === 0 && first.below.length === 0) return openFragment(shell, first.fragment);
  await shell.openPage(LEAGUE, { text });
  return undefined;
}

async function faultOf(text: string, error: unknown): Promise<string> {
  // The parser's error contains the range of versions that it reads.
  const { what, end } = (error as { fault?: Fault } | null)?.fault?.expected.parts ?? {};
  const version = Number(/^\s*tilery (\d+)\b/.exec(text)?.[1]);
  if (typeof what === 'object' && 'name' in what && what.name === 'version' && version > Number(end))
    return say('link-newer', { version });
  const { faultIn } = await import('../../ui/words/phrases');
  return say('text-fault', { fault: await faultIn(error) });
}

// Switches between a game and the editor of its boards.

import { glance } from '../engine/replay';
import { newRun } from '../run/run';
import type { Running } from '../store/runs/run';
import { worksIn } from '../store/runs/works';
import { pageEditorOf } from './pages';
import type { Shell } from './shell';

/** Opens the editor of the game on the page with its position, or with the work that it was made from. */
export async function edit(shell: Shell): Promise<void> {
  const { play, engine } = shell;
  const page = pageEditorOf(shell, play.game.id);
  if (page !== undefined) return shell.openPage(page.id, { text: play.session.position(), isRemix: true });
  const editor = engine.editorOf(play.game.id)?.id;
  if (editor === undefined || !(await shell.need(editor))) return;
  const work = shell.store.running(editor);
  if (work !== undefined && (await isMadeBy(shell, work)) && (await play.take(work)) !== 'unreadable') return;
  play.open(engine.edit(editor, play.session.position()), newRun());
}

/** Opens the game of a save in its full-window editor, as a new game. */
export async function change(shell: Shell, game: string, save: string): Promise<void> {
  const page = pageEditorOf(shell, game);
  if (page === undefined || !(await shell.need(game, save))) return;
  const text = await glance(shell.engine, save, (session) => session.position());
  if (text !== undefined) await shell.openPage(page.id, { text, isRemix: true });
}

/** The stored works of an editor: the current one first, then the latest. */
export function worksOf({ play, store }: Shell, editor: string): Running[] {
  const isHere = play.isOpen && play.game.id === editor && !play.run.isGuest;
  const present = isHere ? play.snapshot() : store.running(editor);
  const others = worksIn(store.area, editor).filter(({ run }) => run !== present?.run);
  return [...(present === undefined ? [] : [present]), ...others.reverse()];
}

/** True if the game on the page was made from the current state of a work. */
async function isMadeBy({ play, engine }: Shell, work: Running): Promise<boolean> {
  try {
    const made = await glance(engine, work.save, (session) => session.made());
    if (made === undefined) return false;
    const start = made.replaceAll('\n', '\n  ');
    return play.session.save().startsWith(`tilery 1\nfrom\n  ${start}\n`);
  } catch {
    // The work cannot be played in its current state.
    return false;
  }
}

/** Plays the board from the editor on the page. */
export async function playMade(shell: Shell): Promise<void> {
  const { play } = shell;
  const { edits } = play.game;
  const text = play.session.made();
  if (edits === null || !(await shell.need(edits))) return;
  await play.visit(text);
}

export function leaveEditor(shell: Shell): void {
  const { edits } = shell.play.game;
  if (edits !== null) void shell.enter(edits);
}

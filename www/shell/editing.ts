// From a game to the editor of its boards, and from there to the game.
import { pageEditorOf } from './pages';
import type { Shell } from './shell';

/** Opens the editor of the game on the page with its position, or with the work that it was made by. */
export async function edit(shell: Shell): Promise<void> {
  const { play, engine } = shell;
  const page = pageEditorOf(engine, play.game.id);
  if (page !== undefined) return shell.openPage(page.id, { text: play.session.position(), isRemix: true });
  const editor = engine.editorOf(play.game.id)?.id;
  if (editor === undefined || !(await shell.need(editor))) return;
  const [work] = play.works(editor);
  if (work !== undefined && play.isOf(work) && play.resume(editor)) return;
  play.edit(editor, play.session.position());
}

/** Plays what was made in the editor on the page. */
export async function playMade(shell: Shell): Promise<void> {
  const { play } = shell;
  const { edits } = play.game;
  const text = play.session.made();
  if (edits === null || !(await shell.need(edits))) return;
  play.visit(text);
}

/** Goes back to the game whose boards are made. */
export function leaveEditor(shell: Shell): void {
  const { edits } = shell.play.game;
  if (edits !== null) void shell.enter(edits);
}

// Editors of boards, and the works made in them.
import { editorFor, pageEditorOf } from '../../run/pages';
import type { Feature, Shell } from '../../run/shell';
import { reach } from '../../ui/loading';

/** Opens the editor of the game on the page. */
const edit = (shell: Shell): void =>
  void reach(
    () => import('../../run/editing'),
    () => edit(shell),
  ).then((editing) => editing?.edit(shell));

const hasPageEditor = (shell: Shell) => pageEditorOf(shell, shell.play.game.id) !== undefined;

export const editing: Feature = {
  commands: [
    {
      id: 'edit',
      icon: 'edit',
      run: edit,
      isOffered: (shell) => shell.engine.editorOf(shell.play.game.id) !== undefined && !hasPageEditor(shell),
    },
    { id: 'remix', icon: 'edit', run: edit, isOffered: hasPageEditor },
    {
      id: 'name',
      icon: 'edit',
      run: (shell) => shell.dialog('name'),
      isOffered: ({ play }) => play.game.edits !== null && play.state.title !== undefined,
    },
    {
      id: 'works',
      icon: 'open',
      run: (shell) => shell.dialog('works'),
      isOffered: (shell) => editorFor(shell) !== undefined,
    },
  ],
};

// The commands of the page and of all features, in the order of the menu. A command is called `command-NAME`
// in the languages.
import { SHORTCUTS } from '../../board/input/keys';
import type { CommandId } from '../../play/names';
import { editorFor, LEAGUE, pageEditorOf, SHELF, TRAIL } from '../../play/pages';
import type { Command, Shell } from '../../play/shell';
import { hasSolution } from '../../run/result/counts';
import { reach } from '../../ui/loading';

/** True outside editors, which have no trail and no results. */
const isOfGame = ({ play }: Shell) => play.game.edits === null;

const isRunning = ({ play }: Shell) => !play.state.status.over;

/** True in games with levels, which are restarted one by one. */
const hasLevels = ({ play }: Shell) => play.game.rounds;

const hasPageEditor = (shell: Shell) => pageEditorOf(shell, shell.play.game.id) !== undefined;

/** Opens the editor of the game on the page. */
const edit = (shell: Shell): void =>
  void reach(
    () => import('../../play/editing'),
    () => edit(shell),
  ).then((editing) => editing?.edit(shell));

/** Leaves the level on the page for the next one. */
const skip = (shell: Shell): void =>
  void reach(
    () => import('../../play/skip'),
    () => skip(shell),
  ).then((skipping) => skipping?.skip(shell));

export const COMMANDS: Readonly<Record<CommandId, Command>> = {
  update: {
    icon: 'update',
    run: ({ build }) => void build.update(),
    isOffered: ({ build }) => build.hasUpdate,
  },
  new: { keys: SHORTCUTS.new, icon: 'new', run: (shell) => shell.dialog('new-game') },
  trail: {
    icon: 'objective',
    run: (shell) => void shell.openPage(TRAIL, { id: shell.play.game.id }),
    isOffered: isOfGame,
  },
  undo: {
    keys: SHORTCUTS.undo,
    changes: true,
    icon: 'undo',
    run: ({ play }) => play.undo(),
    isEnabled: ({ play }) => play.canUndo,
  },
  redo: {
    keys: SHORTCUTS.redo,
    changes: true,
    icon: 'redo',
    run: ({ play }) => play.redo(),
    isEnabled: ({ play }) => play.canRedo,
  },
  hint: {
    keys: SHORTCUTS.hint,
    icon: 'hint',
    run: (shell) => void shell.advise('hint'),
    isEnabled: isRunning,
    isOffered: ({ play }) => play.state.advises,
  },
  autoplay: {
    icon: 'autoplay',
    run: (shell) => void shell.advise('autoplay'),
    isEnabled: isRunning,
    isOffered: (shell) => shell.play.state.advises && !hasSolution(shell.play),
  },
  solution: {
    icon: 'solution',
    run: (shell) => void shell.advise('solve'),
    isEnabled: isRunning,
    isOffered: (shell) => shell.play.state.advises && hasSolution(shell.play),
  },
  restart: {
    changes: true,
    icon: 'restart',
    run: ({ play }) => play.restart(),
    isEnabled: ({ play }) => play.canRestart,
    isOffered: (shell) => !hasLevels(shell),
  },
  again: {
    keys: SHORTCUTS.again,
    changes: true,
    icon: 'restart',
    run: ({ play }) => play.again(),
    isEnabled: ({ play }) => play.rounds > 0,
    isOffered: hasLevels,
  },
  skip: {
    icon: 'step',
    run: skip,
    isOffered: ({ play: { state, run } }) =>
      run.aim === null &&
      run.day === null &&
      state.title === undefined &&
      (state.figures.level ?? Infinity) < state.card.levels.length,
  },
  history: {
    changes: true,
    icon: 'history',
    run: (shell) => shell.openPanel('history'),
    isEnabled: ({ play }) => play.state.length > 0,
  },
  edit: {
    icon: 'edit',
    run: edit,
    isOffered: (shell) => shell.engine.editorOf(shell.play.game.id) !== undefined && !hasPageEditor(shell),
  },
  remix: { icon: 'edit', run: edit, isOffered: hasPageEditor },
  name: {
    icon: 'edit',
    run: (shell) => shell.dialog('name'),
    isOffered: ({ play }) => play.game.edits !== null && play.state.title !== undefined,
  },
  works: {
    icon: 'open',
    run: (shell) => shell.dialog('works'),
    isOffered: (shell) => editorFor(shell) !== undefined,
  },
  finish: {
    icon: 'finish',
    run: (shell) => shell.finish(),
    isOffered: isOfGame,
    isEnabled: (shell) => isRunning(shell) && shell.play.state.at > 0,
  },
  return: {
    icon: 'back',
    run: ({ opening }) => void opening.returnToOwn(),
    isOffered: ({ opening }) => opening.canReturn(),
  },
  shelf: { icon: 'shelf', run: (shell) => void shell.openPage(SHELF), isOffered: isOfGame },
  share: { icon: 'share', run: (shell) => shell.dialog('share') },
  league: { icon: 'scores', run: (shell) => void shell.openPage(LEAGUE), isOffered: isOfGame },
  rules: { icon: 'rules', run: (shell) => shell.dialog('rules') },
  scores: { icon: 'scores', run: (shell) => shell.dialog('scores'), isOffered: isOfGame },
  statistics: { icon: 'statistics', run: (shell) => shell.dialog('statistics'), isOffered: isOfGame },
  settings: { icon: 'settings', run: (shell) => shell.dialog('settings') },
  keys: { keys: SHORTCUTS.keys, icon: 'keys', run: (shell) => shell.dialog('keys') },
};

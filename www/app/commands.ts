// The player's commands apart from moves, in one list for the menu, the buttons and the keys.
import type { Engine, GameInfo } from '../engine/engine';
import type { Play } from '../run/play';
import type { IconName } from '../ui/icons';
import { reach } from '../ui/loading';
import { say } from '../ui/words';
import { pageEditorOf, SHELF, TRAIL } from './pages';
import type { Shell } from './shell';

export interface Command<Id extends string = CommandId> {
  id: Id;
  icon: IconName;
  /** The keys as shown in the help; empty if there are none. */
  keys: string;
  run(shell: Shell): void;
  /** True if the command can be used at present. */
  isEnabled?(shell: Shell): boolean;
  /** Set if it changes the game on the board, so that it is disabled while a copy is on display. */
  changes?: true;
  /** True if the command exists for this game. */
  isOffered?(shell: Shell): boolean;
}

/**
 * The editor on the page, or the editor of the game on the page; undefined if it has a page of its own, with
 * its own commands.
 */
export function editorFor(engine: Engine, { game }: Play): GameInfo | undefined {
  if (pageEditorOf(engine, game.id) !== undefined) return undefined;
  return game.edits === null ? engine.editorOf(game.id) : game;
}

/** True if a game is won by few moves, so that complete solutions can be searched for. */
export const hasSolutions = ({ records }: GameInfo) =>
  records.some(({ wonOnly, order, figure }) => wonOnly && order === 'lower' && figure === 'moves');

/** Opens the editor of the game on the page. */
const edit = (shell: Shell): void =>
  void reach(
    () => import('../run/editing'),
    () => edit(shell),
  ).then((editing) => editing?.edit(shell));

/** True outside editors, which have no wins and no results. */
const isNoEditor = ({ play }: Shell) => play.game.edits === null;

const LIST = [
  {
    id: 'update',
    icon: 'update',
    keys: '',
    run: (shell) => shell.upkeep.update(),
    isOffered: (shell) => shell.upkeep.hasUpdate,
  },
  { id: 'new', icon: 'new', keys: 'N', run: (shell) => shell.dialog('new-game') },
  {
    id: 'trail',
    icon: 'objective',
    keys: '',
    run: (shell) => void shell.openPage(TRAIL, { id: shell.play.game.id }),
    isOffered: isNoEditor,
  },
  {
    id: 'undo',
    changes: true,
    icon: 'undo',
    keys: 'U, Ctrl+Z',
    run: ({ play }) => play.undo(),
    isEnabled: ({ play }) => play.canUndo,
  },
  {
    id: 'redo',
    changes: true,
    icon: 'redo',
    keys: 'R, Ctrl+Y',
    run: ({ play }) => play.redo(),
    isEnabled: ({ play }) => play.canRedo,
  },
  {
    id: 'hint',
    icon: 'hint',
    keys: 'H',
    run: (shell) => void shell.advise('hint'),
    isEnabled: ({ play }) => !play.state.status.over,
    isOffered: ({ play }) => play.state.advises,
  },
  {
    id: 'autoplay',
    icon: 'autoplay',
    keys: '',
    run: (shell) => void shell.advise('autoplay'),
    isEnabled: ({ play }) => !play.state.status.over,
    isOffered: ({ play }) => play.state.advises && !hasSolutions(play.game) && play.run.aim === null,
  },
  {
    id: 'solution',
    icon: 'solution',
    keys: '',
    run: (shell) => void shell.advise('solve'),
    isEnabled: ({ play }) => !play.state.status.over,
    isOffered: ({ play }) => play.state.advises && (hasSolutions(play.game) || play.run.aim !== null),
  },
  {
    id: 'restart',
    changes: true,
    icon: 'restart',
    keys: '',
    run: ({ play }) => play.restart(),
    isEnabled: ({ play }) => play.canRestart,
    // Levels are begun again one by one.
    isOffered: ({ play }) => !('round' in play.state.figures),
  },
  {
    id: 'again',
    changes: true,
    icon: 'same',
    keys: 'T',
    run: ({ play }) => play.again(),
    isEnabled: ({ play }) => play.rounds > 0,
    isOffered: ({ play }) => 'round' in play.state.figures,
  },
  {
    id: 'history',
    changes: true,
    icon: 'history',
    keys: '',
    run: (shell) => shell.openPanel('history'),
    isEnabled: ({ play }) => play.state.length > 0,
  },
  {
    id: 'edit',
    icon: 'edit',
    keys: '',
    run: edit,
    isOffered: ({ engine, play }) =>
      engine.editorOf(play.game.id) !== undefined && pageEditorOf(engine, play.game.id) === undefined,
  },
  {
    id: 'remix',
    icon: 'edit',
    keys: '',
    run: edit,
    isOffered: ({ engine, play }) => pageEditorOf(engine, play.game.id) !== undefined,
  },
  {
    id: 'name',
    icon: 'edit',
    keys: '',
    run: (shell) => shell.dialog('name'),
    isOffered: ({ play }) => play.game.edits !== null && play.state.title !== undefined,
  },
  {
    id: 'works',
    icon: 'open',
    keys: '',
    run: (shell) => shell.dialog('works'),
    isOffered: ({ engine, play }) => editorFor(engine, play) !== undefined,
  },
  {
    id: 'finish',
    icon: 'finish',
    keys: '',
    run: (shell) => shell.finish(),
    isOffered: isNoEditor,
    isEnabled: ({ play }) => !play.state.status.over && play.state.at > 0,
  },
  {
    id: 'return',
    icon: 'back',
    keys: '',
    run: (shell) => void shell.opening.returnToOwn(),
    isOffered: (shell) => shell.opening.canReturn(),
  },
  { id: 'shelf', icon: 'shelf', keys: '', run: (shell) => void shell.openPage(SHELF), isOffered: isNoEditor },
  { id: 'share', icon: 'share', keys: '', run: (shell) => shell.dialog('share') },
  { id: 'rules', icon: 'rules', keys: '', run: (shell) => shell.dialog('rules') },
  { id: 'scores', icon: 'scores', keys: '', run: (shell) => shell.dialog('scores'), isOffered: isNoEditor },
  {
    id: 'statistics',
    icon: 'statistics',
    keys: '',
    run: (shell) => shell.dialog('statistics'),
    isOffered: isNoEditor,
  },
  { id: 'settings', icon: 'settings', keys: '', run: (shell) => shell.dialog('settings') },
  { id: 'keys', icon: 'keys', keys: '?', run: (shell) => shell.dialog('keys') },
] as const satisfies readonly Command<string>[];

export type CommandId = (typeof LIST)[number]['id'];

export const COMMANDS: readonly Command[] = LIST;

export function command(id: string): Command {
  const found = COMMANDS.find((command) => command.id === id);
  if (found === undefined) throw new Error(`there is no command ${id}`);
  return found;
}

export const commandName = (id: CommandId) => say(`command-${id}`);

export const isOffered = (command: Command, shell: Shell) => command.isOffered?.(shell) ?? true;
export const isEnabled = (command: Command, shell: Shell) =>
  (command.isEnabled?.(shell) ?? true) && !(command.changes && shell.looking !== undefined);

/** Runs a command if it is available. */
export function run(id: string, shell: Shell): void {
  const found = command(id);
  if (isOffered(found, shell) && isEnabled(found, shell)) found.run(shell);
}

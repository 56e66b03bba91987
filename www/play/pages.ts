// The pages that features refer to by name, and the editors among the games.
import type { Engine, GameInfo } from '../engine/engine';
import type { Play } from './play';

/** The page of all runs and projects, and the calendar. The address uses the same names. */
export const SHELF = 'shelf';
export const DAYS = 'days';
/** The league: results of several players in tables. */
export const LEAGUE = 'league';
/** The trail of the given game, or of the game played last. */
export const TRAIL = 'trail';

/** The parts of the page that distinguish games from editors. */
interface Games {
  readonly engine: Engine;
  hasPage(name: string): boolean;
}

/** All games except editors, which are reached from the games that they edit. */
export const gamesOf = ({ catalogue }: Engine): GameInfo[] => catalogue.filter(({ edits }) => edits === null);

/** All editors with a page of their own. */
export const editorsOf = ({ engine, hasPage }: Games): GameInfo[] =>
  engine.catalogue.filter(({ id, edits }) => edits !== null && hasPage(id));

/** The editor of a game with a page of its own, if there is one. */
export const pageEditorOf = (shell: Games, game: string): GameInfo | undefined =>
  editorsOf(shell).find(({ edits }) => edits === game);

/**
 * The editor on the page, or the editor of the game on the page; undefined if it has a page of its own, with
 * its own commands.
 */
export function editorFor(shell: Games & { readonly play: Play }): GameInfo | undefined {
  const { game } = shell.play;
  if (pageEditorOf(shell, game.id) !== undefined) return undefined;
  return game.edits === null ? shell.engine.editorOf(game.id) : game;
}

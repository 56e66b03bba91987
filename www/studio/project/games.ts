// The texts of projects: their format, sessions of edits on them, and the shipped games.
import type { Engine, GameSession } from '../../engine/engine';
import { remix } from './edits';
import type { StudioGlue } from './package';

/** The game whose levels and rules the studio edits. */
export const GAME = 'tilecode';

/** Longer texts are refused, in characters. */
export const MAX_TEXT = 1024 * 1024;

/** The header that turns a project's text into a position of the game `studio`. */
const FIRST = 'studio 1\n';

/** Returns a project's text without its header, play state and byte order mark. */
export function projectOf(text: string): string {
  const plain = text.replace(/^\uFEFF/, '');
  const body = plain.startsWith(FIRST) ? plain.slice(FIRST.length) : plain;
  const state = /^state[ \t]*$/m.exec(body);
  return state === null ? body : body.slice(0, state.index);
}

/** Opens a session of edits on a project. Throws if the text is not a project. */
export const sessionOf = (glue: StudioGlue, project: string): GameSession =>
  glue.Session.load(FIRST + projectOf(project));

/**
 * Continues saved edits if they end at the project's text, or else begins without edits. Undefined if the
 * player stops a long replay.
 */
export async function continued(
  glue: StudioGlue,
  project: string,
  edits: string | null | undefined,
): Promise<GameSession | undefined> {
  if (edits) {
    try {
      const { loadShown } = await import('../../ui/replaying');
      const session = await loadShown(glue.Session, edits);
      if (session === undefined) return undefined;
      if (projectOf(session.position()) === project) return session;
      session.free();
    } catch {
      // The edits are unreadable; the text is enough.
    }
  }
  return sessionOf(glue, project);
}

/** The names of the shipped games, in the order of the list for a new game. */
export const shipped = (engine: Engine): string[] => engine.game(GAME).presets.map(({ params }) => params);

export const textOf = (glue: StudioGlue, name: string): string =>
  projectOf(glue.Session.deal(GAME, name, '1').position());

/** A project's text for links and exported pages, without the recorded plays that are its tests. */
export const shareable = (project: string): string => project.replace(/^test\b.*\n?(?:[ \t].*\n?)*/gm, '');

/** A copy of another author's game that credits the original. */
export function remixOf(glue: StudioGlue, project: string): string {
  const session = sessionOf(glue, project);
  session.play(remix());
  const text = projectOf(session.position());
  session.free();
  return text;
}

/** The text of a new project. */
export const blank = (glue: StudioGlue): string =>
  projectOf(glue.Session.deal('studio', 'blank', '1').position());

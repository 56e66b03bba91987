// The game that the studio makes, and the texts of it: what a project is, and which ones come with the page.
import type { Engine, GameSession } from '../engine/engine';
import { remix } from './edits';
import type { StudioGlue } from './package';

/** The game that the studio makes. */
export const GAME = 'tilecode';

/** The line before a project that makes it a position of the game `studio`. */
const FIRST = 'studio 1\n';

/** A project's text without the line before it, without the state of a play after it, and without the mark that some editors begin files with. */
export function projectOf(text: string): string {
  const plain = text.replace(/^\uFEFF/, '');
  const body = plain.startsWith(FIRST) ? plain.slice(FIRST.length) : plain;
  const state = /^state[ \t]*$/m.exec(body);
  return state === null ? body : body.slice(0, state.index);
}

/** A session of edits on a project: of those made before, where they end in its text. Throws when the text is no project at all. */
export function sessionOf(glue: StudioGlue, project: string, edits?: string | null): GameSession {
  try {
    const session = edits ? glue.Session.load(edits) : undefined;
    if (session !== undefined && projectOf(session.position()) === project) return session;
    session?.free();
  } catch {
    // The text is what counts.
  }
  return glue.Session.load(FIRST + projectOf(project));
}

/** The names of the games that come with the page, in the order of the list for a new game. */
export const shipped = (engine: Engine): string[] => engine.game(GAME).presets.map(({ params }) => params);

/** The text of a game that comes with the page. */
export const textOf = (glue: StudioGlue, name: string): string =>
  projectOf(glue.Session.deal(GAME, name, '1').position());

/** A project's text as links and pages hold it: without the plays that are kept as its tests. */
export const shareable = (project: string): string => project.replace(/^test\b.*\n?(?:[ \t].*\n?)*/gm, '');

/** A copy of somebody's game, which says what it was made of. */
export function remixOf(glue: StudioGlue, project: string): string {
  const session = sessionOf(glue, project);
  session.play(remix());
  const text = projectOf(session.position());
  session.free();
  return text;
}

/** The text of a project that nothing has been done in yet. */
export const blank = (glue: StudioGlue): string =>
  projectOf(glue.Session.deal('studio', 'blank', '1').position());

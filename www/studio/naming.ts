// What a copy of a shipped game is called, and all that is in it: as in the player's language, since what is made of it is theirs.
// Shipped games are written in English.
import { language, sayIf } from '../shell/words';
import type { Edit } from './edits';
import * as edits from './edits';
import { blank, GAME, projectOf, sessionOf } from './games';
import type { StudioGlue } from './package';

/** The short name of a shipped project that has not been changed. */
function shippedName(glue: StudioGlue, project: string): string | undefined {
  if (project === blank(glue)) return 'blank';
  try {
    const session = glue.Session.load(project);
    const [game, [name]] = [session.game(), session.params().split('-')];
    session.free();
    return game === GAME && name !== 'own' ? name : undefined;
  } catch {
    // It cannot be played as it is: somebody has changed it.
    return undefined;
  }
}

/** The edits that give a shipped game its names in the language in use; none for any other project. */
function namingOf(glue: StudioGlue, project: string): Edit[] {
  const game = shippedName(glue, project);
  return game === undefined || language() === 'en' ? [] : namesIn(glue, game, project, sayIf);
}

/** The text of a copy, with the names that a copy gets, and a title if one is given. Throws when the text is no project. */
export function copyOf(glue: StudioGlue, text: string, title?: string): string {
  const session = sessionOf(glue, text);
  for (const edit of namingOf(glue, projectOf(text))) session.play(edit);
  if (title !== undefined) session.play(edits.title(title));
  const copy = projectOf(session.position());
  session.free();
  return copy;
}

/** The same for a language that `known` speaks: what has no sentence, or one that cannot be a name, keeps its own. */
export function namesIn(
  glue: StudioGlue,
  game: string,
  project: string,
  known: (id: string) => string | undefined,
): Edit[] {
  const { kinds, levels } = glue.view(project);
  const found: Edit[] = [];
  const title = known(`params-${game}`);
  if (title !== undefined) found.push(edits.title(title));
  for (const [n] of levels.entries()) {
    const name = known(`level-${game}-${n + 1}`);
    if (name !== undefined) found.push(edits.level.name(n, name));
  }
  for (const { name } of kinds) {
    const other = known(`kind-${game}-${name}`)?.replace(/\s+/g, '-');
    if (other !== undefined && other !== name && glue.isName(other)) found.push(edits.rename(name, other));
  }
  return found;
}

// Names of copies. A copy of a shipped game is translated: its title, levels and kinds get names in the
// player's language. Shipped games are written in English.
import { language, sayIf } from '../../ui/words/words';
import type { Edit } from './edits';
import * as edits from './edits';
import { blank, GAME, projectOf, sessionOf } from './games';
import type { StudioGlue } from './package';

/** The short name of the text of a new project. */
const BLANK = 'blank';

/** A name with the first number that no other one has: `Castle`, `Castle 2`; `gap` is between the two. */
export function unusedName(name: string, others: Iterable<string>, gap = ' '): string {
  const taken = new Set(others);
  for (let n = 1; ; n += 1) {
    const next = n === 1 ? name : `${name}${gap}${n}`;
    if (!taken.has(next)) return next;
  }
}

/** The short name of an unchanged shipped project, otherwise undefined. */
function shippedName(glue: StudioGlue, project: string): string | undefined {
  if (project === blank(glue)) return BLANK;
  try {
    const session = glue.Session.load(project);
    const [game, [name]] = [session.game(), session.params().split('-')];
    session.free();
    return game === GAME && name !== 'own' ? name : undefined;
  } catch {
    // A changed project may not run.
    return undefined;
  }
}

/**
 * The text of a copy, with `title` if given. A shipped game gets names in the current language, and a line that
 * it was made from that game. Throws if the text is not a project.
 */
export function copyOf(glue: StudioGlue, text: string, title?: string): string {
  const session = sessionOf(glue, text);
  const project = projectOf(text);
  const game = shippedName(glue, project);
  if (game !== undefined && language() !== 'en')
    for (const edit of namesIn(glue, game, project, sayIf)) session.play(edit);
  if (game !== undefined && game !== BLANK) session.play(edits.remix());
  if (title !== undefined) session.play(edits.title(title));
  const copy = projectOf(session.position());
  session.free();
  return copy;
}

/**
 * The edits that translate a shipped game with the sentences of `known`. Names without a sentence, or whose
 * sentence is not a valid name, stay as they are.
 */
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

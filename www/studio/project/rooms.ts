// The game of nine rooms that the studio offers to be copied, in the player's language.
import { fetchFile } from '../../engine/fetch-file';
import { textOf } from '../../engine/packages';
import { say, sayIf } from '../../ui/words/words';
import * as edits from './edits';
import { GAME, projectOf, sessionOf } from './games';
import { namesIn } from './naming';
import type { StudioGlue } from './package';

/** Its short name. */
const ROOMS = 'rooms';

export async function roomsGame(glue: StudioGlue): Promise<string> {
  const url = textOf(GAME, ROOMS)?.url;
  if (url === undefined) throw new Error('there is no game of rooms');
  const text = await (await fetchFile(url)).text();
  const session = sessionOf(glue, text);
  const said = [edits.title(say('studio-rooms-title')), edits.about(say('studio-rooms-about'))];
  const gate = sayIf('message-rooms-four');
  if (gate !== undefined) said.push(edits.message.set('four', gate));
  for (const edit of [...namesIn(glue, ROOMS, text, sayIf), ...said]) session.play(edit);
  const made = projectOf(session.position());
  session.free();
  return made;
}

// The project that the tutorial starts with: a ground surrounded by walls, a player not placed yet, and no
// rules.
import { say } from '../../../ui/words/words';

/**
 * The project's text, with title, level and wall named in the player's language. The wall's name differs from
 * its picture's.
 */
export const startText = (title: string): string => `tilecode 1
title ${title}
background grass . grass
background ${say('studio-tutorial-wall')} W brick
sprite player p player

level ${say('studio-tutorial-level')}
map
  WWWWWWWWW
  W.......W
  W.......W
  W...W...W
  W.......W
  W.......W
  WWWWWWWWW
`;

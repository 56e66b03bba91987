// The project with which the first-time path begins: a ground with walls around, a player who stands nowhere yet, and no rule.
import { say } from '../../../shell/words';

/** The project's text, in the player's language: its title, its level, and the wall, which is not called as its picture is. */
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

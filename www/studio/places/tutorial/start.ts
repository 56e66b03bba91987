// The project with which the first-time path begins: a ground with walls around, a player who stands nowhere yet, and no rule.

/** The project's text; the title is the player's language's. */
export const startText = (title: string): string => `tilecode 1
title ${title}
background grass . grass
background wall W brick
sprite player p player

level One
map
  WWWWWWWWW
  W.......W
  W.......W
  W...W...W
  W.......W
  W.......W
  WWWWWWWWW
`;

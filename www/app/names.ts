// The title of the game on the page.

import { dateOf } from '../run/days/daily-seed';
import { creditsOf } from '../ui/credits';
import { stateName } from '../ui/words/game-names';
import { date, say, saySentence } from '../ui/words/words';
import type { AppShell } from './app-shell';

/** The title of the board and the parts of the line below it. A game within a game has a title of its own. */
export function namesOf({ play, seen }: AppShell): { name: string; parts: (string | null | undefined)[] } {
  const { game, state, run } = play;
  const { levels } = state.card;
  const day = run.day && date(dateOf(run.day));
  if (levels.length === 0) return { name: say(`game-${game.id}`), parts: [stateName(state), day] };
  return {
    name: stateName(state),
    parts: [
      ...creditsOf(state.card, (id, args) => saySentence({ id, args })),
      play.levelName(seen.level),
      day,
    ],
  };
}

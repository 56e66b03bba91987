// What most will do when a game is over: the main button of the result, and of the moment before it.
import type { App } from '../app';
import { command, commandName, isOffered } from '../commands';
import type { IconName } from '../icons';
import { hasPar } from '../rated';
import { say } from '../words';

/** Something to press, and what it does. */
export interface Next {
  icon: IconName;
  label: string;
  run: () => void;
}

/** A level that was lost once more; else another deal, or the same board, of which somebody made but one. */
export function nextOf(app: App): Next {
  const { play } = app;
  if (isOffered(command('again'), app) && play.state.status.state !== 'won')
    return { icon: 'same', label: commandName('again'), run: () => play.again() };
  // A day's game or an assignment stands beside the player's own.
  if (play.slot !== play.game.id && app.opening.canReturn())
    return { icon: 'back', label: say('own-game'), run: () => void app.opening.returnToOwn() };
  return anotherDeal(app) ?? sameDeal(app);
}

/** Another deal of the same; a board that somebody made has none. */
export function anotherDeal(app: App): Next | undefined {
  const { game, session, state } = app.play;
  if (state.title !== undefined) return undefined;
  const label = hasPar(game) ? say('another-like-this') : commandName('new');
  return { icon: 'new', label, run: () => void app.deal(game.id, session.params()) };
}

/** The same deal, from its beginning, as a game of its own. */
export const sameDeal = (app: App): Next => ({
  icon: 'same',
  label: say('same-deal'),
  run: () => {
    const { session, game, run } = app.play;
    const seed = session.id()?.split('#').at(-1);
    if (seed === undefined) app.play.restart();
    else void app.deal(game.id, session.params(), seed, run.day ?? undefined);
  },
});

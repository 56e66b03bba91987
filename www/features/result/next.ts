// The most likely next step after a game: the main button of the result panel and of the celebration before
// it.
import type { App } from '../../app/app';
import { command, commandName, isOffered, run } from '../../app/commands';
import { hasPar } from '../../run/rated';
import type { IconName } from '../../ui/icons';
import { toast } from '../../ui/toast';
import { say } from '../../ui/words';
import { isFirst } from '../welcome/first';

/** An action with its icon and label. */
export interface Next {
  icon: IconName;
  label: string;
  run: () => void;
}

/** A lost level again; else another deal, or the same board if it was made by a player. */
export function nextOf(app: App): Next {
  const { play } = app;
  if (isOffered(command('again'), app) && play.state.status.state !== 'won')
    return { icon: 'same', label: commandName('again'), run: () => play.again() };
  // Another try at the board that another player had.
  if (play.run.challenge !== null)
    return { icon: 'restart', label: commandName('restart'), run: () => play.restart() };
  const [first] = play.run.aim === null ? [] : afterAim(app);
  if (first !== undefined) return first;
  // A daily game runs beside the player's own.
  if (play.slot !== play.game.id && app.opening.canReturn())
    return { icon: 'back', label: say('own-game'), run: () => void app.opening.returnToOwn() };
  return anotherDeal(app) ?? sameDeal(app);
}

/**
 * The actions after an assignment: the next board once it is solved, else a restart; the trail; and the
 * player's own game.
 */
export function afterAim(app: App): Next[] {
  const { play, opening } = app;
  const next: Next = {
    icon: 'forward',
    label: say('next-board'),
    run: () => void openNextBoard(app),
  };
  const again: Next = { icon: 'restart', label: commandName('restart'), run: () => play.restart() };
  const trail: Next = { icon: 'objective', label: commandName('trail'), run: () => run('trail', app) };
  const own: Next = { icon: 'back', label: say('own-game'), run: () => void opening.returnToOwn() };
  if (isFirst(play.run))
    return [{ icon: 'play', label: say('first-play'), run: () => void app.dealFirst() }, again];
  const order = play.state.status.state === 'won' ? [next, again] : [again, next];
  return [...order, trail, ...(opening.canReturn() ? [own] : [])];
}

async function openNextBoard(app: App): Promise<void> {
  try {
    await (await import('../trail/open')).openNext(app);
  } catch (error) {
    console.warn(error);
    toast(say('start-fault'));
  }
}

/** Another deal with the same parameters; undefined for a board made by a player. */
export function anotherDeal(app: App): Next | undefined {
  const { game, session, state } = app.play;
  if (state.title !== undefined) return undefined;
  const label = hasPar(game) ? say('another-like-this') : commandName('new');
  return { icon: 'new', label, run: () => void app.deal(game.id, session.params()) };
}

/** The label for replaying the same deal. Levels are not dealt, so for them it is the command's name. */
export const sameName = ({ state }: App['play']): string =>
  state.card.levels.length > 0 ? commandName('restart') : say('same-deal');

/** The same deal from its beginning, as a new game. */
export const sameDeal = (app: App): Next => ({
  icon: 'same',
  label: sameName(app.play),
  run: () => {
    const { session, game, run } = app.play;
    const seed = session.id()?.split('#').at(-1);
    if (seed === undefined) app.play.restart();
    else void app.deal(game.id, session.params(), seed, run.day ?? undefined);
  },
});

// The most likely next step after a game: the main button of the result panel and of the celebration before
// it.

import type { Shell } from '../../play/shell';
import { isFirst } from '../../run/assignments/first';
import { wasShown } from '../../run/result/counts';
import { hasPar } from '../../run/result/deal-par';
import { sameName } from '../../run/state';
import type { IconName } from '../../ui/icons';
import { reach } from '../../ui/loading';
import { say } from '../../ui/words/words';

export interface Next {
  icon: IconName;
  label: string;
  run: () => void;
}

/** A retry of a lost level or a challenge, the next assignment, the player's own game, or another deal. */
export function nextOf(shell: Shell): Next {
  const { play } = shell;
  if (shell.commands.isOffered('again') && play.state.status.state !== 'won')
    return {
      icon: 'restart',
      label: say(play.run.challenge === null ? 'command-again' : 'try-again'),
      run: () => play.again(),
    };
  // A challenge is retried on the same board.
  if (play.run.challenge !== null && (play.run.aim === null || !wasShown(play)))
    return { icon: 'restart', label: say('try-again'), run: () => play.restart() };
  const [first] = play.run.aim === null ? [] : afterAim(shell);
  if (first !== undefined) return first;
  // A daily game runs beside the player's own.
  if (play.slot !== play.game.id && shell.opening.canReturn())
    return { icon: 'back', label: say('own-game'), run: () => void shell.opening.returnToOwn() };
  return anotherDeal(shell) ?? sameDeal(shell);
}

/** The actions after an assignment, the most likely first. */
export function afterAim(shell: Shell): Next[] {
  const { play, opening } = shell;
  const next: Next = {
    icon: 'forward',
    label: say('next-board'),
    run: () => void openNextBoard(shell),
  };
  const isWon = play.state.status.state === 'won';
  const again: Next = {
    icon: 'restart',
    label: say(isWon && play.run.challenge === null ? 'command-restart' : 'try-again'),
    run: () => play.restart(),
  };
  const trail: Next = {
    icon: 'objective',
    label: say('command-trail'),
    run: () => shell.commands.run('trail'),
  };
  const own: Next = { icon: 'back', label: say('own-game'), run: () => void opening.returnToOwn() };
  if (isFirst(play.run))
    return [
      { ...next, label: say('first-next') },
      { icon: 'play', label: say('first-play'), run: () => void shell.dealFirst() },
      again,
    ];
  // A solution that was watched is there to be tried.
  if (wasShown(play)) return [{ ...again, icon: 'play', label: say('now-you') }, next, trail];
  const order = isWon ? [next, again] : [again, next];
  return [...order, trail, ...(opening.canReturn() ? [own] : [])];
}

async function openNextBoard(shell: Shell): Promise<void> {
  await reach(
    async () => {
      const { goOn, openNext } = await import('../../play/assignments/assignment');
      const { run, game } = shell.play;
      // The puzzle of a day may be far ahead on the trail.
      return isFirst(run) || run.kind === 'day' ? goOn(shell, game.id) : openNext(shell);
    },
    () => void openNextBoard(shell),
  );
}

/** Another deal with the same parameters; undefined for a board made by a player. */
export function anotherDeal(shell: Shell): Next | undefined {
  const { game, session, state } = shell.play;
  if (state.title !== undefined) return undefined;
  const label = hasPar(game) ? say('another-like-this') : say('command-new');
  return { icon: 'new', label, run: () => void shell.deal(game.id, session.params()) };
}

/** The same deal from its beginning, as a new game. */
export const sameDeal = (shell: Shell): Next => ({
  icon: 'same',
  label: sameName(shell.play),
  run: () => {
    const { session, game, run } = shell.play;
    const seed = session.id()?.split('#').at(-1);
    if (seed === undefined) shell.play.restart();
    else void shell.deal(game.id, session.params(), seed, run.day ?? undefined);
  },
});

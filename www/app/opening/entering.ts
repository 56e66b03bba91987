// Brings the game in a slot onto the page.
import { isFirst, isUntaught } from '../../run/assignments/first';
import { gameIn } from '../../store/runs/run';
import { toast } from '../../ui/toast';
import { say } from '../../ui/words/words';
import type { AppShell } from '../app-shell';

/** The game that was played last, or else the first one. */
export function lastOf({ engine: { catalogue }, store }: Pick<AppShell, 'engine' | 'store'>): string {
  const known = catalogue.find(({ id }) => id === store.settings.last) ?? catalogue[0];
  if (known === undefined) throw new Error('the catalogue is empty');
  return known.id;
}

/**
 * Opens the run in a slot, or a new one. Returns true if it is already on the board and only has to be shown.
 */
export async function enter(shell: AppShell, slot: string): Promise<boolean> {
  const { play, store } = shell;
  const game = gameIn(slot);
  // A solved first board is followed by the whole game.
  const left = store.running(slot);
  if (left?.isOver && isFirst(left)) {
    await dealFirst(shell, game);
    return false;
  }
  const isHere = () => play.isOpen && play.slot === slot;
  // On a first board the guide takes the place of the line about its aim.
  const text = isHere() || (left && isFirst(left)) ? undefined : left?.save;
  if (!(await shell.need(game, text, () => void shell.enter(slot)))) return false;
  if (isHere()) return true;
  const kept = store.running(slot);
  if (kept !== undefined && (await play.take(kept)) !== 'unreadable') return false;
  if (!isUntaught(store.settings, game) || !(await openWelcome(shell, game))) await dealFirst(shell, game);
  if (kept !== undefined)
    toast(say('left-unreadable'), { ms: Number.POSITIVE_INFINITY, ...shell.whileOnThisScreen() });
  return false;
}

/** Opens the first board of a game for a new player. Returns false if it has none. */
async function openWelcome(shell: AppShell, game: string): Promise<boolean> {
  const guide = await import('../../features/welcome/guide').catch(console.warn);
  return (await guide?.openFirst(shell, game).catch(console.warn)) ?? false;
}

/** Deals the first preset with a random seed. */
export async function dealFirst(shell: AppShell, game: string): Promise<void> {
  const params = shell.engine.game(game).presets[0]?.params ?? '';
  if (await shell.need(game, params, () => void dealFirst(shell, game))) shell.play.deal(game, params);
}

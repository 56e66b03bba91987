// Deals new games. The code is loaded with the first deal that the player requests.
import { textOf } from '../../engine/packages';
import { toast } from '../../ui/toast';
import { paramsOf } from '../../ui/words/game-names';
import { say } from '../../ui/words/words';
import type { AppShell } from '../app-shell';

/** Deals a new game. The previous one can be restored while the page is open. */
export async function deal(
  shell: AppShell,
  game: string,
  params: string,
  seed?: string,
  day?: string,
): Promise<void> {
  const { engine, play, store } = shell;
  if (!(await shell.need(game, params, () => void shell.deal(game, params, seed, day)))) return;
  const isOwn = play.isOpen && play.slot === game && !play.run.isGuest;
  const own = isOwn ? play.snapshot() : store.running(game);
  // Load the previous game's texts now, so that undoing the new deal is immediate.
  if (own !== undefined) await engine.need(game, own.save).catch(() => undefined);
  // Nothing is replaced by an editor's new work, by a daily game, which has a slot of its own, or by another
  // game in the same slot, because the previous one is kept on the shelf.
  const named = (text: string) => textOf(game, text)?.name;
  const isOther = own !== undefined && named(paramsOf(own.save)) !== named(params);
  const isBeside = engine.game(game).edits !== null || day !== undefined || isOther;
  play.deal(game, params, seed, day, isBeside ? undefined : own);
  if (!play.canUndeal) return;
  toast(say('new-game-dealt'), {
    ...shell.whileOnThisScreen(),
    action: { label: say('command-undo'), run: () => play.undeal() },
  });
}

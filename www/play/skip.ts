// Leaves a level for the next one, if that is open. Undo leads back.
import { AHEAD, isOpen } from '../run/levels';
import { toast } from '../ui/toast';
import { atLevel } from '../ui/words/game-names';
import { loadSentences, say } from '../ui/words/words';
import type { Shell } from './shell';

export async function skip(shell: Shell): Promise<void> {
  const { engine, play, store } = shell;
  const { game, state } = play;
  const next = (state.figures.level ?? 1) + 1;
  if (isOpen(store.settings.reached, `${game.id}/${state.table}`, next)) {
    await Promise.all([
      loadSentences('panels'),
      shell.deal(game.id, atLevel(engine, game.id, state.params, next)),
    ]);
    const undo = { label: say('command-undo'), run: () => play.undeal() };
    if (play.canUndeal) toast(say('skip-done'), { ...shell.whileOnThisScreen(), action: undo });
    return;
  }
  await loadSentences('panels');
  toast(say('skip-closed', { count: AHEAD }));
}

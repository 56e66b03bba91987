// Opens a day's deal or puzzle of a game: the saved run if there is one, or else a new one. Other running
// games are left as they are.

import { note } from '../../run/days/day-result';
import { type DayPart, daysOf } from '../../store/progress/days';
import type { Shell } from '../shell';

export async function openDay(shell: Shell, game: string, part: DayPart, day: string): Promise<void> {
  const { engine, play, store } = shell;
  const known = daysOf(store.area, game)[day]?.[part];
  if (known !== undefined) {
    const slot = store.slotWith({ game, run: known.run });
    if (slot !== undefined) return shell.enter(slot);
    const left = await store.depot().then(
      (depot) => depot.run(known.run),
      () => undefined,
    );
    if (left !== undefined && (await shell.need(game, left.save)) && (await play.take(left)) !== 'unreadable')
      return;
  }
  if (part === 'puzzle') {
    const { openPuzzle } = await import('../assignments/assignment');
    if (!(await openPuzzle(shell, game, day))) return;
  } else {
    if (!(await shell.need(game))) return;
    await shell.deal(game, engine.game(game).presets[0]?.params ?? '', day, day);
  }
  await note(store, play);
}

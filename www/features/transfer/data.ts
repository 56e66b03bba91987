// Exports all stored data to a file, and imports it again.

import { glance } from '../../engine/replay';
import { OVER } from '../../run/result/rated';
import type { Shell } from '../../run/shell';
import type { ScoreRow } from '../../store/scores/ranking';
import type { TableName } from '../../store/scores/tables';
import { exportAll, MAX_FILE } from '../../store/transfer/file';
import { takeIn as takeFile } from '../../store/transfer/import';
import { openFile, saveFile } from '../../ui/files';
import { toast } from '../../ui/toast';
import { today } from '../../ui/today';
import { say } from '../../ui/words/words';
import { offerDialog, takenDialog } from './import-report';

export async function exportData(shell: Shell): Promise<void> {
  shell.play.flush();
  saveFile(`tilery-${today()}.tilery`, await exportAll(shell.store));
}

export async function importData(shell: Shell): Promise<void> {
  const file = await openFile(MAX_FILE);
  if (file !== undefined) await takeIn(shell, file);
}

/** Imports a file of exported data, and reports the result. */
export async function takeIn(shell: Shell, file: string): Promise<void> {
  const taken = await takeFile(shell.store, file, (name, row, save) => proves(shell, name, row, save));
  if (taken === undefined) return toast(say('import-fault'));
  takenDialog(shell, taken);
  shell.refresh();
}

/** Asks for confirmation before importing the data in a link. */
export function offer(shell: Shell, file: string): void {
  offerDialog(file, () => void takeIn(shell, file));
}

/**
 * Verifies a result by replaying its save. The save contains neither the time taken nor the par at that time.
 */
async function proves(
  { engine }: Shell,
  { game, table, figure }: TableName,
  row: ScoreRow,
  save: string,
): Promise<boolean | 'unchecked'> {
  try {
    await engine.need(game, save);
  } catch (error) {
    // Something could not be fetched, which disproves nothing.
    console.warn(error);
    return 'unchecked';
  }
  try {
    const isSame = await glance(engine, save, (session) => {
      const figures: Record<string, number> = session.figures();
      return (
        session.id() === row.id &&
        session.table() === table &&
        session.at() === row.moves &&
        (figure === 'time' || figure === OVER || figures[figure] === row.score)
      );
    });
    return isSame ?? 'unchecked';
  } catch {
    return false;
  }
}

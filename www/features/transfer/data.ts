// Exports all stored data to a file, and imports it again.

import { LARGE } from '../../engine/link-decoding';
import { glance } from '../../engine/replay';
import { Slices } from '../../engine/slices';
import type { Shell } from '../../play/shell';
import { OVER } from '../../run/result/deal-par';
import type { ScoreRow } from '../../store/scores/ranking';
import type { TableName } from '../../store/scores/tables';
import { contentsOf, exportAll, MAX_FILE } from '../../store/transfer/file';
import { type Proves, takeIn as takeFile } from '../../store/transfer/import';
import { today } from '../../ui/date';
import { openFile, saveFile } from '../../ui/files';
import { working } from '../../ui/replaying';
import { toast } from '../../ui/toast';
import { say } from '../../ui/words/words';
import { offerDialog, takenDialog } from './import-report';

/** The time limit for proving the results of a file, in milliseconds. */
const MOST_PROVING_MS = 60_000;

export async function exportData(shell: Shell): Promise<void> {
  shell.play.flush();
  saveFile(`tilery-${today()}.tilery`, await exportAll(shell.store));
}

export async function importData(shell: Shell): Promise<void> {
  const file = await openFile(MAX_FILE);
  if (file !== undefined) await offer(shell, file);
}

/** Imports a file of exported data, and reports the result. `isOwn` is true if it is the player's own. */
async function takeIn(shell: Shell, file: string, isOwn: boolean): Promise<void> {
  const end = performance.now() + MOST_PROVING_MS;
  const taken = await working(
    'import-long',
    ({ signal, tell }) => {
      const slices = new Slices(signal);
      const pace = {
        get isStopped() {
          return slices.isStopped;
        },
        pause: () => slices.pause(),
        tell,
      };
      const prove: Proves = async (name, row, save) =>
        performance.now() > end ? 'unchecked' : proves(shell, name, row, save);
      return takeFile(shell.store, file, prove, isOwn, pace);
    },
    { isLong: file.length > LARGE },
  );
  if (taken === undefined) return toast(say('import-fault'));
  takenDialog(shell, taken);
  shell.refresh();
}

/**
 * Asks before importing data, whether it arrived in a link, a code or a file: to take it in, and if it holds
 * more than games, whose it is. Resolves once the player has decided.
 */
export async function offer(shell: Shell, file: string): Promise<void> {
  const isLong = file.length > LARGE;
  const contents = await working('import-long', async () => contentsOf(file), { isLong });
  if (contents === undefined) return toast(say('import-fault'), { ms: Number.POSITIVE_INFINITY });
  const answer = await offerDialog(shell, contents);
  if (answer !== undefined) await takeIn(shell, file, answer === 'own');
}

/**
 * Verifies a result by replaying its save: 'unproven' if its moves agree but its figure is a time or a distance to
 * par, which no save contains; 'unchecked' if something could not be fetched or the player stopped.
 */
async function proves(
  { engine }: Shell,
  { game, table, figure }: TableName,
  row: ScoreRow,
  save: string,
): Promise<boolean | 'unchecked' | 'unproven'> {
  const isTold = figure === 'time' || figure === OVER;
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
        (isTold || figures[figure] === row.score)
      );
    });
    return isSame === true && isTold ? 'unproven' : (isSame ?? 'unchecked');
  } catch {
    return false;
  }
}

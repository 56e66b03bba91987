// What score tables are called: by their parameters, or as a player has called the board that was played on.
import type { GameInfo } from '../../engine/engine';
import { paramsName, sessionName } from '../parts';
import type { Shell } from '../shell';

/** A table of a position ends in sixteen digits that tell it from others. */
const OF_POSITION = /-[0-9a-f]{16}$/;

/** Names tables of the game on the page; what was found out once is kept as long as the dialog. */
export function tableNames(shell: Shell): (table: string) => string {
  const { session, game } = shell.play;
  const known = new Map<string, string>();
  if (OF_POSITION.test(session.table())) known.set(session.table(), sessionName(session));
  return (table) => {
    if (!OF_POSITION.test(table)) return paramsName(table);
    const name =
      known.get(table) ?? nameInReplays(shell, game, table) ?? paramsName(table.replace(OF_POSITION, ''));
    known.set(table, name);
    return name;
  };
}

/** The name that stands in the games that were entered in a table. */
function nameInReplays({ store, engine }: Shell, game: GameInfo, table: string): string | undefined {
  for (const { figure, order } of game.records) {
    for (const { replay } of store.tables.rows({ game: game.id, table, figure, order })) {
      const kept = store.replay(replay);
      if (kept === undefined) continue;
      try {
        const session = engine.load(kept.save);
        const name = sessionName(session);
        session.free();
        return name;
      } catch (error) {
        console.warn(error);
      }
    }
  }
  return undefined;
}

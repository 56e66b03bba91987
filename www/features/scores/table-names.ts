// Names of score tables: the parameters of the game, or the title that a player gave the board.

import type { GameInfo } from '../../engine/engine';
import type { Shell } from '../../play/shell';
import { sessionName } from '../../run/state';
import { paramsName } from '../../ui/words/game-names';

/** The end of the name of a position's table: a hash of sixteen hexadecimal digits. */
const OF_POSITION = /-[0-9a-f]{16}$/;

/** Returns a function that names tables of the game on the page. It caches its results. */
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

/** The title of the board, as stored in the replays of a table, which no move changes. */
function nameInReplays({ store, engine }: Shell, game: GameInfo, table: string): string | undefined {
  for (const { figure } of game.records) {
    for (const { replay } of store.tables.rows({ game: game.id, table, figure })) {
      const kept = store.replay(replay);
      if (kept === undefined) continue;
      try {
        const session = engine.begin(kept.save);
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

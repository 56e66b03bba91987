// What the rule editor remembers between renderings: the tile and row chosen, and the mark that kinds get.
import type { StudioHost } from '../../host';
import type { Place, Row } from '../../types';
import { focusSoon } from './pieces';
import { type Mark, rowOf } from './shape';

/** A tile or the game's row, and whether what it looks like or what is done there is being changed. */
export interface Chosen {
  rule: string;
  at: Place | 'game';
  side: 'when' | 'do';
  mark: Mark;
}

let chosen: Chosen = { rule: '', at: 'C', side: 'when', mark: '+' };

/** What is chosen in rule `n`: the middle, when it is another rule than before. */
export function chosenIn(host: StudioHost, n: number): Chosen {
  const rule = `${host.id}/${n}`;
  if (chosen.rule !== rule) chosen = { rule, at: 'C', side: 'when', mark: '+' };
  return chosen;
}

/** Chooses a tile or row. A corner has no commands, the game has no tile. */
export function choose(host: StudioHost, at: Place | 'game', side: Chosen['side']): void {
  const fits = at === 'game' ? 'do' : rowOf(at) === undefined ? 'when' : side;
  if (chosen.at === at && chosen.side === fits) return;
  const moved = at !== chosen.at;
  chosen = { ...chosen, at, side: fits };
  // Neighbours are mostly about what must not be there; the middle is about whom.
  if (moved && at === 'C') chosen.mark = '+';
  host.update();
}

export function takeMark(host: StudioHost, mark: Mark): void {
  chosen = { ...chosen, mark };
  host.update();
}

/** The row that is chosen, if what is chosen has one. */
export const chosenRow = ({ at }: Chosen): Row | undefined => (at === 'game' ? 'game' : rowOf(at));

/** Gives the focus back to the tile or row that is chosen. */
export const focusBoard = ({ at, side }: Chosen): void => focusSoon(`.rule-board.${side} [data-at="${at}"]`);

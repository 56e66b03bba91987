// The page's board and the game on it, for what shows something there.
import type { BoardView } from '../board/view';
import type { Engine } from '../engine/engine';
import type { Store } from '../store/store';
import type { Play } from './play';

export interface BoardHost {
  readonly engine: Engine;
  readonly store: Store;
  readonly play: Play;
  readonly view: BoardView;
  /** The open panel. */
  readonly panel: string | undefined;
  refresh(): void;
}

// The interface of the page for modules that show something on its board.
import type { BoardView } from '../board/view';
import type { Engine } from '../engine/engine';
import type { Store } from '../store/store';
import type { PanelName } from './names';
import type { Play } from './play';

export interface BoardShell {
  readonly engine: Engine;
  readonly store: Store;
  readonly play: Play;
  readonly view: BoardView;
  readonly panel: PanelName | undefined;
  refresh(): void;
}

// The layers of the page that Back closes, from the lowest to the topmost.

import { reach } from '../../ui/loading';
import { closeSheet, isSheetOpen } from '../../ui/sheet';
import { closeMenu, isMenuOpen } from '../commands/menu-list';
import type { Host } from '../host';
import type { Layer } from './back';

function leaveEditor(host: Host): void {
  void reach(
    () => import('../../play/editing'),
    () => leaveEditor(host),
  ).then((editing) => editing?.leaveEditor(host));
}

export const layersOf = (host: Host): Layer[] => [
  { isOpen: () => host.isPlaying, close: () => host.showHome() },
  {
    isOpen: () => host.isPlaying && host.behind !== undefined,
    depth: () => host.behind?.depth ?? 0,
    close: () => host.showBehind(),
  },
  {
    isOpen: () => host.page !== undefined,
    depth: () => host.page?.depth ?? 0,
    close: () => host.page?.back(),
  },
  {
    isOpen: () => host.isPlaying && host.play.game.edits !== null,
    close: () => leaveEditor(host),
  },
  { isOpen: () => host.canClosePanel, close: () => host.closePanel() },
  { isOpen: isMenuOpen, close: closeMenu },
  { isOpen: isSheetOpen, close: closeSheet },
];

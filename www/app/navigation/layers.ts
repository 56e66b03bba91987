// The layers of the page that Back closes, from the lowest to the topmost.

import { reach } from '../../ui/loading';
import { closeSheet, isSheetOpen } from '../../ui/sheet';
import type { AppShell } from '../app-shell';
import { closeMenu, isMenuOpen } from '../commands/menu-list';
import type { Layer } from './back';

function leaveEditor(shell: AppShell): void {
  void reach(
    () => import('../../play/editing'),
    () => leaveEditor(shell),
  ).then((editing) => editing?.leaveEditor(shell));
}

export const layersOf = (shell: AppShell): Layer[] => [
  { isOpen: () => shell.isPlaying, close: () => shell.showHome() },
  {
    isOpen: () => shell.isPlaying && shell.behind !== undefined,
    depth: () => shell.behind?.depth ?? 0,
    close: () => shell.showBehind(),
  },
  {
    isOpen: () => shell.page !== undefined,
    depth: () => shell.page?.depth ?? 0,
    close: () => shell.page?.back(),
  },
  {
    isOpen: () => shell.isPlaying && shell.play.game.edits !== null,
    close: () => leaveEditor(shell),
  },
  { isOpen: () => shell.canClosePanel, close: () => shell.closePanel() },
  { isOpen: isMenuOpen, close: closeMenu },
  { isOpen: isSheetOpen, close: closeSheet },
];

// Keyboard input: keys go to the game first, then to the page's own commands.

import type { Shell } from '../../run/shell';
import { isSheetOpen } from '../../ui/sheet';

/** Commands by key, and by key with Ctrl or Command. */
const PLAIN: Record<string, string> = { u: 'undo', r: 'redo', h: 'hint', n: 'new', t: 'again', '?': 'keys' };
const WITH_CTRL: Record<string, string> = { z: 'undo', y: 'redo', Z: 'redo' };

export function listenToKeys(shell: Shell): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || isSheetOpen() || ownsKeys(event)) return;
    if (event.ctrlKey || event.metaKey) {
      const id = event.altKey ? undefined : WITH_CTRL[event.shiftKey ? event.key.toUpperCase() : event.key];
      if (id === undefined || !shell.isPlaying) return;
      event.preventDefault();
      shell.stopAutoplay();
      shell.commands.run(id);
      return;
    }
    if (import.meta.env.DEV && event.altKey && event.code === 'KeyR') recordPlay(shell);
    if (event.altKey) return;
    if (event.key === 'Escape' && shell.closePanel()) return event.preventDefault();
    if (!shell.isPlaying) return;
    shell.stopAutoplay();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (shell.looking !== undefined && step !== undefined) {
      shell.looking.seek(shell.looking.state.at + step);
      return event.preventDefault();
    }
    if (shell.view.key(event)) return event.preventDefault();
    const id = PLAIN[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (id === undefined) return;
    event.preventDefault();
    shell.commands.run(id);
  });
  // Clicking a control beside the board must not move the focus there: Space would press the control again
  // instead of reaching the game.
  document.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('.actions, .quick')) event.preventDefault();
  });
  // The focus may move between a press and its release. A window that loses the focus gets no key events.
  document.addEventListener('keyup', (event) => shell.isPlaying && shell.view.release(event.key));
  window.addEventListener('blur', () => shell.isPlaying && shell.view.release());
}

/** For development: downloads the current game as the start of a recorded play (see CONTRIBUTING.md). */
function recordPlay({ play }: Shell): void {
  const [name, save] = [`${play.game.id}-${play.state.length}.txt`, play.session.save()];
  void import('../../ui/files').then(({ saveFile }) => saveFile(name, save));
}

/**
 * True if the focused element handles the key: text fields handle all, sliders arrows, buttons Enter and
 * Space.
 */
function ownsKeys({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[popover]:popover-open') !== null) return true;
  if (target.matches('input[type="range"]')) return /^(Arrow|Page|Home|End)/.test(key);
  if (target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select')) return true;
  return target.closest('button, a, summary') !== null && (key === 'Enter' || key === ' ');
}

// Records the content of the window for a reload: games by their slots, pages by their names or by fragments
// of addresses. None of these contains spaces.

import { notedPage, PLACE } from '../../offline/boot-target';
import { gameIn } from '../../store/runs/run';
import type { AppShell } from '../app-shell';
import { hasPage } from './pages';

/** The content of the window before a reload: a game, or a page with the games below and above it, if any. */
export const notedPlaces = (): string[] => notedPage()?.split(' ') ?? [];

/** Records the content of the window. `name` is that of the page that was opened last. */
export function notePlaces(
  { page, behind, isPlaying, play }: Pick<AppShell, 'page' | 'behind' | 'isPlaying' | 'play'>,
  name: string,
): void {
  const shown = page ?? behind;
  const noted = [shown?.from, shown && (shown.address ?? name), isPlaying ? play.slot : undefined]
    .filter((place) => place !== undefined)
    .join(' ');
  try {
    if (noted === '') sessionStorage.removeItem(PLACE);
    else if (noted !== notedPage()) sessionStorage.setItem(PLACE, noted);
  } catch {
    // Without storage, a reload starts at the home.
  }
}

/** Opens again the content of the window before a reload. Returns false if a page could not be opened. */
export async function openPlaces(shell: AppShell, places: readonly string[]): Promise<boolean> {
  const isSlot = (place: string) =>
    !hasPage(place) && shell.engine.catalogue.some(({ id }) => id === gameIn(place));
  const at = places.findIndex((place) => !isSlot(place));
  const page = places[at];
  const [below] = places.slice(0, Math.max(0, at));
  const slot = places[at + 1];
  // A link has been opened instead.
  if (shell.play.isOpen || shell.page !== undefined) return true;
  // Open the lowest layer first, so that Back closes it last.
  if (below !== undefined) await shell.enter(below);
  if (page !== undefined) await shell.opening.openPlace(page);
  const isThere = page === undefined || shell.page !== undefined;
  if (slot !== undefined) await shell.enter(slot);
  return isThere;
}

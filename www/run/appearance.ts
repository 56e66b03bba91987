// Converts settings to the form that the board's view and the page's styles need.
import type { BoardSettings } from '../board/view';
import type { Settings } from '../store/shapes';

export const isDark = ({ theme }: Settings): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** The side of the player's hand relative to the reading direction. The hand itself does not depend on it. */
const handSide = ({ leftHanded }: Settings): 'start' | 'end' =>
  leftHanded === (getComputedStyle(document.documentElement).direction === 'rtl') ? 'end' : 'start';

export function boardSettings(settings: Settings, game: string): BoardSettings {
  return {
    ...settings,
    theme: isDark(settings) ? 'dark' : 'light',
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hidden: settings.hidden[game] ?? [],
    hasTouch: matchMedia('(any-pointer: coarse)').matches,
    skin: settings.skins[game],
  };
}

/** Applies the settings to the whole page. */
export function dress(settings: Settings): void {
  const { dataset } = document.documentElement;
  dataset.theme = isDark(settings) ? 'dark' : 'light';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = getComputedStyle(document.body).backgroundColor;
  }
  dataset.hand = handSide(settings);
}

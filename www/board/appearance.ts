// Converts settings to the form that the board's view and the page's styles need.
import type { BoardSettings } from './settings';

/** The settings that determine how the page and its boards look, sound and move. */
export interface Appearance {
  theme: 'system' | 'light' | 'dark';
  /** 0 is instant, 0.5 slow, 1 normal, 2 fast. */
  speed: number;
  marks: boolean;
  sound: boolean;
  vibration: boolean;
  leftHanded: boolean;
  /** The hidden board options, by game. */
  hidden: Readonly<Record<string, string[]>>;
  /** The name of the skin, by game, if it is not the first. */
  skins: Readonly<Record<string, string>>;
}

const isDark = ({ theme }: Pick<Appearance, 'theme'>): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** The side of the player's hand relative to the reading direction. */
const handSide = ({ leftHanded }: Appearance): 'start' | 'end' =>
  leftHanded === (getComputedStyle(document.documentElement).direction === 'rtl') ? 'end' : 'start';

export function boardSettings(settings: Appearance, game: string): BoardSettings {
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
export function applyAppearance(settings: Appearance): void {
  const { dataset } = document.documentElement;
  dataset.theme = isDark(settings) ? 'dark' : 'light';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = getComputedStyle(document.body).backgroundColor;
  }
  dataset.hand = handSide(settings);
}

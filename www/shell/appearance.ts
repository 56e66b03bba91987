// Settings as the board's view and the page's colours need them.
import type { BoardSettings } from '../board/view';
import type { Settings } from '../store/shapes';

export const isDark = ({ theme }: Settings): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

export function boardSettings(settings: Settings, game: string): BoardSettings {
  return {
    theme: isDark(settings) ? 'dark' : 'light',
    marks: settings.marks,
    speed: settings.speed,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hidden: settings.hidden[game] ?? [],
    skin: settings.skins[game],
    sound: settings.sound,
    vibration: settings.vibration,
  };
}

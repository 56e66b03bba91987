// The player's settings, with their defaults and checks.
import { bare, choice, flag, list, map, number, type Of, or, record, whole } from './shape';
import { ANY, short, time, title } from './shapes';

/**
 * The switches with their defaults. The settings dialog shows each, with the sentence `setting-NAME` and the
 * explanation `setting-NAME-help`, if there is one (CONTRIBUTING.md). A name added here is stored, validated
 * and shown.
 */
export const TOGGLES = { marks: true, sound: false, vibration: true, leftHanded: false, coach: false };

export type Toggles = typeof TOGGLES;

/** The mode of solving: untimed, for speed with inspection, for speed without, or for few moves. */
export type Solving = (typeof SOLVING)[number];
export const SOLVING = ['free', 'inspected', 'time', 'moves'] as const;

const toggles = bare(
  Object.entries(TOGGLES).map(([name, isOn]) => [name, or(flag, isOn)] as const),
) as Record<keyof Toggles, typeof flag>;
const counts = or(map(ANY, whole(), true), bare<number>());

/** Missing and invalid settings have their default, so that one wrong setting does not reset the others. */
export const settings = record({
  theme: or(choice(['system', 'light', 'dark'] as const), 'system'),
  /** A language code, or `auto` for the browser's language. */
  language: or(short, 'auto'),
  ...toggles,
  /** 0 instant, 0.5 slow, 1 normal, 2 fast. */
  speed: or(number(0, 4), 1),
  /** The hidden board options, by game. */
  hidden: or(map(ANY, list(short, 100), true), bare<string[]>()),
  /** The name of the skin, by game, if it is not the first. */
  skins: or(map(ANY, short, true), bare<string>()),
  /** The number of moves that the player has made in each game, for the help line. */
  moved: counts,
  /** The games whose first board or whole game the player has begun, each with a 1. */
  begun: counts,
  /** Levels that are won or reached, see `run/levels.ts`. */
  reached: counts,
  last: or(short, ''),
  /** The speed of autoplay, in moves per second. */
  pace: or(number(0.01, 1000), 4),
  /** The mode of solving for new deals. */
  solving: or(choice(SOLVING), 'free'),
  /** The name under which the player sends challenges; empty for none. */
  name: or(title, ''),
  /**
   * The time of the player's last change, in milliseconds since 1970. Values that the page itself records do
   * not count.
   */
  chosen: time,
});
export type Settings = Of<typeof settings>;

export const DEFAULTS = settings({}) as Settings;

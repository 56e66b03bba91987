// The settings that affect boards.
export interface BoardSettings {
  marks: boolean;
  sound: boolean;
  vibration: boolean;
  theme: 'light' | 'dark';
  /** Multiple of the normal speed of films; 0 shows their end at once. */
  speed: number;
  reducedMotion: boolean;
  /** True if touch input is used. Games with a pad then show it. */
  hasTouch?: boolean;
  /** Roles with these options are hidden. */
  hidden: string[];
  /** The name of the game's skin. The default skin is used if it is absent or unknown. */
  skin?: string | undefined;
}

/** The option of touch buttons. */
export const PAD = 'pad';

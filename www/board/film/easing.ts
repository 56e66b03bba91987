// Easing functions: the fraction of a movement that is completed after a fraction of its time. All are 0 at
// the start and 1 at the end, and may overshoot in between. Opacity follows the same curve as position and
// size. ARCHITECTURE.md, *Scene and film*, describes how a curve is chosen.
export type Easing = (part: number) => number;

export const linear: Easing = (part) => part;
/** Slows down towards the end. */
export const out: Easing = (part) => 1 - (1 - part) ** 3;
/** Overshoots a little and returns. */
export const back: Easing = (part) => 1 + 2.56 * (part - 1) ** 3 + 1.56 * (part - 1) ** 2;

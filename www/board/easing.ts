// How movement goes on its way: what part of the way has been gone after a part of the time. Both begin at 0 and end at 1; in between a
// curve may go beyond its end. Opacity follows the same curve as place and size. Who chooses one is said in ARCHITECTURE.md, below *Scene and
// film*.
export type Easing = (part: number) => number;

export const linear: Easing = (part) => part;
/** Slows towards its end. */
export const out: Easing = (part) => 1 - (1 - part) ** 3;
/** Goes beyond its end a little and comes back. */
export const back: Easing = (part) => 1 + 2.56 * (part - 1) ** 3 + 1.56 * (part - 1) ** 2;

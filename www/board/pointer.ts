// The player's pointer: sentences and shown gestures are those of a mouse with its keyboard, or of a finger.

export type Pointer = 'mouse' | 'finger';

export const pointer = (): Pointer =>
  matchMedia('(hover: hover) and (pointer: fine)').matches ? 'mouse' : 'finger';

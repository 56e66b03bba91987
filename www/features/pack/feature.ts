// Packs: several games in one text, to be played one by one.
import type { Feature } from '../../run/shell';

export const pack: Feature = { page: 'pack' };

// Challenges: games of other players on the same board, to be beaten.
import type { Feature } from '../../run/shell';

export const challenge: Feature = { page: 'challenge' };

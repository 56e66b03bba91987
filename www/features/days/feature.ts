// The calendar of daily deals and puzzles.
import { DAYS } from '../../run/pages';
import type { Feature } from '../../run/shell';

export const days: Feature = { page: DAYS };

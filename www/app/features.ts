// The list of all features, in the order of their commands in the menu. A new feature is a folder and a line
// here, and for each of its dialogs and panels in `all-dialogs.ts` and `all-panels.ts`.
import { advice } from '../features/advice/feature';
import { challenge } from '../features/challenge/feature';
import { days } from '../features/days/feature';
import { editing } from '../features/editing/feature';
import { league } from '../features/league/feature';
import { lookBack } from '../features/look-back/feature';
import { newGame } from '../features/new-game/feature';
import { pack } from '../features/pack/feature';
import { result } from '../features/result/feature';
import { rules } from '../features/rules/feature';
import { scores } from '../features/scores/feature';
import { settings } from '../features/settings/feature';
import { share } from '../features/share/feature';
import { shelf } from '../features/shelf/feature';
import { trail } from '../features/trail/feature';
import type { Feature } from '../run/shell';
import { replaying, returning, takingBack, updating } from './commands/page-commands';

export const FEATURES: readonly Feature[] = [
  updating,
  newGame,
  trail,
  takingBack,
  advice,
  replaying,
  lookBack,
  editing,
  result,
  returning,
  shelf,
  share,
  league,
  rules,
  scores,
  settings,
  days,
  challenge,
  pack,
];

// Play and watch: the game in play with its time line, why things happen, plays kept as tests, rules by example.
import '../rules/rules.css';
import './watch.css';
import type { TemplateResult } from 'lit/html.js';
import { installIcons } from '../../shell/icons';
import type { Route, StudioHost } from '../host';
import { ICONS } from './icons';
import { Watch } from './watch';

/** The play of each studio: it waits here while its author edits, and goes on when they come back. */
const plays = new WeakMap<StudioHost, Watch>();

/** The place `play`. */
export function watchScreen(host: StudioHost, at: Route): TemplateResult {
  let watch = plays.get(host);
  if (watch === undefined) {
    installIcons(ICONS);
    watch = new Watch(host);
    plays.set(host, watch);
  }
  return watch.render(at);
}

/** The keys of the place, for the help. */
export const watchScreenKeys: readonly (readonly [string, string])[] = [
  ['P', 'studio-watch-key-play'],
  ['B', 'studio-watch-key-reverse'],
  [', .', 'studio-watch-key-step'],
  ['Home, End', 'studio-watch-key-ends'],
  ['- +', 'studio-watch-key-speed'],
  ['Y F E T', 'studio-watch-key-panels'],
];

/** The player goes elsewhere: the play stands still until they come back. */
export function watchScreenLeft(host: StudioHost): void {
  plays.get(host)?.leave();
}

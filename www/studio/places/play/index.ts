// Play and watch: a play with its time line, explanations and tests.
import '../rules/rules.css';
import './watch.css';
import type { TemplateResult } from 'lit/html.js';
import { installIcons } from '../../../ui/icons';
import type { Studio, UndoSteps } from '../../host';
import type { Place } from '../../place';
import type { RouteTo } from '../../route';
import { ICONS } from './icons';
import { Watch } from './watch';

/** The play of each studio. It persists while the author edits and continues on the next visit. */
const plays = new WeakMap<Studio, Watch>();

function playOf(host: Studio): Watch {
  const known = plays.get(host);
  if (known !== undefined) return known;
  installIcons(ICONS);
  const watch = new Watch(host);
  plays.set(host, watch);
  return watch;
}

export default class PlayPlace implements Place<'play'> {
  readonly keys = [
    ['P', 'studio-watch-key-play'],
    ['B', 'studio-watch-key-reverse'],
    [', .', 'studio-watch-key-step'],
    ['Home, End', 'studio-watch-key-ends'],
    ['- +', 'studio-watch-key-speed'],
    ['Y F E T', 'studio-watch-key-panels'],
  ] as const;
  readonly #watch: Watch;

  constructor(host: Studio, route: RouteTo<'play'>, signal: AbortSignal) {
    this.#watch = playOf(host);
    this.#watch.enter(route, signal);
  }

  follow(route: RouteTo<'play'>): boolean {
    this.#watch.follow(route);
    return true;
  }

  get steps(): UndoSteps | undefined {
    return this.#watch.steps;
  }

  render(): TemplateResult {
    return this.#watch.render();
  }
}

// The navigation history within the studio. It is stored per tab for reloads, with the level and picture last
// viewed.

import { isPlace } from './place';
import type { PlaceName, Route } from './route';
import type { ProjectView } from './types';

const KEY = 'tilery.studio';

export class StudioNavigation {
  /** The history, the current route last. */
  #routes: readonly Route[] = [{ place: 'projects' }];
  /** The level and picture last viewed, for the tabs. */
  #level = 0;
  #kind: string | undefined;

  get route(): Route {
    return this.#routes.at(-1) ?? { place: 'projects' };
  }

  get length(): number {
    return this.#routes.length;
  }

  /** The history with a route pushed, with its last route replaced, or with its last route popped. */
  on = (route: Route): Route[] => [...this.#routes, route];
  with = (route: Route): Route[] => [...this.#routes.slice(0, -1), route];
  back = (): Route[] => this.#routes.slice(0, -1);

  /** Sets the history, in project `id`. */
  take(routes: readonly Route[], id: string): void {
    // Returning to an earlier route cuts the history there, so that Back does not repeat round trips through
    // the tabs.
    const last = JSON.stringify(routes.at(-1));
    const known = routes.findIndex((route) => JSON.stringify(route) === last);
    this.#routes = routes.slice(0, known + 1);
    const { route } = this;
    if (route.place === 'map' || route.place === 'play') this.#level = route.level ?? this.#level;
    if (route.place === 'picture') this.#kind = route.kind;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ id, routes: this.#routes }));
    } catch {
      // Without storage, the studio starts with the projects after a reload.
    }
  }

  /** Forgets the level and picture when another project is opened. */
  forget(): void {
    [this.#level, this.#kind] = [0, undefined];
  }

  /** The level last viewed, if it still exists. */
  levelOf({ levels }: ProjectView): number {
    return Math.max(0, Math.min(this.#level, levels.length - 1));
  }

  /** The route of a tab: the item last viewed there, if it still exists. */
  tab(place: PlaceName, project: ProjectView): Route {
    const { kinds } = project;
    if (place === 'map') return { place, level: this.levelOf(project) };
    if (place === 'picture') {
      const known = kinds.find(({ name }) => name === this.#kind) ?? kinds.find(({ isSprite }) => isSprite);
      return { place, kind: (known ?? kinds[0])?.name ?? '' };
    }
    return { place } as Route;
  }
}

/** The history and project id stored by this tab, if valid. */
export function notedNavigation(): { id: string; routes: Route[] } | undefined {
  try {
    const { id, routes } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as {
      id?: unknown;
      routes?: unknown;
    };
    if (typeof id !== 'string' || !Array.isArray(routes)) return undefined;
    const isKnown = (route: unknown): route is Route =>
      typeof route === 'object' && route !== null && 'place' in route && isPlace(String(route.place));
    return routes.length > 0 && routes.every(isKnown) ? { id, routes } : undefined;
  } catch {
    return undefined;
  }
}

// The way that the player came through the studio, as this tab notes it for a reload, and what was last looked at on it.

import { isPlace } from './place';
import type { PlaceName, Route } from './route';
import type { ProjectView } from './types';

const KEY = 'tilery.studio';

export class Way {
  /** The places the player came through, the present one last. */
  #routes: readonly Route[] = [{ place: 'projects' }];
  /** The level and the picture last looked at, for the tabs. */
  #level = 0;
  #kind: string | undefined;

  get route(): Route {
    return this.#routes.at(-1) ?? { place: 'projects' };
  }

  get length(): number {
    return this.#routes.length;
  }

  /** The way with a route more, or with one in place of the last, or without that. */
  on = (route: Route): Route[] => [...this.#routes, route];
  with = (route: Route): Route[] => [...this.#routes.slice(0, -1), route];
  back = (): Route[] => this.#routes.slice(0, -1);

  /** Goes another way, in the project of that name. */
  take(routes: readonly Route[], id: string): void {
    // Round trips through the tabs are no way that anybody wants to go back step by step.
    const last = JSON.stringify(routes.at(-1));
    const known = routes.findIndex((route) => JSON.stringify(route) === last);
    this.#routes = routes.slice(0, known + 1);
    const { route } = this;
    if (route.place === 'map') this.#level = route.level;
    if (route.place === 'picture') this.#kind = route.kind;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ id, routes: this.#routes }));
    } catch {
      // A browser without storage begins with the projects after a reload.
    }
  }

  /** Another project is open: in this one nothing has been looked at. */
  forget(): void {
    [this.#level, this.#kind] = [0, undefined];
  }

  /** Where a tab leads: to what was last looked at there, if there still is such a thing. */
  tab(place: PlaceName, { kinds, levels }: ProjectView): Route {
    if (place === 'map') return { place, level: Math.max(0, Math.min(this.#level, levels.length - 1)) };
    if (place === 'picture') {
      const known = kinds.find(({ name }) => name === this.#kind) ?? kinds.find(({ isSprite }) => isSprite);
      return { place, kind: (known ?? kinds[0])?.name ?? '' };
    }
    return { place } as Route;
  }
}

/** The way that this tab noted, and the project that was open on it, if they can be understood. */
export function notedWay(): { id: string; routes: Route[] } | undefined {
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

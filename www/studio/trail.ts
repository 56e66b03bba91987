// Where the player is in the studio and came from, as this tab notes it for a reload.
import type { Route } from './host';
import { isPlace } from './place';

export interface Trail {
  /** The project that is open. */
  id: string | undefined;
  /** The places the player came through, the present one last. */
  routes: Route[];
}

const KEY = 'tilery.studio';

export function noteTrail(trail: Trail): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    // A browser without storage begins with the projects after a reload.
  }
}

/** The trail that this tab noted, if it can be understood. */
export function notedTrail(): Trail | undefined {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    if (typeof noted !== 'object' || noted === null || !('id' in noted) || !('routes' in noted))
      return undefined;
    const { id, routes } = noted;
    if (typeof id !== 'string' || !Array.isArray(routes)) return undefined;
    const isKnown = (route: unknown): route is Route =>
      typeof route === 'object' && route !== null && 'place' in route && isPlace(String(route.place));
    return routes.length > 0 && routes.every(isKnown) ? { id, routes } : undefined;
  } catch {
    return undefined;
  }
}

// Where one can be in the studio.

/** A place of the studio. Numbers of levels and rules count from 0. */
export type Route =
  | { place: 'projects' }
  | { place: 'home' }
  /** Play and watch; `test` is the number of a kept play. */
  | { place: 'play'; level?: number; test?: number }
  | { place: 'map'; level: number }
  /** The picture of the kind of that name. */
  | { place: 'picture'; kind: string }
  /** The list of rules, or one of them; `kind` shows those of one kind. */
  | { place: 'rules'; rule?: number; kind?: string }
  | { place: 'levels' }
  | { place: 'settings' }
  /** The whole text; line and column count from 1. */
  | { place: 'text'; line?: number; column?: number }
  | { place: 'versions' }
  | { place: 'share' }
  | { place: 'tutorial' };

export type PlaceName = Route['place'];
export type RouteTo<Name extends PlaceName> = Extract<Route, { place: Name }>;

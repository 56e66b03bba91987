// The routes of the studio.

/** A place of the studio with its arguments. Numbers of levels and rules count from 0. */
export type Route =
  | { place: 'projects' }
  | { place: 'home' }
  /** Play and watch; `test` is the number of a test, `way` the rounds of a play of the level. */
  | { place: 'play'; level?: number; test?: number; way?: readonly string[] }
  /** Recording a rule on a board of the level. */
  | { place: 'record' }
  /** The map of a level; `kind` is the one to draw with. */
  | { place: 'map'; level: number; kind?: string }
  | { place: 'picture'; kind: string }
  /** The list of rules, filtered by `kind` if given, or one rule. */
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

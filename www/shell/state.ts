// How a game stands, as its session told: the page renders from it and asks the session nothing after a move.
import type { Card, GameInfo, GameSession, Status, Update, Whole } from '../engine/types';
import { plain } from '../store/shapes';
import { iconNamed } from './icons';
import { canSay, type Probed, say } from './words';

export interface State {
  readonly status: Status;
  /** In the order in which they are shown. */
  readonly figures: Readonly<Record<string, number>>;
  /** How many moves led here. */
  readonly at: number;
  /** How many moves there are, those to be redone included. */
  readonly length: number;
  /** The parameters, and the table that its results belong to: the same as long as the session lasts. */
  readonly params: string;
  readonly table: string;
  /** What its maker has called it, where that is possible: only an editor gives names. */
  readonly title: string | undefined;
  /** What its maker says of it; nothing changes in it. */
  readonly card: Card;
  /** Whether hints are given, as long as the session lasts, */
  readonly advises: boolean;
  /** whether moves are rated, so that a finished game can be looked back at, */
  readonly rates: boolean;
  /** and whether rounds follow a press alone, and then wait for the next one. */
  readonly hasTurns: boolean;
}

/** What a session has for its player beside the board. */
export function offersOf(session: GameSession): Pick<State, 'advises' | 'rates' | 'hasTurns'> {
  const flags = session.offers();
  return { advises: (flags & 1) > 0, rates: (flags & 2) > 0, hasTurns: (flags & 4) > 0 };
}

/** What a session is called, which may be somebody else's word for it. */
export function titleOf(session: GameSession): string | undefined {
  const title = session.title();
  return title && plain(title);
}

/** How a session stands that is shown from now on. */
export const begin = (session: GameSession, { status, figures, at, length }: Whole): State => ({
  status,
  figures,
  at,
  length,
  params: session.params(),
  table: session.table(),
  title: titleOf(session),
  card: session.card(),
  ...offersOf(session),
});

/** How it stands after an update, which leaves out what has not changed. */
export const after = (state: State, { status, figures, at, length }: Update): State => ({
  ...state,
  status: status ?? state.status,
  figures: figures ?? state.figures,
  at,
  length,
});

/** What stops time, and makes it go on. */
export const PAUSE = 'pause';

/** What a game offers as buttons, with their pictures and labels: where it waits for its player anyway, nothing that stops time. */
export function ownActions({ game, state }: { game: GameInfo; state: State }) {
  const isPaused = state.status.reason === 'paused';
  return (state.hasTurns ? [] : game.actions).map(({ id }) => {
    const goesOn = id === PAUSE && isPaused;
    const label = say(goesOn ? 'action-resume' : `action-${id}`);
    return { id, label, icon: iconNamed(goesOn ? 'play' : id) };
  });
}

/** The lines on what there is to do in a level and in its game as a whole, where the game says so for itself: the closest first. */
export function howsOf({ game, state }: { game: GameInfo; state: State }, level = 1): Probed[] {
  const table = `how-${game.id}-${state.table}`;
  return [`${table}-${level}`, table].filter(canSay);
}

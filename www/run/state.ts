// The state of a game as reported by its session. The page renders from it without calling the session after
// a move.
import type { Card, GameInfo, GameSession, Status, Update, Whole } from '../engine/types';
import { plain } from '../store/shapes';
import { iconNamed } from '../ui/icons';
import { stateName } from '../ui/words/game-names';
import { canSay, type Probed, say } from '../ui/words/words';

export interface State {
  readonly status: Status;
  /** In the order of display. */
  readonly figures: Readonly<Record<string, number>>;
  /** The number of moves made. */
  readonly at: number;
  /** The number of moves, including those that can be redone. */
  readonly length: number;
  /** The parameters, and the table for its results; both are constant during the session. */
  readonly params: string;
  readonly table: string;
  /** The title given in an editor, if any. */
  readonly title: string | undefined;
  /** True for a board with an aim, which is constant. */
  readonly hasAim: boolean;
  /** The author's description, which is constant. */
  readonly card: Card;
  /** True if hints are available, which is constant during the session. */
  readonly advises: boolean;
  /** True if moves can be rated, so that a finished game can be reviewed. */
  readonly rates: boolean;
  /** True in turn-based games, where rounds follow a press and then stop. */
  readonly hasTurns: boolean;
}

/** Decodes the offers of a session: hints, ratings of moves, time by turns. */
export function offersOf(session: GameSession): Pick<State, 'advises' | 'rates' | 'hasTurns'> {
  const flags = session.offers();
  return { advises: (flags & 1) > 0, rates: (flags & 2) > 0, hasTurns: (flags & 4) > 0 };
}

/** The title of a session. It may come from another player, so it is cleaned. */
export function titleOf(session: GameSession): string | undefined {
  const title = session.title();
  return title && plain(title);
}

/** The name of a session that is not on the page. */
export const sessionName = (session: GameSession): string =>
  stateName({ title: titleOf(session), params: session.params(), hasAim: hasAim(session) });

const hasAim = (session: GameSession): boolean => session.assignment(0) !== undefined;

/** The state of a newly displayed session. */
export const begin = (session: GameSession, { status, figures, at, length }: Whole): State => ({
  status,
  figures,
  at,
  length,
  params: session.params(),
  table: session.table(),
  title: titleOf(session),
  hasAim: hasAim(session),
  card: session.card(),
  ...offersOf(session),
});

/** The state after an update, which contains only changes. */
export const after = (state: State, { status, figures, at, length }: Update): State => ({
  ...state,
  status: status ?? state.status,
  figures: figures ?? state.figures,
  at,
  length,
});

/** True if a game has ended. It goes on after a lost level, which can be tried again, but not in a challenge. */
export const isEnded = (
  { status, card }: Pick<State, 'status' | 'card'>,
  run: { challenge: string | null },
) => status.over && (status.state !== 'lost' || card.levels.length === 0 || run.challenge !== null);

/** The action that stops and resumes time. */
export const PAUSE = 'pause';

/** The action that plays one round, available while time is stopped. */
const STEP = 'step';

/**
 * The game's own actions as buttons with icons and labels. Turn-based games and the first of a game's lessons
 * have none.
 */
export function ownActions({ game, state }: { game: GameInfo; state: State }) {
  const isPaused = state.status.reason === 'paused';
  // A game of lessons has instructions for each of its levels.
  const { levels } = state.card;
  const isLesson = levels.every((_, n) => canSay(`how-${game.id}-${state.table}-${n + 1}`));
  const isFirstLesson = levels.length > 0 && state.figures.level === 1 && isLesson;
  const offered =
    state.hasTurns || isFirstLesson ? [] : game.actions.filter(({ id }) => id !== STEP || isPaused);
  return offered.map(({ id }) => {
    const goesOn = id === PAUSE && isPaused;
    const label = say(goesOn ? 'action-resume' : `action-${id}`);
    return { id, label, icon: iconNamed(goesOn ? 'play' : id) };
  });
}

/**
 * The instructions for a level and for its game as a whole, if the game has them: the most specific first.
 */
export function howsOf({ game, state }: { game: GameInfo; state: State }, level = 1): Probed[] {
  const table = `how-${game.id}-${state.table}`;
  return [`${table}-${level}`, table].filter(canSay);
}

/** The label for replaying the same deal. Levels are not dealt, so for them it is the command's name. */
export const sameName = ({ state }: { state: State }): string =>
  state.card.levels.length > 0 ? say('command-restart') : say('same-deal');

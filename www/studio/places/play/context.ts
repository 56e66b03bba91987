// What the panels of play and watch ask of the play.

import type { Cell } from '../../../cells/cells';
import type { GameSession } from '../../../engine/types';
import type { Studio } from '../../studio';
import type { KindView, ProjectView, RuleShape, Trace, ViewName } from '../../types';
import { sentencesOf } from '../rules/pieces';
import type { Sentences } from '../rules/sentence';
import type { Highlight } from './overlay';

export interface Context {
  readonly host: Studio;
  readonly session: GameSession;
  /** The project that is played, which may be older than the host's. */
  readonly project: ProjectView;
  /** Its text. */
  readonly text: string;
  readonly isRunning: boolean;
  /** The last round, traced. */
  trace(): Trace | undefined;
  /** Renders the play's parts again. */
  update(): void;
  /** Shows another play instead, standing still. */
  show(session: GameSession): void;
  /** Brings the focus to the board, to choose a tile there. */
  focusBoard(): void;
}

/** What stands beside the board. */
export interface Panel {
  readonly name: 'why' | 'fired' | 'tests' | 'example';
  title(): string;
  render(): unknown;
  /** The highlights on the board. */
  highlights?(): readonly Highlight[];
  /** What choosing a tile is for; nothing when the game is touched instead. */
  picks?(): string;
  pick?(cell: Cell): void;
  drag?(from: Cell, to: Cell): void;
  /** The play stands elsewhere now. */
  moved?(): void;
}

/** The kind of sprites of a number that counts sprites only. */
export function spriteOf({ kinds }: ProjectView, n: number): KindView | undefined {
  return kinds[kinds.filter(({ isSprite }) => !isSprite).length + n];
}

/** A rule as one of its views shows it. */
export function shapeOf({ rules }: ProjectView, rule: number, view: ViewName): RuleShape | undefined {
  const known = rules[rule];
  return known?.derived.find((derived) => derived.view === view) ?? known;
}

/** Sentences about rules of the project that is played. */
export const sentences = ({ host }: Context): Sentences => sentencesOf(host);

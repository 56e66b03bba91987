// The interface between the play and its panels.

import type { Cell } from '../../../cells/cells';
import type { GameSession } from '../../../engine/types';
import type { Studio } from '../../host';
import type { KindView, ProjectView, RuleShape, Trace, ViewName } from '../../types';
import { sentencesOf } from '../rules/pieces';
import type { Sentences } from '../rules/sentence';
import type { Highlight } from './overlay';

export interface Context {
  readonly host: Studio;
  readonly session: GameSession;
  /** The project being played, which may be older than the host's. */
  readonly project: ProjectView;
  readonly text: string;
  readonly isRunning: boolean;
  trace(): Trace | undefined;
  update(): void;
  /** Shows another play, paused. */
  show(session: GameSession): void;
  /** Moves the play to a round, paused. */
  seek(round: number): void;
  /** Moves the focus to the board for choosing a tile. */
  focusBoard(): void;
}

export interface PlayPanel {
  readonly name: 'why' | 'fired' | 'tests';
  title(): string;
  render(): unknown;
  highlights?(): readonly Highlight[];
  /** The prompt for choosing a tile; undefined if the board stays playable. */
  picks?(): string;
  pick?(cell: Cell): void;
  /** Called when the play moves to another round. */
  moved?(): void;
}

/** The kind of a sprite, given its index among sprites. */
export function spriteOf({ kinds }: ProjectView, n: number): KindView | undefined {
  return kinds[kinds.filter(({ isSprite }) => !isSprite).length + n];
}

/** The shape of a rule under one of its views. */
export function shapeOf({ rules }: ProjectView, rule: number, view: ViewName): RuleShape | undefined {
  const known = rules[rule];
  return known?.derived.find((derived) => derived.view === view) ?? known;
}

/** Builds sentences about the rules of the project. */
export const sentences = ({ host }: Context): Sentences => sentencesOf(host);

// Starts the review of a copy of the game, or its playback from the first move.
import type { GameSession } from '../../engine/types';
import { Review, type ReviewShell } from '../../play/advice/review';
import { Looking, type LookingShell } from '../../play/looking';
import type { PanelName } from '../../play/names';
import type { Play } from '../../play/play';
import { isLoss } from '../../run/assessment';
import { type PlaybackShell, playbackOf } from './playback';

type BeginShell = PlaybackShell & ReviewShell & { readonly play: Play };

const reviews = new WeakMap<GameSession, Review>();

/** The review of the game on the page: the one in progress, or else the one that is stored with it. */
export function reviewOf({ session, run }: Play): Review {
  const save = session.save();
  const known = reviews.get(session);
  if (known?.save === save) return known;
  const review = Review.of(save, run.review);
  reviews.set(session, review);
  return review;
}

/** A better move than the one made after `n` moves, if the review is sure of it. */
export function betterAt(review: Review, n: number): string | undefined {
  const assessment = review.assessments[n];
  return assessment !== undefined && isLoss(assessment.grade) && review.isSure(n)
    ? assessment.best
    : undefined;
}

/** Puts a copy of the game on the board. `before` is the panel to restore at the end. */
export function putCopy(shell: LookingShell, name: PanelName, before: PanelName | undefined): Looking {
  const looking = new Looking(shell, before);
  // On small screens the board fills the available room.
  shell.board.closest('.app')?.toggleAttribute('data-looking', name === 'look-back');
  return looking;
}

/** Starts a replay, or starts or continues the review. */
export function begin(shell: BeginShell, looking: Looking, name: 'look-back' | 'watch'): void {
  if (name === 'watch') {
    looking.seek(0);
    playbackOf(shell).toggle();
    return;
  }
  const review = reviewOf(shell.play);
  looking.better = (n) => betterAt(review, n);
  const isOn = () => shell.looking === looking;
  void review
    .go(shell, isOn)
    // Show the result for the board on display.
    .then(() => isOn() && !looking.isAside && looking.seek(looking.state.at))
    .catch(console.warn);
}

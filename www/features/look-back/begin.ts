// Starts the review of a copy of the game, or its playback from the first move.
import type { GameSession } from '../../engine/types';
import { Review, type ReviewHost } from '../../play/advice/review';
import { Looking, type LookingHost } from '../../play/looking';
import type { PanelName } from '../../play/names';
import type { Play } from '../../play/play';
import { isLoss } from '../../run/assessment';
import { type PlaybackHost, playbackOf } from './playback';

type Host = PlaybackHost & ReviewHost & { readonly play: Play };

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
  const verdict = review.verdicts[n];
  return verdict !== undefined && isLoss(verdict.grade) && review.isSure(n) ? verdict.best : undefined;
}

/** Puts a copy of the game on the board. `before` is the panel to restore at the end. */
export function putCopy(host: LookingHost, name: PanelName, before: PanelName | undefined): Looking {
  const looking = new Looking(host, before);
  // On small screens the board fills the available room.
  host.board.closest('.app')?.toggleAttribute('data-looking', name === 'look-back');
  return looking;
}

/** Starts a replay, or starts or continues the review. */
export function begin(host: Host, looking: Looking, name: 'look-back' | 'watch'): void {
  if (name === 'watch') {
    looking.seek(0);
    playbackOf(host).toggle();
    return;
  }
  const review = reviewOf(host.play);
  looking.better = (n) => betterAt(review, n);
  const isOn = () => host.looking === looking;
  void review
    .go(host, isOn)
    // Show the result for the board on display.
    .then(() => isOn() && !looking.isAside && looking.seek(looking.state.at))
    .catch(console.warn);
}

// Looking back: how good each move was, as a line to tap through. The board shown is the one before the move, with the better move on it.
// The worker rates the moves one by one; the line grows as it does.
import { html, svg, type TemplateResult } from 'lit/html.js';
import type { App } from '../app';
import type { Looking } from '../looking';
import { iconButton } from '../parts';
import { toast } from '../toast';
import { number, say, sayIf } from '../words';

/** How long the worker may rate one position, in milliseconds. */
const RATE_MS = 40;
/** The chart's own units. */
const WIDTH = 600;
const HEIGHT = 100;

/** What is known of a move. */
interface Weighed {
  /** How much worse it was than the best one; undefined when it could not be weighed. */
  loss: number | undefined;
  /** The move that was best there. */
  best: string | undefined;
}

/** What is known so far of one line of play. */
interface Review {
  /** The save that it is about. */
  save: string;
  /** Each move weighed so far. */
  weighed: Weighed[];
}

let review: Review = { save: '', weighed: [] };
/** The copy whose moves are being weighed. */
let weighing: Looking | undefined;

export function lookBackPanel(app: App): TemplateResult | string {
  const { looking } = app;
  if (looking === undefined) return '';
  begin(app, looking);
  const { length } = looking;
  const { weighed } = review;
  // The move that is made from the board on show, from 0; after the last one, all of them.
  const { at } = looking.state;
  const worst = Math.max(...weighed.map(({ loss }) => loss ?? 0), Number.MIN_VALUE);
  const tap = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    looking.seek(Math.round(((event.clientX - left) / width) * length));
    show(looking);
  };
  const seek = (event: Event) => {
    looking.seek((event.currentTarget as HTMLInputElement).valueAsNumber);
    show(looking);
  };
  const x = (n: number) => (n / Math.max(1, length)) * WIDTH;
  const place = at < length ? `${number(at + 1)} / ${number(length)}` : say('all-moves');
  return html`
    <section class="panel look-back" aria-labelledby="look-back-title">
      <header>
        <h2 id="look-back-title">${say('look-back')}</h2>
        ${iconButton('close', say('close'), () => app.closePanel())}
      </header>
      <svg
        class="chart"
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        preserveAspectRatio="none"
        aria-hidden="true"
        @pointerdown=${tap}
        @pointermove=${tap}
      >
        ${svg`<line class="base" x1="0" x2=${WIDTH} y1="4" y2="4" />
          <polyline points=${points(weighed, worst, x)} />
          <line class="at" x1=${x(at)} x2=${x(at)} y1="0" y2=${HEIGHT} />`}
      </svg>
      <label class="scrub">
        <span class="hidden">${say('move-number')}</span>
        <input type="range" min="0" max=${length} .value=${String(at)} aria-valuetext=${place} @input=${seek} />
        <output>${place}</output>
      </label>
      <p class="note" role="status">${note(app.play.game.id, looking, at)}</p>
    </section>
  `;
}

/** Shows on the board what would have been best there. */
function show(looking: Looking): void {
  const best = review.weighed[looking.state.at]?.best;
  if (best !== undefined) looking.suggest(best);
}

/** What is to be said of the move that is made from this board. */
function note(game: string, { moves, length }: Looking, at: number): string {
  const { weighed } = review;
  const here = weighed[at];
  const move = moves[at];
  if (here !== undefined && move !== undefined) {
    const { loss, best } = here;
    const said = { n: number(at + 1), move: nameOf(game, move) };
    if (loss === undefined || best === undefined) return say('rated-not', said);
    return loss <= 0 ? say('rated-best', said) : say('rated-loss', { ...said, best: nameOf(game, best) });
  }
  if (weighed.length < length) return say('rating', { done: weighed.length, length });
  const rated = weighed.filter(({ loss }) => loss !== undefined);
  const best = rated.filter(({ loss }) => loss === 0).length;
  return rated.length === 0 ? say('no-rating') : say('rated-all', { best, rated: rated.length });
}

/** A move as players call it. */
function nameOf(game: string, move: string): string {
  return sayIf(`move-${game}`, { move }) ?? move;
}

/** The best move lies on top; the worse, the lower. */
function points(weighed: readonly Weighed[], worst: number, x: (n: number) => number): string {
  return weighed
    .map(
      ({ loss }, n) => `${x(n).toFixed(1)},${(4 + Math.sqrt((loss ?? 0) / worst) * (HEIGHT - 8)).toFixed(1)}`,
    )
    .join(' ');
}

/** Starts weighing, or goes on where it was left. */
function begin(app: App, looking: Looking): void {
  if (weighing === looking) return;
  weighing = looking;
  const save = app.play.session.save();
  if (review.save !== save) review = { save, weighed: [] };
  void weigh(app, looking, review);
}

async function weigh(app: App, looking: Looking, { save, weighed }: Review): Promise<void> {
  const isHere = () => app.looking === looking;
  try {
    await app.adviser.need(app.play.game.id);
  } catch (error) {
    console.warn(error);
    toast(say('start-fault'));
    return;
  }
  const session = app.engine.load(save);
  session.seek(weighed.length);
  while (weighed.length < looking.length && isHere()) {
    const ratings = await app.adviser.rate(session, RATE_MS);
    // Nobody waits for the answer any more.
    if (!isHere()) break;
    const played = ratings?.find(({ move }) => move === looking.moves[weighed.length])?.value;
    const best = ratings?.toSorted((one, other) => other.value - one.value)[0];
    const isKnown = played !== undefined && best !== undefined && Number.isFinite(best.value);
    weighed.push({ loss: isKnown ? Math.max(0, best.value - played) : undefined, best: best?.move });
    session.seek(weighed.length);
    if (weighed.length % 4 === 0) app.refresh();
  }
  session.free();
  if (isHere()) app.refresh();
}

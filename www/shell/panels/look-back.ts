// Looking back: how good each move was, as a line to tap through. The worker rates the moves one by one; the line
// grows as it does.
import { html, svg, type TemplateResult } from 'lit/html.js';
import type { App } from '../app';
import { iconButton } from '../parts';
import { number, say, sayIf } from '../words';

/** How long the worker may rate one position, in milliseconds. */
const RATE_MS = 40;
/** The chart's own units. */
const WIDTH = 600;
const HEIGHT = 100;

/** What is known so far of one line of play. */
interface Review {
  /** The save that it is about. */
  save: string;
  /** For each move rated so far, how much worse it was than the best. */
  losses: (number | undefined)[];
  /** For each move rated so far, the move that was best there. */
  best: (string | undefined)[];
  length: number;
  isDone: boolean;
}

let review: Review | undefined;
let running: AbortController | undefined;

export function lookBackPanel(app: App): TemplateResult {
  const { session } = app.play;
  begin(app);
  const at = session.at();
  const { losses = [], length = 1 } = review ?? {};
  const worst = Math.max(...losses.map((loss) => loss ?? 0), Number.MIN_VALUE);
  const seek = (n: number) => app.play.seek(Math.max(0, Math.min(length, n)));
  const tap = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    seek(Math.round(((event.clientX - left) / width) * length));
  };
  const close = () => {
    stop();
    if (session.status().over) app.openPanel('over');
    else app.closePanel();
  };
  const x = (n: number) => (n / Math.max(1, length)) * WIDTH;
  return html`
    <section class="panel look-back" aria-labelledby="look-back-title">
      <header>
        <h2 id="look-back-title">${say('look-back')}</h2>
        ${iconButton('close', say('close'), close)}
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
          <polyline points=${points(losses, worst, x)} />
          <line class="at" x1=${x(at)} x2=${x(at)} y1="0" y2=${HEIGHT} />`}
      </svg>
      <label class="scrub">
        <span class="hidden">${say('move-number')}</span>
        <input type="range" min="0" max=${length} .value=${String(at)}
          @input=${(event: Event) => seek((event.currentTarget as HTMLInputElement).valueAsNumber)} />
        <output>${number(at)} / ${number(length)}</output>
      </label>
      <p class="note" role="status">${note(app, at)}</p>
    </section>
  `;
}

/** What is to be said of the move that led here. */
function note({ play }: App, at: number): string {
  const { losses = [], best: bests = [], length = 1, isDone = true } = review ?? {};
  if (at > 0 && at <= losses.length) {
    const loss = losses[at - 1];
    if (loss === undefined) return say('rated-only');
    if (loss <= 0) return say('rated-best', { move: at });
    return (
      sayIf(`rated-${play.game.id}`, { move: at, best: bests[at - 1] ?? '' }) ??
      say('rated-loss', { move: at })
    );
  }
  if (!isDone) return say('rating', { done: losses.length, length });
  const best = losses.filter((loss) => loss !== undefined && loss <= 0).length;
  const rated = losses.filter((loss) => loss !== undefined).length;
  return rated === 0 ? say('no-rating') : say('rated-all', { best, rated });
}

/** The best move lies on top; the worse, the lower. */
function points(losses: (number | undefined)[], worst: number, x: (n: number) => number): string {
  return losses
    .map(
      (loss, index) =>
        `${x(index + 1).toFixed(1)},${(4 + Math.sqrt((loss ?? 0) / worst) * (HEIGHT - 8)).toFixed(1)}`,
    )
    .join(' ');
}

/** Starts rating unless it is about this line of play already. Seeking changes only where the save says it stands. */
function begin(app: App): void {
  const save = app.play.session.save().replace(/^at \d+$/m, 'at 0');
  if (review?.save === save && (review.isDone || running !== undefined)) return;
  stop();
  const next: Review =
    review?.save === save
      ? review
      : { save, losses: [], best: [], length: app.play.session.length(), isDone: false };
  review = next;
  running = new AbortController();
  void rate(app, next, running.signal);
}

async function rate(app: App, about: Review, signal: AbortSignal): Promise<void> {
  const session = app.engine.load(about.save);
  session.seek(about.length);
  const moves = session.moves();
  session.seek(about.losses.length);
  while (about.losses.length < moves.length) {
    if (app.panel !== 'look-back' || signal.aborted) break;
    const ratings = await app.adviser.rate(session, RATE_MS);
    if (signal.aborted) break;
    const move = moves[about.losses.length];
    const played = ratings?.find((rating) => rating.move === move)?.value;
    const best = ratings?.toSorted((one, other) => other.value - one.value)[0];
    const isKnown = played !== undefined && best !== undefined && Number.isFinite(best.value);
    about.losses.push(isKnown ? Math.max(0, best.value - played) : undefined);
    about.best.push(best?.move);
    session.redo();
    if (about.losses.length % 4 === 0) app.refresh();
  }
  session.free();
  about.isDone = about.losses.length >= moves.length;
  if (!signal.aborted) running = undefined;
  app.refresh();
}

function stop(): void {
  running?.abort();
  running = undefined;
}

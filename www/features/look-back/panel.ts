// The review panel: the expected result move by move, and the turning points. The board shows the position
// before a move with the better move marked, which can be played out, or tried in a new game.
import { html, svg, type TemplateResult } from 'lit/html.js';
import { assessmentText, nameOf } from '../../play/advice/assessment-text';
import { chartOf, type Review } from '../../play/advice/review';
import type { Looking } from '../../play/looking';
import type { Shell } from '../../play/shell';
import { type Assessment, isHopeless, turningPoints } from '../../run/assessment';
import { lessons } from '../../run/assignments/own-puzzles';
import { newRun } from '../../run/run';
import { reach } from '../../ui/loading';
import { loadShown } from '../../ui/replaying';
import { button, iconButton } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { number, say } from '../../ui/words/words';
import { betterAt, reviewOf } from './begin';

/** The size of the chart in its own units. */
const WIDTH = 600;
const HEIGHT = 100;

export function lookBackPanel(shell: Shell): TemplateResult | string {
  const { looking } = shell;
  if (looking === undefined) return '';
  const review = reviewOf(shell.play);
  const { length } = looking;
  const { assessments } = review;
  // The index of the move made from the board on display; the number of moves at the end.
  const { at } = looking.state;
  const { lines, x, y } = chartOf(review, length, WIDTH, HEIGHT);
  // Turning points are listed after the second pass only, so that buttons do not move under a finger.
  const turns = review.isDone ? turningPoints(assessments) : [];
  const tap = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    looking.seek(Math.round(((event.clientX - left) / width) * length));
  };
  const seek = (event: Event) => looking.seek((event.currentTarget as HTMLInputElement).valueAsNumber);
  const place = at < length ? `${number(at + 1)} / ${number(length)}` : say('all-moves');
  const better = betterAt(review, at);
  return html`
    <section class="panel look-back" aria-labelledby="look-back-title">
      <header>
        <h2 id="look-back-title">${say('look-back')}</h2>
        <small>${say('chart-means')}</small>
        ${iconButton('close', say('close'), () => shell.closePanel())}
      </header>
      <svg
        class="chart"
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        preserveAspectRatio="none"
        aria-hidden="true"
        @pointerdown=${tap}
        @pointermove=${tap}
      >
        ${svg`<line class="base" x1="0" x2=${WIDTH} y1=${HEIGHT} y2=${HEIGHT} />
          ${lines.map((points) => svg`<polyline points=${points} />`)}
          ${turns.map((n) => svg`<line class="turn ${assessments[n]?.grade}" x1=${x(n + 1)} x2=${x(n + 1)} y1=${y(assessments[n]?.outcome ?? 0)} y2=${HEIGHT} />`)}
          ${turns.map((n) => svg`<line class="turn dot" x1=${x(n + 1)} x2=${x(n + 1)} y1=${y(assessments[n]?.outcome ?? 0)} y2=${y(assessments[n]?.outcome ?? 0)} />`)}
          <line class="at" x1=${x(at)} x2=${x(at)} y1="0" y2=${HEIGHT} />`}
      </svg>
      <label class="scrub">
        <span class="hidden">${say('move-number')}</span>
        <input type="range" min="0" max=${length} .value=${String(at)} aria-valuetext=${place} @input=${seek} />
        <output>${place}</output>
      </label>
      <p class="note" role="status">${note(shell.play.game.id, review, looking, at)}</p>
      ${
        // Their room is there from the start, so that the board stays where it is.
        turns.length === 0
          ? html`<div class="turns"></div>`
          : html`<div class="turns" role="group" aria-label=${say('turning-points')}>
              ${turns.map(
                (n) => html`<button
                    type="button"
                    class="turn ${assessments[n]?.grade}"
                    aria-pressed=${n === at && !looking.isAside}
                    aria-label=${say('turning-point-label', { n: number(n + 1), grade: assessments[n]?.grade ?? '' })}
                    @click=${() => looking.seek(n)}
                  >
                    ${say('turning-point', { n: number(n + 1), grade: assessments[n]?.grade ?? '' })}
                  </button>`,
              )}
            </div>`
      }
      <div class="buttons halves">
        ${
          looking.isAside
            ? button('back', say('back-to-game'), () => looking.seek(at))
            : better !== undefined && review.isDone
              ? button('play', say('play-out'), () => void looking.playOut(better))
              : ''
        }
        ${looking.isAside ? '' : at < length ? button('new', say('try-from-here'), () => void tryFrom(shell, looking)) : practice(shell, review, looking)}
      </div>
    </section>
  `;
}

/** A button at the end of the review that makes puzzles of the game's mistakes. */
function practice(shell: Shell, review: Review, looking: Looking): TemplateResult | string {
  const count = review.isDone ? lessons(review.assessments).length : 0;
  if (count === 0) return '';
  const practise = (): void =>
    void reach(
      async () =>
        (await import('../../play/assignments/assignment')).practiseMistakes(
          shell,
          looking,
          review.assessments,
        ),
      practise,
    );
  return button('objective', say('learn-from', { count }), practise, { kind: 'main' });
}

/** Starts a new game from the position of the copy. The finished game stays as it was. */
async function tryFrom(shell: Shell, { state, moves, session: copy }: Looking): Promise<void> {
  const { play, engine } = shell;
  const parent = { run: play.run.name, at: state.at };
  const start = copy.copy();
  start.seek(0);
  const id = start.id();
  const origin = id === undefined ? `from\n${start.position().trimEnd().replace(/^/gm, '  ')}` : `id ${id}`;
  start.free();
  const lines = moves.slice(0, state.at).map((move) => `${move}\n`);
  const session = await loadShown(engine, `tilery 1\n${origin}\nat ${state.at}\n${lines.join('')}`);
  if (session === undefined) return;
  // The review has shown the player what comes next, which counts as help.
  session.resume(session.clock(), true);
  play.open(session, newRun({ kind: 'branch', parent }));
  toast(say('branched'), shell.whileOnThisBoard());
}

/** The comment on the move made from this board. */
function note(game: string, review: Review, { moves, length, asideMoves }: Looking, at: number): string {
  if (asideMoves > 0) return say('played-out', { count: asideMoves });
  const { assessments } = review;
  const move = moves[at];
  if (at in assessments && move !== undefined) {
    const here = assessments[at];
    if (here !== undefined && review.isSure(at)) return assessmentText(game, at, move, here);
    const said = { n: number(at + 1), move: nameOf(game, move) };
    return here === undefined ? say('rated-not', said) : say('rated-soon', said);
  }
  if (review.isOutOfReach) return say('rating-fault');
  if (assessments.length < length) return say('rating', { done: assessments.length, length });
  if (!review.isDone) return say('rating-longer', review.second);
  const rated = assessments.filter((assessment) => assessment !== undefined);
  if (rated.length === 0) return say('no-rating');
  const count = (grade: Assessment['grade']) =>
    rated.filter((assessment) => assessment.grade === grade).length;
  const hopeless = rated.filter(isHopeless).length;
  return say('rated-all', {
    rated: rated.length,
    length,
    best: count('best') + count('good') - hopeless,
    inaccuracies: count('inaccuracy'),
    mistakes: count('mistake'),
    blunders: count('blunder'),
    hopeless,
  });
}

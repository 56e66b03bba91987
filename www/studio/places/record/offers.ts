// Rules that fit the examples, and questions about the rules, as films of two pictures.
import { html, type TemplateResult } from 'lit/html.js';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { chip } from '../../parts/parts';
import { painted, SIDE } from '../../parts/picture';
import type { Found } from '../../proof/protocol';
import type { Question, RuleView, Sample } from '../../types';
import { drawHeading, drawMark } from '../rules/marks';
import { eventIcon, eventLine, kindsLook, plain, rulePicture, sentence, sentencesOf } from '../rules/pieces';

/** The maximum number of tiles in a row or column of a film. */
const MOST = 9;

interface SmallBoard {
  rows: number;
  cols: number;
  ground: readonly number[];
  /** Sprites. `kind` is an index among the project's sprites. */
  sprites: readonly { kind: number; row: number; col: number; heading?: string }[];
}

/** Draws a board from the origin, with tiles of side `size`. */
export function drawBoard(
  pen: CanvasRenderingContext2D,
  host: Studio,
  { cols, ground, sprites }: SmallBoard,
  size: number,
): void {
  const { kinds } = host.project;
  const grounds = kinds.findIndex(({ isSprite }) => isSprite);
  pen.imageSmoothingEnabled = size * devicePixelRatio < SIDE;
  const place = (n: number, row: number, col: number) => {
    const kind = kinds[n];
    if (kind !== undefined) pen.drawImage(host.picture(kind.pixels), col * size, row * size, size, size);
  };
  for (const [n, kind] of ground.entries()) place(kind, Math.floor(n / cols), n % cols);
  const drawn = [...sprites].sort((a, b) => b.kind - a.kind);
  for (const { kind, row, col } of drawn) place(grounds + kind, row, col);
  for (const { row, col, heading = 'resting' } of drawn)
    if (heading !== 'resting')
      drawHeading(pen, heading, (col + 0.75) * size, (row + 0.25) * size, size * 0.4);
}

const frame = (host: Studio, board: SmallBoard, isNothing = false): TemplateResult => {
  const side = 2 * SIDE;
  const state = JSON.stringify([board.ground, board.sprites, isNothing]) + kindsLook(host.project);
  return html`<canvas width=${board.cols * side} height=${board.rows * side} ${painted(state, (pen) => {
    drawBoard(pen, host, board, side);
    if (isNothing) drawMark(pen, '-', board.cols * side - side / 2, side / 2, side * 0.8);
  })}></canvas>`;
};

/** A film of a sample: its board, and the board afterwards, or a mark if nothing happens. */
export function film(host: Studio, sample: Sample): TemplateResult {
  const { rows, cols, ground, sprites, event } = sample;
  const before = { rows, cols, ground, sprites };
  const after = sample.after ?? before;
  const still = after.sprites.map(({ kind, row, col }) => ({ kind, row, col }));
  return html`<span class="record-film" aria-hidden="true" .style=${`--cols:${Math.min(MOST, cols)}`}>
    ${frame(host, before)}${frame(host, { rows, cols, ground: after.ground, sprites: still }, sample.after === undefined)}
    ${event.startsWith('press') ? html`<span class="record-film-event">${eventIcon(event)}</span>` : ''}
  </span>`;
}

/** A rule parsed as a part of the project; undefined if it cannot be added. */
const ruleOf = (host: Studio, text: string): RuleView | undefined =>
  host.glue.view(`${host.text.trimEnd()}\n\n${text}`).rules.at(-1);

/**
 * A rule as a sentence, with its picture and films of its effect on boards on which the rules differ, or of
 * the first example in which something happens.
 */
export function candidateCard(
  host: Studio,
  { rule, films }: Found,
  samples: readonly Sample[],
  accept: () => void,
): TemplateResult {
  const view = ruleOf(host, rule);
  const first = samples.filter(({ after }) => after !== undefined).slice(0, 1);
  const shown = films.length === 0 ? first : films;
  const text = view === undefined ? rule : sentencesOf(host).rule(view);
  return html`<button type="button" class="record-offer ringed" aria-label=${say('studio-record-take', { sentence: plain(text) })}
    @click=${accept}>
    <span class="record-films">${shown.map((one) => film(host, one))}</span>
    ${view === undefined ? '' : html`<span class="stack tight">${eventLine(host, view.event)}${rulePicture(host, view)}</span>`}
    <span>${sentence(host, text)}</span>
  </button>`;
}

/** A question with a film of the situation that it is about. */
export function questionCard(
  host: Studio,
  question: Question,
  answer: (happens: boolean) => void,
): TemplateResult {
  const { kind, offset, yes } = question;
  const text =
    kind === undefined || offset === undefined
      ? say('studio-record-question-else')
      : say('studio-record-question', { name: kind, place: offset });
  return html`<div class="record-question stack" role="group" aria-label=${text}>
    ${film(host, yes)}
    <p>${text}</p>
    <div class="beside tight">
      ${chip(say('studio-record-yes'), () => answer(true))} ${chip(say('studio-record-no'), () => answer(false))}
    </div>
  </div>`;
}

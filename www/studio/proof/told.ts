// Verdicts as lines below the names of levels, with buttons and the map of the bots' last positions.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { IconName } from '../../ui/icons';
import { icon } from '../../ui/templates';
import { number, say } from '../../ui/words/words';
import type { Studio } from '../host';
import { drawLevel } from '../parts/level';
import { chip } from '../parts/parts';
import { painted, SIDE } from '../parts/picture';
import type { Bot, LevelView, ProjectView } from '../types';
import type { Proved } from './protocol';
import type { LevelVerdict, Verdicts } from './verdicts';

interface Folding {
  /** True if the map of the bots' last positions is open. */
  isOpen: boolean;
  toggle(): void;
}

export function iconOf({ project }: Studio, { proof, bots }: LevelVerdict): IconName {
  if (proof.state === 'unknown' || isRoomAlone(project, proof)) return 's-info';
  if (proof.state === 'rounds') return isWon(bots) ? 's-check' : 's-info';
  return proof.state === 'wins' ? 's-check' : 's-warning';
}

/** The number of levels that were tried and can be won, with a button to stop or to go on. */
export function progressOf(host: Studio, verdicts: Verdicts): TemplateResult | typeof nothing {
  const { levels } = host.project;
  if (host.running === undefined || levels.length < 2) return nothing;
  const tried = levels.flatMap((_, n) => verdicts.of(n) ?? []);
  const won = tried.filter((verdict) => iconOf(host, verdict) === 's-check');
  const isDone = tried.length === levels.length;
  const { isStopped } = verdicts;
  return html`<div class="progress">
    ${verdictLine(
      isDone ? 's-check' : 's-more',
      say('studio-proof-progress', { tried: tried.length, count: levels.length, won: won.length }),
      [
        isDone
          ? nothing
          : chip(say(isStopped ? 'studio-proof-go-on' : 'studio-proof-stop'), () => verdicts.toggle()),
      ],
    )}
  </div>`;
}

/** The verdict on a level as a line with buttons. Without `shown` the bots' last positions are not offered. */
export function verdictOf(
  host: Studio,
  verdicts: Verdicts,
  n: number,
  shown?: Folding,
): TemplateResult | typeof nothing {
  if (host.running === undefined) return nothing;
  const verdict = verdicts.of(n);
  if (verdict !== undefined) return toldOf(host, verdicts, n, verdict, shown);
  if (verdicts.cause !== undefined)
    return verdictLine('s-alert', say('studio-proof-failed'), [
      chip(say('studio-try-again'), () => verdicts.again()),
    ]);
  return verdictLine('s-more', say(verdicts.isAsked(n) ? 'studio-proof-asked' : 'studio-proof-waits'));
}

function toldOf(
  host: Studio,
  verdicts: Verdicts,
  n: number,
  verdict: LevelVerdict,
  shown: Folding | undefined,
): TemplateResult {
  const { proof, bots } = verdict;
  const name = iconOf(host, verdict);
  const { state, presses, thousands, isCut } = proof;
  if (state === 'rounds') {
    const plays = sum(bots.map((bot) => bot.plays));
    const ends =
      plays === 0 || shown === undefined
        ? nothing
        : chip(say('studio-proof-ends'), () => shown.toggle(), { isOn: shown.isOpen });
    return html`${verdictLine(name, botsTold(bots), [ends])}
      ${shown?.isOpen && plays > 0 ? html`${heatMap(host, n, bots, plays)}<p class="note">${say('studio-proof-choose')}</p>` : nothing}`;
  }
  if (state === 'wins')
    return verdictLine(name, say('studio-proof-wins', { presses }), [
      chip(say('studio-proof-watch'), () => host.go({ place: 'play', level: n, way: proof.rounds })),
      isKept(host, n, proof) ? nothing : chip(say('studio-proof-keep'), () => keep(host, proof)),
    ]);
  if (isRoomAlone(host.project, proof)) return verdictLine(name, say('studio-proof-room'));
  if (state === 'unknown') {
    const longer = isCut ? chip(say('studio-proof-longer'), () => verdicts.askLonger(n)) : nothing;
    const told = say('studio-proof-unknown', { thousands, rounds: number(thousands * 1000) });
    return verdictLine(name, told, [longer]);
  }
  return verdictLine(name, say(state === 'never' ? 'studio-proof-never' : 'studio-proof-carried'));
}

/** True if no way to win a room was found without leaving it, which says nothing of the game. */
const isRoomAlone = ({ rooms }: ProjectView, { state }: Proved): boolean =>
  rooms > 0 && state !== 'wins' && state !== 'rounds';

/** A sentence with an icon, and buttons below it. */
export const verdictLine = (
  name: IconName,
  text: string,
  actions: readonly unknown[] = [],
): TemplateResult => html`
  <div class="verdict">
    <p class="beside tight" role="status">${icon(name)}<span class="rest">${text}</span></p>
    ${actions.some((action) => action !== nothing) ? html`<div class="buttons tight">${actions}</div>` : nothing}
  </div>
`;

function keep(host: Studio, { edit }: Proved): void {
  if (edit !== undefined && host.edit(edit)) host.tellUndoable(say('studio-proof-kept'));
}

/** True if the project has a test with the name and the number of rounds of a proof. */
const isKept = ({ project }: Studio, n: number, { rounds }: Proved): boolean =>
  project.tests.some(
    (test) => test.name === say('studio-proof-test', { n: n + 1 }) && test.rounds === rounds.length,
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const isWon = (bots: readonly Bot[]): boolean => bots.some(({ won }) => won > 0);

/** A sentence about the simplest bot that wins, or about the failure of all bots. */
function botsTold(bots: readonly Bot[]): string {
  const best = bots.find(({ won }) => won > 0);
  const plays = best?.plays ?? sum(bots.map((bot) => bot.plays));
  const name = best?.name ?? (plays > 0 ? 'nobody' : 'slow');
  return say('studio-proof-bots', { name, won: best?.won ?? 0, plays });
}

/** The map of a level with dots at the bots' last positions, larger where more bots ended. */
function heatMap(host: Studio, n: number, bots: readonly Bot[], plays: number): TemplateResult {
  const { project } = host;
  const level = project.levels[n];
  if (level === undefined) return html``;
  const ends =
    level.map.length === 0 ? [] : Array.from(level.map, (_, at) => sum(bots.map((bot) => bot.ends[at] ?? 0)));
  const kind = project.kinds.find(({ isSprite }) => isSprite)?.name ?? '';
  const most = Math.max(...ends);
  if (!(most > 0)) return html`<p class="note">${say('studio-proof-ends-none', { kind })}</p>`;
  const at = ends.indexOf(most);
  const [row, col] = [Math.floor(at / level.cols), at % level.cols];
  return html`<figure class="heat stack tight">
    <canvas class="thumb" width=${level.cols * SIDE} height=${level.rows * SIDE} aria-hidden="true" ${painted(
      `${host.text}/${n}/${ends.join()}`,
      (context) => {
        drawLevel(context, project, level, ({ pixels }) => host.picture(pixels), 1);
        drawEnds(context, level, ends, most);
      },
    )}></canvas>
    <figcaption class="note">${say('studio-proof-ends-help', { kind, row: row + 1, col: col + 1, count: most, plays })}</figcaption>
  </figure>`;
}

function drawEnds(
  context: CanvasRenderingContext2D,
  { cols }: LevelView,
  ends: readonly number[],
  most: number,
): void {
  context.fillStyle = '#000a';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  ends.forEach((count, at) => {
    if (count === 0) return;
    const radius = (SIDE / 2) * Math.sqrt(Math.max(0.15, count / most));
    context.beginPath();
    context.arc(
      ((at % cols) + 0.5) * SIDE,
      (Math.floor(at / cols) + 0.5) * SIDE,
      radius - 0.5,
      0,
      2 * Math.PI,
    );
    context.fillStyle = '#ff5a36';
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = '#fff';
    context.stroke();
  });
}

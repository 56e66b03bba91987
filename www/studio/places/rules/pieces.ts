// Markup shared by the list of rules and the rule editor: pictures of rules, commands and events, and
// sentences with pictures in them.
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit/html.js';
import { language, say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { wordsOf } from '../../parts/group-words';
import { groupPicture, groupTile } from '../../parts/groups';
import { kindTile } from '../../parts/parts';
import { painted } from '../../parts/picture';
import { lookOf, type Mark, partsOf } from '../../project/rule-shape';
import type { ProjectView, RuleShape } from '../../types';
import { drawCommand, drawHeading, drawMark, drawRule, type PictureOf, ruleSize } from './draw';
import { partsOfSentence, plain, Sentences } from './sentence';

/** Builds sentences about the project's rules in the current language. */
export const sentencesOf = (host: Studio): Sentences =>
  new Sentences({
    say,
    language: language(),
    kinds: host.project.kinds,
    groups: host.project.groups,
    messages: host.project.messages,
    rooms: host.project.rooms,
  });

/** The picture of a kind or group, by name. */
export const picturesOf =
  (host: Studio): PictureOf =>
  (name) => {
    if (host.kind(name) !== undefined) return host.picture(name);
    const group = host.project.groups.find((one) => one.name === name);
    return group && groupPicture(host, group);
  };

/** A string that changes with the names or pictures of kinds and groups. */
const looks = new WeakMap<ProjectView, string>();
export function kindsLook(project: ProjectView): string {
  const known =
    looks.get(project) ??
    [
      ...project.kinds.map(({ name, pixels }) => name + String.fromCharCode(...pixels)),
      ...project.groups.map(({ name, kinds }) => [name, ...kinds].join('+')),
    ].join();
  looks.set(project, known);
  return known;
}

/** A square canvas with one drawing, redrawn when `state` changes. */
export const drawing = (
  host: Studio,
  state: string,
  size: number,
  draw: (pen: CanvasRenderingContext2D, size: number, pictureOf: PictureOf) => void,
  className = 'rule-drawing',
): TemplateResult =>
  html`<canvas class=${className} width=${size} height=${size} aria-hidden="true" ${painted(
    `${state}/${size}/${kindsLook(host.project)}`,
    (pen) => draw(pen, size, picturesOf(host)),
  )}></canvas>`;

/** The side of a tile in a rule's small picture, in canvas pixels. */
const SMALL_TILE = 64;

export function rulePicture(host: Studio, rule: RuleShape): TemplateResult {
  const { width, height } = ruleSize(SMALL_TILE);
  return html`<canvas class="rule-picture" width=${Math.ceil(width)} height=${Math.ceil(height)} aria-hidden="true" ${painted(
    lookOf(rule) + kindsLook(host.project),
    (pen) => drawRule(pen, rule, SMALL_TILE, picturesOf(host)),
  )}></canvas>`;
}

export const commandPicture = (host: Studio, command: string): TemplateResult =>
  drawing(host, command, 80, (pen, size, pictureOf) =>
    drawCommand(pen, command, { x: 0, y: 0, size }, pictureOf),
  );

export const markPicture = (host: Studio, mark: Mark): TemplateResult =>
  drawing(host, mark, 48, (pen, size) => drawMark(pen, mark, size / 2, size / 2, size / 2), 'rule-mark');

export const headingPicture = (host: Studio, heading: string): TemplateResult =>
  drawing(host, `@${heading}`, 56, (pen, size) => drawHeading(pen, heading, size / 2, size / 2, size / 2));

/** A sentence about a rule, with a picture before each name. */
export const sentence = (host: Studio, text: string): TemplateResult =>
  html`${partsOfSentence(text).map(({ text, isName }) => {
    if (!isName) return text;
    const kind = host.kind(text);
    const group = host.project.groups.find(({ name }) => wordsOf(name) === text);
    const picture = kind ? kindTile(host, kind) : group ? groupTile(host, group) : '';
    return html`<span class="rule-name">${picture}${text}</span>`;
  })}`;

export { plain };

/** Paths of arrows in a 24 by 24 box. */
const ARROWS: Readonly<Record<string, string>> = {
  left: 'M17 12H7m4-4-4 4 4 4',
  up: 'M12 17V7m-4 4 4-4 4 4',
  right: 'M7 12h10m-4-4 4 4-4 4',
  down: 'M12 7v10m-4-4 4 4 4-4',
};

/** The rotation of icons that point right, in degrees. */
const TURNS: Readonly<Record<string, number>> = { right: 0, down: 90, left: 180, up: 270 };

export function eventIcon(event: string): TemplateResult {
  return html`<svg class="icon rule-event-icon" viewBox="0 0 24 24" aria-hidden="true">${eventPaths(event)}</svg>`;
}

/** An event as its icon and a few words. */
export const eventLine = (host: Studio, event: string): TemplateResult =>
  html`<span class="event-line beside tight">${eventIcon(event)}<small>${sentencesOf(host).event(event)}</small></span>`;

function eventPaths(event: string): SVGTemplateResult {
  const [kind, of] = partsOf(event);
  if (kind === 'press') {
    const key = svg`<rect x="2" y="2" width="20" height="20" rx="5"></rect>`;
    return of in ARROWS
      ? svg`${key}<path d=${ARROWS[of] ?? ''}></path>`
      : svg`${key}<path d=${of === 'b' ? 'M9 7v10h3.5a2.7 2.7 0 0 0 0-5.4H9h3a2.3 2.3 0 0 0 0-4.6z' : 'm8.5 17 3.5-10 3.5 10m-6-3.5h5'}></path>`;
  }
  if (kind === 'change') {
    // A yellow dot for the sprite, on an arrow in the direction that it faces.
    if (of in TURNS)
      return svg`<g transform=${`rotate(${TURNS[of] ?? 0} 12 12)`}><path d="M3 12h18m-6-6 6 6-6 6"></path><circle class="rule-yellow-dot" cx="9" cy="12" r="4.5"></circle></g>`;
    if (of === 'resting')
      return svg`<path d="M9 7v10M15 7v10"></path><path d="M3 3v3M3 3h3M21 3v3M21 3h-3M3 21v-3M3 21h3M21 21v-3M21 21h-3"></path>`;
    if (of === 'moving')
      return svg`<path d="M12 3v18M3 12h18m-12-6 3-3 3 3m-6 12 3 3 3-3M6 9l-3 3 3 3m12-6 3 3-3 3"></path>`;
    return svg`<rect x="9" y="9" width="6" height="6" rx="1"></rect><path d="M5 8a8 8 0 0 0 0 8M19 8a8 8 0 0 1 0 8M8 5a8 8 0 0 1 8 0M8 19a8 8 0 0 0 8 0"></path>`;
  }
  if (kind === 'smash') {
    return svg`<g transform=${`rotate(${TURNS[of] ?? 0} 12 12)`}><path d="M2 12h9m-4-4 4 4-4 4"></path><path class="rule-red" d="M17 12h.01M17 5v2m0 10v2m5-7h-1m-.7-5-1 1.4m0 7.2 1 1.4"></path><circle class="rule-red-dot" cx="16.5" cy="12" r="3.4"></circle></g>`;
  }
  if (kind === 'tap')
    return svg`<circle cx="12" cy="12" r="3"></circle><path d="M12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.1 2.1m8.6 8.6 2.1 2.1m0-12.8-2.1 2.1m-8.6 8.6-2.1 2.1"></path>`;
  if (kind === 'every') return svg`<circle cx="12" cy="12" r="9"></circle><path d="M12 7v5l3.5 2"></path>`;
  if (kind === 'never')
    return svg`<circle class="rule-red-dot" cx="12" cy="12" r="10"></circle><path class="rule-bar" d="M7 12h10"></path>`;
  return svg`<path d="M9 9a3 3 0 1 1 4 2.8c-.6.3-1 .8-1 1.5V14m0 3.5h.01"></path>`;
}

/** Moves the focus within a group of buttons by arrow keys, Home and End. */
export function walk(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  const all = [...group.querySelectorAll<HTMLElement>('button:not(:disabled), input')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const inField = (event.target as HTMLElement).tagName === 'INPUT';
  let to: number;
  if (event.key === 'ArrowRight' && !inField) to = at + 1;
  else if (event.key === 'ArrowLeft' && !inField) to = at - 1;
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (inField) return;
    to = nearestInLine(all, at, event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Home' && !inField) to = 0;
  else if (event.key === 'End' && !inField) to = all.length - 1;
  else return;
  event.preventDefault();
  event.stopPropagation();
  all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
}

/** The nearest element in the line above or below. */
function nearestInLine(all: readonly HTMLElement[], at: number, step: 1 | -1): number {
  const from = all[at]?.getBoundingClientRect();
  if (from === undefined) return at;
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  all.forEach((element, n) => {
    const { left, top } = element.getBoundingClientRect();
    const down = (top - from.top) * step;
    if (down < from.height / 2) return;
    const distance = down * 4 + Math.abs(left - from.left);
    if (distance < least) [best, least] = [n, distance];
  });
  return best;
}

/**
 * Focuses the element that a selector finds, now or after the next rendering. Focusing at once keeps up with
 * fast typing.
 */
export function focusSoon(selector: string): void {
  const find = () => document.querySelector<HTMLElement>(selector);
  const found = find();
  if (found === null) requestAnimationFrame(() => find()?.focus());
  else found.focus();
}

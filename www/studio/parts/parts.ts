// Markup that the studio's places share.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { icon } from '../../ui/templates';
import { language, say } from '../../ui/words/words';
import type { Studio } from '../host';
import type { KindView, ProjectView } from '../types';
import { drawLevel } from './level';
import { painted, SIDE } from './picture';

/** A picture of 16 by 16 pixels, over a background if one is given. Hidden from screen readers. */
export const tile = (
  host: Pick<Studio, 'picture'>,
  pixels: Uint8Array,
  under?: Uint8Array,
): TemplateResult => {
  const picture = host.picture(pixels);
  const ground = under && host.picture(under);
  return html`<canvas class="tile" width=${SIDE} height=${SIDE} aria-hidden="true" ${painted(
    pixels.join() + (under?.join() ?? ''),
    (context) => {
      if (ground !== undefined) context.drawImage(ground, 0, 0);
      context.drawImage(picture, 0, 0);
    },
  )}></canvas>`;
};

/** A kind's picture. Sprites are drawn on the usual background, as in the game. */
export const kindTile = (host: Studio, kind: KindView): TemplateResult =>
  tile(host, kind.pixels, kind.isSprite ? groundOf(host.project)?.pixels : undefined);

/** Words in a row, as the language joins them: "a, b and c". */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);

/** A field for a whole number. Numbers out of range become the nearest in range; other texts change nothing. */
export const numberField = (
  value: number | string,
  [least, most]: readonly [least: number, most: number],
  take: (n: number) => void,
  { label, step = 1 }: { label?: string; step?: number } = {},
): TemplateResult => html`<input type="number" min=${least} max=${most} step=${step}
  inputmode=${least < 0 ? nothing : 'numeric'} aria-label=${label ?? nothing} .value=${String(value)}
  @keydown=${(event: KeyboardEvent) => event.key !== 'Escape' && event.stopPropagation()}
  @change=${({ currentTarget }: Event) => {
    const field = currentTarget as HTMLInputElement;
    const n = Math.round(Math.max(least, Math.min(most, field.valueAsNumber)));
    field.value = String(Number.isNaN(n) ? value : n);
    if (!Number.isNaN(n)) take(n);
  }} />`;

/** A small button. With `isOn` it is a toggle. */
export const chip = (
  body: unknown,
  click: () => void,
  { isOn, label, look = '' }: { isOn?: boolean; label?: string; look?: string } = {},
): TemplateResult =>
  html`<button type="button" class="chip ${look}" aria-pressed=${isOn ?? nothing} aria-label=${label ?? nothing}
    title=${label ?? nothing} @click=${click}>${body}</button>`;

/** A button for a kind, with its picture above its name. */
export const kindButton = (
  host: Studio,
  kind: KindView,
  click: () => void,
  {
    isOn,
    hasMenu,
    isBare,
    isQuick,
  }: {
    isOn?: boolean;
    hasMenu?: boolean;
    isBare?: boolean;
    /**
     * True if lifting the finger chooses it, because browsers send no click for a tap right after a stroke on
     * a canvas.
     */
    isQuick?: boolean;
  } = {},
): TemplateResult => html`
  <button
    type="button"
    class="kind upright"
    aria-pressed=${isOn ?? nothing}
    aria-haspopup=${hasMenu ? 'dialog' : nothing}
    title=${kind.name}
    @pointerup=${isQuick ? click : nothing}
    @click=${click}
  >
    ${isBare ? tile(host, kind.pixels) : kindTile(host, kind)}<span class="clipped">${kind.name}</span>
  </button>
`;

/** The button after the kinds, which adds a kind. */
export const addButton = (label: string, click: () => void, isEnabled = true): TemplateResult => html`
  <button type="button" class="kind upright add" aria-label=${label} ?disabled=${!isEnabled} @click=${click}>
    <span class="plus">${icon('new')}</span><span class="clipped" aria-hidden="true">${say('studio-add')}</span>
  </button>
`;

/** The background to show sprites on: the most frequent one below the first level's sprites. */
export function groundOf({ kinds, levels }: ProjectView): KindView | undefined {
  const counts = new Map<number, number>();
  for (const n of levels[0]?.map ?? []) counts.set(n, (counts.get(n) ?? 0) + 1);
  const under = new Set<number>();
  const level = levels[0];
  if (level !== undefined) {
    // The background below sprites is better than the most frequent of all, which may be wall.
    for (let n = 0; n < level.sprites.length; n += 3) {
      under.add(level.map[(level.sprites[n + 1] ?? 0) * level.cols + (level.sprites[n + 2] ?? 0)] ?? 255);
    }
  }
  const known = [...counts].filter(([n]) => kinds[n] !== undefined && (under.size === 0 || under.has(n)));
  const [most] = known.sort((a, b) => b[1] - a[1]);
  return kinds[most?.[0] ?? 0] ?? kinds.find(({ isSprite }) => !isSprite);
}

/** A small picture of a level. It is redrawn when `state` changes. */
export function thumbnail(
  host: { picture(pixels: Uint8Array): HTMLCanvasElement },
  project: ProjectView,
  n: number,
  state: string,
): TemplateResult {
  const level = project.levels[n];
  if (level === undefined || level.rows * level.cols === 0) return html`<span class="thumb"></span>`;
  // Limit the larger side to about 400 pixels.
  const scale = Math.min(1, 400 / (SIDE * Math.max(level.rows, level.cols)));
  const [width, height] = [Math.ceil(level.cols * SIDE * scale), Math.ceil(level.rows * SIDE * scale)];
  return html`<canvas class="thumb" width=${width} height=${height} aria-hidden="true" ${painted(
    `${state}/${n}/${width}x${height}`,
    (context) => drawLevel(context, project, level, ({ pixels }) => host.picture(pixels), scale),
  )}></canvas>`;
}

// The animation and sound of a kind: its frames, the way it faces and moves, and its sound.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { choice } from '../../../ui/fields';
import { Sheet } from '../../../ui/sheet';
import { icon, iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { chip, groundOf, tile } from '../../parts/parts';
import { hear, SOUNDS } from '../../parts/sounds';
import type { Edit } from '../../project/edits';
import * as edits from '../../project/edits';
import type { KindView } from '../../types';
import type { Pixels } from './pixels';

/** The most frames a kind can have: one for each direction. */
const MOST = 4;
const FACINGS = ['turn', 'flip', 'four'] as const;

export type Facing = (typeof FACINGS)[number] | 'same';

export const framesOf = (kind: KindView): Pixels[] => [
  kind.pixels,
  ...kind.frames.map(({ pixels }) => pixels),
];

export const facingOf = ({ style }: KindView): Facing =>
  FACINGS.find((word) => style.includes(word)) ?? 'same';

/** The words of a style, without those that `without` selects and with `add`. */
const styled = ({ style }: KindView, without: (word: string) => boolean, add?: string): string[] => [
  ...style.filter((word) => !without(word)),
  ...(add === undefined ? [] : [add]),
];

const isFacing = (word: string): boolean => FACINGS.some((facing) => facing === word);
const isSound = (word: string): boolean => word.startsWith('sound:');

/**
 * The edits that change how a kind faces. Facing four ways needs four frames; missing ones start as copies of
 * the last.
 */
export function faces(kind: KindView, facing: Facing): Edit[] {
  const words = styled(kind, isFacing, facing === 'same' ? undefined : facing);
  const there = 1 + kind.frames.length;
  const missing = facing === 'four' ? Array.from({ length: MOST - there }, (_, n) => there + n) : [];
  return [...missing.map((n) => edits.picture(kind.name, 'pixels', n)), edits.style(kind.name, words)];
}

/** The edits that remove a frame. A kind with fewer than four frames can no longer face four ways. */
export function without(kind: KindView, frame: number): Edit[] {
  const removed = edits.removeFrame(kind.name, frame);
  if (facingOf(kind) !== 'four') return [removed];
  return [edits.style(kind.name, styled(kind, isFacing)), removed];
}

/** The frames of a kind in a row, with buttons to choose, add and remove one. */
export function frameRow(
  host: Studio,
  kind: KindView,
  shown: number,
  choose: (n: number) => void,
): TemplateResult {
  const frames = framesOf(kind);
  const under = kind.isSprite ? groundOf(host.project)?.pixels : undefined;
  const isFour = facingOf(kind) === 'four';
  const name = (n: number) =>
    isFour ? say('studio-frame-looks', { n: n + 1 }) : say('studio-frame', { n: n + 1 });
  const add = () => host.edit(edits.picture(kind.name, 'pixels', frames.length)) && choose(frames.length);
  const remove = () => host.edit(...without(kind, shown)) && choose(Math.max(0, shown - 1));
  return html`
    <div class="frames beside" role="group" aria-label=${say('studio-frames')}>
      ${frames.map((pixels, n) =>
        chip(tile(host, pixels, under), () => choose(n), {
          isOn: n === shown,
          label: name(n),
          look: 'frame',
        }),
      )}
      ${frames.length < MOST ? iconButton('new', say('studio-frame-add'), add) : nothing}
      ${frames.length > 1 ? iconButton('s-bin', say('studio-frame-remove', { n: shown + 1 }), remove) : nothing}
      <button type="button" class="soft" @click=${() => lifeSheet(host, kind.name)}>
        ${icon('s-animation')}<span>${say('studio-life')}</span>
      </button>
    </div>
  `;
}

/** Opens the sheet for the facing, movement and sound of a kind. */
export function lifeSheet(host: Studio, name: string): void {
  new Sheet({
    name: 'studio-life',
    title: () => say('studio-life-of', { name }),
    body: (sheet) => {
      const kind = host.kind(name);
      if (kind === undefined) return html``;
      const change = (...wanted: Edit[]) => {
        host.edit(...wanted);
        sheet.update();
      };
      return html`${kind.isSprite ? ways(kind, change) : nothing} ${sounds(host, kind, change)}`;
    },
  });
}

function ways(kind: KindView, change: (...wanted: Edit[]) => void): TemplateResult {
  const facing = facingOf(kind);
  const facings = (['same', ...FACINGS] as const).map((value) => ({
    value,
    text: say(`studio-facing-${value}`),
  }));
  const flag = (word: 'hop' | 'walk', isOn: boolean) =>
    change(
      edits.style(
        kind.name,
        styled(kind, (other) => other === word, isOn ? word : undefined),
      ),
    );
  const has = (word: string) => kind.style.includes(word);
  return html`
    ${choice('facing', say('studio-facing'), facings, facing, (value) => change(...faces(kind, value as Facing)))}
    ${facing === 'same' ? nothing : html`<p class="note">${say(`studio-facing-${facing}-help`)}</p>`}
    ${choice(
      'gait',
      say('studio-gait'),
      [
        { value: 'slide', text: say('studio-gait-slide') },
        { value: 'hop', text: say('studio-gait-hop') },
      ],
      has('hop') ? 'hop' : 'slide',
      (value) => flag('hop', value === 'hop'),
    )}
    ${
      kind.frames.length === 0 || facing === 'four'
        ? nothing
        : choice(
            'beat',
            say('studio-beat'),
            [
              { value: 'always', text: say('studio-beat-always') },
              { value: 'walk', text: say('studio-beat-walk') },
            ],
            has('walk') ? 'walk' : 'always',
            (value) => flag('walk', value === 'walk'),
          )
    }
  `;
}

function sounds(host: Studio, kind: KindView, change: (...wanted: Edit[]) => void): TemplateResult {
  const chosen = kind.style.find(isSound)?.slice('sound:'.length);
  const choose = (sound?: string) => {
    if (sound !== undefined) hear(host, sound);
    change(edits.style(kind.name, styled(kind, isSound, sound === undefined ? undefined : `sound:${sound}`)));
  };
  return html`
    <fieldset class="field">
      <legend>${say('studio-sound')}</legend>
      <p class="note">${say(kind.isSprite ? 'studio-sound-sprite' : 'studio-sound-background')}</p>
      <div class="buttons">
        ${chip(say('studio-sound-usual'), () => choose(), { isOn: chosen === undefined })}
        ${([...SOUNDS, 'none'] as const).map((sound) => chip(say(`studio-sound-${sound}`), () => choose(sound), { isOn: chosen === sound }))}
      </div>
    </fieldset>
  `;
}

// Imports pictures: shows an image, its tiles in the sixteen colours, and adds those that are chosen to the
// project as backgrounds, as sprites, or as the frames of one sprite.
import './pictures.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { choice } from '../../ui/fields';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { say } from '../../ui/words/words';
import type { Studio } from '../host';
import { freeLetter, freeName } from '../parts/kinds';
import { numberField, tile } from '../parts/parts';
import { painted } from '../parts/picture';
import type { Edit } from '../project/edits';
import * as edits from '../project/edits';
import { blank } from '../project/games';
import { gridOf, type Image, isBlank, Nearest, pictureOf, TILE_SIZES, tilesOf, unscaled } from './cut';
import { target, titleOf } from './target';

/** The kinds that the pictures become: one for each, or one sprite of several frames. */
const SORTS = ['sprites', 'backgrounds', 'frames'] as const;
type Sort = (typeof SORTS)[number];

/** The most pictures of one kind. */
const MAX_FRAMES = 4;

/** The most tiles that are shown. */
const MAX_SHOWN = 128;

/** The widest gap between tiles, in pixels. */
const MAX_GAP = 16;

/** Shows the dialog for an image. `name` is that of its file. */
export function bringPictures(host: Studio, given: Image, name: string): void {
  const image = unscaled(given);
  const grid = gridOf(image);
  const nearest = new Nearest(host.palette);
  let sort: Sort = 'sprites';
  /** The pictures in which something is seen. */
  let pictures: Uint8Array[] = [];
  let chosen = new Set<number>();

  const cut = (): void => {
    const tiles = tilesOf(image, grid).slice(0, MAX_SHOWN);
    pictures = tiles.map((one) => pictureOf(one, nearest)).filter((picture) => !isBlank(picture));
    chosen = new Set([...pictures.keys()].slice(0, room(host, sort)));
  };
  cut();

  const change = (sheet: Sheet, what: Partial<typeof grid>): void => {
    Object.assign(grid, what);
    cut();
    sheet.update();
  };
  const toggle = (sheet: Sheet, n: number): void => {
    if (!chosen.delete(n)) chosen.add(n);
    sheet.update();
  };
  const become = (sheet: Sheet, to: Sort): void => {
    sort = to;
    sheet.update();
  };

  const fault = (): string | typeof nothing => {
    if (pictures.length === 0) return say('studio-pictures-none');
    const most = room(host, sort);
    return chosen.size > most ? say('studio-pictures-room', { sort, most }) : nothing;
  };

  const add = async (sheet: Sheet): Promise<void> => {
    const wanted = pictures.filter((_, n) => chosen.has(n));
    sheet.close();
    if (!host.hasTabs && !(await host.copy(blank(host.glue), titleOf(name)))) return;
    const { first, made } = editsFor(host, wanted, sort, name);
    if (!host.edit(...made)) return;
    host.go({ place: 'map', level: host.level, kind: first });
    host.tellUndoable(say('studio-pictures-added', { count: wanted.length }));
  };

  new Sheet({
    name: 'bring-pictures',
    title: () => say('studio-pictures-title'),
    body: (sheet) => html`
      <div class="stack loose">
        ${whole(image)}
        <div class="beside">
          ${sized(say('studio-pictures-size'), grid.size, TILE_SIZES, (size) => change(sheet, { size }))}
          ${sized(say('studio-pictures-gap'), grid.gap, [0, MAX_GAP], (gap) => change(sheet, { gap, margin: Math.min(grid.margin, gap) }))}
        </div>
        <ul class="cut-tiles" aria-label=${say('studio-pictures-choose')}>
          ${pictures.map((picture, n) => {
            const label = say('studio-pictures-tile', { n: n + 1 });
            return html`<li>
              <button type="button" class="chip" aria-pressed=${chosen.has(n)} aria-label=${label} title=${label} @click=${() => toggle(sheet, n)}>
                ${tile(host, picture)}
              </button>
            </li>`;
          })}
        </ul>
        <p class="note">${say('studio-pictures-colours')} ${given.isMixed ? say('studio-pictures-mixed') : nothing}</p>
        ${choice(
          'pictures-sort',
          say('studio-pictures-as'),
          SORTS.map((value) => ({ value, text: say(`studio-pictures-${value}`) })),
          sort,
          (to) => become(sheet, to as Sort),
        )}
        <p class="fault" role="status">${fault()}</p>
      </div>
    `,
    foot: (sheet) =>
      button('s-check', say('studio-pictures-add', { count: chosen.size }), () => void add(sheet), {
        kind: 'main',
        isEnabled: chosen.size > 0 && chosen.size <= room(host, sort),
      }),
  });
}

const whole = (image: Image): TemplateResult => html`
  <canvas class="cut-whole" width=${image.width} height=${image.height} aria-hidden="true" ${painted(
    image,
    (context) => {
      const data = new ImageData(image.width, image.height);
      data.data.set(image.data);
      context.putImageData(data, 0, 0);
    },
  )}></canvas>
`;

const sized = (
  label: string,
  value: number,
  range: readonly [number, number],
  take: (n: number) => void,
): TemplateResult =>
  html`<label class="field rest"><span>${label}</span>${numberField(value, range, take)}</label>`;

/** The number of pictures for which the project has room. */
function room(host: Studio, sort: Sort): number {
  const { sizes } = target(host);
  const size = sizes.find(({ what }) => what === (sort === 'backgrounds' ? 'backgrounds' : 'sprites'));
  const left = size === undefined ? 0 : Math.max(0, size.most - size.used);
  return sort === 'frames' ? Math.min(left, 1) * MAX_FRAMES : left;
}

/** The edits that add pictures, and the name of the first kind. */
function editsFor(
  host: Studio,
  pictures: readonly Uint8Array[],
  sort: Sort,
  file: string,
): { first: string; made: Edit[] } {
  const isSprite = sort !== 'backgrounds';
  const usual = say(isSprite ? 'studio-new-sprite' : 'studio-new-background');
  const wanted = titleOf(file).toLowerCase().replaceAll(' ', '-');
  const base = host.glue.isName(wanted) ? wanted : usual;
  const kinds = host.project.kinds.map(({ name, letter, isSprite }) => ({ name, letter, isSprite }));
  const add = (picture: Uint8Array): { name: string; made: Edit[] } => {
    const name = freeName({ kinds, groups: host.project.groups }, base);
    const letter = freeLetter({ kinds }, isSprite, name);
    kinds.push({ name, letter, isSprite });
    return { name, made: [edits.add(isSprite, name, letter, 'pixels'), edits.pixels(name, picture)] };
  };
  const [one, ...others] = pictures;
  if (one === undefined) return { first: '', made: [] };
  const first = add(one);
  const rest =
    sort === 'frames'
      ? others.map((picture, n) => edits.pixels(first.name, picture, n + 1))
      : others.flatMap((picture) => add(picture).made);
  return { first: first.name, made: [...first.made, ...rest] };
}

// Adding and changing kinds: free names and letters, the picture gallery, and the sheet of a kind.

import { html } from 'lit/html.js';
import { submitted, textField } from '../../ui/fields';
import { Sheet } from '../../ui/sheet';
import { button, icon, iconButton } from '../../ui/templates';
import { say, sayIf } from '../../ui/words/words';
import type { Studio } from '../host';
import * as edits from '../project/edits';
import { projectOf, sessionOf } from '../project/games';
import { unusedName } from '../project/naming';
import type { StudioGlue } from '../project/package';
import type { GalleryPicture, GroupView, KindView } from '../types';
import { alike, groupsWith, whatItIs } from './groups';
import { kindButton, kindTile, tile } from './parts';

/** Kinds, as far as new ones must differ from them. */
interface Taken {
  readonly kinds: readonly Pick<KindView, 'name' | 'letter' | 'isSprite'>[];
  readonly groups: readonly Pick<GroupView, 'name'>[];
}

/** Returns `wanted`, with a number added if a kind or group already has that name. */
export const freeName = ({ kinds, groups }: Taken, wanted: string): string =>
  unusedName(
    wanted,
    [...kinds, ...groups].map(({ name }) => name),
    '',
  );

/**
 * Picks a letter that no kind of the same sort uses: one of the name's, or else the first free one of the
 * alphabet.
 */
export function freeLetter({ kinds }: Pick<Taken, 'kinds'>, isSprite: boolean, name: string): string {
  const taken = new Set(kinds.filter((kind) => kind.isSprite === isSprite).map(({ letter }) => letter));
  const own = [...name].filter((letter) => /[a-z]/i.test(letter) && letter.length === 1);
  const alphabet = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  const wanted = isSprite ? own : own.map((letter) => letter.toUpperCase());
  return [...wanted, ...own, ...alphabet].find((letter) => !taken.has(letter)) ?? '?';
}

/** The name of a gallery picture in the player's language. */
export const pictureName = (name: string): string => sayIf(`studio-picture-${name}`) ?? name;

/** The name of a new kind with a gallery picture: the picture's translated name, if it is a valid name. */
const kindName = (glue: StudioGlue, picture: string): string => {
  const name = pictureName(picture).replace(/\s+/g, '-');
  return glue.isName(name) ? name : picture;
};

/** Renames the kinds of a new project to the translated names of their pictures. */
export function inOwnWords(glue: StudioGlue, project: string): string {
  const session = sessionOf(glue, project);
  try {
    for (const { name, picture } of glue.view(project).kinds) {
      const own = kindName(glue, picture);
      if (name === picture && own !== name) session.play(edits.rename(name, own));
    }
    return projectOf(session.position());
  } catch {
    // Keep the names as they are.
    return project;
  } finally {
    session.free();
  }
}

/** The number of kinds of a sort that can be added. */
const roomFor = ({ project: { sizes } }: Studio, isSprite: boolean): { left: number; most: number } => {
  const size = sizes.find(({ what }) => what === (isSprite ? 'sprites' : 'backgrounds'));
  return { left: size === undefined ? 0 : Math.max(0, size.most - size.used), most: size?.most ?? 0 };
};

/**
 * Lets the player pick a gallery picture, the requested sort first. `draws` adds a button for drawing one, `note` a
 * line above, `above` further choices, and pictures that are not for `isFor` cannot be picked.
 */
export function pickPicture(
  host: Studio,
  title: string,
  isSprite: boolean,
  picked: (picture: GalleryPicture) => void,
  {
    draws,
    note,
    above,
    isFor = () => true,
  }: {
    draws?: (() => void) | undefined;
    note?: string;
    above?: (sheet: Sheet) => unknown;
    isFor?: (picture: GalleryPicture) => boolean;
  } = {},
): void {
  const first = host.gallery.filter((picture) => picture.isSprite === isSprite);
  const rest = host.gallery.filter((picture) => picture.isSprite !== isSprite);
  new Sheet({
    name: 'studio-gallery',
    title: () => title,
    body: (sheet) => html`
      ${note === undefined ? '' : html`<p class="note">${note}</p>`}
      ${above?.(sheet) ?? ''}
      ${draws === undefined ? '' : button('s-pen', say('studio-draw-it'), sheet.closing(draws))}
      ${[first, rest].map(
        (pictures) => html`<h3>${say(pictures[0]?.isSprite ? 'studio-sprites' : 'studio-backgrounds')}</h3>
          <ul class="gallery buttons">
          ${pictures.map(
            (picture) => html`<li>
              <button type="button" class="kind upright" data-picture=${picture.name} ?disabled=${!isFor(picture)} @click=${sheet.closing(() => picked(picture))}>
                ${tile(host, picture.pixels)}<span class="clipped">${pictureName(picture.name)}</span>
              </button>
            </li>`,
          )}
        </ul>`,
      )}
    `,
  });
}

/**
 * Adds a kind with a picture that the player picks or draws. `done` gets the kind's name if its picture was
 * picked. Without `sort`, the picture decides between sprite and background.
 */
export function addKind(host: Studio, sort?: 'sprite' | 'background', done?: (name: string) => void): void {
  const title = say(sort === undefined ? 'studio-add' : `studio-add-${sort}`);
  const room = { sprite: roomFor(host, true), background: roomFor(host, false) };
  const sorts = sort === undefined ? (['sprite', 'background'] as const) : [sort];
  const models = host.project.kinds.filter(
    ({ name, isSprite }) =>
      sorts.some((one) => one === (isSprite ? 'sprite' : 'background') && room[one].left > 0) &&
      groupsWith(host.project, name).length > 0,
  );
  if (sorts.every((one) => room[one].left === 0)) {
    const [full = 'sprite'] = sorts;
    host.toast(say('studio-full', { what: `${full}s`, most: room[full].most }));
    return;
  }
  let model: KindView | undefined;
  const sortFor = (isSprite: boolean) => ((model?.isSprite ?? isSprite) ? 'sprite' : 'background');
  const add = (isSprite: boolean, wanted: string, picture: string, pixels?: Uint8Array) => {
    const name = freeName(host.project, wanted);
    const letter = freeLetter(host.project, isSprite, wanted);
    const added = edits.add(isSprite, name, letter, picture);
    const drawn = pixels === undefined ? [] : [edits.pixels(name, pixels)];
    if (!host.edit(added, ...drawn, ...(model === undefined ? [] : alike(host.project, name, model.name))))
      return;
    host.announce(say('studio-added', { name }));
    if (pixels !== undefined) host.go({ place: 'picture', kind: name });
    else done?.(name);
  };
  pickPicture(
    host,
    title,
    sort !== 'background',
    (picture) => {
      const isSprite = sortFor(sort === undefined ? picture.isSprite : sort === 'sprite') === 'sprite';
      add(isSprite, kindName(host.glue, picture.name), picture.name);
    },
    {
      note: say('studio-room', {
        sort: sort ?? 'both',
        sprites: room.sprite.left,
        backgrounds: room.background.left,
      }),
      isFor: (picture) => room[sort ?? sortFor(picture.isSprite)].left > 0,
      above: (sheet) =>
        models.length === 0
          ? ''
          : html`<section class="stack tight">
              <h3>${say('studio-is-like')}</h3>
              <div class="buttons tight" role="group" aria-label=${say('studio-is-like')}>
                ${models.map((kind) =>
                  kindButton(
                    host,
                    kind,
                    () => {
                      model = model === kind ? undefined : kind;
                      sheet.update();
                    },
                    { isOn: model === kind },
                  ),
                )}
              </div>
            </section>`,
      draws: () => {
        const isSprite = sortFor(sort !== 'background' && room.sprite.left > 0) === 'sprite';
        const sample = host.gallery.find((picture) => picture.isSprite === isSprite)?.name ?? '';
        // A background covers its tile, so it starts in one colour. A sprite starts transparent.
        add(
          isSprite,
          say(isSprite ? 'studio-new-sprite' : 'studio-new-background'),
          sample,
          new Uint8Array(256).fill(isSprite ? 0 : 2),
        );
      },
    },
  );
}

/** Opens the sheet of a kind: name, letter, what it is, order, duplicating and deleting. */
export function kindSheet(host: Studio, name: string): void {
  const kind = host.kind(name);
  if (kind === undefined) return;
  let [newName, letter] = [kind.name, kind.letter];
  const word = { text: '' };
  const peers = () => host.project.kinds.filter(({ isSprite }) => isSprite === kind.isSprite);
  const place = () => peers().findIndex((one) => one.name === name);
  const apply = (sheet: Sheet) => {
    const isDone = host.edit(
      ...(letter === kind.letter ? [] : [edits.letter(name, letter)]),
      ...(newName === name ? [] : [edits.rename(name, newName)]),
    );
    if (!isDone) return;
    sheet.close();
    const { route } = host;
    if (route.place === 'picture' && route.kind === name) host.replace({ place: 'picture', kind: newName });
  };
  const order = (sheet: Sheet, by: number) => {
    host.edit(edits.order(name, place() + by));
    sheet.update();
  };
  const copy = (sheet: Sheet) => {
    sheet.close();
    const next = freeName(host.project, name);
    if (host.edit(edits.copy(name, next))) host.toast(say('studio-added', { name: next }));
  };
  const remove = (sheet: Sheet) => {
    sheet.close();
    if (!host.edit(edits.remove(name))) return;
    if (host.route.place === 'picture') host.back();
    host.tellUndoable(say('studio-removed', { name }));
  };
  new Sheet({
    name: 'studio-kind',
    title: () => name,
    body: (sheet) => html`
      <div class="kind-head">${kindTile(host, host.kind(name) ?? kind)}</div>
      <form
        id="kind-form"
        class="form"
        @submit=${submitted(() => apply(sheet))}
      >
        ${textField(
          say('studio-name'),
          newName,
          { input: (text) => (newName = text.trim().replace(/\s+/g, '-')) },
          { most: 24, isName: true },
        )}
        ${textField(
          say('studio-letter'),
          letter,
          { input: (text) => (letter = text.trim()) },
          { most: 2, isName: true, look: 'letter' },
        )}
      </form>
      ${whatItIs(host, host.kind(name) ?? kind, sheet, word)}
      <div class="field">
        <span>${say(kind.isSprite ? 'studio-order-sprite' : 'studio-order')}</span>
        <div class="order beside loose">
          ${iconButton('s-left', say('studio-earlier'), () => order(sheet, -1), { isEnabled: place() > 0 })}
          <span role="status">${say('studio-of', { used: place() + 1, most: peers().length })}</span>
          ${iconButton('s-right', say('studio-later'), () => order(sheet, 1), { isEnabled: place() < peers().length - 1 })}
        </div>
      </div>
      <div class="buttons">
        ${button('s-double', say('studio-duplicate'), () => copy(sheet))}
        ${button('s-bin', say('studio-delete'), () => remove(sheet))}
      </div>
    `,
    foot: () =>
      html`<button type="submit" form="kind-form" class="main">${icon('s-check')}<span>${say('studio-apply')}</span></button>`,
  });
}

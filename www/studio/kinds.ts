// New kinds: a name and a letter that nobody has, and a picture that the player picks.
import { html } from 'lit/html.js';
import { Sheet } from '../shell/sheet';
import { canSay, say } from '../shell/words';
import type { StudioHost } from './host';
import { tile } from './parts';
import type { GalleryPicture, ProjectView } from './types';

/** A name after `wanted` that no kind has. */
export function freeName({ kinds }: ProjectView, wanted: string): string {
  const taken = new Set(kinds.map(({ name }) => name));
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? wanted : `${wanted}${n}`;
    if (!taken.has(name)) return name;
  }
}

/** A letter that no kind of the sort has: one of the name's, or the first of the alphabet. */
export function freeLetter({ kinds }: ProjectView, isSprite: boolean, name: string): string {
  const taken = new Set(kinds.filter((kind) => kind.isSprite === isSprite).map(({ letter }) => letter));
  const own = [...name].filter((letter) => /[a-z]/i.test(letter) && letter.length === 1);
  const alphabet = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  const wanted = isSprite ? own : own.map((letter) => letter.toUpperCase());
  return [...wanted, ...own, ...alphabet].find((letter) => !taken.has(letter)) ?? '?';
}

/** What a picture of the gallery is called. */
export const pictureName = (name: string): string =>
  canSay(`studio-picture-${name}`) ? say(`studio-picture-${name}`) : name;

/** Lets the player pick a picture of the gallery. */
export function pickPicture(
  host: StudioHost,
  title: string,
  isSprite: boolean,
  picked: (picture: GalleryPicture) => void,
): void {
  const first = host.gallery.filter((picture) => picture.isSprite === isSprite);
  const rest = host.gallery.filter((picture) => picture.isSprite !== isSprite);
  const sheet: Sheet = new Sheet({
    name: 'gallery',
    title: () => title,
    body: () => html`
      ${[first, rest].map(
        (pictures) => html`<ul class="gallery">
          ${pictures.map(
            (picture) => html`<li>
              <button
                type="button"
                class="kind"
                @click=${() => {
                  sheet.close();
                  picked(picture);
                }}
              >
                ${tile(host, picture.pixels)}<span>${pictureName(picture.name)}</span>
              </button>
            </li>`,
          )}
        </ul>`,
      )}
    `,
  });
}

/** Adds a kind with a picture that the player picks, and goes to it. */
export function addKind(host: StudioHost, isSprite: boolean, done?: (name: string) => void): void {
  const title = say(isSprite ? 'studio-add-sprite' : 'studio-add-background');
  pickPicture(host, title, isSprite, (picture) => {
    const name = freeName(host.project, picture.name);
    const letter = freeLetter(host.project, isSprite, picture.name);
    const isAdded = host.edit(`add ${isSprite ? 'sprite' : 'background'} ${name} ${letter} ${picture.name}`);
    if (!isAdded) return;
    host.announce(say('studio-added', { name }));
    done?.(name);
  });
}

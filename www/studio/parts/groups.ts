// Groups: what kinds are, in words. A kind's sheet has the words, and a group's sheet its kinds.

import { html, type TemplateResult } from 'lit/html.js';
import { submitted, textField } from '../../ui/fields';
import { Sheet } from '../../ui/sheet';
import { button, icon } from '../../ui/templates';
import { say } from '../../ui/words/words';
import type { Studio } from '../host';
import type { Edit } from '../project/edits';
import * as edits from '../project/edits';
import type { GroupView, KindView, ProjectView } from '../types';
import { nameOf, OF_GROUND, OFFERED, type Offered, wordsOf } from './group-words';
import { kindButton, listed } from './parts';
import { painted, SIDE } from './picture';

/** The name of a group for an offered word, in the player's language. */
export const ownName = (word: Offered): string => say('studio-group-name', { word });

export const groupOf = ({ groups }: ProjectView, word: Offered): GroupView | undefined =>
  groups.find(({ name }) => name === word || name === ownName(word));

/** The kinds whose pictures stand for a group. */
const MOST_PICTURES = 4;

const pictured = ({ project }: Studio, { kinds }: GroupView): KindView[] =>
  project.kinds.filter(({ name }) => kinds.includes(name)).slice(0, MOST_PICTURES);

/** Draws a group: the pictures of its first kinds in a frame. */
function drawGroup(host: Studio, kinds: readonly KindView[], context: CanvasRenderingContext2D): void {
  context.imageSmoothingEnabled = false;
  const side = kinds.length > 1 ? 2 : 1;
  const size = (2 * SIDE - 4) / side;
  const rows = Math.ceil(kinds.length / 2);
  kinds.forEach(({ pixels }, n) => {
    const [row, col] = [Math.floor(n / 2), n % 2];
    // Two kinds stand in the middle of the height, and a single one in the last row in that of the width.
    const isAlone = kinds.length % 2 === 1 && n === kinds.length - 1;
    const x = 2 + (isAlone ? (2 * SIDE - 4 - size) / 2 : col * size);
    const y = 2 + row * size + (rows === 1 && side === 2 ? size / 2 : 0);
    context.drawImage(host.picture(pixels), x, y, size, size);
  });
  context.strokeStyle = '#8a8177';
  context.lineWidth = 1;
  context.setLineDash([3, 2]);
  context.strokeRect(0.5, 0.5, 2 * SIDE - 1, 2 * SIDE - 1);
}

const drawn = new WeakMap<ProjectView, Map<string, HTMLCanvasElement>>();

export function groupPicture(host: Studio, group: GroupView): HTMLCanvasElement {
  const known = drawn.get(host.project) ?? new Map<string, HTMLCanvasElement>();
  drawn.set(host.project, known);
  const picture = known.get(group.name) ?? document.createElement('canvas');
  if (!known.has(group.name)) {
    picture.width = 2 * SIDE;
    picture.height = 2 * SIDE;
    const context = picture.getContext('2d');
    if (context !== null) drawGroup(host, pictured(host, group), context);
    known.set(group.name, picture);
  }
  return picture;
}

/** A group's picture. Hidden from screen readers. */
export function groupTile(host: Studio, group: GroupView): TemplateResult {
  const kinds = pictured(host, group);
  return html`<canvas class="tile group" width=${2 * SIDE} height=${2 * SIDE} aria-hidden="true" ${painted(
    kinds.map(({ pixels }) => pixels.join()).join('/'),
    (context) => drawGroup(host, kinds, context),
  )}></canvas>`;
}

/** The groups that name a kind or group themselves. */
export const groupsWith = ({ groups }: ProjectView, name: string): string[] =>
  groups.filter(({ members }) => members.includes(name)).map((group) => group.name);

/** True if a group is, or names, another one. */
const isWithin = (project: ProjectView, inner: GroupView, group: string): boolean =>
  inner.name === group ||
  inner.members.some((member) =>
    project.groups.some((one) => one.name === member && isWithin(project, one, group)),
  );

/** A word that a kind may be: a group of the project, or one that is offered. */
interface Word {
  readonly name: string;
  readonly isOn: boolean;
  /** The group through which it is so, and which can be left only there. */
  readonly through: string | undefined;
}

function wordsFor(project: ProjectView, kind: KindView): Word[] {
  const own = project.groups.map(({ name, members, kinds }) => {
    const isOwn = members.includes(kind.name);
    const through = project.groups.find(
      (group) => members.includes(group.name) && group.kinds.includes(kind.name),
    );
    return { name, isOn: kinds.includes(kind.name), through: isOwn ? undefined : through?.name };
  });
  const offered = OFFERED.filter((word) => kind.isSprite || OF_GROUND.includes(word))
    .filter((word) => groupOf(project, word) === undefined)
    .map((word) => ({ name: ownName(word), isOn: false, through: undefined }));
  return [...own, ...offered];
}

/** The edits that put a kind into the groups of another one, and out of all others. */
export const alike = (project: ProjectView, name: string, other: string): Edit[] =>
  project.groups.flatMap(({ name: group, members }) => {
    const [has, wants] = [members.includes(name), members.includes(other)];
    if (has === wants) return [];
    return wants ? edits.group.with(group, name) : edits.group.without(group, name);
  });

/** The words that a kind is, each of which is a choice. `draft` holds a word that is being written. */
export function whatItIs(
  host: Studio,
  kind: KindView,
  sheet: Sheet,
  draft: { text: string },
): TemplateResult {
  const { project } = host;
  const words = wordsFor(project, kind);
  const play = (...wanted: readonly Edit[]) => {
    host.edit(...wanted);
    sheet.update();
  };
  const add = () => {
    const name = nameOf(draft.text);
    if (name === '' || !host.edit(edits.group.with(name, kind.name))) return;
    draft.text = '';
    sheet.update();
  };
  const models = project.kinds.filter(
    ({ name, isSprite }) =>
      name !== kind.name && isSprite === kind.isSprite && groupsWith(project, name).length > 0,
  );
  const isLike = ({ name }: KindView) => alike(project, kind.name, name).length === 0;
  return html`
    <section class="stack tight" aria-label=${say('studio-is')}>
      <h3>${say('studio-is')}</h3>
      <div class="buttons tight" role="group" aria-label=${say('studio-is')}>
        ${words.map(
          ({ name, isOn, through }) => html`<button
            type="button"
            class="chip soft word"
            aria-pressed=${isOn}
            ?disabled=${through !== undefined}
            title=${through === undefined ? '' : say('studio-is-through', { group: wordsOf(through) })}
            @click=${() => play(isOn ? edits.group.without(name, kind.name) : edits.group.with(name, kind.name))}
          >${wordsOf(name)}</button>`,
        )}
      </div>
      <form class="beside tight" @submit=${submitted(add)}>
        <div class="rest">
          ${textField(
            say('studio-is-more'),
            draft.text,
            { input: (text) => (draft.text = text) },
            { most: 24, isHidden: true, isName: true, placeholder: say('studio-is-more') },
          )}
        </div>
        <button type="submit" class="plain" aria-label=${say('studio-is-add')} title=${say('studio-is-add')}>${icon('new')}</button>
      </form>
      ${
        models.length === 0
          ? ''
          : html`<p class="note">${say('studio-is-like')}</p>
              <div class="buttons tight" role="group" aria-label=${say('studio-is-like')}>
                ${models.map((other) =>
                  kindButton(host, other, () => play(...alike(host.project, kind.name, other.name)), {
                    isOn: isLike(other),
                  }),
                )}
              </div>`
      }
    </section>
  `;
}

/** The contents of a group's sheet at first, and further edits of its step. */
interface GroupForm {
  title?: string;
  note?: string;
  name?: string;
  members?: readonly string[];
  /** Further edits of the same step, for the group's name. */
  more?: (name: string) => readonly Edit[];
}

/** Opens the sheet of a group, or of a new one: its name and its kinds. */
export function groupSheet(host: Studio, group: GroupView | undefined, form: GroupForm = {}): void {
  const { project } = host;
  let name = group?.name ?? form.name ?? '';
  let members = [...(group?.members ?? form.members ?? [])];
  const others = project.groups.filter((one) => group === undefined || !isWithin(project, one, group.name));
  const take = (sheet: Sheet) => {
    const wanted = nameOf(name);
    const old = group?.name ?? wanted;
    if (wanted === '') return;
    const isDone = host.edit(
      edits.group.set(old, members),
      ...(old === wanted ? [] : [edits.rename(old, wanted)]),
      ...(form.more?.(wanted) ?? []),
    );
    if (isDone) sheet.close();
  };
  const toggle = (member: string, sheet: Sheet) => {
    members = members.includes(member) ? members.filter((one) => one !== member) : [...members, member];
    sheet.update();
  };
  const remove = (sheet: Sheet) => {
    sheet.close();
    if (group !== undefined && host.edit(edits.remove(group.name)))
      host.tellUndoable(say('studio-group-removed', { name: wordsOf(group.name) }));
  };
  new Sheet({
    name: 'studio-group',
    title: () => form.title ?? say(group === undefined ? 'studio-group-new' : 'studio-group'),
    body: (sheet) => html`
      ${form.note === undefined ? '' : html`<p class="note">${form.note}</p>`}
      <form id="group-form" class="form" @submit=${submitted(() => take(sheet))}>
        ${textField(
          say('studio-name'),
          wordsOf(name),
          { input: (text) => (name = text) },
          { most: 24, isName: true },
        )}
      </form>
      <div class="buttons" role="group" aria-label=${say('studio-group-members')}>
        ${others.map(
          (one) => html`<button type="button" class="kind upright" aria-pressed=${members.includes(one.name)}
            title=${wordsOf(one.name)} @click=${() => toggle(one.name, sheet)}>
            ${groupTile(host, one)}<span class="clipped">${wordsOf(one.name)}</span></button>`,
        )}
        ${project.kinds.map((kind) =>
          kindButton(host, kind, () => toggle(kind.name, sheet), { isOn: members.includes(kind.name) }),
        )}
      </div>
      ${
        group === undefined
          ? ''
          : html`<div class="buttons">${button('s-bin', say('studio-delete'), () => remove(sheet))}</div>
              <p class="note">${say('studio-group-delete-help')}</p>`
      }
    `,
    foot: () =>
      html`<button type="submit" form="group-form" class="main">${icon('s-check')}<span>${say('studio-apply')}</span></button>`,
  });
}

/** Lists the project's groups, with a button for a new one. */
export function groupList(host: Studio): TemplateResult {
  const { groups } = host.project;
  return html`
    <section class="stack" aria-label=${say('studio-groups')}>
      <h2>${say('studio-groups')}</h2>
      <p class="note">${say('studio-groups-help')}</p>
      <ol class="stack tight">
        ${groups.map(
          (group) => html`<li class="beside">
            <button type="button" class="kind-row leading rest" @click=${() => groupSheet(host, group)}>
              ${groupTile(host, group)}
              <span class="rest">${wordsOf(group.name)}<small class="note">${listed(group.members.map(wordsOf))}</small></span>
            </button>
          </li>`,
        )}
      </ol>
      ${button('new', say('studio-group-new'), () => groupSheet(host, undefined))}
    </section>
  `;
}

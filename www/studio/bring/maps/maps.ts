// Imports maps: shows the levels that they become, asks once which tile is which, and adds levels and kinds to
// the project in one step.
import './maps.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { sourceOf } from '../../../engine/foreign-games';
import { bare } from '../../../store/shape';
import { choice, typed } from '../../../ui/fields';
import { chooseFiles, textOf } from '../../../ui/files';
import { Sheet } from '../../../ui/sheet';
import { button } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { listed, thumbnail, tile as tilePicture } from '../../parts/parts';
import * as edits from '../../project/edits';
import { blank } from '../../project/games';
import { copyOf } from '../../project/naming';
import type { KindView, ProjectView } from '../../types';
import type { Image } from '../cut';
import { imageReader } from '../image';
import { ImageError } from '../image-error';
import { titleOf } from '../target';
import { type Foreign, type ForeignTile, type Loss, MapError } from './model';
import { BARE, type Choice, guessed, learned, type Plan, planOf, roomFor, type Task, wanted } from './plan';
import { type GivenText, readMaps } from './read';
import { TilePictures } from './tile-pictures';

export interface GivenImage {
  readonly name: string;
  read(): Promise<Image>;
}

/** The maximum size of a file, in bytes. */
const MAX_FILE = 1 << 24;

/** The most tiles that a project remembers. */
const MAX_KNOWN = 2000;

/** The most levels of which a picture is shown. */
const MAX_SHOWN = 6;

/** Shows the dialog for maps and the files that came with them, or says why they cannot be read. */
export async function bringMaps(
  host: Studio,
  texts: readonly GivenText[],
  images: readonly GivenImage[],
): Promise<void> {
  const asked = new Question(host);
  if (await asked.take(texts, images)) asked.show();
}

/** The dialog, and what is chosen in it. */
class Question {
  readonly #host: Studio;
  /** The project that is begun for the maps, as text. */
  readonly #begun: string;
  readonly #pictures: TilePictures;
  readonly #chosen = new Map<string, Choice>();
  #texts: readonly GivenText[] = [];
  #foreign: Foreign = { maps: [], tiles: [], missing: [], losses: [] };
  #isNew: boolean;
  /** The number of times that files were taken. */
  #taken = 0;
  /** The choices to begin with, and the present ones. */
  #guess: ReadonlyMap<string, Choice> = new Map();
  #choices = new Map<string, Choice>();
  #known: ReadonlyMap<string, string> = new Map();
  #task!: Task;
  #plan!: Plan;

  constructor(host: Studio) {
    this.#host = host;
    this.#pictures = new TilePictures(host.palette);
    this.#isNew = !host.hasTabs;
    this.#begun = copyOf(host.glue, blank(host.glue));
  }

  /** Takes files. Returns false, after showing the reason, if the maps cannot be read. */
  async take(texts: readonly GivenText[], images: readonly GivenImage[]): Promise<boolean> {
    for (const { name, read } of images)
      try {
        this.#pictures.add(name, await read());
      } catch (error) {
        if (!(error instanceof ImageError)) throw error;
        this.#host.toast(say(`studio-${error.fault}`, { name }));
      }
    const all = [...this.#texts.filter(({ name }) => !texts.some((one) => one.name === name)), ...texts];
    try {
      this.#foreign = await readMaps(all);
    } catch (error) {
      if (!(error instanceof MapError)) throw error;
      const told = say(`studio-map-${error.fault}`, { name: '', ...error.about });
      this.#host.toast(told, { ms: Number.POSITIVE_INFINITY });
      return false;
    }
    this.#texts = all;
    this.#taken += 1;
    this.#pictures.tiles = this.#foreign.tiles;
    this.#begin();
    return true;
  }

  /** Chooses for the player as far as nothing is chosen yet. */
  #begin(): void {
    const { glue, store, id } = this.#host;
    const project = this.#isNew ? glue.view(this.#begun) : this.#host.project;
    this.#known = new Map(this.#isNew ? [] : Object.entries(store.tiles(id)));
    this.#task = {
      foreign: this.#foreign,
      project,
      picture: (tile) => this.#pictures.of(tile),
      isName: (name) => glue.isName(name),
      usual: (isSprite) => say(isSprite ? 'studio-new-sprite' : 'studio-new-background'),
    };
    this.#guess = guessed(this.#task, this.#known, this.#chosen);
    this.#choices = new Map(this.#guess);
    this.#plan = planOf(this.#task, this.#choices);
  }

  show(): void {
    new Sheet({
      name: 'bring-map',
      title: () => say('studio-map-title'),
      body: (sheet) => this.#body(sheet),
      foot: (sheet) =>
        button(
          's-check',
          say('studio-map-bring', { count: this.#plan.levels.length }),
          () => void this.#bring(sheet),
          { kind: 'main', isEnabled: this.#fault() === undefined },
        ),
    });
  }

  /** True for a tile that was at first taken for nothing. */
  #isLeft({ key }: ForeignTile): boolean {
    return this.#guess.get(key) === 'nothing';
  }

  #body(sheet: Sheet): TemplateResult {
    const { tiles } = this.#foreign;
    const asked = tiles.filter(({ key }) => !this.#known.has(key));
    // They keep their places while others are chosen for them.
    asked.sort((a, b) => Number(this.#isLeft(a)) - Number(this.#isLeft(b)));
    const known = tiles.filter(({ key }) => this.#known.has(key));
    return html`
      <div class="stack loose" @drop=${(event: DragEvent) => void this.#drop(sheet, event)}>
        ${this.#levels()}
        ${this.#wanted(sheet)}
        ${
          this.#host.hasTabs
            ? choice(
                'map-into',
                say('studio-map-into'),
                [
                  { value: 'open', text: say('studio-map-open') },
                  { value: 'new', text: say('studio-map-new') },
                ],
                this.#isNew ? 'new' : 'open',
                (to) => {
                  this.#isNew = to === 'new';
                  this.#chosen.clear();
                  this.#begin();
                  sheet.update();
                },
              )
            : nothing
        }
        ${this.#lost()}
        <h3>${say('studio-map-which')}</h3>
        <ul class="map-tiles">
          ${this.#bare(sheet)}
          ${asked.map((tile) => this.#tile(sheet, tile))}
        </ul>
        ${
          known.length === 0
            ? nothing
            : html`<details>
                <summary>${say('studio-map-known', { count: known.length })}</summary>
                <ul class="map-tiles">${known.map((tile) => this.#tile(sheet, tile))}</ul>
              </details>`
        }
        <p class="fault" role="status">${this.#fault() ?? nothing}</p>
      </div>
    `;
  }

  #levels(): TemplateResult {
    const { levels, kinds } = this.#plan;
    const project: ProjectView = { ...this.#task.project, kinds: [...kinds], levels: [...levels] };
    // Equal states show equal levels.
    const state = `map/${[...this.#choices].join()}/${this.#taken}/${this.#isNew}`;
    return html`
      <ul class="map-levels">
        ${levels.slice(0, MAX_SHOWN).map(
          ({ name, rows, cols }, n) => html`<li>
            ${thumbnail(this.#host, project, n, state)}
            <small>${name === '' ? nothing : html`<b>${name}</b>`}
              ${say('studio-map-size', { rows, cols })}</small>
          </li>`,
        )}
      </ul>
      ${levels.length > MAX_SHOWN ? html`<p>${say('studio-map-more', { count: levels.length - MAX_SHOWN })}</p>` : nothing}
    `;
  }

  /** Asks for the files that the maps name and that are not here. */
  #wanted(sheet: Sheet): TemplateResult | typeof nothing {
    const files = [...this.#foreign.missing, ...this.#pictures.missing()];
    if (files.length === 0) return nothing;
    return html`<div class="stack tight">
      <p>${say('studio-map-wanted', { count: files.length, files: listed(files.slice(0, 8)) })}</p>
      ${button('upload', say('studio-map-files', { count: files.length }), () => void this.#open(sheet))}
    </div>`;
  }

  async #open(sheet: Sheet): Promise<void> {
    await this.#more(sheet, await chooseFiles(true));
  }

  async #drop(sheet: Sheet, event: DragEvent): Promise<void> {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    await this.#more(sheet, files);
  }

  async #more(sheet: Sheet, files: readonly File[]): Promise<void> {
    const texts: GivenText[] = [];
    const images: GivenImage[] = [];
    for (const file of files) {
      const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
      const read = imageReader(file, head);
      const text = read === undefined ? await textOf(file, MAX_FILE) : undefined;
      if (read !== undefined) images.push({ name: file.name, read });
      else if (text !== undefined && sourceOf(text) === 'map')
        texts.push({ name: file.name, text: text.replace(/\r\n?/g, '\n') });
      else if (text !== undefined) this.#host.toast(say('studio-map-other', { name: file.name }));
    }
    if (await this.take(texts, images)) sheet.update();
  }

  /** The parts that will be left out or changed. */
  #lost(): TemplateResult | typeof nothing {
    const unused = new Set(this.#pictures.unused());
    const losses: Loss[] = [...this.#foreign.losses];
    if (unused.size > 0) losses.push({ name: 'unused', count: unused.size, of: unused });
    const told = losses.map(({ name, count, of }) => {
      const about = { count, of: listed([...of].slice(0, 4)) };
      return say(`studio-map-lost-${name}`, about);
    });
    if (this.#plan.without > 0) told.push(say('studio-map-without', { count: this.#plan.without }));
    if (told.length === 0) return nothing;
    return html`<ul class="left-over stack tight">${told.map((one) => html`<li>${one}</li>`)}</ul>`;
  }

  #fault(): string | undefined {
    for (const isSprite of [false, true]) {
      const most = roomFor(this.#task.project, isSprite);
      const sort = isSprite ? 'sprites' : 'backgrounds';
      if (wanted(this.#choices, isSprite) > most) return say('studio-pictures-room', { sort, most });
    }
    return this.#plan.levels.length === 0 ? say('studio-map-no-room') : undefined;
  }

  #choose(sheet: Sheet, key: string, to: string): void {
    this.#choices.set(key, to as Choice);
    this.#chosen.set(key, to as Choice);
    this.#plan = planOf(this.#task, this.#choices);
    sheet.update();
  }

  #tile(sheet: Sheet, tile: ForeignTile): TemplateResult {
    const { key, name, count } = tile;
    return html`<li class="field">
      ${tilePicture(this.#host, this.#pictures.of(tile))}
      <span class="rest"><span>${name}</span> <small>${say('studio-map-count', { count })}</small></span>
      ${this.#select(sheet, key, name, () => true)}
    </li>`;
  }

  /** Places without a background, if there are any. */
  #bare(sheet: Sheet): TemplateResult | typeof nothing {
    if (!this.#plan.hasBare) return nothing;
    const name = say('studio-map-bare');
    return html`<li class="field">
      <span class="tile"></span>
      <span class="rest"><span>${name}</span></span>
      ${this.#select(sheet, BARE, name, (isSprite) => !isSprite)}
    </li>`;
  }

  #select(sheet: Sheet, key: string, label: string, fits: (isSprite: boolean) => boolean): TemplateResult {
    const now = this.#choices.get(key) ?? 'nothing';
    const option = (value: Choice, text: string, isEnabled = true) =>
      html`<option value=${value} ?selected=${value === now} ?disabled=${!isEnabled && value !== now}>${text}</option>`;
    const hasRoom = (isSprite: boolean) =>
      wanted(this.#choices, isSprite) < roomFor(this.#task.project, isSprite);
    const others = this.#foreign.tiles.filter((tile, n) => {
      const kind = this.#plan.kinds[this.#plan.becomes[n] ?? -1];
      const isOwn = ['sprite', 'background'].includes(this.#choices.get(tile.key) ?? '');
      return (
        tile.key !== key && kind !== undefined && fits(kind.isSprite) && (isOwn || now === `like:${tile.key}`)
      );
    });
    const kinds = (isSprite: boolean): KindView[] =>
      fits(isSprite) ? this.#task.project.kinds.filter((kind) => kind.isSprite === isSprite) : [];
    const group = (name: string, options: readonly TemplateResult[]) =>
      options.length === 0 ? nothing : html`<optgroup label=${name}>${options}</optgroup>`;
    const as =
      this.#plan.kinds[this.#plan.becomes[this.#foreign.tiles.findIndex((tile) => tile.key === key)] ?? -1];
    return html`<span class="to beside tight">
      ${/^(?:kind|like):/.test(now) && as !== undefined ? tilePicture(this.#host, as.pixels) : nothing}
      <select aria-label=${label} @change=${typed((to) => this.#choose(sheet, key, to))}>
      ${
        key === BARE
          ? nothing
          : html`${option('nothing', say('studio-map-nothing'))}
            ${option('background', say('studio-map-background'), hasRoom(false))}
            ${option('sprite', say('studio-map-sprite'), hasRoom(true))}`
      }
      ${group(
        say('studio-backgrounds'),
        kinds(false).map(({ name }) => option(`kind:${name}`, name)),
      )}
      ${group(
        say('studio-sprites'),
        kinds(true).map(({ name }) => option(`kind:${name}`, name)),
      )}
      ${group(
        say('studio-map-like'),
        others.map((tile) => option(`like:${tile.key}`, tile.name)),
      )}
    </select></span>`;
  }

  async #bring(sheet: Sheet): Promise<void> {
    const host = this.#host;
    const { levels } = this.#plan;
    sheet.close();
    const [{ name = '' } = {}] = this.#texts;
    if (this.#isNew && !(await host.copy(this.#begun, titleOf(name) || levels[0]?.name))) return;
    // A new project begins with an empty level, since it needs one. Now it has others.
    const rest = this.#isNew ? [edits.level.remove(0)] : [];
    const first = this.#isNew ? 0 : host.project.levels.length;
    if (!host.edit(...this.#plan.made, ...rest)) return;
    const known = [...Object.entries(host.store.tiles(host.id)), ...learned(this.#task, this.#plan)];
    host.store.setTiles(host.id, bare(known.slice(-MAX_KNOWN)));
    host.go({ place: 'map', level: first });
    host.tellUndoable(say('studio-map-brought', { count: levels.length }));
  }
}

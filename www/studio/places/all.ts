// All places by name. Those of other folders are fetched when they are first gone to.
import { html, type TemplateResult } from 'lit/html.js';
import { PicturePlace } from '../draw/draw';
import type { PlaceName, Route, StudioHost } from '../host';
import { MapPlace } from '../map/map';
import type { MakePlace, Place, PlaceModule } from '../place';
import { HomePlace } from './home';
import { LevelsPlace } from './levels';
import { ProjectsPlace } from './projects';
import { SettingsPlace } from './settings';
import { SharePlace } from './share';
import { TextPlace } from './text';
import { VersionsPlace } from './versions';

const FOLDERS = import.meta.glob<PlaceModule>('../*/index.ts');
const loaded = new Map<string, PlaceModule>();

/** A place in a folder of its own: nothing until it has been fetched. */
class FetchedPlace implements Place {
  readonly #host: StudioHost;
  readonly #signal: AbortSignal;
  readonly #folder: string;
  #place: Place | undefined;
  #hasFailed = false;

  constructor(host: StudioHost, folder: string, signal: AbortSignal) {
    this.#host = host;
    this.#signal = signal;
    this.#folder = folder;
    const module = loaded.get(folder);
    if (module === undefined) void this.#fetch();
    else this.#place = new module.default(host, host.route, signal);
  }

  async #fetch(): Promise<void> {
    this.#hasFailed = false;
    try {
      const module = await FOLDERS[`../${this.#folder}/index.ts`]?.();
      if (module === undefined) throw new Error(`there is no place "${this.#folder}"`);
      loaded.set(this.#folder, module);
      if (this.#signal.aborted) return;
      this.#place = new module.default(this.#host, this.#host.route, this.#signal);
    } catch (error) {
      console.warn(error);
      this.#hasFailed = true;
    }
    this.#host.update();
  }

  title(): string {
    return this.#place?.title() ?? this.#host.say(`studio-place-${this.#host.route.place}`);
  }

  get keys(): NonNullable<Place['keys']> {
    return this.#place?.keys ?? [];
  }

  follow(route: Route): boolean {
    return this.#place?.follow?.(route) ?? false;
  }

  render(): TemplateResult {
    if (this.#place !== undefined) return this.#place.render();
    if (!this.#hasFailed) return html`<p class="empty" aria-busy="true"></p>`;
    return html`<div class="empty">
      <p>${this.#host.say('start-fault')}</p>
      <button type="button" class="main" @click=${() => void this.#fetch()}>${this.#host.say('studio-try-again')}</button>
    </div>`;
  }
}

const fetched =
  (folder: string): MakePlace =>
  (host, _, signal) =>
    new FetchedPlace(host, folder, signal);

export const PLACES: Record<PlaceName, MakePlace> = {
  projects: (host) => new ProjectsPlace(host),
  home: (host) => new HomePlace(host),
  play: fetched('watch'),
  map: (host, route, signal) => new MapPlace(host, route, signal),
  picture: (host, route, signal) => new PicturePlace(host, route, signal),
  rules: fetched('rules'),
  levels: (host) => new LevelsPlace(host),
  settings: (host) => new SettingsPlace(host),
  text: (host, route, signal) => new TextPlace(host, route, signal),
  versions: (host) => new VersionsPlace(host),
  share: (host) => new SharePlace(host),
  tutorial: fetched('tutorial'),
};

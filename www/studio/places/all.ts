// All places by name. Those of other folders are fetched when they are first gone to.
import { html, type TemplateResult } from 'lit/html.js';
import { PicturePlace } from '../draw/draw';
import type { PlaceName, Route, StudioHost } from '../host';
import { MapPlace } from '../map/map';
import type { MakePlace, Place } from '../place';
import { HomePlace } from './home';
import { LevelsPlace } from './levels';
import { ProjectsPlace } from './projects';
import { SettingsPlace } from './settings';
import { SharePlace } from './share';
import { TextPlace } from './text';
import { VersionsPlace } from './versions';

/**
 * What a folder's `index.ts` exports: a screen each, rendered from the host's state and its own, and beside it, if it has them, what it is
 * called (`...Title`), its keys (`...Keys`), and what is to be done when the player leaves (`...Left`).
 */
type Screen = (host: StudioHost, at: Route) => TemplateResult;
type Screens = Readonly<Record<string, unknown>>;

const FOLDERS = import.meta.glob<Screens>('../*/index.ts');
const loaded = new Map<string, Screens>();

/** A place whose screen stands in a folder of its own. */
class FetchedPlace implements Place {
  readonly #host: StudioHost;
  readonly #folder: string;
  readonly #screen: string;
  #hasFailed = false;

  constructor(host: StudioHost, folder: string, screen: string) {
    this.#host = host;
    this.#folder = folder;
    this.#screen = screen;
    if (!loaded.has(folder)) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.#hasFailed = false;
    try {
      const screens = await FOLDERS[`../${this.#folder}/index.ts`]?.();
      if (screens === undefined) throw new Error(`there is no place "${this.#folder}"`);
      loaded.set(this.#folder, screens);
    } catch (error) {
      console.warn(error);
      this.#hasFailed = true;
    }
    this.#host.update();
  }

  #part<T>(name: '' | 'Title' | 'Keys' | 'Left'): T | undefined {
    return loaded.get(this.#folder)?.[this.#screen + name] as T | undefined;
  }

  title(): string {
    const title = this.#part<(host: StudioHost, at: Route) => string>('Title');
    const { route } = this.#host;
    return title?.(this.#host, route) ?? this.#host.say(`studio-place-${route.place}`);
  }

  get keys(): NonNullable<Place['keys']> {
    return this.#part<NonNullable<Place['keys']>>('Keys') ?? [];
  }

  follow(route: Route): boolean {
    return route.place === this.#host.route.place;
  }

  render(): TemplateResult {
    const screen = this.#part<Screen>('');
    if (screen !== undefined) return screen(this.#host, this.#host.route);
    if (!this.#hasFailed) return html`<p class="empty" aria-busy="true"></p>`;
    return html`<div class="empty">
      <p>${this.#host.say('start-fault')}</p>
      <button type="button" class="main" @click=${() => void this.#fetch()}>${this.#host.say('studio-try-again')}</button>
    </div>`;
  }

  close(): void {
    this.#part<(host: StudioHost) => void>('Left')?.(this.#host);
  }
}

const fetched =
  (folder: string, screen: string): MakePlace =>
  (host) =>
    new FetchedPlace(host, folder, screen);

export const PLACES: Record<PlaceName, MakePlace> = {
  projects: (host) => new ProjectsPlace(host),
  home: (host) => new HomePlace(host),
  play: fetched('watch', 'watchScreen'),
  map: (host, route) => new MapPlace(host, route),
  picture: (host, route) => new PicturePlace(host, route),
  rules: fetched('rules', 'rulesScreen'),
  levels: (host) => new LevelsPlace(host),
  settings: (host) => new SettingsPlace(host),
  text: (host, route) => new TextPlace(host, route),
  versions: (host) => new VersionsPlace(host),
  share: (host) => new SharePlace(host),
  tutorial: fetched('tutorial', 'tutorialScreen'),
};

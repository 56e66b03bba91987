// What pages that fill the window have in common: the bar with the way back, and the place below it.
import './forms.css';
import './pages.css';
import { html, type TemplateResult } from 'lit/html.js';
import { gameIn } from '../store/shapes';
import { iconButton } from './parts';
import type { Shell } from './shell';
import { say } from './words';

/** The way back from a page: to the game that was left for it, or to the home. */
export class WayBack {
  readonly #shell: Shell;
  /** The slot of that game. */
  readonly #from: string | undefined;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#from = shell.isPlaying ? shell.play.slot : undefined;
    shell.play.flush();
  }

  /** How many steps the browser's Back makes. */
  get depth(): number {
    return this.#from === undefined ? 1 : 2;
  }

  get name(): string {
    return this.#from === undefined
      ? say('to-list')
      : say('to-game', { game: say(`game-${gameIn(this.#from)}`) });
  }

  go(): void {
    if (this.#from !== undefined) void this.#shell.enter(this.#from);
    else this.#shell.showHome();
  }
}

export const fullPage = (
  name: string,
  {
    title,
    wayBack,
    back,
    tools = '',
    scrolled,
  }: {
    title: string;
    wayBack: string;
    back: () => void;
    tools?: unknown;
    scrolled?: (place: HTMLElement) => void;
  },
  body: unknown,
): TemplateResult => html`
  <div class="full ${name}">
    <header class="bar">
      ${iconButton('back', wayBack, back)}
      <div class="title"><h1 tabindex="-1">${title}</h1></div>
      <div class="tools">${tools}</div>
    </header>
    <main class="place" aria-label=${title} @scroll=${(event: Event) => scrolled?.(event.currentTarget as HTMLElement)}>
      ${body}
    </main>
  </div>
`;

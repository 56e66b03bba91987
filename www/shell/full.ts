// What pages that fill the window have in common: the bar with the way back, and the place below it.
import './forms.css';
import './pages.css';
import { html, type TemplateResult } from 'lit/html.js';
import { gameIn } from '../store/shapes';
import type { Page } from './pages';
import { iconButton } from './parts';
import type { Shell } from './shell';
import { say } from './words';

/** A page of one place, from which Back leads to the game that was left for it, or to the home. */
export abstract class FullPage implements Page {
  protected readonly shell: Shell;
  /** The slot of that game. */
  readonly #from: string | undefined;

  constructor(shell: Shell) {
    this.shell = shell;
    this.#from = shell.isPlaying ? shell.play.slot : undefined;
    shell.play.flush();
  }

  abstract title(): string;
  abstract render(): TemplateResult;

  get depth(): number {
    return this.#from === undefined ? 1 : 2;
  }

  back(): void {
    if (this.#from !== undefined) void this.shell.enter(this.#from);
    else this.shell.showHome();
  }

  close(): void {}

  /** What fills the window: the bar, and `body` in the place below it. */
  protected fill(
    name: string,
    body: unknown,
    {
      title = this.title(),
      wayBack = this.#wayBack(),
      tools = '',
      scrolled,
    }: {
      title?: string;
      wayBack?: string;
      tools?: unknown;
      scrolled?: (place: HTMLElement) => void;
    } = {},
  ): TemplateResult {
    return html`
      <div class="full ${name}">
        <header class="bar">
          ${iconButton('back', wayBack, () => this.back())}
          <div class="title"><h1 tabindex="-1">${title}</h1></div>
          <div class="tools">${tools}</div>
        </header>
        <main class="place" aria-label=${title} @scroll=${(event: Event) => scrolled?.(event.currentTarget as HTMLElement)}>
          ${body}
        </main>
      </div>
    `;
  }

  #wayBack(): string {
    return this.#from === undefined
      ? say('to-list')
      : say('to-game', { game: say(`game-${gameIn(this.#from)}`) });
  }
}

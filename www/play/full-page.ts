// The common parts of full-window pages: the bar with the back button, and the content below it.
import '../ui/styles/forms.css';
import '../ui/styles/full-window.css';
import { keyed } from 'lit/directives/keyed.js';
import { html, type TemplateResult } from 'lit/html.js';
import { isFirst } from '../run/assignments/first';
import { gameIn } from '../store/runs/run';
import type { Page } from '../ui/page';
import { iconButton } from '../ui/templates';
import { say } from '../ui/words/words';
import type { Shell } from './shell';

/** A page with a single level, from which Back leads to the game that was open before, or to the home. */
export abstract class FullPage implements Page {
  protected readonly shell: Shell;
  /** The slot of the game that was open before. A first board that is over is none to go back to. */
  readonly from: string | undefined;
  /** The name of the run that was open before. */
  readonly #run: string | undefined;
  /** True while the page leads back to that game. */
  #isLeaving = false;
  readonly #end = new AbortController();
  /** Aborted when the page is left. */
  protected readonly signal = this.#end.signal;
  /** True if games opened from the page lead back to it. */
  protected readonly leadsBack: boolean = false;

  constructor(shell: Shell) {
    this.shell = shell;
    const { play } = shell;
    const isGame = shell.isPlaying && !(isFirst(play.run) && play.state.status.over);
    this.from = isGame ? play.slot : undefined;
    this.#run = isGame ? play.run.name : undefined;
    play.flush();
  }

  abstract title(): string;
  abstract render(): TemplateResult;

  get depth(): number {
    return this.from === undefined ? 1 : 2;
  }

  get stays(): boolean {
    return this.leadsBack && !this.#isLeaving;
  }

  back(): void {
    const { play, opening } = this.shell;
    // A guest opened from the page is in the slot of the player's own game.
    const isReplaced =
      this.from !== undefined && this.from === play.slot && play.run.isGuest && play.run.name !== this.#run;
    if (this.from === undefined || (isReplaced && !opening.canReturn())) {
      this.shell.showHome();
      return;
    }
    this.#isLeaving = true;
    void (isReplaced ? opening.returnToOwn() : this.shell.enter(this.from)).finally(() => {
      this.#isLeaving = false;
    });
  }

  close(): void {
    this.#end.abort();
  }

  /** The content of the window: the bar with `body` below it. */
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
    const window = html`
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
    // Keyed, so that a page that follows another one is not scrolled down.
    return html`${keyed(this, window)}`;
  }

  #wayBack(): string {
    return this.from === undefined
      ? say('to-list')
      : say('to-game', { game: say(`game-${gameIn(this.from)}`) });
  }
}

// The standalone page of one game. Everything is embedded, so it also plays from a local file.
// scripts/player.mjs builds the page; places/share/page.ts embeds a game.
import '../../ui/styles/base.css';
import '../../board/board.css';
import './player.css';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { BoardView } from '../../board/view';
import { atLevel } from '../../engine/level';
import type { GameInfo, GameSession, Sentence, Update } from '../../engine/types';
import { instantiate } from '../../pkg/games/glue/tilery.js';
import skins from '../../skins/games/tilecode';
import { putSkins } from '../../skins/registry';
import { TOGGLES } from '../../store/shapes';
import { creditsOf } from '../../ui/credits';
import { figureNamed, namedIn } from '../../ui/words/names';
import type { PlayerData } from './player-data';

function main(): void {
  const { game, text, wasm, sentences, language } = JSON.parse(
    document.getElementById('played')?.textContent ?? '',
  ) as PlayerData;
  document.documentElement.lang = language;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(sentences));
  const say = (id: string, args: Sentence['args'] = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    // Never translate names: they are the author's.
    return pattern
      ? bundle.formatPattern(
          pattern,
          namedIn(args, () => undefined),
          [],
        )
      : id;
  };
  const { initSync, Session } = instantiate();
  initSync({ module: Uint8Array.from(atob(wasm), (char) => char.charCodeAt(0)) });
  putSkins(skins);
  new PlayerPage(game, (level) => Session.load(level === 0 ? text : atLevel(text, level)), say).begin();
}

type Say = (id: string, args?: Sentence['args']) => string;

/** An element of player.html. */
function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the page lacks ${selector}`);
  return found;
}

class PlayerPage {
  readonly #game: GameInfo;
  /** Starts a session at a level, counted from 0. */
  readonly #start: (level: number) => GameSession;
  readonly #say: Say;
  readonly #board = part('#board');
  readonly #levels = part('select') as HTMLSelectElement;
  readonly #buttons: HTMLButtonElement[] = [];
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #view: BoardView;
  #session: GameSession;
  /** The game's title, authors and levels. */
  readonly #card: ReturnType<GameSession['card']>;
  #hasSound = true;

  constructor(game: GameInfo, start: (level: number) => GameSession, say: Say) {
    this.#game = game;
    this.#start = start;
    this.#say = say;
    this.#session = start(0);
    this.#card = this.#session.card();
    this.#view = new BoardView(this.#board, {
      say: ({ id, args }) => say(id, args),
      settings: this.#settings,
    });
  }

  begin(): void {
    this.#addCommand('undo', () => this.#session.undo());
    this.#addCommand('restart', () => this.#session.restart());
    this.#addSound();
    part('#made').textContent = creditsOf(this.#card, this.#say).join(' · ');
    this.#listen();
    this.#view.show(this.#session, this.#game);
    this.#refresh();
    this.#addLevels();
  }

  get #settings(): ConstructorParameters<typeof BoardView>[1]['settings'] {
    return {
      ...TOGGLES,
      theme: this.#dark.matches ? 'dark' : 'light',
      speed: 1,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      hasTouch: matchMedia('(any-pointer: coarse)').matches,
      sound: this.#hasSound,
      hidden: [],
    };
  }

  #addCommand(id: string, run: () => Update): void {
    const button = part(`[data-command="${id}"]`) as HTMLButtonElement;
    button.textContent = this.#say(`command-${id}`);
    button.addEventListener('click', () => {
      this.#view.changed(run());
      this.#focusBoard();
    });
    this.#buttons.push(button);
  }

  #addSound(): void {
    const button = part('#sound');
    button.textContent = this.#say('studio-share-sound');
    button.addEventListener('click', () => {
      this.#hasSound = !this.#hasSound;
      button.ariaPressed = String(this.#hasSound);
      this.#view.configure(this.#settings);
    });
  }

  /** Offers the levels, if there are several. */
  #addLevels(): void {
    const { levels } = this.#card;
    if (levels.length < 2) return;
    const choice = this.#levels;
    choice.ariaLabel = this.#say('figure-level');
    choice.append(...levels.map(({ text }, n) => new Option(`${n + 1}. ${text ?? ''}`, String(n))));
    choice.hidden = false;
    choice.addEventListener('change', () => this.#goTo(Number(choice.value)));
  }

  #goTo(level: number): void {
    const before = this.#session;
    this.#session = this.#start(level);
    this.#view.show(this.#session, this.#game);
    before.free();
    this.#refresh();
    this.#focusBoard();
  }

  #listen(): void {
    const view = this.#view;
    this.#dark.addEventListener('change', () => view.configure(this.#settings));
    view.events.addEventListener('change', (event) => {
      if ((event as CustomEvent<Update>).detail.position) this.#refresh();
    });
    // During an animation the figures differ from those of the game.
    view.events.addEventListener('figures', () => this.#refresh());
    document.addEventListener('keydown', (event) => this.#key(event));
    document.addEventListener('keyup', (event) => view.release(event.key));
    window.addEventListener('blur', () => view.release());
    document.addEventListener('visibilitychange', () => (document.hidden ? view.pause() : view.resume()));
  }

  #key(event: KeyboardEvent): void {
    const isButton = event.target instanceof HTMLButtonElement && /^(Enter| )$/.test(event.key);
    if (event.defaultPrevented || isButton) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z';
    if (isUndo) this.#view.changed(this.#session.undo());
    else if (!this.#view.key(event)) return;
    event.preventDefault();
  }

  #focusBoard(): void {
    this.#board.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  /** Shows the figures, the note and the level. */
  #refresh(): void {
    const say = this.#say;
    const session = this.#session;
    const { about, levels } = this.#card;
    const figures: Record<string, number> = { ...session.figures(), ...this.#view.figures };
    const level = levels[(figures.level ?? 1) - 1]?.text;
    part('#figures').textContent = Object.entries(figures)
      .map(([figure, value]) => `${figureNamed(figure, say, () => undefined)} ${value}`)
      .concat(level ? [level] : [])
      .join(' · ');
    const { over, reason } = session.status();
    const isNew = session.at() === 0;
    part('#note').textContent =
      over && reason !== null ? say(reason) : isNew ? about || say(`how-${this.#game.id}`) : '';
    if (figures.level !== undefined) this.#levels.value = String(figures.level - 1);
    for (const button of this.#buttons) button.disabled = isNew;
  }
}

main();

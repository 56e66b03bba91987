// The standalone page of one game, or of a pack. Everything is embedded, so it also plays from a local file.
// scripts/player.mjs builds the page; places/share/page.ts embeds the games.
import '../../ui/styles/base.css';
import '../../ui/styles/cards.css';
import '../../board/board.css';
import './player.css';
import { instantiate } from 'virtual:glue';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { commandOf, ownsKey } from '../../board/input/keys';
import type { Change } from '../../board/perform';
import { BoardView } from '../../board/view';
import { atLevel } from '../../engine/level';
import type { GameInfo, GameSession, Sentence } from '../../engine/types';
import skins from '../../skins/games/tilecode';
import { putSkins } from '../../skins/registry';
import { TOGGLES } from '../../store/settings';
import { creditsOf } from '../../ui/credits';
import { figureNamed, namedIn } from '../../ui/words/names';
import { GameList } from './list';
import type { PlayerData } from './player-data';
import { Reached } from './reached';

function main(): void {
  const { game, texts, wasm, sentences, language } = JSON.parse(
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
  new PlayerPage(game, texts, (text) => Session.load(text), say).begin();
}

/** Those of the page's commands that this page has. */
const COMMANDS = ['undo', 'redo', 'again'] as const;
type PlayerCommand = (typeof COMMANDS)[number];

type Say = (id: string, args?: Sentence['args']) => string;

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the page lacks ${selector}`);
  return found;
}

class PlayerPage {
  readonly #game: GameInfo;
  readonly #load: (text: string) => GameSession;
  readonly #say: Say;
  readonly #board = part('#board');
  readonly #levels = part('select') as HTMLSelectElement;
  readonly #buttons: Partial<Record<PlayerCommand, HTMLButtonElement>> = {};
  readonly #reached = new Reached();
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #view: BoardView;
  readonly #texts: readonly string[];
  readonly #list: GameList | undefined;
  readonly #title = part('h1').textContent ?? '';
  #text: string;
  #session: GameSession;
  #card: ReturnType<GameSession['card']>;
  #hasSound = true;

  constructor(game: GameInfo, texts: readonly string[], load: (text: string) => GameSession, say: Say) {
    this.#game = game;
    this.#texts = texts;
    this.#load = load;
    this.#say = say;
    this.#text = texts[0] ?? '';
    this.#session = load(this.#text);
    this.#card = this.#session.card();
    this.#view = new BoardView(this.#board, {
      say: ({ id, args }) => say(id, args),
      settings: this.#settings,
    });
    if (texts.length > 1) {
      const open = (text: string) => {
        this.#continue(text);
        this.#focusBoard();
      };
      const reached = this.#reached;
      this.#list = new GameList(texts, part('#games ul'), { game, load, phrase: say, reached, open });
    }
  }

  begin(): void {
    for (const id of COMMANDS) this.#addCommand(id);
    this.#addSound();
    this.#levels.ariaLabel = this.#say('figure-level');
    this.#listenToLevels();
    this.#listen();
    if (this.#list === undefined) this.#continue(this.#text);
    else this.#addList();
  }

  /** Shows the list of games, and adds the button that leads back to it. */
  #addList(): void {
    const button = part('#back');
    button.ariaLabel = this.#say('pack-all');
    button.addEventListener('click', () => this.#showList(this.#text));
    this.#showList();
  }

  #showList(focused?: string): void {
    this.#view.pause();
    document.body.dataset.shows = 'games';
    part('#back').hidden = true;
    part('h1').textContent = this.#title;
    part('#made').textContent = this.#say('pack-games', { n: this.#texts.length });
    this.#list?.show(this.#settings, focused);
  }

  /** A session of a game at a level, from 0. */
  #at(text: string, level: number): GameSession {
    return this.#load(level === 0 ? text : atLevel(text, level));
  }

  /** Opens a game at the level that was reached. */
  #continue(text: string): void {
    const session = this.#load(text);
    const count = Math.max(1, session.card().levels.length);
    const level = Math.min(count, this.#reached.of(text)) - 1;
    this.#open(text, level === 0 ? session : this.#at(text, level));
    if (level > 0) session.free();
  }

  #open(text: string, session: GameSession): void {
    document.body.dataset.shows = 'game';
    this.#text = text;
    this.#start(session);
    this.#card = session.card();
    if (this.#list !== undefined) {
      part('h1').textContent = session.title() || this.#say('pack-untitled');
      part('#back').hidden = false;
    }
    part('#made').textContent = creditsOf(this.#card, this.#say).join(' · ');
    this.#offerLevels();
    this.#refresh();
    this.#view.resume();
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

  #addCommand(id: PlayerCommand): void {
    const button = part(`[data-command="${id}"]`) as HTMLButtonElement;
    button.ariaLabel = this.#say(`command-${id}`);
    button.title = button.ariaLabel;
    button.addEventListener('click', () => {
      this.#run(id);
      this.#focusBoard();
    });
    this.#buttons[id] = button;
  }

  #run(id: PlayerCommand): void {
    if (!this.#isEnabled(id)) return;
    if (id === 'undo') this.#perform((session) => session.undo());
    else if (id === 'redo') this.#perform((session) => session.redo());
    else this.#perform((session) => session.seek(Math.max(0, session.at() - this.#rounds)));
  }

  /** Changes the game, which the board asked for if `isAsked`, and shows and stores what came of it. */
  #perform(change: Change, isAsked = false): boolean {
    const update = change(this.#session);
    const isShown = this.#view.changed(update, isAsked);
    if (update.position) {
      this.#refresh();
      this.#note();
    }
    return isShown;
  }

  #isEnabled(id: PlayerCommand): boolean {
    const session = this.#session;
    if (id === 'undo') return session.at() > 0;
    return id === 'redo' ? session.at() < session.length() : this.#rounds > 0;
  }

  get #rounds(): number {
    const { round = 0 } = this.#session.figures() as Record<string, number>;
    return round;
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

  #offerLevels(): void {
    const { levels } = this.#card;
    this.#levels.replaceChildren(
      ...levels.map(({ text }, n) => {
        const name = text ? `${n + 1}. ${text}` : `${this.#say('figure-level')} ${n + 1}`;
        return new Option(name, String(n));
      }),
    );
    this.#levels.hidden = levels.length < 2;
  }

  /** A level that is chosen by keys leaves the focus in the list, so that the next one can be. */
  #listenToLevels(): void {
    let isByKeys = false;
    this.#levels.addEventListener('pointerdown', () => {
      isByKeys = false;
    });
    this.#levels.addEventListener('keydown', ({ key }) => {
      isByKeys = true;
      if (key === 'Enter' || key === 'Escape') this.#focusBoard();
    });
    this.#levels.addEventListener('change', () => {
      this.#start(this.#at(this.#text, Number(this.#levels.value)));
      this.#refresh();
      if (!isByKeys) this.#focusBoard();
    });
    this.#levels.addEventListener('blur', () => {
      isByKeys = false;
    });
  }

  #start(session: GameSession): void {
    const before = this.#session;
    this.#session = session;
    this.#view.show(session, this.#game, (change) => this.#perform(change, true));
    if (before !== session) before.free();
  }

  #listen(): void {
    const view = this.#view;
    this.#dark.addEventListener('change', () => {
      view.configure(this.#settings);
      if (this.#isListed) this.#list?.show(this.#settings);
    });
    // During an animation the figures differ from those of the game.
    view.events.addEventListener('figures', () => this.#refresh());
    document.addEventListener('keydown', (event) => this.#key(event));
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) view.pause();
      else if (!this.#isListed) view.resume();
    });
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || ownsKey(event) || this.#isListed) return;
    const command = commandOf(event) as PlayerCommand;
    if (!this.#view.key(event)) {
      if (!(command in this.#buttons)) return;
      this.#run(command);
    }
    event.preventDefault();
  }

  get #isListed(): boolean {
    return document.body.dataset.shows === 'games';
  }

  /** Stores the level that is reached. Winning the last one counts as reaching the one after it. */
  #note(): void {
    const { level = 1 } = this.#session.figures() as Record<string, number>;
    this.#reached.note(this.#text, level + (this.#session.status().state === 'won' ? 1 : 0));
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
    // Rounds are shown to authors only, in the studio.
    // Figures defined by an author are named by a text with `=`.
    const own = Object.keys(figures).filter((id) => id.includes('='));
    part('#figures').textContent = [...this.#game.figures.map(({ id }) => id), ...own]
      .flatMap((id): [string, number][] => {
        const value = figures[id];
        return value === undefined || id === 'round' ? [] : [[id, value]];
      })
      .map(([figure, value]) => `${figureNamed(figure, say, () => undefined)} ${value}`)
      .concat(level ? [level] : [])
      .join(' · ');
    const { over, reason } = session.status();
    const isNew = session.at() === 0;
    part('#note').textContent =
      over && reason !== null ? say(reason) : isNew ? about || say(`how-${this.#game.id}`) : '';
    if (figures.level !== undefined) this.#levels.value = String(figures.level - 1);
    for (const id of COMMANDS) {
      const button = this.#buttons[id];
      if (button !== undefined) button.disabled = !this.#isEnabled(id);
    }
  }
}

main();

// The list of the games of an exported pack: their pictures and titles, and the levels reached, which are
// stored where the browser allows it.
import { paintSized } from '../../board/film/still';
import type { BoardSettings } from '../../board/settings';
import type { GameInfo, GameSession } from '../../engine/types';
import { hashOf } from '../../store/progress/trails';
import { bare } from '../../store/shape';
import { figures } from '../../store/shapes';
import { levelsReachedText } from '../../ui/levels-reached';

/** The size of a picture in pixels, twice its size on the page. */
const PICTURE = { w: 480, h: 360, onlyCells: true };

/** The key of the levels reached, by the hashes of the games' texts. */
const REACHED = 'tilery-pack';

interface Parts {
  game: GameInfo;
  load: (text: string) => GameSession;
  phrase: (id: string, args: Record<string, number>) => string;
  /** Opens a game at a level, from 0. */
  open: (text: string, level: number) => void;
}

export class GameList {
  readonly #texts: readonly string[];
  readonly #parts: Parts;
  readonly #element: Element;
  readonly #reached: Record<string, number> = kept();

  constructor(texts: readonly string[], element: Element, parts: Parts) {
    this.#texts = texts;
    this.#element = element;
    this.#parts = parts;
  }

  /** Shows the list, with the focus on a game if one is given. */
  show(settings: BoardSettings, focused?: string): void {
    const cards = this.#texts.map((text) => this.#card(text, settings));
    this.#element.replaceChildren(...cards);
    if (focused !== undefined) cards[this.#texts.indexOf(focused)]?.querySelector('button')?.focus();
  }

  #card(text: string, settings: BoardSettings): HTMLElement {
    const { game, load, phrase, open } = this.#parts;
    const session = load(text);
    const count = Math.max(1, session.card().levels.length);
    const reached = this.#reached[nameOf(text)] ?? 1;
    const picture = document.createElement('canvas');
    picture.setAttribute('aria-hidden', 'true');
    paintSized(picture, session, game, settings, PICTURE);
    const [item, button, name, done] = (['li', 'button', 'span', 'small'] as const).map((tag) =>
      document.createElement(tag),
    ) as [HTMLLIElement, HTMLButtonElement, HTMLSpanElement, HTMLElement];
    name.className = 'name';
    name.textContent = session.title() || phrase('pack-untitled', {});
    done.textContent = levelsReachedText({ count, reached }, phrase);
    session.free();
    button.className = 'open';
    button.append(picture, name, done);
    button.addEventListener('click', () => open(text, Math.min(count, reached) - 1));
    item.append(button);
    return item;
  }

  /** Stores a level that has been reached, from 1. */
  note(text: string, level: number): void {
    const name = nameOf(text);
    if (level <= (this.#reached[name] ?? 1)) return;
    this.#reached[name] = level;
    try {
      // Other pages of packs may be open.
      const stored = kept();
      const highest = Math.max(level, stored[name] ?? 1);
      stored[name] = highest;
      localStorage.setItem(REACHED, JSON.stringify(stored));
    } catch {
      // Hosts may forbid storage. The levels are known until the page is closed.
    }
  }
}

const nameOf = (text: string): string => hashOf(text).toString(16);

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(REACHED) ?? '{}');
    return figures(found) ?? bare();
  } catch {
    return bare();
  }
}

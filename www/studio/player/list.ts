// The list of the games of an exported pack: their pictures and titles, and the levels reached.
import { paintSized } from '../../board/film/still';
import type { BoardSettings } from '../../board/settings';
import type { GameInfo, GameSession } from '../../engine/types';
import { levelsReachedText } from '../../ui/levels-reached';
import type { Reached } from './reached';

/** The size of a picture in pixels, twice its size on the page. */
const PICTURE = { w: 480, h: 360, onlyCells: true };

interface Parts {
  game: GameInfo;
  load: (text: string) => GameSession;
  phrase: (id: string, args: Record<string, number>) => string;
  reached: Reached;
  open: (text: string) => void;
}

export class GameList {
  readonly #texts: readonly string[];
  readonly #parts: Parts;
  readonly #element: Element;

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
    const { game, load, phrase, open, reached } = this.#parts;
    const session = load(text);
    const count = Math.max(1, session.card().levels.length);
    const picture = document.createElement('canvas');
    picture.setAttribute('aria-hidden', 'true');
    paintSized(picture, session, game, settings, PICTURE);
    const [item, button, name, done] = (['li', 'button', 'span', 'small'] as const).map((tag) =>
      document.createElement(tag),
    ) as [HTMLLIElement, HTMLButtonElement, HTMLSpanElement, HTMLElement];
    name.className = 'name';
    name.textContent = session.title() || phrase('pack-untitled', {});
    done.textContent = levelsReachedText({ count, reached: reached.of(text) }, phrase);
    session.free();
    button.className = 'open';
    button.append(picture, name, done);
    button.addEventListener('click', () => open(text));
    item.append(button);
    return item;
  }
}

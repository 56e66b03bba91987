// The standalone page of one game. Everything is embedded, so it also plays from a local file.
// scripts/player.mjs builds the page; places/share/page.ts embeds a game.
import '../../ui/styles/base.css';
import '../../board/board.css';
import './player.css';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { BoardView } from '../../board/view';
import type { GameInfo, GameSession, Sentence, Update } from '../../engine/types';
import { instantiate } from '../../pkg/games/glue/tilery.js';
import skins from '../../skins/games/tilecode';
import { putSkins } from '../../skins/registry';
import { TOGGLES } from '../../store/shapes';
import { creditsOf } from '../../ui/credits';
import { figureNamed, namedIn } from '../../ui/words/names';
import { atLevel } from './level';
import type { Played } from './played';

function main(): void {
  const { game, text, wasm, sentences, language } = JSON.parse(
    document.getElementById('played')?.textContent ?? '',
  ) as Played;
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
  play(game, (level) => Session.load(level === 0 ? text : atLevel(text, level)), say);
}

function play(
  game: GameInfo,
  begin: (level: number) => GameSession,
  say: (id: string, args?: Sentence['args']) => string,
): void {
  const host = document.getElementById('board');
  const figures = document.getElementById('figures');
  const note = document.getElementById('note');
  if (host === null || figures === null || note === null) throw new Error('the page lacks a part');
  let session = begin(0);
  let hasSound = true;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const settings = () => ({
    ...TOGGLES,
    theme: dark.matches ? ('dark' as const) : ('light' as const),
    speed: 1,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hasTouch: matchMedia('(any-pointer: coarse)').matches,
    sound: hasSound,
    hidden: [],
  });
  const view = new BoardView(host, { say: ({ id, args }) => say(id, args), settings: settings() });
  dark.addEventListener('change', () => view.configure(settings()));

  const buttons = new Map<string, HTMLButtonElement>();
  const command = (id: string, run: () => Update) => {
    const button = document.querySelector<HTMLButtonElement>(`[data-command="${id}"]`);
    if (button === null) return;
    button.textContent = say(`command-${id}`);
    button.addEventListener('click', () => {
      view.changed(run());
      host.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    });
    buttons.set(id, button);
  };
  command('undo', () => session.undo());
  command('restart', () => session.restart());
  const sound = document.getElementById('sound');
  if (sound !== null) {
    sound.textContent = say('studio-share-sound');
    sound.addEventListener('click', () => {
      hasSound = !hasSound;
      sound.ariaPressed = String(hasSound);
      view.configure(settings());
    });
  }
  const card = session.card();
  const { about, levels } = card;
  const made = document.getElementById('made');
  if (made !== null) made.textContent = creditsOf(card, say).join(' · ');

  const refresh = () => {
    const all: Record<string, number> = { ...session.figures(), ...view.figures };
    const level = levels[(all.level ?? 1) - 1]?.text;
    figures.textContent = Object.entries(all)
      .map(([figure, value]) => `${figureNamed(figure, say, () => undefined)} ${value}`)
      .concat(level ? [level] : [])
      .join(' · ');
    const { over, reason } = session.status();
    note.textContent =
      over && reason !== null ? say(reason) : session.at() === 0 ? about || say(`how-${game.id}`) : '';
    const now = document.querySelector('select');
    if (now !== null && all.level !== undefined) now.value = String(all.level - 1);
    for (const button of buttons.values()) button.disabled = session.at() === 0;
  };
  view.events.addEventListener('change', (event) => {
    if ((event as CustomEvent<Update>).detail.position) refresh();
  });
  // During an animation the figures differ from those of the game.
  view.events.addEventListener('figures', refresh);
  document.addEventListener('keydown', (event) => {
    const isButton = event.target instanceof HTMLButtonElement && /^(Enter| )$/.test(event.key);
    if (event.defaultPrevented || isButton) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z';
    if (isUndo) view.changed(session.undo());
    else if (!view.key(event)) return;
    event.preventDefault();
  });
  document.addEventListener('keyup', (event) => view.release(event.key));
  window.addEventListener('blur', () => view.release());
  document.addEventListener('visibilitychange', () => (document.hidden ? view.pause() : view.resume()));
  view.show(session, game);
  refresh();

  const choice = document.querySelector('select');
  if (choice === null || levels.length < 2) return;
  choice.ariaLabel = say('figure-level');
  choice.append(...levels.map(({ text }, n) => new Option(`${n + 1}. ${text ?? ''}`, String(n))));
  choice.hidden = false;
  choice.addEventListener('change', () => {
    const before = session;
    session = begin(Number(choice.value));
    view.show(session, game);
    before.free();
    refresh();
    host.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
}

main();

// Shows in the place of a part that cannot be drawn which stored values it shows, to be saved and removed.
import '../ui/styles/faulty.css';
import { html, render } from 'lit/html.js';
import { exportSome } from '../store/transfer/file';
import { takeIn } from '../store/transfer/import';
import { faulty } from '../ui/card';
import { today } from '../ui/date';
import { saveFile } from '../ui/files';
import { iconButton } from '../ui/templates';
import { toast } from '../ui/toast';
import { loadSentences, say } from '../ui/words/words';
import type { AppShell } from './app-shell';

/** The messages that were shown, which later places of the same parts take over. */
const shown = new Map<string, readonly Node[]>();

/**
 * `of` has the beginnings of the values' keys. If there are none, all data can be saved. A page is left by a
 * bar of its own.
 */
export async function showFault(
  shell: AppShell,
  place: HTMLElement,
  name: string,
  of: readonly string[],
): Promise<void> {
  const { store } = shell;
  const file = () => exportSome(store, of.length === 0 ? [''] : of);
  const save = async () => saveFile(`tilery-${today()}.tilery`, await file());
  const remove = async () => {
    const removed = await file();
    const depot = await store.depot();
    for (const start of of) await depot.removeFrom(start);
    store.tables.forget();
    shell.refresh();
    const back = async () => {
      await takeIn(store, removed, async () => true, true);
      shell.refresh();
    };
    toast(say('data-aside-removed'), { action: { label: say('command-undo'), run: () => void back() } });
  };
  await loadSentences('dialogs');
  // The screen has been drawn again meanwhile, or this drawing was discarded.
  if (!place.isConnected) return;
  place.className = name === 'page' ? 'full' : 'faulty';
  const key = [name, ...of].join();
  const known = shown.get(key);
  if (known !== undefined) return place.replaceChildren(...known);
  const message = faulty(() => void save(), of.length === 0 ? undefined : () => void remove());
  const bar = html`<header class="bar">
    ${iconButton('back', say('to-list'), () => shell.showHome())}
    <div class="title"><h1 tabindex="-1">${shell.page?.title()}</h1></div>
  </header>`;
  render(name === 'page' ? [bar, html`<main class="place faulty">${message}</main>`] : message, place);
  shown.set(key, [...place.childNodes]);
}

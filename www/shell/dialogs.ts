// Dialogs are fetched when they are first asked for, all at once: they are small, and share much.
import type { DialogName, Shell } from './shell';
import { learn } from './words';

const SENTENCES = import.meta.glob<string>(['../locales/*.ftl', '!../locales/*.*.ftl'], {
  query: '?later',
  import: 'default',
});

export async function fetchDialogs() {
  const [dialogs] = await Promise.all([import('./dialogs/all'), learn(SENTENCES)]);
  return dialogs;
}

export async function openDialog(name: DialogName, shell: Shell): Promise<void> {
  const { DIALOGS } = await fetchDialogs();
  DIALOGS[name](shell);
}

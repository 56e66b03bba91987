// Dialogs are fetched when they are first asked for, all at once: they are small, and share much.
import type { DialogName, Shell } from './shell';

export const fetchDialogs = () => import('./dialogs/all');

export async function openDialog(name: DialogName, shell: Shell): Promise<void> {
  const { DIALOGS } = await fetchDialogs();
  DIALOGS[name](shell);
}

// Tells whether the host has a newer build than this page.
import { PATIENCE_MS } from '../engine/once';
import { WORKER } from './worker-path';

/** True if the list of files on the host does not contain this script. */
export async function isReplaced(): Promise<boolean> {
  if (!import.meta.env.PROD) return false;
  const answer = await fetch(WORKER, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  const list = answer.ok ? await answer.text() : '';
  return list.startsWith('const FILES') && !list.includes(import.meta.url.split('/').at(-1) ?? '');
}

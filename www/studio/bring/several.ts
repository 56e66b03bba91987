// Keeps several projects at once.
import { say } from '../../ui/words/words';
import type { Studio } from '../host';

/** Keeps each text as a project, and shows the list of projects. */
export function keepProjects(host: Studio, texts: readonly string[]): void {
  const kept = texts.filter((text) => host.keepCopy(text) !== undefined);
  if (kept.length > 0) host.announce(say('studio-bring-kept', { count: kept.length }));
  host.go({ place: 'projects' });
  host.update();
}

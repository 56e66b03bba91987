// The project that gets what is brought: the open one, or a new one.
import type { Studio } from '../host';
import { blank } from '../project/games';
import type { ProjectView } from '../types';

/** The open project, or the new one that is begun for what is brought. */
export const target = (host: Studio): ProjectView =>
  host.hasTabs ? host.project : host.glue.view(blank(host.glue));

/** The name of a file without its ending. */
export const titleOf = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim();

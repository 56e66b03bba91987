// Fetches the code that brings maps.
import { reach } from '../../../ui/loading';
import type { Studio } from '../../host';
import type { GivenImage } from './maps';
import type { GivenText } from './read';

/** Takes maps, and the files that came with them. */
export async function takeMaps(
  host: Studio,
  texts: readonly GivenText[],
  images: readonly GivenImage[] = [],
): Promise<void> {
  const loaded = await reach(
    () => import('./maps'),
    () => void takeMaps(host, texts, images),
  );
  await loaded?.bringMaps(host, texts, images);
}

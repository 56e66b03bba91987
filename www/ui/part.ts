// Parts of screens. One that cannot be drawn says so in its place, and takes nothing else of the screen with it.

/** Shows in its place that a part cannot be drawn. The page registers it, since it knows the stored data. */
export const faults = {
  show: (_place: HTMLElement, _name: string, _of: readonly string[]): void => undefined,
};

/** The places of parts that could not be drawn. */
const places = new Map<string, HTMLElement>();

/** Draws a part. `of` has the beginnings of the keys of all stored values that it shows. */
export function part<T>(name: string, of: readonly string[], draw: () => T): T | HTMLElement {
  const key = [name, ...of].join();
  try {
    const drawn = draw();
    places.delete(key);
    return drawn;
  } catch (error) {
    console.warn(error);
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = document.createElement('div');
    place.className = 'faulty';
    places.set(key, place);
    faults.show(place, name, of);
    return place;
  }
}

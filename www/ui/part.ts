// Parts of screens. One that cannot be drawn says so in its place, and takes nothing else of the screen with it.

type Show = (place: HTMLElement, error: unknown, name: string, of: readonly string[]) => void;

/** Shows in its place that a part cannot be drawn. The page registers it, since it knows the stored data. */
export const faults: { show: Show } = { show: (_, error) => console.warn(error) };

/** Draws a part. `of` has the beginnings of the keys of all stored values that it shows. */
export function part<T>(name: string, of: readonly string[], draw: () => T): T | HTMLElement {
  try {
    return draw();
  } catch (error) {
    const place = document.createElement('div');
    faults.show(place, error, name, of);
    return place;
  }
}

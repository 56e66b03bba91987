// Colour arithmetic, without the DOM so that Node tests can use it.

/** The components of `#rrggbb`, from 0 to 1. Throws if the text has another format. */
export function parts(colour: string): [number, number, number] {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (found === null) throw new Error(`colour: expected #rrggbb, found "${colour}"`);
  const part = (index: number) => Number.parseInt(found[index] as string, 16) / 255;
  return [part(1), part(2), part(3)];
}

const hex = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [r, g, b] = parts(colour).map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Interpolates linearly between two colours: `part` 0 is the first, 1 the second. */
export function mix(a: string, b: string, part: number): string {
  const [from, to] = [parts(a), parts(b)];
  return `#${from.map((value, i) => hex(value + ((to[i] as number) - value) * part)).join('')}`;
}

export function fade(colour: string, opacity: number): string {
  return `${colour}${hex(opacity)}`;
}

/** Text colour for a fill: its own hue, far darker or lighter, with a contrast of at least 4.5:1. */
export function inkOn(fill: string): string {
  const dark = luminance(fill) > 0.178;
  const end = dark ? '#000000' : '#ffffff';
  for (const part of [0.78, 0.84, 0.9, 0.95]) {
    const ink = mix(fill, end, part);
    if (contrast(ink, fill) >= (dark ? 5.4 : 4.8)) return ink;
  }
  return end;
}

/** A colour, from components from 0 to 1, in Oklab, in which distances are as people see them (B. Ottosson, 2020). */
export function oklab(...components: [red: number, green: number, blue: number]): [number, number, number] {
  const [r, g, b] = components.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

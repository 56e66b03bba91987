// Formats numbers in a language.

/**
 * Cached formatters: creating one takes a hundred times as long as using it, and figures are written on every
 * move.
 */
const formats = new Map<string, Intl.NumberFormat>();

/** The number format of a language, by default the browser's. */
export function numbersIn(
  language: string | undefined,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, options);
    formats.set(key, format);
  }
  return format;
}

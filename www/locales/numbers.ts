// Numbers as a language writes them.

/** Making a formatter takes a hundred times as long as writing a number with it, and figures are written with every move. */
const formats = new Map<string, Intl.NumberFormat>();

/** How a language writes numbers; without one, the browser's own. */
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

// Tags of languages, such as `pt-BR`: which of the page's languages a visitor gets, and where a language takes what it does not say itself.

/** The scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** A tag with what its language implies: `zh-TW` is `zh-Hant-TW`. */
const whole = (tag: string) => new Intl.Locale(tag).maximize();

/**
 * The language of the page that a visitor reads best, as RFC 4647 looks it up: the tag itself, else one of the same language and script,
 * of the same region if there is one. Tags come from browsers, files and addresses, and may be anything.
 */
export function fitting(wanted: readonly string[], known: readonly string[]): string | undefined {
  for (const tag of wanted) {
    try {
      const { language, script, region } = whole(tag);
      const readable = known.filter((one) => {
        const other = whole(one);
        return other.language === language && other.script === script;
      });
      const found =
        readable.find((one) => one === tag) ??
        readable.find((one) => new Intl.Locale(one).region === region) ??
        readable.sort((a, b) => a.length - b.length)[0];
      if (found !== undefined) return found;
    } catch {
      // No tag at all: the next one may be.
    }
  }
  return undefined;
}

/** A language and those that speak where it is silent: `pt-BR`, `pt`, `en`. Another script is another language: `zh-Hant`, `en`. */
export function chainOf(tag: string): string[] {
  const subtags = tag.split('-');
  const shorter = subtags.map((_, n) => subtags.slice(0, subtags.length - n).join('-'));
  const { script } = whole(tag);
  return [...new Set([...shorter.filter((one) => whole(one).script === script), 'en'])];
}

/** How a language is written, as the page's `dir` has it. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(whole(tag).script ?? '') ? 'rtl' : 'ltr';

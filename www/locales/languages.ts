// Language tags such as `pt-BR`: selects the page's language for a visitor, and the fallbacks of a language.

const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Adds the likely subtags: `zh-TW` becomes `zh-Hant-TW`. */
const whole = (tag: string) => new Intl.Locale(tag).maximize();

/**
 * Selects the page's language for a visitor by lookup as in RFC 4647: the tag itself, else one with the same
 * language and script, preferably of the same region. Tags come from browsers, files and addresses and may be
 * invalid.
 */
export function languageFor(wanted: readonly string[], known: readonly string[]): string | undefined {
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
      // An invalid tag. Try the next one.
    }
  }
  return undefined;
}

/**
 * A language and its fallbacks: `pt-BR`, `pt`, `en`. Another script counts as another language: `zh-Hant`,
 * `en`.
 */
export function chainOf(tag: string): string[] {
  const subtags = tag.split('-');
  const shorter = subtags.map((_, n) => subtags.slice(0, subtags.length - n).join('-'));
  const { script } = whole(tag);
  return [...new Set([...shorter.filter((one) => whole(one).script === script), 'en'])];
}

/** The text direction of a language, as in the page's `dir`. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(whole(tag).script ?? '') ? 'rtl' : 'ltr';

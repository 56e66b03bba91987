// The file of response headers that some hosts read (`docs/hosting/_headers`), with rules for the files of a
// build. These hosts cannot tell successful answers from others, so only names of existing files are marked.

/** Cloudflare Pages reads 100 rules. */
const MOST_RULES = 100;

/** Adds rules that let browsers keep the largest files. */
export function withRules(template: string, files: ReadonlyMap<string, { length: number }>): string {
  const own = template.match(/^\//gm)?.length ?? 0;
  const largest = [...files]
    .filter(([name]) => name.startsWith('assets/'))
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_RULES - own)
    .map(([name]) => name)
    .sort();
  return [template.trimEnd(), ...largest.map((name) => `/${name}\n${FOR_A_YEAR}`)].join('\n\n').concat('\n');
}

const FOR_A_YEAR = '  Cache-Control: public, max-age=31536000, immutable';

// Names of groups and kinds in sentences.

/** The words that are offered for a kind until the project has a group for them: names of groups in English. */
export const OFFERED = ['stops', 'can-be-pushed', 'falls', 'deadly', 'can-be-taken'] as const;

export type Offered = (typeof OFFERED)[number];

/** The offered words that backgrounds can be. */
export const OF_GROUND: readonly Offered[] = ['stops', 'deadly'];

/** A group's name as words: "can be pushed". */
export const wordsOf = (group: string): string => group.replace(/[-_]+/g, ' ');

/** Words as a group's name: "can-be-pushed". */
export const nameOf = (words: string): string => words.trim().replace(/\s+/g, '-');

/** The initial sound of a name, for the choice of an article. */
export const soundOf = (name: string): 'vowel' | 'consonant' =>
  /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? 'vowel' : 'consonant';

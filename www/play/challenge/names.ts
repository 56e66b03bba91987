// The names of players in sentences. A player without a name is called so in words.
import { say } from '../../ui/words/words';

/** The name of the player of a result, as shown by itself or at the beginning of a sentence. */
export const nameOf = (by: string): string => by || say('challenge-somebody');

/** The name within a sentence. */
export const nameWithin = (by: string): string => by || say('challenge-other');

/** A sentence that contains the name and may begin with it. */
export const sentenceOf = (by: string, text: string): string =>
  by === '' ? text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase()) : text;

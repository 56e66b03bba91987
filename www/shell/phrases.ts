// What is wrong with a text, in the player's language. Errors of the rules come in English with the same as data; an English
// phrase is its own name, as in gettext, so English needs no file, and another language one that is fetched with its first error.
import type { Fault, Phrase } from '../engine/types';
import { learn, say, sayIf, saySentence } from './words';

/** So many words of a phrase make its name. */
const WORDS = 8;

/** The name of an English phrase in the other languages. */
export function nameOfPhrase(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `phrase-${words.slice(0, WORDS).join('-')}`;
}

/** A phrase in the language in use, or in English when it is not known there. */
export function phraseIn({ text, parts }: Phrase): string {
  const words: Record<string, string> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') words[name] = part;
    else words[name] = 'text' in part ? phraseIn(part) : saySentence(part);
  }
  const name = nameOfPhrase(text);
  return sayIf(name, words) ?? text.replace(/\{(\w+)\}/g, (place, part: string) => words[part] ?? place);
}

/** Fetches the phrases of the language in use, for who shows them by {@link phraseIn}. */
export const learnPhrases = () => learn('errors');

/** Where an error stands in a text, what was expected there and what was found; an error without a place as it is. */
export async function faultIn(error: unknown): Promise<string> {
  const fault = (error as { fault?: Fault } | null)?.fault;
  if (fault === undefined) return error instanceof Error ? error.message : String(error);
  await learnPhrases();
  const { line, column, expected, found } = fault;
  return say('text-fault-at', { line, column, expected: phraseIn(expected), found: phraseIn(found) });
}

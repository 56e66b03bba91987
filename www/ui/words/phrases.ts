// Faults in texts, in the player's language. An error carries names of sentences and their arguments.
import type { Fault, Phrase } from '../../engine/types';
import { loadSentences, say, sayIf, saySentence } from './words';

/** A phrase in the current language, after `errors` has been loaded; undefined if that failed. */
const phraseIf = ({ name, parts }: Phrase): string | undefined =>
  sayIf(
    `error-${name}`,
    Object.fromEntries(
      Object.entries(parts).map(([place, part]) => [
        place,
        typeof part === 'string' ? part : 'name' in part ? phraseIn(part) : saySentence(part),
      ]),
    ),
  );

/** A phrase in the current language, or else its name. */
export const phraseIn = (phrase: Phrase): string => phraseIf(phrase) ?? phrase.name;

/**
 * A sentence with the position of an error, the expected and the found text; without these if their sentences
 * could not be loaded.
 */
export async function faultIn(error: unknown): Promise<string> {
  const fault = (error as { fault?: Fault } | null)?.fault;
  if (fault === undefined) return error instanceof Error ? error.message : String(error);
  // If this fails, the message contains only the position.
  await loadSentences('errors').catch(console.warn);
  const { line, column } = fault;
  const [expected, found] = [phraseIf(fault.expected), phraseIf(fault.found)];
  if (expected === undefined || found === undefined) return say('text-fault-where', { line, column });
  return say('text-fault-at', { line, column, expected, found });
}

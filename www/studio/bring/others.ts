// Recognises what cannot be brought, to say what it is and what to bring instead.
import { say } from '../../ui/words/words';

/** Tools, with what only their files say. */
const TOOLS: readonly (readonly [name: string, told: RegExp])[] = [
  ['Godot', /^\s*\[gd_(?:scene|resource)\b/],
  ['GameMaker', /"resourceType"\s*:\s*"GM/],
  ['Bitsy', /^# BITSY VERSION /m],
  ['Unity', /^%TAG !u! tag:unity3d\.com/m],
];

/** An address of a game on the page of PuzzleScript, or a page that it has exported. */
const PUZZLESCRIPT =
  /puzzlescript\.net\/(?:play|editor)\.html\?|<title>[^<]*<\/title>[\s\S]*\bsourceCode\s*=/;

/** A sentence about a text that cannot be brought; undefined if nothing is known of it. */
export function whatItIs(text: string): string | undefined {
  if (PUZZLESCRIPT.test(text)) return say('studio-bring-hack');
  const found = TOOLS.find(([, told]) => told.test(text));
  return found && say('studio-bring-tool', { tool: found[0] });
}

// Files of projects: what they are called, and how large they may be.

/** Texts longer than this are refused, in characters. */
export const MAX_FILE = 1024 * 1024;

/** A title as the name of a file: letters, digits and hyphens, so that no system takes anything else out of it. */
export function fileName(title: string, ending = 'tilery'): string {
  const bare = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .toLowerCase();
  return `${bare || 'tilecode'}.${ending}`;
}

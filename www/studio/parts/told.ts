// Edits in the player's words, for undo and for the list of all edits.
/** The description of an edit: the variant of the sentence `studio-did`, and its arguments. */
export type Did = {
  what: string;
  name: string;
  n: number;
};

/** The edits with descriptions of their own, by part. All other edits are described as changes. */
const LEVEL = ['copy', 'remove', 'move', 'name', 'resize'];
const RULE = ['remove', 'copy', 'move', 'on', 'off'];
const KIND = ['add', 'rename', 'letter', 'style', 'order', 'copy', 'remove'];

/** True if an edit removes much at once, so that a version is stored before it. */
export const isLarge = (edit: string): boolean =>
  /^(remove|level \d+ (remove|resize)|text) /.test(`${edit} `);

/** Describes an edit, in the syntax of docs/studio.md. */
export function didOf(edit: string): Did {
  const [word = '', first = '', second = ''] = edit.split(' ');
  const n = Number(first) || 0;
  const did = (what: string, name = ''): Did => ({ what, name, n });
  switch (word) {
    case 'all': {
      // A group of edits is described by its first edit.
      const [one = ''] = (JSON.parse(edit.slice(word.length + 1)) as string).split('\n');
      return didOf(one);
    }
    case 'add':
      return did('kind-add', second);
    case 'pixels':
    case 'picture':
    case 'frame':
      return did('kind-picture', first);
    case 'level':
      if (first === 'add') return did('level-add');
      return did(LEVEL.includes(second) ? `level-${second}` : 'level');
    case 'map':
      return did('map');
    case 'group':
      return did('group', first);
    case 'rule':
      if (first === 'add' || first === 'add-text') return did('rule-add');
      return did(RULE.includes(second) ? `rule-${second}` : 'rule');
    case 'test':
      return did('test');
    default:
      return KIND.includes(word) ? did(`kind-${word}`, first) : did(word, first);
  }
}

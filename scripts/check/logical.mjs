// Finds physical left and right in style sheets. Styles name logical sides, since some languages are read
// from the right. A physical side needs a comment before the declaration: `/* physical: why */`.

const SIDE = /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-.+)?$/;
const CORNER = /^border-(?:top|bottom)-(?:left|right)-radius$/;
const WITH_SIDE_AS_VALUE = /^(?:text-align(?:-last)?|float|clear|caption-side)$/;
/** In the order top, right, bottom, left. */
const OF_FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/**
 * The declarations that name a physical side, each with its line, counted from 1.
 * @param {string} css
 * @returns {{ line: number, text: string }[]}
 */
export function physicalSides(css) {
  // Comments keep their length, so that lines can be counted; declarations that they excuse are marked.
  const code = css.replace(/\/\*[\s\S]*?\*\/(\s*)/g, (found, after) => {
    const mark = /^\/\*\s*physical: [^*\s]/.test(found) ? '!' : ' ';
    return mark + found.slice(1, found.length - after.length).replace(/[^\n]/g, ' ') + after;
  });
  return [...code.matchAll(/(?<=[{;])([\s!]*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap((found) => {
    const [, before = '', name = '', value = ''] = found;
    if (before.includes('!') || !isPhysical(name, value.trim())) return [];
    const line = code.slice(0, found.index + before.length).split('\n').length;
    return [{ line, text: `${name}: ${value.trim()}` }];
  });
}

/** @param {string} name @param {string} value */
function isPhysical(name, value) {
  if (SIDE.test(name) || CORNER.test(name)) return true;
  if (WITH_SIDE_AS_VALUE.test(name)) return /\b(?:left|right)\b/.test(value);
  const parts = partsOf(value);
  if (OF_FOUR_SIDES.test(name)) return parts.length === 4 && parts[1] !== parts[3];
  // Top left, top right, bottom right, bottom left.
  if (name !== 'border-radius' || parts.length < 2) return false;
  const [first, second, third = first, fourth = second] = parts;
  return first !== second || third !== fourth;
}

/** Splits a value at spaces outside brackets. @param {string} value */
const partsOf = (value) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

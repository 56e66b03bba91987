// The look of Tilerama's workshop: that of the game, with a tray of tools.
import * as lucide from 'lucide';
import { fade } from '../colour';
import type { Ink } from '../glyph';
import { paintIcon } from '../icons';
import { paintBox, paintDisc, sign } from '../shapes';
import type { Brush, GameSkins, RoleSkin, Skin, Theme } from '../skin';
import game from './tilerama';

/** In the order of the looks: tools, the other pattern, symbols, more symbols, rows and columns. */
const TOOLS: readonly lucide.IconNode[] = [
  lucide.SquarePlus,
  lucide.SquareDashed,
  lucide.SquareX,
  lucide.Combine,
  lucide.DoorOpen,
  lucide.CornerRightDown,
  lucide.Scaling,
  lucide.CircleQuestionMark,
  lucide.Target,
  lucide.Hash,
  lucide.Ellipsis,
  lucide.ArrowUpFromLine,
  lucide.ArrowDownToLine,
];

const BUTTON: Record<Theme, string> = { light: '#fbf8f3', dark: '#3a352f' };
const INK: Record<Theme, string> = { light: '#2b2521', dark: '#f3ece1' };
const CHOSEN: Record<Theme, string> = { light: '#9a5b00', dark: '#ffc24a' };
const WRONG = '#ff4d3d';

/** A colour over a dark outline, visible on any ground. */
const seen = (line: string, width: number, dash: number[] = []): Ink[] => [
  { line: fade('#000000', 0.6), width: width * 1.8, dash },
  { line, width, dash },
];

function paintHole(brush: Brush): void {
  const { w } = brush;
  const line = fade('#ffffff', 0.35);
  paintBox(brush, w * 0.08, w * 0.1, { line, width: Math.max(1, w * 0.025), dash: [w * 0.09, w * 0.09] });
}

function paintTarget(brush: Brush, fill: string): void {
  const { x, y, w, h, look } = brush;
  const short = Math.min(w, h);
  if (look === 3) {
    paintBox(brush, w * 0.05, w * 0.12, [{ fill: fade(fill, 0.3) }, ...seen(fill, Math.max(1, w * 0.04))]);
  } else if (look === 4) {
    paintBox(brush, 0, short * 0.4, [{ fill }, ...seen('#ffd23f', Math.max(1, short * 0.12))]);
  } else if (look === 0) {
    const bar = { ...brush, x: x + h * 0.15, y: y + h * 0.15, w: w - h * 0.3, h: h * 0.7 };
    paintBox(bar, 0, h * 0.35, seen(fill, Math.max(1, h * 0.14), [w * 0.1, w * 0.08]));
  } else {
    paintDisc(brush, 0.68, [{ fill: fade(fill, 0.85) }, ...seen(fill, 0.3)]);
  }
}

function paintFault(brush: Brush, fill: string): void {
  const { w, h, look } = brush;
  const thin = Math.min(w, h);
  const inks = seen(fill, Math.max(2, look === 1 ? w * 0.07 : thin * 0.24));
  if (look === 0) paintBox(brush, -thin * 0.2, thin * 0.6, inks);
  else if (look === 1) paintBox(brush, w * 0.08, w * 0.1, inks);
  else paintDisc(brush, 1.2, seen(fill, 0.4));
}

const tool: RoleSkin = {
  kind: 'sign',
  face: (_, theme) => ({ fill: BUTTON[theme], ink: INK[theme] }),
  paint(brush) {
    const { w, look, theme } = brush;
    const line = fade(INK[theme], 0.25);
    paintBox(brush, 0, w * 0.18, { fill: BUTTON[theme], line, width: Math.max(1, w * 0.02) });
    const icon = TOOLS[look];
    if (icon !== undefined) paintIcon(brush, icon, INK[theme], 0.56);
  },
};

const paintChosen = (brush: Brush, line: string) =>
  paintBox(brush, brush.w * 0.04, brush.w * 0.16, { line, width: brush.w * 0.08 });

const dress = ({ name, roles }: Skin): Skin => ({
  name,
  roles: {
    ...roles,
    hole: sign('#ffffff', paintHole),
    target: sign('#ffffff', paintTarget),
    tool,
    chosen: sign(CHOSEN, paintChosen),
    fault: sign(WRONG, paintFault),
  },
});

const [first, ...others] = game.skins;

export default {
  game: 'workshop',
  skins: [dress(first), ...others.map(dress)],
} satisfies GameSkins;

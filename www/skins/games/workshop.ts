// How Tilerama's workshop looks: as the game does, with a tray of tools.
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CircleQuestionMark,
  Combine,
  CornerRightDown,
  DoorOpen,
  Ellipsis,
  Hash,
  type IconNode,
  Scaling,
  SquareDashed,
  SquarePlus,
  SquareX,
  Target,
} from 'lucide';
import { fade } from '../colour';
import { paintIcon } from '../icons';
import type { Brush, GameSkins, RoleSkin, Skin, Theme } from '../skin';
import game from './tilerama';

/** In the order of the looks: tools, the other pattern, symbols of their own, more symbols, rows and columns. */
const TOOLS: readonly IconNode[] = [
  SquarePlus,
  SquareDashed,
  SquareX,
  Combine,
  DoorOpen,
  CornerRightDown,
  Scaling,
  CircleQuestionMark,
  Target,
  Hash,
  Ellipsis,
  ArrowUpFromLine,
  ArrowDownToLine,
];

const BUTTON: Record<Theme, string> = { light: '#fbf8f3', dark: '#3a352f' };
const INK: Record<Theme, string> = { light: '#2b2521', dark: '#f3ece1' };
const CHOSEN: Record<Theme, string> = { light: '#9a5b00', dark: '#ffc24a' };
const WRONG = '#ff4d3d';

/** A colour on the board and one around it, so that it is seen on any ground. */
function stroke(context: CanvasRenderingContext2D, width: number, colour: string): void {
  context.lineWidth = width * 1.8;
  context.strokeStyle = fade('#000000', 0.6);
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}

const hole: RoleSkin = {
  kind: 'sign',
  face: () => ({ fill: '#ffffff' }),
  paint({ context, x, y, w, h }) {
    context.save();
    context.setLineDash([w * 0.09, w * 0.09]);
    context.beginPath();
    context.roundRect(x + w * 0.08, y + h * 0.08, w * 0.84, h * 0.84, w * 0.1);
    context.lineWidth = Math.max(1, w * 0.025);
    context.strokeStyle = fade('#ffffff', 0.35);
    context.stroke();
    context.restore();
  },
};

function paintTarget({ context, x, y, w, h, look }: Brush): void {
  context.save();
  context.beginPath();
  if (look === 3) {
    context.roundRect(x + w * 0.05, y + h * 0.05, w * 0.9, h * 0.9, w * 0.12);
    context.fillStyle = fade('#ffffff', 0.3);
    context.fill();
    stroke(context, Math.max(1, w * 0.04), '#ffffff');
  } else if (look === 4) {
    context.roundRect(x, y, w, h, Math.min(w, h) * 0.4);
    context.fillStyle = '#ffffff';
    context.fill();
    stroke(context, Math.max(1, Math.min(w, h) * 0.12), '#ffd23f');
  } else if (look === 0) {
    context.setLineDash([w * 0.1, w * 0.08]);
    context.roundRect(x + h * 0.15, y + h * 0.15, w - h * 0.3, h * 0.7, h * 0.35);
    stroke(context, Math.max(1, h * 0.14), '#ffffff');
  } else {
    context.arc(x + w / 2, y + h / 2, Math.min(w, h) * 0.34, 0, 2 * Math.PI);
    context.fillStyle = fade('#ffffff', 0.85);
    context.fill();
    stroke(context, Math.max(1, Math.min(w, h) * 0.1), '#ffffff');
  }
  context.restore();
}

function paintFault({ context, x, y, w, h, look }: Brush): void {
  context.save();
  context.beginPath();
  const thin = Math.min(w, h);
  if (look === 0)
    context.roundRect(x - thin * 0.2, y - thin * 0.2, w + thin * 0.4, h + thin * 0.4, thin * 0.6);
  else if (look === 1) context.roundRect(x + w * 0.08, y + h * 0.08, w * 0.84, h * 0.84, w * 0.1);
  else context.arc(x + w / 2, y + h / 2, thin * 0.6, 0, 2 * Math.PI);
  stroke(context, Math.max(2, look === 1 ? w * 0.07 : thin * 0.24), WRONG);
  context.restore();
}

const sign = (fill: string, paint: (brush: Brush) => void): RoleSkin => ({
  kind: 'sign',
  face: () => ({ fill }),
  paint,
});

const tool: RoleSkin = {
  kind: 'sign',
  face: (_, theme) => ({ fill: BUTTON[theme], ink: INK[theme] }),
  paint(brush) {
    const { context, x, y, w, h, look, theme } = brush;
    context.beginPath();
    context.roundRect(x, y, w, h, w * 0.18);
    context.fillStyle = BUTTON[theme];
    context.fill();
    context.lineWidth = Math.max(1, w * 0.02);
    context.strokeStyle = fade(INK[theme], 0.25);
    context.stroke();
    const icon = TOOLS[look];
    if (icon !== undefined) paintIcon(brush, icon, INK[theme], 0.56);
  },
};

const chosen: RoleSkin = {
  kind: 'sign',
  face: (_, theme) => ({ fill: CHOSEN[theme] }),
  paint({ context, x, y, w, h, theme }) {
    const half = w * 0.04;
    context.beginPath();
    context.roundRect(x + half, y + half, w - 2 * half, h - 2 * half, w * 0.16);
    context.lineWidth = 2 * half;
    context.strokeStyle = CHOSEN[theme];
    context.stroke();
  },
};

const dress = ({ name, roles }: Skin): Skin => ({
  name,
  roles: {
    ...roles,
    hole,
    target: sign('#ffffff', paintTarget),
    tool,
    chosen,
    fault: sign(WRONG, paintFault),
  },
});

const [first, ...others] = game.skins;

export default {
  game: 'workshop',
  skins: [dress(first), ...others.map(dress)],
} satisfies GameSkins;

// The commands of rules, drawn on a canvas.
import {
  BLUE,
  DARK,
  disc,
  drawArrow,
  drawKind,
  GREEN,
  PALE,
  type Pen,
  type PictureOf,
  RED,
  stroke,
  text,
  YELLOW,
} from './marks';

/** A command in a square. */
export function drawCommand(
  pen: Pen,
  command: string,
  x: number,
  y: number,
  size: number,
  pictureOf: PictureOf,
): void {
  const [verb = '', of = ''] = command.split(':');
  const [mx, my, half] = [x + size / 2, y + size / 2, size / 2];
  const badge = half * 0.42;
  const small = () => drawKind(pen, of, x + size * 0.09, y + size * 0.09, size * 0.82, pictureOf);
  switch (verb) {
    case 'move':
      drawArrow(pen, of, mx, my, half * 0.78);
      break;
    case 'stop': {
      pen.beginPath();
      for (let n = 0; n < 8; n += 1) {
        const turn = ((n + 0.5) * Math.PI) / 4;
        pen.lineTo(mx + Math.cos(turn) * half * 0.82, my + Math.sin(turn) * half * 0.82);
      }
      pen.closePath();
      pen.lineJoin = 'round';
      pen.lineWidth = half * 0.2;
      pen.strokeStyle = PALE;
      pen.stroke();
      pen.fillStyle = RED;
      pen.fill();
      stroke(
        pen,
        mx,
        my,
        half,
        0.2,
        PALE,
        [-0.28, -0.28, 0.28, -0.28, 0.28, 0.28, -0.28, 0.28, -0.28, -0.28],
      );
      break;
    }
    case 'destroy':
      stroke(pen, mx, my, half, 0.5, PALE, [-0.55, -0.55, 0.55, 0.55]);
      stroke(pen, mx, my, half, 0.5, PALE, [0.55, -0.55, -0.55, 0.55]);
      stroke(pen, mx, my, half, 0.26, RED, [-0.55, -0.55, 0.55, 0.55]);
      stroke(pen, mx, my, half, 0.26, RED, [0.55, -0.55, -0.55, 0.55]);
      break;
    case 'create':
      small();
      disc(pen, x + size - badge, y + size - badge, badge, GREEN);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.32, PALE, [-0.45, 0, 0.45, 0]);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.32, PALE, [0, -0.45, 0, 0.45]);
      break;
    case 'paint':
      small();
      disc(pen, x + size - badge, y + size - badge, badge, BLUE);
      // A brush.
      stroke(pen, x + size - badge, y + size - badge, badge, 0.2, PALE, [0.45, -0.45, 0, 0]);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.46, PALE, [-0.1, 0.1, -0.32, 0.32]);
      break;
    case 'portal':
      pen.save();
      pen.beginPath();
      pen.arc(mx, my, half * 0.74, 0, 2 * Math.PI);
      pen.clip();
      small();
      pen.restore();
      pen.beginPath();
      pen.arc(mx, my, half * 0.76, 0, 2 * Math.PI);
      pen.lineWidth = half * 0.3;
      pen.strokeStyle = PALE;
      pen.stroke();
      pen.setLineDash([half * 0.34, half * 0.18]);
      pen.lineWidth = half * 0.18;
      pen.strokeStyle = '#7a3f9f';
      pen.stroke();
      pen.setLineDash([]);
      break;
    case 'block':
      small();
      disc(pen, x + size - badge, y + size - badge, badge, RED);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.28, PALE, [-0.24, -0.35, -0.24, 0.35]);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.28, PALE, [0.24, -0.35, 0.24, 0.35]);
      break;
    case 'score': {
      const points = Number(of === '' ? 10 : of);
      const words = `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
      const height = Math.min(size * 0.52, (size * 1.4) / words.length);
      pen.beginPath();
      pen.roundRect(x, my - height * 0.75, size, height * 1.5, height * 0.4);
      pen.fillStyle = PALE;
      pen.fill();
      text(pen, words, mx, my + height * 0.06, height, DARK);
      break;
    }
    case 'win':
      drawCup(pen, mx, my, half * 0.8);
      break;
    case 'lose':
      drawSkull(pen, mx, my, half * 0.8);
      break;
    default:
      text(pen, '?', mx, my, size * 0.8, RED);
  }
}

function drawCup(pen: Pen, x: number, y: number, radius: number): void {
  const outline = () => {
    pen.beginPath();
    pen.moveTo(x - 0.5 * radius, y - 0.8 * radius);
    pen.lineTo(x + 0.5 * radius, y - 0.8 * radius);
    pen.quadraticCurveTo(x + 0.5 * radius, y + 0.2 * radius, x, y + 0.25 * radius);
    pen.quadraticCurveTo(x - 0.5 * radius, y + 0.2 * radius, x - 0.5 * radius, y - 0.8 * radius);
  };
  const foot = [0, 0.2, 0, 0.7, -0.4, 0.75, 0.4, 0.75];
  const handles = [-0.5, -0.6, -0.85, -0.6, -0.75, -0.15, -0.42, -0.1];
  for (const [width, colour] of [
    [0.36, PALE],
    [0.16, '#a86f00'],
  ] as const) {
    stroke(pen, x, y, radius, width, colour, foot);
    stroke(pen, x, y, radius, width, colour, handles);
    stroke(
      pen,
      x,
      y,
      radius,
      width,
      colour,
      handles.map((value, n) => (n % 2 === 0 ? -value : value)),
    );
    outline();
    pen.lineWidth = width * radius;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  outline();
  pen.fillStyle = YELLOW;
  pen.fill();
}

function drawSkull(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y - 0.15 * radius, 0.72 * radius, 0, 2 * Math.PI);
  pen.roundRect(x - 0.4 * radius, y + 0.3 * radius, 0.8 * radius, 0.55 * radius, 0.15 * radius);
  pen.fillStyle = DARK;
  pen.strokeStyle = PALE;
  pen.lineWidth = radius * 0.24;
  pen.stroke();
  pen.fill();
  disc(pen, x - 0.28 * radius, y - 0.12 * radius, 0.2 * radius, PALE);
  disc(pen, x + 0.28 * radius, y - 0.12 * radius, 0.2 * radius, PALE);
  stroke(pen, x, y, radius, 0.1, PALE, [-0.15, 0.55, -0.15, 0.75]);
  stroke(pen, x, y, radius, 0.1, PALE, [0.15, 0.55, 0.15, 0.75]);
}

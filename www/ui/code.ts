// QR codes with links, for the camera of another device.
import { html, svg, type TemplateResult } from 'lit/html.js';
import { say } from './words/words';

/**
 * The largest QR version, with 137 modules per side. Beyond it, modules are too small on a phone's screen for
 * a camera.
 */
const MAX_VERSION = 30;
/** The width of the quiet zone around the code in modules, as the standard requires. */
const QUIET = 4;

/**
 * A QR code, dark on light in every theme, as cameras expect. Undefined if the text is too long, or the
 * library cannot be loaded.
 */
export async function codeOf(text: string): Promise<TemplateResult | undefined> {
  let code: ReturnType<typeof import('lean-qr').generate>;
  try {
    const { generate } = await import('lean-qr');
    code = generate(text, { maxVersion: MAX_VERSION });
  } catch {
    return undefined;
  }
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const side = size + 2 * QUIET;
  return html`<svg class="code" role="img" aria-label=${say('send-code')} viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">
    ${svg`<path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z" /><path fill="#000" d=${path} />`}
  </svg>`;
}

// Reads a code with a link by the camera of this device, or from a photo, where the browser can do it.
// Loaded when it is asked for.
import './share.css';
import { html, type TemplateResult } from 'lit/html.js';
import type { Shell } from '../../run/shell';
import { chooseFiles } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { say } from '../../ui/words/words';

/** The browser's reader of codes, which the types do not know yet (W3C, Accelerated Shape Detection). */
interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface Detectors {
  new (how: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The interval between two looks through the camera, in milliseconds. */
const BEAT = 200;

/** The browser's reader of QR codes; undefined if it has none. */
async function detector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detectors };
  // Some browsers have it on systems that offer no formats.
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector && formats.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : undefined;
}

export async function scanDialog(shell: Shell): Promise<void> {
  const reader = await detector();
  let sheet: Sheet;
  let fault = '';
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const video = document.createElement('video');
  video.className = 'scanned';
  video.muted = video.playsInline = true;
  video.setAttribute('aria-label', say('scan-camera-help'));

  const tell = (text: string) => {
    fault = text;
    sheet.update();
  };
  /** The last code that could not be opened. */
  let refused = '';
  /** Opens what a picture's code says. Returns false if there is no code. */
  const read = async (source: CanvasImageSource): Promise<boolean> => {
    const [found] = (await reader?.detect(source)) ?? [];
    if (found === undefined) return false;
    if (found.rawValue === refused) return true;
    const told = await shell.opening.openFile(found.rawValue);
    refused = told === undefined ? '' : found.rawValue;
    if (told === undefined) sheet.close();
    else tell(told);
    return true;
  };
  const look = async () => {
    if (!sheet.element.open) return;
    // A frame that is not there yet is no code.
    await read(video).catch(() => false);
    timer = setTimeout(() => void look(), BEAT);
  };
  const film = async () => {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      // The dialog may have been closed while the player was asked.
      if (!sheet.element.open) return stop();
      video.srcObject = stream;
      tell('');
      await video.play();
      await look();
    } catch {
      stop();
      tell(say('scan-no-camera'));
    }
  };
  const stop = () => {
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = undefined;
  };
  const photo = async () => {
    const [file] = await chooseFiles(false, true);
    if (file === undefined) return;
    try {
      if (!(await read(await createImageBitmap(file)))) tell(say('scan-no-code'));
    } catch {
      tell(say('scan-no-code'));
    }
  };

  const body = (): TemplateResult =>
    reader === undefined
      ? html`<p>${say('scan-none')}</p>`
      : html`
          <p class="note">${say(stream === undefined ? 'scan-help' : 'scan-camera-help')}</p>
          ${stream === undefined ? '' : video}
          <p class="fault" role="alert">${fault}</p>
        `;
  sheet = new Sheet({
    name: 'scan',
    title: () => say('scan-title'),
    body,
    foot: (sheet) =>
      reader === undefined
        ? button('open', say('open-title'), () => shell.dialog('open'), { kind: 'main' })
        : html`
            ${button('upload', say('scan-photo'), () => void photo())}
            ${'mediaDevices' in navigator && stream === undefined ? button('play', say('scan-camera'), () => void film(), { kind: 'main' }) : ''}
            ${stream === undefined ? '' : button('close', say('close'), () => sheet.close())}
          `,
    closed: stop,
  });
}

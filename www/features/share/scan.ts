// Reads a QR code with a link from the camera or a photo, if the browser supports it. Loaded on request.
import './share.css';
import { html, type TemplateResult } from 'lit/html.js';
import type { Shell } from '../../play/shell';
import { chooseFiles } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { say } from '../../ui/words/words';

/** The browser's reader of codes. TypeScript has no types for it yet (W3C, Accelerated Shape Detection). */
interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface Detectors {
  new (how: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The interval between two reads from the camera, in milliseconds. */
const LOOK_MS = 200;

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
  if (reader === undefined) noReaderDialog(shell);
  else new ScanDialog(shell, reader);
}

/** Tells the player that this browser cannot read codes, and offers to paste the link. */
function noReaderDialog(shell: Shell): void {
  new Sheet({
    name: 'scan',
    title: () => say('scan-title'),
    body: () => html`<p>${say('scan-none')}</p>`,
    foot: () => button('open', say('open-title'), () => shell.dialog('open'), { kind: 'main' }),
  });
}

class ScanDialog {
  readonly #shell: Shell;
  readonly #reader: Detector;
  readonly #sheet: Sheet;
  readonly #video = document.createElement('video');
  #stream: MediaStream | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fault = '';
  /** The last code that could not be opened. */
  #refused = '';

  constructor(shell: Shell, reader: Detector) {
    this.#shell = shell;
    this.#reader = reader;
    this.#video.className = 'scanned';
    this.#video.muted = this.#video.playsInline = true;
    this.#video.setAttribute('aria-label', say('scan-camera-help'));
    this.#sheet = new Sheet({
      name: 'scan',
      title: () => say('scan-title'),
      body: () => this.#body(),
      foot: () => this.#foot(),
      closed: () => this.#stop(),
    });
  }

  #tell(fault: string): void {
    this.#fault = fault;
    this.#sheet.update();
  }

  /** Opens the link in a picture's code. Returns false if there is no code. */
  async #read(source: CanvasImageSource): Promise<boolean> {
    const [found] = await this.#reader.detect(source);
    if (found === undefined) return false;
    if (found.rawValue === this.#refused) return true;
    const fault = await this.#shell.opening.openFile(found.rawValue);
    this.#refused = fault === undefined ? '' : found.rawValue;
    if (fault === undefined) this.#sheet.close();
    else this.#tell(fault);
    return true;
  }

  /** Reads from the camera repeatedly until the dialog is closed. */
  async #look(): Promise<void> {
    if (!this.#sheet.element.open) return;
    // Reading fails before the first frame.
    await this.#read(this.#video).catch(() => false);
    this.#timer = setTimeout(() => void this.#look(), LOOK_MS);
  }

  async #film(): Promise<void> {
    try {
      this.#stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      // The dialog may have been closed while the browser asked for permission.
      if (!this.#sheet.element.open) return this.#stop();
      this.#video.srcObject = this.#stream;
      this.#tell('');
      await this.#video.play();
      await this.#look();
    } catch {
      this.#stop();
      this.#tell(say('scan-no-camera'));
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = undefined;
  }

  async #readPhoto(): Promise<void> {
    const [file] = await chooseFiles(false, true);
    if (file === undefined) return;
    try {
      if (!(await this.#read(await createImageBitmap(file)))) this.#tell(say('scan-no-code'));
    } catch {
      this.#tell(say('scan-no-code'));
    }
  }

  #body(): TemplateResult {
    const isFilming = this.#stream !== undefined;
    return html`
      <p class="note">${say(isFilming ? 'scan-camera-help' : 'scan-help')}</p>
      ${isFilming ? this.#video : ''}
      <p class="fault" role="alert">${this.#fault}</p>
    `;
  }

  #foot(): TemplateResult {
    const isFilming = this.#stream !== undefined;
    const film = () => void this.#film();
    return html`
      ${button('upload', say('scan-photo'), () => void this.#readPhoto())}
      ${'mediaDevices' in navigator && !isFilming ? button('play', say('scan-camera'), film, { kind: 'main' }) : ''}
      ${isFilming ? button('close', say('close'), () => this.#sheet.close()) : ''}
    `;
  }
}

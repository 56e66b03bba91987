// Icons from Lucide, all with one stroke width, as SVG symbols in one hidden element. Templates refer to them
// by name.
import * as lucide from 'lucide';

const ICONS = {
  autoplay: lucide.Bot,
  back: lucide.ChevronLeft,
  chart: lucide.ChartLine,
  check: lucide.CheckCheck,
  choose: lucide.SlidersHorizontal,
  close: lucide.X,
  copy: lucide.Copy,
  daily: lucide.CalendarDays,
  delete: lucide.Trash,
  device: lucide.MonitorSmartphone,
  download: lucide.Download,
  edit: lucide.Pencil,
  finish: lucide.Flag,
  first: lucide.SkipBack,
  forward: lucide.ChevronRight,
  hint: lucide.Lightbulb,
  history: lucide.RotateCcwClock,
  keys: lucide.Keyboard,
  link: lucide.Link,
  menu: lucide.EllipsisVertical,
  mirror: lucide.FlipVertical2,
  new: lucide.Plus,
  objective: lucide.Target,
  open: lucide.FolderOpen,
  paste: lucide.ClipboardPaste,
  pause: lucide.Pause,
  play: lucide.Play,
  redo: lucide.Redo2,
  replay: lucide.Play,
  restart: lucide.RotateCcw,
  rotate: lucide.RotateCw,
  rules: lucide.BookOpen,
  same: lucide.Repeat,
  scores: lucide.Trophy,
  scramble: lucide.Shuffle,
  settings: lucide.Settings,
  solution: lucide.Route,
  silent: lucide.VolumeX,
  sound: lucide.Volume2,
  share: lucide.Share2,
  shelf: lucide.Library,
  statistics: lucide.ChartColumn,
  step: lucide.StepForward,
  stop: lucide.Square,
  swap: lucide.ArrowLeftRight,
  undo: lucide.Undo2,
  update: lucide.RefreshCw,
  upload: lucide.Upload,
  zoom: lucide.ZoomIn,
} satisfies Record<string, lucide.IconNode>;

/** The names of icons. A part of the page that adds its own icons extends this interface. */
export interface Icons extends Record<keyof typeof ICONS, lucide.IconNode> {}
export type IconName = keyof Icons;

/** The icon with this name, if there is one. Actions of games need not have an icon. */
export const iconNamed = (name: string): IconName | undefined =>
  name in ICONS ? (name as IconName) : undefined;

const SVG = 'http://www.w3.org/2000/svg';

/** Adds symbols to the page, by default those of the page itself, unless they are there. */
export function installIcons(icons: Record<string, lucide.IconNode> = ICONS): void {
  if (document.getElementById(`icon-${Object.keys(icons)[0]}`) !== null) return;
  const svg = document.createElementNS(SVG, 'svg');
  svg.classList.add('symbols');
  svg.setAttribute('aria-hidden', 'true');
  for (const [name, node] of Object.entries(icons)) {
    const symbol = document.createElementNS(SVG, 'symbol');
    symbol.id = `icon-${name}`;
    symbol.setAttribute('viewBox', '0 0 24 24');
    for (const [tag, attributes] of node) {
      const part = document.createElementNS(SVG, tag);
      for (const [key, value] of Object.entries(attributes)) {
        if (value !== undefined) part.setAttribute(key, String(value));
      }
      symbol.append(part);
    }
    svg.append(symbol);
  }
  document.body.append(svg);
}

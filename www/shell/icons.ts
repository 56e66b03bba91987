// Icons: Lucide's, one stroke width, as symbols of one hidden drawing that templates refer to by name.
import {
  ArrowLeftRight,
  BookOpen,
  Bot,
  CalendarDays,
  ChartColumn,
  ChartLine,
  CheckCheck,
  ChevronLeft,
  ChevronRight,
  ClipboardPaste,
  Copy,
  Download,
  EllipsisVertical,
  Flag,
  FlipVertical2,
  FolderOpen,
  type IconNode,
  Keyboard,
  Library,
  Lightbulb,
  Link,
  Pause,
  Pencil,
  Play,
  Plus,
  Redo2,
  RefreshCw,
  Repeat,
  RotateCcw,
  RotateCcwClock,
  RotateCw,
  Route,
  Settings,
  Share2,
  Shuffle,
  SkipBack,
  SlidersHorizontal,
  Square,
  StepForward,
  Target,
  Trash,
  Trophy,
  Undo2,
  Upload,
  X,
} from 'lucide';

const ICONS = {
  autoplay: Bot,
  back: ChevronLeft,
  chart: ChartLine,
  check: CheckCheck,
  choose: SlidersHorizontal,
  close: X,
  copy: Copy,
  daily: CalendarDays,
  delete: Trash,
  download: Download,
  edit: Pencil,
  finish: Flag,
  first: SkipBack,
  forward: ChevronRight,
  hint: Lightbulb,
  history: RotateCcwClock,
  keys: Keyboard,
  link: Link,
  menu: EllipsisVertical,
  mirror: FlipVertical2,
  new: Plus,
  objective: Target,
  open: FolderOpen,
  paste: ClipboardPaste,
  pause: Pause,
  play: Play,
  redo: Redo2,
  replay: Play,
  restart: RotateCcw,
  rotate: RotateCw,
  rules: BookOpen,
  same: Repeat,
  scores: Trophy,
  scramble: Shuffle,
  settings: Settings,
  solution: Route,
  share: Share2,
  shelf: Library,
  statistics: ChartColumn,
  step: StepForward,
  stop: Square,
  swap: ArrowLeftRight,
  undo: Undo2,
  update: RefreshCw,
  upload: Upload,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof ICONS;

/** The icon of that name, if there is one: games name their actions, and an action may go without. */
export const iconNamed = (name: string): IconName | undefined =>
  name in ICONS ? (name as IconName) : undefined;

const SVG = 'http://www.w3.org/2000/svg';

/** Puts symbols into the page, those of the page itself unless others are given; once each. */
export function installIcons(icons: Record<string, IconNode> = ICONS): void {
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

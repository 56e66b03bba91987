// The icons of play and watch.

import type { IconNode } from 'lucide';
import {
  ArrowLeftRight,
  Bookmark,
  CircleQuestionMark,
  Columns2,
  FlaskConical,
  Gauge,
  Lightbulb,
  Pause,
  Play,
  RefreshCw,
  SkipBack,
  StepBack,
  StepForward,
  WandSparkles,
} from 'lucide';

export const ICONS = {
  'w-back': StepBack,
  'w-both': Columns2,
  'w-example': WandSparkles,
  'w-forth': StepForward,
  'w-keep': Bookmark,
  'w-lights': Lightbulb,
  'w-pause': Pause,
  'w-play': Play,
  'w-reverse': Play,
  'w-rerun': RefreshCw,
  'w-speed': Gauge,
  'w-start': SkipBack,
  'w-switch': ArrowLeftRight,
  'w-tests': FlaskConical,
  'w-why': CircleQuestionMark,
} satisfies Record<string, IconNode>;

export type WatchIcon = keyof typeof ICONS;

// The icons of play and watch.

import * as lucide from 'lucide';

export const ICONS = {
  'w-back': lucide.StepBack,
  'w-both': lucide.Columns2,
  'w-forth': lucide.StepForward,
  'w-keep': lucide.Bookmark,
  'w-lights': lucide.Lightbulb,
  'w-pause': lucide.Pause,
  'w-play': lucide.Play,
  'w-reverse': lucide.Play,
  'w-rerun': lucide.RefreshCw,
  'w-speed': lucide.Gauge,
  'w-start': lucide.SkipBack,
  'w-switch': lucide.ArrowLeftRight,
  'w-tests': lucide.FlaskConical,
  'w-why': lucide.CircleQuestionMark,
} satisfies Record<string, lucide.IconNode>;

declare module '../../../ui/icons' {
  interface Icons extends Record<keyof typeof ICONS, lucide.IconNode> {}
}

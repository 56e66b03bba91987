// The panels of all features, by name, and the coach. They are loaded when the first panel is needed, so that
// a first visit does not load them.
import '../ui/styles/forms.css';
import '../ui/styles/moment.css';
import '../ui/styles/panels.css';
import type { Panel } from '../run/shell';

export { listen } from '../run/advice/coach';

const MODULES = import.meta.glob<{ panels: Readonly<Record<string, Panel>> }>('../features/*/panels.ts', {
  eager: true,
});

export const PANELS: Readonly<Record<string, Panel | undefined>> = Object.assign(
  {},
  ...Object.values(MODULES).map(({ panels }) => panels),
);

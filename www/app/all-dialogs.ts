// The dialogs of all features, by name. They are loaded together when the first one is needed, because they
// are small and share much code.
import '../ui/styles/dialogs.css';
import '../ui/styles/forms.css';
import '../ui/styles/tables.css';
import type { Dialog } from '../run/shell';

export { wantsLarge } from '../features/share/large';
export { exportData, importData, offer, takeIn } from '../features/transfer/data';
export { sendAll, sendDialog } from '../features/transfer/send';

const MODULES = import.meta.glob<{ dialogs: Readonly<Record<string, Dialog>> }>('../features/*/dialogs.ts', {
  eager: true,
});

export const DIALOGS: Readonly<Record<string, Dialog | undefined>> = Object.assign(
  {},
  ...Object.values(MODULES).map(({ dialogs }) => dialogs),
);

// The full-window pages of features, by their files. Each is fetched when it is opened; their list, with the
// first one.
import type { PageModule } from '../play/shell';

export const PAGES = import.meta.glob<PageModule>('../features/*/page.ts');

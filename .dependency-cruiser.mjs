// The rooms of the page and what each may import (ARCHITECTURE.md, Code map). Type imports and lazy imports
// count. Globs do not: `www/app/navigation/pages.ts` finds the editors by one.

/** The rooms and files that each room may import, besides itself. */
const ROOMS = {
  locales: [],
  // The primer of packed texts is a file of `locales` because it names games.
  engine: ['locales/primer[.]ts'],
  // Only those files of the engine that need no package.
  ui: ['locales', 'engine/(?:types|heads|link-start|link-decoding|lazy|once|policy|replay)[.]ts'],
  skins: ['engine'],
  cells: ['engine'],
  board: ['locales', 'engine', 'skins', 'cells'],
  store: [],
  run: ['ui', 'engine', 'store'],
  play: ['run', 'ui', 'board', 'engine', 'skins', 'store'],
  features: ['play', 'run', 'locales', 'ui', 'board', 'engine', 'skins', 'store'],
  offline: ['locales', 'engine'],
  studio: ['locales', 'ui', 'board', 'cells', 'engine', 'skins', 'store'],
  app: ['play', 'run', 'features', 'offline', 'locales', 'ui', 'board', 'engine', 'skins', 'store'],
};

const rules = Object.entries(ROOMS).map(([room, others]) => ({
  name: `room-${room}`,
  comment: `www/${room} may import only: ${others.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^www/${room}/` },
  to: {
    path: '^www/',
    pathNot: [room, 'pkg', ...others].map((other) => `^www/${other}${other.endsWith('ts') ? '$' : '/'}`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rules,
    {
      name: 'no-circle',
      severity: 'error',
      from: { path: '^www/' },
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^www/' },
      to: { circular: true },
    },
    {
      name: 'feature-by-itself',
      comment: 'features do not import each other: shared code belongs in www/play, www/run or www/ui',
      severity: 'error',
      from: { path: '^www/features/([^/]+)/' },
      to: { path: '^www/features/', pathNot: '^www/features/$1/' },
    },
    {
      name: 'app-by-main',
      comment: 'App is imported by the entry point only',
      severity: 'error',
      from: { path: '^www/', pathNot: '^www/main[.]ts$' },
      to: { path: '^www/app/app[.]ts$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', '^www/pkg/'] },
    exclude: { path: ['^www/pkg/', '[.]css$', '[?]url$'] },
  },
};

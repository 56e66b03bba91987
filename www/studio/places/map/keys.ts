// The keys of the map, as the list of keys shows them.
export const KEYS = [
  ['↑ ↓ ← →', 'studio-key-cursor'],
  ['Enter', 'studio-key-use'],
  ['Shift+↑ ↓ ← →', 'studio-key-along'],
  ['P L R B F E S G', 'studio-key-tools'],
  ['[ ]', 'studio-key-kinds'],
  ['I', 'studio-key-pick'],
  ['+ - 0', 'studio-key-zoom'],
  ['Ctrl+C, X, V', 'studio-key-clip'],
  ['Page Up, Page Down', 'studio-key-levels'],
] as const;

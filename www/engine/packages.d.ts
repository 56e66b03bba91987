// Modules that scripts/packages.mjs supplies.

declare module 'virtual:packages' {
  /** The addresses of each game's package, and of the one with its searches. */
  const packages: Record<
    string,
    { glue: () => Promise<typeof import('virtual:glue')>; wasm: string; adviser?: string }
  >;
  export default packages;
}

declare module 'virtual:glue' {
  /** A new instance of the script, for one package. */
  export function instantiate(): typeof import('../pkg/tilery');
}

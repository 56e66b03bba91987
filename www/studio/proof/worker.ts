// The worker of the studio, with one of its packages.
import { startIn } from '../../engine/packages';
import { READY } from '../../engine/protocol';
import type { Answer, Call, SearchGlue, Start } from './protocol';

/** Loads the package, then answers calls. The page makes no calls before that. */
function start({ packageName, module }: Start): void {
  startIn(packageName, module, (glue) => {
    self.onmessage = ({ data }: MessageEvent<Call>) => self.postMessage(answer(glue, data));
    self.postMessage({ id: READY } satisfies Answer);
  });
}

function answer(glue: SearchGlue, { id, name, args }: Call): Answer {
  try {
    const search = glue[name] as (...args: readonly unknown[]) => unknown;
    return { id, value: search(...args) };
  } catch (error) {
    // Properties of errors do not cross to the page.
    const { message, fault, stranded } = error as Error & { fault?: unknown; stranded?: unknown };
    return { id, error: { message, fault, stranded }, isBroken: error instanceof WebAssembly.RuntimeError };
  }
}

self.onmessage = ({ data }: MessageEvent<Start>) => start(data);

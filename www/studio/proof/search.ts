// The studio's searches, which run in a worker: rules by example, proofs of levels, bots, and the readers of
// foreign games, which have a package of their own. A package is fetched when it is first used.
//
// One search runs at a time and others wait. Aborting the running search ends the worker, and the next search
// starts another one, as after a failure.
import '../../engine/own-scripts';
import { refresh } from '../../engine/fetch-file';
import { Once, PATIENCE_MS } from '../../engine/once';
import { compile, wasmUrlOf } from '../../engine/packages';
import type { Answer, Call, SearchGlue, WorkerPackage } from './protocol';
import script from './worker.ts?worker&url';

interface Job {
  call: Call;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

const modules = new Once<WebAssembly.Module>();

export class Search {
  #open: Job | undefined;
  #waiting: Job[] = [];
  #count = 0;
  /** The worker, once it has loaded its scripts. */
  #ready: Promise<Worker> | undefined;
  #end = new AbortController();

  readonly #name: WorkerPackage;

  /** @param signal ends all searches */
  constructor(signal: AbortSignal, name: WorkerPackage = 'studio-search') {
    this.#name = name;
    signal.addEventListener('abort', () => {
      const reason = signal.reason;
      for (const job of this.#waiting.splice(0)) job.reject(reason);
      this.#fail(reason);
    });
  }

  ask<Name extends keyof SearchGlue>(
    name: Name,
    args: Parameters<SearchGlue[Name]>,
    signal?: AbortSignal,
  ): Promise<ReturnType<SearchGlue[Name]>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const call: Call = { id: this.#count++, name, args };
      const job: Job = { call, resolve: (value) => resolve(value as ReturnType<SearchGlue[Name]>), reject };
      signal?.addEventListener('abort', () => this.#drop(job, signal.reason));
      this.#waiting.push(job);
      this.#next();
    });
  }

  #next(): void {
    if (this.#open !== undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#open = job;
    this.#ready ??= this.#start(this.#end.signal);
    this.#ready.then(
      (worker) => job === this.#open && worker.postMessage(job.call),
      (error: unknown) => job === this.#open && this.#fail(error),
    );
  }

  #drop(job: Job, reason: unknown): void {
    this.#waiting = this.#waiting.filter((one) => one !== job);
    if (job === this.#open) this.#fail(reason);
    else job.reject(reason);
  }

  /** Ends the worker and the search that runs. */
  #fail(reason: unknown): void {
    this.#end.abort();
    this.#end = new AbortController();
    this.#ready = undefined;
    const job = this.#open;
    this.#open = undefined;
    job?.reject(reason);
    this.#next();
  }

  #receive({ id, value, error, isBroken }: Answer): void {
    const job = this.#open;
    if (job?.call.id !== id) return;
    const thrown = error && Object.assign(new Error(error.message), error);
    if (isBroken) {
      this.#fail(thrown);
      return;
    }
    this.#open = undefined;
    if (thrown === undefined) job.resolve(value);
    else job.reject(thrown);
    this.#next();
  }

  async #start(end: AbortSignal): Promise<Worker> {
    const module = await modules.get(this.#name, () => compile(wasmUrlOf(this.#name)));
    return this.#begin(module, end);
  }

  /** Starts a worker, and waits until it has loaded its scripts. */
  #begin(module: WebAssembly.Module, end: AbortSignal, isAgain = false): Promise<Worker> {
    end.throwIfAborted();
    const worker = new Worker(script, { type: 'module' });
    end.addEventListener('abort', () => worker.terminate());
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new Error('the worker of searches cannot be loaded'));
      const timer = setTimeout(refuse, PATIENCE_MS);
      worker.onmessage = () => {
        clearTimeout(timer);
        worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#receive(data);
        worker.onerror = () => end.aborted || this.#fail(new Error('the worker of searches has failed'));
        resolve(worker);
      };
      worker.onerror = () => {
        clearTimeout(timer);
        if (isAgain) refuse();
        // The browser may have kept a wrong script.
        else resolve(refresh(script).then(() => this.#begin(module, end, true)));
      };
      end.addEventListener('abort', refuse);
      worker.postMessage({ packageName: this.#name, module });
    });
  }
}

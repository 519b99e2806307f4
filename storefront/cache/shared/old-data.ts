import { AsyncLocalStorage } from 'node:async_hooks';

// The framework loads its cache apart from the built routes, in the same process: they share this one.
const NAME = Symbol.for('forecourt.oldData');
const processGlobals = globalThis as { [NAME]?: AsyncLocalStorage<true> };
processGlobals[NAME] ??= new AsyncLocalStorage();

/** Inside of `oldData.run(true, …)`, data of any age is served while the shared store is away, unless it is known to be dropped. */
export const oldData = processGlobals[NAME];

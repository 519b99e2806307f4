import { AsyncLocalStorage } from 'node:async_hooks';

// Shared by name, because the framework loads its cache separately from the built routes in the same process.
const NAME = Symbol.for('forecourt.allowStale');
const processGlobals = globalThis as { [NAME]?: AsyncLocalStorage<true> };
processGlobals[NAME] ??= new AsyncLocalStorage();

/** Within `allowStale.run(true, …)`, data of any age is served while the shared store is down. */
export const allowStale = processGlobals[NAME];

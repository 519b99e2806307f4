import { AsyncLocalStorage } from 'node:async_hooks';

// Next.js loads its cache apart from the built routes, in the same process; both use this storage.
const NAME = Symbol.for('forecourt.oldData');
const processGlobals = globalThis as { [NAME]?: AsyncLocalStorage<true> };
processGlobals[NAME] ??= new AsyncLocalStorage();

/**
 * Inside `oldData.run(true, …)`, data of any age is served while the shared store is down, unless it is
 * invalidated.
 */
export const oldData = processGlobals[NAME];

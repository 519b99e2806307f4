// The server and the bundle load this file separately in one process, so they share the errors by name.
const NAME = Symbol.for('forecourt.loggedErrors');
const processGlobals = globalThis as { [NAME]?: WeakSet<object> };

/** Marks an error as logged, so that it is not logged again. */
export function noteLogged(error: unknown): void {
  processGlobals[NAME] ??= new WeakSet();
  if (typeof error === 'object' && error !== null) processGlobals[NAME].add(error);
}

/** Returns whether an error was marked as logged, by either instance of this file; false for non-objects. */
export const isLogged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (processGlobals[NAME]?.has(error) ?? false);

// The server and the bundle have separate instances of this module in one process; both find the errors under
// this symbol.
const NAME = Symbol.for('forecourt.loggedErrors');
const processGlobals = globalThis as { [NAME]?: WeakSet<object> };

/** Marks an error as logged, so that it is not logged twice. */
export function noteLogged(error: unknown): void {
  processGlobals[NAME] ??= new WeakSet();
  if (typeof error === 'object' && error !== null) processGlobals[NAME].add(error);
}

/** Returns whether an error was marked as logged, in either instance of this module. */
export const isLogged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (processGlobals[NAME]?.has(error) ?? false);

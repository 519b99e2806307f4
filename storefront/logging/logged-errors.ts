// The server and the bundle each have their own copy of this file in one process: both find the errors by their name.
const NAME = Symbol.for('forecourt.loggedErrors');
const processGlobals = globalThis as { [NAME]?: WeakSet<object> };

/** Remembers that an error stands in the log, so that whoever meets it again does not write it a second time. */
export function noteLogged(error: unknown): void {
  processGlobals[NAME] ??= new WeakSet();
  if (typeof error === 'object' && error !== null) processGlobals[NAME].add(error);
}

/** Whether `noteLogged` was called with this error, in either copy of this file; false for what is not an object. */
export const isLogged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (processGlobals[NAME]?.has(error) ?? false);

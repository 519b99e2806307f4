// The server runs unbundled, pages and their addresses are bundled: the bundle sets the function (see
// instrumentation.ts), and both find it by this name.
const NAME = Symbol.for('forecourt.requestKind');
const processGlobals = globalThis as { [NAME]?: (url: string) => string };

export function setKindOfRequest(kindOf: (url: string) => string): void {
  processGlobals[NAME] = kindOf;
}

/** Returns the kind of page at an address; `other` until the function is set. */
export const kindOfRequest = (url: string): string => processGlobals[NAME]?.(url) ?? 'other';

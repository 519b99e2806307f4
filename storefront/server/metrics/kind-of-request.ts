// The server runs unbundled, while page kinds and addresses are bundled. The bundle passes its function (see
// instrumentation.ts) under this symbol.
const NAME = Symbol.for('forecourt.requestKind');
const processGlobals = globalThis as { [NAME]?: (url: string) => string };

/** Sets the function that maps a URL to its page kind. */
export function setKindOfRequest(kindOf: (url: string) => string): void {
  processGlobals[NAME] = kindOf;
}

/** Returns the page kind of a URL; `other` before the bundle is loaded. */
export const kindOfRequest = (url: string): string => processGlobals[NAME]?.(url) ?? 'other';

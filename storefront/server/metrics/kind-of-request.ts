// The server runs as it stands, pages and their addresses are bundled: the bundle hands over who knows the kinds of
// pages (see instrumentation.ts), and both find it by its name.
const NAME = Symbol.for('forecourt.requestKind');
const processGlobals = globalThis as { [NAME]?: (url: string) => string };

/** Says from now on of what kind of page an address is. */
export function setKindOfRequest(kindOf: (url: string) => string): void {
  processGlobals[NAME] = kindOf;
}

/** The kind of page an address is of; `other` until somebody can say. */
export const kindOfRequest = (url: string): string => processGlobals[NAME]?.(url) ?? 'other';

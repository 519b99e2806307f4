/** Texts kept at a time: many more than pages are being made at once. */
const MOST = 500;

/** Server components and the making of HTML are bundled apart, so what they share is found by a name of the process. */
const SHARED = Symbol.for('forecourt.server-text');
const processGlobals = globalThis as { [SHARED]?: Map<string, string> };

const texts = (): Map<string, string> => (processGlobals[SHARED] ??= new Map());

/**
 * Keeps a text from the server component that makes it to the HTML of the same page, made a moment later in the same
 * process. Thus the page's data for the browser, which has no use for it, carries its name alone.
 * @param name the same for the same text, and for no other
 */
export function keepText(name: string, text: string): void {
  const all = texts();
  all.delete(name);
  all.set(name, text);
  for (const oldest of all.keys()) {
    if (all.size <= MOST) break;
    all.delete(oldest);
  }
}

/** A text that was kept; empty for one that was not, since a page without it is better than none. */
export const textNamed = (name: string): string => texts().get(name) ?? '';

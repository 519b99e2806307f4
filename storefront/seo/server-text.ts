/** The most texts stored at a time: far more than pages being rendered at once. */
const MOST = 500;

/** Server components and HTML rendering are bundled apart; both find the texts under this symbol. */
const SHARED = Symbol.for('forecourt.server-text');
const processGlobals = globalThis as { [SHARED]?: Map<string, string> };

const texts = (): Map<string, string> => (processGlobals[SHARED] ??= new Map());

/**
 * Passes a text from a server component to the HTML rendering of the same page, so that the page's data for
 * the browser contains only its name.
 * @param name unique per text
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

/** Returns a stored text; empty if it was evicted. */
export const textNamed = (name: string): string => texts().get(name) ?? '';

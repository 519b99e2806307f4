/** Paths whose last part gives access to something personal, such as a draft or a place in a waiting list. */
const PERSONAL =
  /^(\/(?:draft-link|alerts\/(?:stop|stop-news|confirm)|waiting-list|your-deal|test-drive|book-service|agentic\/terms|api\/trade-in\/photos)\/).+/;

/** The signature is the key to the file of an outgoing feed. */
const SIGNED = /^(\/outgoing\/[^/]+\/).+/;

/** Returns an address for the log, without its query (search text, tokens) and without personal parts and keys. */
export const loggablePath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(PERSONAL, '$1…').replace(SIGNED, '$1…').slice(0, 300);

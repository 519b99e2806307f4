/** Paths whose last part gives access to something personal, such as a draft or a place in a waiting list. */
const PERSONAL =
  /^(\/(?:draft-link|alerts\/(?:stop|stop-news|confirm)|waiting-list|test-drive|api\/trade-in\/photos)\/).+/;

/**
 * Returns an address for the log: without its query, which holds search text and tokens, and without parts
 * that give access to something personal.
 */
export const loggablePath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(PERSONAL, '$1…').slice(0, 300);

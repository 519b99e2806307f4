/** Paths that end in a personal token, such as a draft link or a place on a waiting list. */
const PERSONAL =
  /^(\/(?:draft-link|alerts\/(?:stop|stop-news|confirm)|waiting-list|test-drive|api\/trade-in\/photos)\/).+/;

/**
 * Returns a URL for the log: without its query, which may contain search text and tokens, and without
 * personal tokens in the path.
 */
export const loggablePath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(PERSONAL, '$1…').slice(0, 300);

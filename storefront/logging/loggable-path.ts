/** Paths whose last part opens something that belongs to one person, such as a draft or a place in a waiting list. */
const PERSONAL =
  /^(\/(?:draft-link|alerts\/(?:stop|stop-news|confirm)|waiting-list|test-drive|api\/trade-in\/photos)\/).+/;

/**
 * An address as it may stand in the log: without its query, in which people write what they look for and links bring
 * tokens, and without what opens a draft, a place in a waiting list or the like.
 */
export const loggablePath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(PERSONAL, '$1…').slice(0, 300);

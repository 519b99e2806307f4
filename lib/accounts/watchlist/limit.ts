/** How many cars an account may have in its watchlist of a site (OPEN-129). */
export const WATCHLIST_LIMIT = 100;
export const WATCHLIST_FULL_TEXT = `Your watchlist is full: it holds ${WATCHLIST_LIMIT} cars. Remove one to save another.`;

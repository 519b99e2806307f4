/** Maximum cars in an account's watchlist per site (OPEN-129). */
export const WATCHLIST_LIMIT = 100;
export const WATCHLIST_FULL_TEXT = `Your watchlist is full (${WATCHLIST_LIMIT} vehicles). Remove one to save another.`;

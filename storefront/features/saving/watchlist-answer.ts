/** `GET /api/watchlist`: who asks, as far as their own browser needs it, and what they saved on this site. */
export interface WatchlistAnswer {
  /** The account's phone, which calls that change the list repeat; null for whoever is not signed in with one. */
  phone_number: string | null;
  /** In the order in which they were saved. */
  car_ids: string[];
}

/** What a call that changes the watchlist is answered with (WATCH-11, OPEN-017). */
export type WatchlistReply = { success: true } | { error: string; code: WatchlistProblem };

export type WatchlistProblem =
  | 'bad_input'
  | 'not_signed_in'
  | 'no_phone'
  | 'forbidden'
  | 'not_found'
  | 'full'
  | 'too_large'
  | 'rate_limit'
  | 'failed';

export const WATCHLIST_API = '/api/watchlist';

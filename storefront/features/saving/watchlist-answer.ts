/** Response of `GET /api/watchlist`: the shopper's watchlist on this site. */
export interface WatchlistAnswer {
  /** The account's phone, required by calls that change the list; null unless signed in with one. */
  phone_number: string | null;
  /** In the order in which they were saved. */
  car_ids: string[];
}

/** Response of calls that change the watchlist (WATCH-11, OPEN-017). */
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

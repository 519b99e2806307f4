import type { ApiErrorBody } from '@forecourt/lib/platform/request/api-error';

export interface WatchlistAnswer {
  /** The account's phone, required by calls that change the list; null unless signed in with one. */
  phone_number: string | null;
  /** In the order in which they were saved. */
  car_ids: string[];
}

/** Response of calls that change the watchlist (WATCH-11, OPEN-017). */
export type WatchlistReply = { success: true } | ApiErrorBody;

export const WATCHLIST_API = '/api/watchlist';

import type { Way } from '@forecourt/lib/leads/service-booking/workshop';

export const BOOK_SERVICE_PATH = '/book-service';

/** API of free times, with the price and duration of the chosen work. */
export const SERVICE_TIMES_PATH = '/api/service-booking/times';

/** Returns the page of a booking, linked from emails. */
export const ownServicePath = (id: string): string => `${BOOK_SERVICE_PATH}/${encodeURIComponent(id)}`;

/** Prefix of the names of the checkboxes for work. */
export const JOB_FIELD = 'job-';

/** Field with the time of a rescheduled booking. */
export const NEW_TIME = 'time';
/** Query parameter after a change that could not be made. */
export const TIME_TAKEN = 'taken';

export interface ServiceTimes {
  place: string;
  /** The work with its prices for the vehicle: `From $289`. */
  jobs: { id: string; name: string; price: string }[];
  /** `2 h 30 min`, or `2 days` for work over several days. */
  duration: string;
  price: string;
  /** True if some of the work is quoted later. */
  hasQuote: boolean;
  ways: Way[];
  /** Arrivals, `2026-11-23T09:00:00+11:00`, soonest first. */
  slots: string[];
  /** End of the work for each arrival, in the same format. */
  readyBy: string[];
}

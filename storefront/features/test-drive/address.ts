/** API of the free times (OPEN-002). */
export const SLOTS_PATH = '/api/test-drive/slots';

/** The test drive page (ROUTE-59). */
export const BOOK_PATH = '/book-test-drive';
/** Its parameters: the car's id or slug, a time to start with, and the search text. */
export const BOOK_VEHICLE = 'car_id';
export const BOOK_TIME = 'time';
export const BOOK_QUERY = 'query';
/** Anchor of its form. */
export const BOOK_ANCHOR = 'test-drive';

/** Field with the name of the location, for display only. */
export const DRIVE_PLACE = 'drivePlace';

/** Returns the page of a booked test drive, linked from emails. */
export const ownDrivePath = (id: string): string => `/test-drive/${encodeURIComponent(id)}`;

export interface SlotsAnswer {
  /** `2026-11-23T09:00:00+11:00`, soonest first. */
  slots: string[];
  place: string;
}

export interface DrivePlaceChoice {
  car: string | null;
  dealership: string | null;
  location: string | null;
}

/** Where the form asks which times are free (OPEN-002). */
export const SLOTS_PATH = '/api/test-drive/slots';

/** The page on which a drive is booked (ROUTE-59). */
export const BOOK_PATH = '/book-test-drive';
/** Its parameters: the car by id or slug, and the words with which a car is looked for. */
export const BOOK_VEHICLE = 'car_id';
export const BOOK_QUERY = 'query';

/** The field that tells the form what the place of its drive is called: it is for showing alone. */
export const DRIVE_PLACE = 'drivePlace';

/** The page of a drive of one's own, to which the mails lead. */
export const ownDrivePath = (id: string): string => `/test-drive/${encodeURIComponent(id)}`;

/** What the server says of free times. */
export interface SlotsAnswer {
  /** `2026-11-23T09:00:00+11:00`, soonest first. */
  slots: string[];
  /** Where the car is driven. */
  place: string;
}

/** What a form has chosen so far of what is driven where. */
export interface DrivePlaceChoice {
  car: string | null;
  dealership: string | null;
  location: string | null;
}

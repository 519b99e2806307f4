/** Days of the staff's figures of views, today included. */
export const VIEW_DAYS = 30;

/** SQL for the first of these days in a time zone. */
export const firstViewDay = (timeZone: string): string =>
  `(now() at time zone ${timeZone})::date - ${VIEW_DAYS - 1}`;

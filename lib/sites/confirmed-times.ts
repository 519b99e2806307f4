import { dayIn } from '../platform/text/format.ts';
import type { OpeningHour, SpecialHour } from './hours.ts';
import { type OpeningTimes, openingTimes } from './open-now.ts';
import { type HolidayPlace, withHolidaysClosed } from './public-holidays.ts';

interface Hours {
  week: readonly OpeningHour[];
  special: readonly SpecialHour[];
  address: HolidayPlace | null | undefined;
}

/**
 * Returns the opening times of a location on which promises may rely, such as booked times and holds: a public
 * holiday counts as closed until an editor enters its hours, because nobody has said that anyone will be there.
 * @param now public holidays of the following weeks are taken into account
 * @returns null if no hours are listed
 */
export const confirmedTimes = (
  { week, special, address }: Hours,
  timeZone: string,
  now: Date,
): OpeningTimes | null =>
  openingTimes(week, withHolidaysClosed(special, address, dayIn(now, timeZone) ?? ''), timeZone);

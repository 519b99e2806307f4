import { z } from 'zod';
import { dayIn } from '../platform/text/format.ts';
import { placeTimeZone } from './place-time-zone.ts';
import { holidaysToConfirm, type PublicHoliday } from './public-holidays.ts';
import { settingDefinitions } from './settings.ts';

/** Full calendar years after this one for which holidays are proposed. */
const YEARS_AHEAD = 2;

const textOrNull = z.string().nullish().catch(null);
const addressSchema = z.object({ state: textOrNull, postcode: textOrNull }).nullish().catch(null);
const weekSchema = z
  .array(z.object({ weekday: z.number().nullable().catch(null), status: z.string().nullable().catch(null) }))
  .catch([]);
const specialSchema = z.array(z.object({ date: z.string().nullable().catch(null) })).catch([]);

export interface HolidayProposal {
  /** Public holidays on usually open days that have no special hours, soonest first. */
  holidays: PublicHoliday[];
  /** The last day considered. */
  until: string;
  /** What an editor has to enter before anything can be proposed. */
  missing: 'state' | 'hours' | null;
}

/**
 * Proposes public holidays as special hours of a location.
 * @param location values of the form, which may be incomplete or invalid
 */
export function holidayProposal(
  location: { address: unknown; week: unknown; special: unknown },
  now: Date,
): HolidayProposal {
  const address = addressSchema.parse(location.address);
  const week = weekSchema.parse(location.week);
  const today = dayIn(now, placeTimeZone(address, settingDefinitions.timeZone.fallback)) ?? '';
  const until = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`;
  const isOpen = week.some(({ status }) => status === 'Open');
  return {
    holidays: holidaysToConfirm(
      { address, week, special: specialSchema.parse(location.special) },
      today,
      until,
    ),
    until,
    missing: !address?.state ? 'state' : isOpen ? null : 'hours',
  };
}

/** Returns closed special hours for a holiday, as a row of the form. */
export const holidayRow = ({ date, name }: PublicHoliday) => ({
  _key: `holiday-${date}`,
  _type: 'specialHour',
  date,
  name,
  status: 'Closed',
});

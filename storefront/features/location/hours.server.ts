import { dayIn, endOfDay } from '@forecourt/lib/platform/text/format';
import {
  CLOSED_TEXT,
  dayAfter,
  HOLIDAY_DAYS,
  MAY_DIFFER_TEXT,
  specialRows,
  weekRows,
} from '@forecourt/lib/sites/hours';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import { HOLIDAYS_AHEAD, holidaysToConfirm } from '@forecourt/lib/sites/public-holidays';
import type { Site } from '@forecourt/lib/sites/site';
import { pageTime, showingNow } from '@/content/dated.server.ts';
import type { Location } from '@/content/locations.server.ts';
import type { HolidayLine } from './HolidayHours.tsx';
import type { HoursLine } from './HoursList.tsx';

const DAYS_OF_WEEK = 7;

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dayName = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));

type HoursSite = Pick<Site, 'slug' | 'settings'>;
export type HoursPlace = Pick<Location, 'address' | 'contact_detail' | 'special_hours'>;

/**
 * Returns a location's weekly hours as rows (HOURS-11); empty if no hours are listed. Special hours within
 * seven days replace the weekday's and show their occasion (OPEN-093); public holidays without special hours
 * show that the hours may differ. Text for closed days follows the
 * site's setting (HOURS-15 to HOURS-17).
 * @param options.enquiryBeside whether an enquiry link is nearby, so that closed days need none
 */
export async function hoursLines(
  site: HoursSite,
  place: HoursPlace,
  { enquiryBeside = false } = {},
): Promise<HoursLine[]> {
  const { closedHoursDisplay } = site.settings;
  const display = enquiryBeside && closedHoursDisplay === 'enquire' ? 'closed' : closedHoursDisplay;
  const rows = weekRows(place.contact_detail.opening_hours, await comingDays(site, place, DAYS_OF_WEEK));
  return rows.map(({ days, hours, special: day, holiday }) => {
    // On a holiday no appointments are possible, so show it as closed.
    if (day) return { days, hours: hours ?? CLOSED_TEXT.closed, occasion: day.occasion ?? 'Special hours' };
    if (hours) return { days, hours, ...(holiday && { occasion: `${holiday}. ${MAY_DIFFER_TEXT}` }) };
    return { days, hours: CLOSED_TEXT[display], ...(display === 'enquire' && { isEnquiry: true }) };
  });
}

/**
 * Returns a location's special hours of the coming days and its unconfirmed public holidays, soonest first
 * (HOURS-14, OPEN-093).
 * @param days including today
 */
export async function holidayLines(
  site: HoursSite,
  place: HoursPlace,
  days = HOLIDAY_DAYS,
): Promise<HolidayLine[]> {
  const { special, holidays, today } = await comingDays(site, place, days);
  return [
    ...specialRows(special, today, dayName).map(({ date, days: day, occasion, hours }) => ({
      date,
      line: { days: day, hours: hours ?? CLOSED_TEXT.closed, ...(occasion && { occasion }) },
    })),
    ...holidays.map(({ date, name }) => ({
      date,
      line: { days: dayName(date), hours: MAY_DIFFER_TEXT, occasion: name },
    })),
  ]
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ line }) => line);
}

/**
 * Returns the days of the next week whose hours differ from the usual ones, or may differ:
 * `Fri, 25 Dec (Christmas Day): Closed`.
 */
export async function differingDays(site: HoursSite, place: HoursPlace): Promise<string[]> {
  const lines = await holidayLines(site, place, DAYS_OF_WEEK);
  return lines.map(({ days, hours, occasion }) => `${days}${occasion ? ` (${occasion})` : ''}: ${hours}`);
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/**
 * Returns the special hours and the unconfirmed public holidays of a place in the next days, and today's date
 * there. The rendered page expires when one of them passes or another comes within range.
 * @param days including today
 */
async function comingDays({ slug, settings }: HoursSite, place: HoursPlace, days: number) {
  const { address, contact_detail, special_hours } = place;
  const timeZone = placeTimeZone(address, settings.timeZone);
  const today = dayIn(pageTime(), timeZone) ?? '';
  const spanOf = ({ date }: { date: string | null }) => ({
    start: isoTime(endOfDay(dayAfter(date ?? '', -days), timeZone)),
    end: isoTime(endOfDay(date ?? '', timeZone)),
  });
  const hours = { address, week: contact_detail.opening_hours, special: special_hours };
  return {
    today,
    special: await showingNow(
      slug,
      special_hours.filter(({ date }) => date && endOfDay(date, timeZone) !== null),
      spanOf,
    ),
    holidays: await showingNow(
      slug,
      holidaysToConfirm(hours, today, dayAfter(today, HOLIDAYS_AHEAD)),
      spanOf,
    ),
  };
}

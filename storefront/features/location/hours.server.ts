import { dayIn, endOfDay } from '@forecourt/lib/platform/text/format';
import { CLOSED_TEXT, dayAfter, HOLIDAY_DAYS, specialRows, weekRows } from '@forecourt/lib/sites/hours';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
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
 * seven days replace the weekday's and show their occasion (OPEN-093). Text for closed days follows the
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
  const rows = weekRows(
    place.contact_detail.opening_hours,
    place.special_hours.length > 0 ? await comingDays(site, place, DAYS_OF_WEEK) : null,
  );
  return rows.map(({ days, hours, special: day }) => {
    // On a holiday no appointments are possible, so show it as closed.
    if (day) return { days, hours: hours ?? CLOSED_TEXT.closed, occasion: day.occasion ?? 'Special hours' };
    if (hours) return { days, hours };
    return { days, hours: CLOSED_TEXT[display], ...(display === 'enquire' && { isEnquiry: true }) };
  });
}

/** Returns a location's special hours of the next 30 days, soonest first (HOURS-14, OPEN-093). */
export async function holidayLines(site: HoursSite, place: HoursPlace): Promise<HolidayLine[]> {
  if (place.special_hours.length === 0) return [];
  const coming = await comingDays(site, place, HOLIDAY_DAYS);
  return specialRows(coming.special, coming.today, dayName).map(({ days, occasion, hours }) => ({
    days,
    hours: hours ?? CLOSED_TEXT.closed,
    ...(occasion && { occasion }),
  }));
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/**
 * Returns the special hours of a place in the next days, and today's date there. The rendered page expires
 * when one of them passes or another comes within range.
 * @param days including today
 */
async function comingDays({ slug, settings }: HoursSite, place: HoursPlace, days: number) {
  const timeZone = placeTimeZone(place.address, settings.timeZone);
  const datedHours = place.special_hours.filter(({ date }) => date && endOfDay(date, timeZone) !== null);
  return {
    today: dayIn(pageTime(), timeZone) ?? '',
    special: await showingNow(slug, datedHours, ({ date }) => ({
      start: isoTime(endOfDay(dayAfter(date ?? '', -days), timeZone)),
      end: isoTime(endOfDay(date ?? '', timeZone)),
    })),
  };
}

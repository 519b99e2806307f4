import { CLOSED_TEXT, HOLIDAY_DAYS, specialRows, weekRows } from '@forecourt/lib/sites/hours';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { comingDays } from './coming-days.server.ts';
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

const clockOf = ({ slug, settings }: HoursSite, { address }: HoursPlace) => ({
  slug,
  timeZone: placeTimeZone(address, settings.timeZone),
});

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
  const { special_hours: special } = place;
  const rows = weekRows(
    place.contact_detail.opening_hours,
    special.length > 0 ? await comingDays(clockOf(site, place), special, DAYS_OF_WEEK) : null,
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
  const { special_hours: special } = place;
  if (special.length === 0) return [];
  const coming = await comingDays(clockOf(site, place), special, HOLIDAY_DAYS);
  return specialRows(coming.special, coming.today, dayName).map(({ days, occasion, hours }) => ({
    days,
    hours: hours ?? CLOSED_TEXT.closed,
    ...(occasion && { occasion }),
  }));
}

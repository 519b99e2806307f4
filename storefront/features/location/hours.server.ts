import { dayIn, endOfDay } from '@forecourt/lib/platform/text/format';
import {
  CLOSED_TEXT,
  dayAfter,
  HOLIDAY_DAYS,
  type OpeningHour,
  type SpecialHour,
  specialRows,
  weekRows,
} from '@forecourt/lib/sites/hours';
import type { Site } from '@forecourt/lib/sites/site';
import { pageTime, showingNow } from '@/content/dated.server.ts';
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

/**
 * Returns a location's weekly hours as rows (HOURS-11); empty if no hours are listed. Special hours within
 * seven days replace the weekday's and show their occasion (OPEN-093). Text for closed days follows the
 * site's setting (HOURS-15 to HOURS-17).
 * @param options.enquiryBeside whether an enquiry link is nearby, so that closed days need none
 */
export async function hoursLines(
  site: HoursSite,
  week: readonly OpeningHour[],
  special: readonly SpecialHour[] = [],
  { enquiryBeside = false } = {},
): Promise<HoursLine[]> {
  const { closedHoursDisplay } = site.settings;
  const display = enquiryBeside && closedHoursDisplay === 'enquire' ? 'closed' : closedHoursDisplay;
  const rows = weekRows(week, special.length ? await comingDays(site, special, DAYS_OF_WEEK) : null);
  return rows.map(({ days, hours, special: day }) => {
    // On a holiday no appointments are possible, so show it as closed.
    if (day) return { days, hours: hours ?? CLOSED_TEXT.closed, occasion: day.occasion ?? 'Special hours' };
    if (hours) return { days, hours };
    return { days, hours: CLOSED_TEXT[display], ...(display === 'enquire' && { isEnquiry: true }) };
  });
}

/** Returns a location's special hours of the next 30 days, soonest first (HOURS-14, OPEN-093). */
export async function holidayLines(site: HoursSite, special: readonly SpecialHour[]): Promise<HolidayLine[]> {
  if (special.length === 0) return [];
  const coming = await comingDays(site, special, HOLIDAY_DAYS);
  return specialRows(coming.special, coming.today, dayName).map(({ days, occasion, hours }) => ({
    days,
    hours: hours ?? CLOSED_TEXT.closed,
    ...(occasion && { occasion }),
  }));
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/**
 * Returns the special hours of the next days, and today's date at the dealer. The rendered page expires
 * when one of them passes or another comes within range.
 * @param days including today
 */
async function comingDays<Row extends SpecialHour>(
  site: Pick<Site, 'slug' | 'settings'>,
  special: readonly Row[],
  days: number,
): Promise<{ special: Row[]; today: string }> {
  const { timeZone } = site.settings;
  const datedHours = special.filter(({ date }) => date && endOfDay(date, timeZone) !== null);
  return {
    today: dayIn(pageTime(), timeZone) ?? '',
    special: await showingNow(site.slug, datedHours, ({ date }) => ({
      start: isoTime(endOfDay(dayAfter(date ?? '', -days), timeZone)),
      end: isoTime(endOfDay(date ?? '', timeZone)),
    })),
  };
}

import { ENGLISH, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import { type Translator, translatorOf } from '@forecourt/lib/platform/language/translator';
import { dayIn, endOfDay } from '@forecourt/lib/platform/text/format';
import { dayAfter, HOLIDAY_DAYS, specialRows, weekRows } from '@forecourt/lib/sites/hours';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import { HOLIDAYS_AHEAD, holidaysToConfirm } from '@forecourt/lib/sites/public-holidays';
import type { Site } from '@forecourt/lib/sites/site';
import { pageTime, showingNow } from '@/content/dated.server.ts';
import type { Location } from '@/content/locations.server.ts';
import type { HolidayLine } from './HolidayHours.tsx';
import type { HoursLine } from './HoursList.tsx';

const DAYS_OF_WEEK = 7;

const dayNameIn = (language: Language) => {
  const format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

/** Returns the name of a public holiday, or of two on one day, in a language; any other occasion as it is. */
function occasionText(name: string, t: Translator<'hours'>): string {
  const nameOf = (each: string): string | null => {
    const key = `holidays.${each}` as 'holidays.Christmas Day';
    return t.has(key) ? t(key) : null;
  };
  const whole = nameOf(name);
  if (whole) return whole;
  const [one, other, ...more] = name.split(' and ').map(nameOf);
  return one && other && more.length === 0 ? t('and', { one, other }) : name;
}

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
  { enquiryBeside = false, language = ENGLISH }: { enquiryBeside?: boolean; language?: Language } = {},
): Promise<HoursLine[]> {
  const t = translatorOf(language, 'hours');
  const { closedHoursDisplay } = site.settings;
  const display = enquiryBeside && closedHoursDisplay === 'enquire' ? 'closed' : closedHoursDisplay;
  const coming = await comingDays(site, place, DAYS_OF_WEEK);
  return weekRows(place.contact_detail.opening_hours, coming, language).map(
    ({ days, hours, special: day, holiday }) => {
      // On a holiday no appointments are possible, so show it as closed.
      if (day)
        return {
          days,
          hours: hours ?? t('closed'),
          occasion: day.occasion ? occasionText(day.occasion, t) : t('special'),
        };
      if (hours)
        return {
          days,
          hours,
          ...(holiday && { occasion: t('holidayMayDiffer', { holiday: occasionText(holiday, t) }) }),
        };
      return { days, hours: t(display), ...(display === 'enquire' && { isEnquiry: true }) };
    },
  );
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
  language: Language = ENGLISH,
): Promise<HolidayLine[]> {
  const t = translatorOf(language, 'hours');
  const dayName = dayNameIn(language);
  const { special, holidays, today } = await comingDays(site, place, days);
  return [
    ...specialRows(special, today, dayName, language).map(({ date, days: day, occasion, hours }) => ({
      date,
      line: {
        days: day,
        hours: hours ?? t('closed'),
        ...(occasion && { occasion: occasionText(occasion, t) }),
      },
    })),
    ...holidays.map(({ date, name }) => ({
      date,
      line: { days: dayName(date), hours: t('mayDiffer'), occasion: occasionText(name, t) },
    })),
  ]
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ line }) => line);
}

/**
 * Returns the days of the next week whose hours differ from the usual ones, or may differ:
 * `Fri, 25 Dec (Christmas Day): Closed`.
 */
export async function differingDays(
  site: HoursSite,
  place: HoursPlace,
  language: Language = ENGLISH,
): Promise<string[]> {
  const t = translatorOf(language, 'hours');
  const lines = await holidayLines(site, place, DAYS_OF_WEEK, language);
  return lines.map(({ days: day, hours, occasion }) =>
    occasion ? t('differsOn', { day, occasion, hours }) : t('differs', { day, hours }),
  );
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

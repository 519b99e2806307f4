import { ENGLISH, LANGUAGE_FACTS, type Language } from '../platform/language/languages.ts';

/** Formats opening hours (HOURS-01 to HOURS-17). */
export interface OpeningHour {
  /** 0 is Sunday (HOURS-01). */
  weekday: number | null;
  status: string | null;
  /** Custom text for the day, spelled as in the feed (HOURS-03). */
  formated_hours: string | null;
  /** `08:30` */
  open: string | null;
  close: string | null;
}

export interface SpecialHour {
  date: string | null;
  name: string | null;
  status: string | null;
  start_hour?: string | null;
  end_hour?: string | null;
  /** Alternative format of special hours (HOURS-10). */
  hours?: { begin: string | null; end: string | null } | null;
}

export interface HoursRow {
  /** `Mon - Fri`, `Sat` */
  days: string;
  /** `8:30 am - 5:30 pm`; null if closed. */
  hours: string | null;
  /** Set if special hours replace the weekday's (OPEN-093); date as `2026-12-25`. */
  special?: { date: string; occasion: string | null };
  /** Name of a public holiday for which nobody has confirmed these hours. */
  holiday?: string;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** Weeks start on Monday (OPEN-094). */
const ORDER = [1, 2, 3, 4, 5, 6, 0] as const;
const WORKDAYS = 5;
const DAY_MS = 86_400_000;

/** Formats of other languages, kept because they take long to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);

/** Returns the name of a weekday in a language other than English: 0 is Sunday. */
export const weekdayIn = (weekday: number, language: Language, width: 'short' | 'long'): string =>
  formatOf(language, { weekday: width }).format(SUNDAY + weekday * DAY_MS);

const dayName = (weekday: (typeof ORDER)[number], language: Language): string =>
  language === ENGLISH ? DAYS[weekday] : weekdayIn(weekday, language, 'short');

/** Formats `08:30` as `8:30 am` and `17:00` as `5:00 pm`, or as the language does; null if invalid. */
export function clock(time: string | null | undefined, language: Language = ENGLISH): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? [];
  if (hour === undefined || Number(hour) > 24) return null;
  if (language !== ENGLISH)
    return formatOf(language, { hour: 'numeric', minute: '2-digit' }).format(
      SUNDAY + (Number(hour) % 24) * 3_600_000 + Number(minute) * 60_000,
    );
  const twelve = Number(hour) % 12 || 12;
  return `${twelve}:${minute} ${Number(hour) % 24 < 12 ? 'am' : 'pm'}`;
}

/** Formats `8:30 am - 5:30 pm` (OPEN-094). */
function span(
  open: string | null | undefined,
  close: string | null | undefined,
  language: Language,
): string | null {
  const [from, to] = [clock(open, language), clock(close, language)];
  return from && to ? `${from} - ${to}` : null;
}

function hoursOf(row: OpeningHour | undefined, language: Language): string | null {
  if (row?.status !== 'Open') return null;
  return row.formated_hours?.trim() || span(row.open, row.close, language);
}

/** Returns the times of a special day from either format (HOURS-09, HOURS-10). */
export const specialSpan = ({ status, start_hour, end_hour, hours }: SpecialHour) => ({
  status,
  open: start_hour ?? hours?.begin ?? null,
  close: end_hour ?? hours?.end ?? null,
});

const specialHours = (row: SpecialHour, language: Language): string | null => {
  const { status, open, close } = specialSpan(row);
  return status === 'Open' ? span(open, close, language) : null;
};

/** Adds days to a date: `2026-12-25`. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Dated hours around a week. */
export interface ComingDays {
  special: readonly SpecialHour[];
  holidays?: readonly { date: string; name: string }[];
  today: string;
}

/** Returns dated rows of the next seven days by weekday. */
function byWeekday<Row extends { date: string | null }>(
  rows: readonly Row[],
  today: string | undefined,
): Map<number, Row & { date: string }> {
  return new Map(
    rows.flatMap((row) =>
      row.date && today && row.date >= today && row.date < dayAfter(today, 7)
        ? [[new Date(`${row.date}T00:00:00Z`).getUTCDay(), { ...row, date: row.date }] as const]
        : [],
    ),
  );
}

/**
 * Returns the week as rows, Monday first: Monday to Friday combined if all five match (HOURS-12), else one
 * per day (HOURS-13). Unlisted days are closed. Special hours of the next seven days replace the weekday's
 * row and are marked (OPEN-093), and so are unconfirmed public holidays.
 * @param coming special hours, unconfirmed public holidays, and today's date
 * @param language of days and times; names of occasions stay English
 * @returns no rows if no hours are listed
 */
export function weekRows(
  week: readonly OpeningHour[],
  coming: ComingDays | null = null,
  language: Language = ENGLISH,
): HoursRow[] {
  if (week.length === 0) return [];
  const specialOn = byWeekday(coming?.special ?? [], coming?.today);
  const holidayOn = byWeekday(coming?.holidays ?? [], coming?.today);
  const rows = ORDER.map((weekday): HoursRow => {
    const days = dayName(weekday, language);
    const special = specialOn.get(weekday);
    if (special)
      return {
        days,
        hours: specialHours(special, language),
        special: { date: special.date, occasion: special.name },
      };
    const hours = hoursOf(
      week.find((row) => row.weekday === weekday),
      language,
    );
    const holiday = hours === null ? undefined : holidayOn.get(weekday)?.name;
    return { days, hours, ...(holiday && { holiday }) };
  });
  const workdays = rows.slice(0, WORKDAYS);
  const areSame = workdays.every(
    ({ hours, special, holiday }) => !special && !holiday && hours === rows[0]?.hours,
  );
  return areSame
    ? [
        { days: `${dayName(1, language)} - ${dayName(5, language)}`, hours: rows[0]?.hours ?? null },
        ...rows.slice(WORKDAYS),
      ]
    : rows;
}

export interface SpecialRow extends HoursRow {
  /** `2026-12-25` */
  date: string;
  occasion: string | null;
}

/** Days shown in the holiday hours dialog, including today (OPEN-093). */
export const HOLIDAY_DAYS = 30;

/** Returns the special hours of the next 30 days, soonest first. */
export function specialRows(
  special: readonly SpecialHour[],
  today: string,
  nameOf: (date: string) => string,
  language: Language = ENGLISH,
): SpecialRow[] {
  return special
    .flatMap((row) =>
      row.date && row.date >= today && row.date < dayAfter(today, HOLIDAY_DAYS)
        ? [{ date: row.date, days: nameOf(row.date), occasion: row.name, hours: specialHours(row, language) }]
        : [],
    )
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

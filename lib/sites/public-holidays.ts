import { HOLIDAY_RULES, type HolidayRule } from './holiday-rules.ts';
import { dayAfter, type OpeningHour, type SpecialHour } from './hours.ts';

export interface PublicHoliday {
  /** `2026-12-25` */
  date: string;
  name: string;
}

/** The part of an address that decides its public holidays. */
export interface HolidayPlace {
  state?: string | null;
  postcode?: string | null;
}

/** Days ahead for which storefront and holds take public holidays into account. */
export const HOLIDAYS_AHEAD = 60;

const within = (ranges: NonNullable<HolidayRule['postcodes']>, postcode: number): boolean =>
  ranges.some(([from, to]) => postcode >= from && postcode <= to);

function observes(place: HolidayPlace, { states, postcodes, except }: HolidayRule): boolean {
  const state = place.state?.trim().toUpperCase();
  if (!states.some((name) => name === state)) return false;
  const postcode = /^\d{3,4}$/.test(place.postcode?.trim() ?? '') ? Number(place.postcode) : null;
  if (postcodes && (postcode === null || !within(postcodes, postcode))) return false;
  return !(except && postcode !== null && within(except, postcode));
}

/**
 * Returns the public holidays of a place between two dates, soonest first. Without a known state there are
 * none; without a postcode, only those of the whole state.
 * @param from `2026-12-01`, included
 * @param to included
 */
export function publicHolidays(
  place: HolidayPlace | null | undefined,
  from: string,
  to: string,
): PublicHoliday[] {
  if (!place) return [];
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const byDate = new Map<string, string>();
  for (const rule of HOLIDAY_RULES) {
    if (!observes(place, rule)) continue;
    for (const date of years.flatMap(rule.dates))
      if (date >= from && date <= to)
        byDate.set(date, [byDate.get(date), rule.name].filter(Boolean).join(' and '));
  }
  return [...byDate]
    .map(([date, name]) => ({ date, name }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Returns the holidays for which an editor has not entered special hours. */
function unconfirmedHolidays(
  holidays: readonly PublicHoliday[],
  special: readonly Pick<SpecialHour, 'date'>[],
): PublicHoliday[] {
  const confirmed = new Set(special.map(({ date }) => date));
  return holidays.filter(({ date }) => !confirmed.has(date));
}

/** The hours of a location, as an editor entered them. */
export interface HolidayHours {
  address: HolidayPlace | null | undefined;
  week: readonly Pick<OpeningHour, 'weekday' | 'status'>[];
  special: readonly Pick<SpecialHour, 'date'>[];
}

/**
 * Returns the public holidays between two dates on which a location would usually be open, and for which no
 * special hours say whether it is.
 * @param from `2026-12-01`, included
 * @param to included
 */
export function holidaysToConfirm(
  { address, week, special }: HolidayHours,
  from: string,
  to: string,
): PublicHoliday[] {
  const openDays = new Set(week.flatMap(({ weekday, status }) => (status === 'Open' ? [weekday] : [])));
  return unconfirmedHolidays(publicHolidays(address, from, to), special).filter(({ date }) =>
    openDays.has(new Date(`${date}T00:00:00Z`).getUTCDay()),
  );
}

/**
 * Returns special hours with unconfirmed public holidays added as closed days, for holds.
 * @param today at the place, `2026-12-01`; earlier days are left out
 */
export function withHolidaysClosed(
  special: readonly SpecialHour[],
  place: HolidayPlace | null | undefined,
  today: string,
): SpecialHour[] {
  const holidays = publicHolidays(place, today, dayAfter(today, HOLIDAYS_AHEAD));
  return [
    ...special.filter(({ date }) => date && date >= today),
    ...unconfirmedHolidays(holidays, special).map(({ date, name }) => ({ date, name, status: 'Closed' })),
  ];
}

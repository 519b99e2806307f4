/** Australian states and territories with public holidays of their own. */
export const HOLIDAY_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type HolidayState = (typeof HOLIDAY_STATES)[number];

/** A public holiday, and the rule that gives its dates. */
export interface HolidayRule {
  name: string;
  states: readonly HolidayState[];
  /** Postcodes that observe it, as inclusive ranges; the whole state if missing. */
  postcodes?: readonly (readonly [from: number, to: number])[];
  /** Postcodes of the state that observe another day instead. */
  except?: readonly (readonly [from: number, to: number])[];
  /** Returns its dates in a year, `2026-12-25`, additional and substitute days included. */
  dates: (year: number) => string[];
}

const DAY_MS = 86_400_000;
const [SUNDAY, MONDAY, TUESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 4, 5, 6] as const;
const WEEK = 7;

const dayOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));
const plus = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
const text = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns Easter Sunday (the anonymous Gregorian computus of Meeus, Jones and Butcher). */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** What happens to a fixed date on a weekend. `also` adds a weekday, `instead` moves the holiday to it. */
type Weekend = 'also' | 'instead' | 'never';

/**
 * Returns a fixed date.
 * @param days to the additional or substitute day: the next Monday, or two days later at Christmas, where
 * Monday is taken
 */
const fixed =
  (
    month: number,
    day: number,
    { saturday, sunday, days = 'monday' }: { saturday: Weekend; sunday: Weekend; days?: 'monday' | 2 },
  ): HolidayRule['dates'] =>
  (year) => {
    const date = dayOf(year, month, day);
    const weekday = date.getUTCDay();
    const weekend = weekday === SATURDAY ? saturday : weekday === SUNDAY ? sunday : 'never';
    const other = plus(date, days === 'monday' ? (weekday === SATURDAY ? 2 : 1) : days);
    return [...(weekend === 'instead' ? [] : [text(date)]), ...(weekend === 'never' ? [] : [text(other)])];
  };

const easter =
  (offset: number): HolidayRule['dates'] =>
  (year) => [text(plus(easterSunday(year), offset))];

/** Returns the first such weekday on or after a date. */
const firstFrom = (weekday: number, from: Date): Date =>
  plus(from, (weekday - from.getUTCDay() + WEEK) % WEEK);

const nth =
  (count: number, weekday: number, month: number): HolidayRule['dates'] =>
  (year) => [text(plus(firstFrom(weekday, dayOf(year, month, 1)), (count - 1) * WEEK))];

const lastOf = (weekday: number, year: number, month: number): Date =>
  firstFrom(weekday, plus(dayOf(year, month + 1, 1), -WEEK));

/** The middle Wednesday of the show, which starts on the first Friday from 5 August. */
const ekka: HolidayRule['dates'] = (year) => [text(plus(firstFrom(FRIDAY, dayOf(year, 8, 5)), 5))];

const ALL = HOLIDAY_STATES;
const allBut = (...left: HolidayState[]): HolidayState[] => ALL.filter((state) => !left.includes(state));

/** Melbourne Cup Day, the first Tuesday of November. */
const cupDay = (year: number): Date => firstFrom(TUESDAY, dayOf(year, 11, 1));

/** Councils that observe the day of a local cup instead of Melbourne Cup Day. */
const GEELONG = [[3211, 3228]] as const;
const BENDIGO = [[3550, 3556]] as const;
const WARRNAMBOOL_AND_MOYNE = [[3280, 3286]] as const;

/**
 * Public holidays by state and region. Left out are part-days that begin at 6 or 7 pm (Christmas Eve, New
 * Year's Eve), holidays of banks and the public service, and show days whose date is appointed anew each year
 * (most of Queensland); editors enter those as special hours.
 *
 * Sources: Holidays Act 1958 (ACT), Public Holidays Act 2010 and Public Holidays Order 2011 (NSW), Public
 * Holidays Act 1981 (NT), Holidays Act 1983 (Qld), Public Holidays Act 2023 (SA), Statutory Holidays Act 2000
 * (Tas), Public Holidays Act 1993 (Vic), Public and Bank Holidays Act 1972 (WA); compared with the lists of
 * the Fair Work Ombudsman and of the package `holidays` for Python. Cup days of Geelong, Bendigo and
 * Warrnambool are those that the councils observed in 2024.
 */
export const HOLIDAY_RULES: readonly HolidayRule[] = [
  {
    name: "New Year's Day",
    states: allBut('TAS'),
    dates: fixed(1, 1, { saturday: 'also', sunday: 'also' }),
  },
  { name: "New Year's Day", states: ['TAS'], dates: fixed(1, 1, { saturday: 'instead', sunday: 'instead' }) },
  { name: 'Australia Day', states: ALL, dates: fixed(1, 26, { saturday: 'instead', sunday: 'instead' }) },
  {
    name: 'Royal Hobart Regatta',
    states: ['TAS'],
    postcodes: [[7000, 7199]],
    dates: nth(2, MONDAY, 2),
  },
  { name: 'Labour Day', states: ['WA'], dates: nth(1, MONDAY, 3) },
  { name: 'Labour Day', states: ['VIC'], dates: nth(2, MONDAY, 3) },
  { name: 'Canberra Day', states: ['ACT'], dates: nth(2, MONDAY, 3) },
  { name: 'Adelaide Cup Day', states: ['SA'], dates: nth(2, MONDAY, 3) },
  { name: 'Eight Hours Day', states: ['TAS'], dates: nth(2, MONDAY, 3) },
  { name: 'Good Friday', states: ALL, dates: easter(-2) },
  { name: 'Easter Saturday', states: allBut('TAS', 'WA'), dates: easter(-1) },
  { name: 'Easter Sunday', states: allBut('TAS'), dates: easter(0) },
  { name: 'Easter Monday', states: ALL, dates: easter(1) },
  {
    name: 'Anzac Day',
    states: ['SA', 'TAS', 'VIC'],
    dates: fixed(4, 25, { saturday: 'never', sunday: 'never' }),
  },
  { name: 'Anzac Day', states: ['NT', 'QLD'], dates: fixed(4, 25, { saturday: 'never', sunday: 'instead' }) },
  // Additional Mondays after a Saturday are declared one by one in the ACT, so far each time.
  { name: 'Anzac Day', states: ['ACT'], dates: fixed(4, 25, { saturday: 'also', sunday: 'instead' }) },
  { name: 'Anzac Day', states: ['WA'], dates: fixed(4, 25, { saturday: 'also', sunday: 'also' }) },
  {
    // The additional Monday is declared for 2026 and 2027 only.
    name: 'Anzac Day',
    states: ['NSW'],
    dates: (year) =>
      fixed(
        4,
        25,
        year <= 2027 ? { saturday: 'also', sunday: 'also' } : { saturday: 'never', sunday: 'never' },
      )(year),
  },
  { name: 'Labour Day', states: ['QLD'], dates: nth(1, MONDAY, 5) },
  { name: 'May Day', states: ['NT'], dates: nth(1, MONDAY, 5) },
  {
    name: 'Reconciliation Day',
    states: ['ACT'],
    dates: (year) => [text(firstFrom(MONDAY, dayOf(year, 5, 27)))],
  },
  { name: 'Western Australia Day', states: ['WA'], dates: nth(1, MONDAY, 6) },
  { name: "King's Birthday", states: allBut('QLD', 'WA'), dates: nth(2, MONDAY, 6) },
  { name: 'Alice Springs Show Day', states: ['NT'], postcodes: [[870, 875]], dates: nth(1, FRIDAY, 7) },
  { name: 'Tennant Creek Show Day', states: ['NT'], postcodes: [[860, 862]], dates: nth(2, FRIDAY, 7) },
  { name: 'Katherine Show Day', states: ['NT'], postcodes: [[850, 853]], dates: nth(3, FRIDAY, 7) },
  { name: 'Darwin Show Day', states: ['NT'], postcodes: [[800, 847]], dates: nth(4, FRIDAY, 7) },
  { name: 'Picnic Day', states: ['NT'], dates: nth(1, MONDAY, 8) },
  {
    // Brisbane City only: its neighbours observe the show on days appointed each year.
    name: 'Royal Queensland Show',
    states: ['QLD'],
    postcodes: [
      [4000, 4018],
      [4030, 4078],
      [4101, 4113],
      [4115, 4116],
      [4120, 4123],
      [4151, 4156],
      [4169, 4179],
    ],
    dates: ekka,
  },
  {
    // The league sets the date of the Grand Final each year; it is usually the last Saturday of September.
    name: 'Friday before the AFL Grand Final',
    states: ['VIC'],
    dates: (year) => [text(plus(lastOf(SATURDAY, year, 9), -1))],
  },
  {
    // Proclaimed each year; Karratha and Port Hedland have another date.
    name: "King's Birthday",
    states: ['WA'],
    except: [
      [6714, 6714],
      [6721, 6722],
    ],
    dates: (year) => [text(lastOf(MONDAY, year, 9))],
  },
  { name: "King's Birthday", states: ['QLD'], dates: nth(1, MONDAY, 10) },
  { name: 'Labour Day', states: ['ACT', 'NSW', 'SA'], dates: nth(1, MONDAY, 10) },
  {
    name: 'Bendigo Cup Day',
    states: ['VIC'],
    postcodes: BENDIGO,
    dates: (year) => [text(plus(cupDay(year), -6))],
  },
  {
    name: 'Geelong Cup Day',
    states: ['VIC'],
    postcodes: GEELONG,
    dates: (year) => [text(plus(cupDay(year), -13))],
  },
  {
    name: 'Warrnambool Cup Day',
    states: ['VIC'],
    postcodes: WARRNAMBOOL_AND_MOYNE,
    dates: nth(1, THURSDAY, 5),
  },
  {
    name: 'Melbourne Cup Day',
    states: ['VIC'],
    except: [...GEELONG, ...BENDIGO, ...WARRNAMBOOL_AND_MOYNE],
    dates: (year) => [text(cupDay(year))],
  },
  { name: 'Recreation Day', states: ['TAS'], postcodes: [[7200, 7499]], dates: nth(1, MONDAY, 11) },
  {
    name: 'Christmas Day',
    states: ALL,
    dates: fixed(12, 25, { saturday: 'also', sunday: 'also', days: 2 }),
  },
  {
    name: 'Boxing Day',
    states: allBut('SA', 'TAS'),
    dates: fixed(12, 26, { saturday: 'also', sunday: 'also', days: 2 }),
  },
  {
    name: 'Proclamation Day',
    states: ['SA'],
    dates: fixed(12, 26, { saturday: 'also', sunday: 'also', days: 2 }),
  },
  {
    name: 'Boxing Day',
    states: ['TAS'],
    dates: fixed(12, 26, { saturday: 'instead', sunday: 'instead', days: 2 }),
  },
];

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOLIDAY_STATES } from './holiday-rules.ts';
import { holidaysToConfirm, publicHolidays, withHolidaysClosed } from './public-holidays.ts';

/** Published public holidays; Queensland's are those of Brisbane. */
const LISTS: [state: string, year: number, dates: string][] = [
  ['ACT', 2026, '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 04-27 06-01 06-08 10-05 12-25 12-26 12-28'],
  ['ACT', 2027, '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-26 05-31 06-14 10-04 12-25 12-26 12-27 12-28'],
  ['ACT', 2028, '01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 05-29 06-12 10-02 12-25 12-26'],
  ['ACT', 2029, '01-01 01-26 03-12 03-30 03-31 04-01 04-02 04-25 05-28 06-11 10-01 12-25 12-26'],
  ['ACT', 2030, '01-01 01-28 03-11 04-19 04-20 04-21 04-22 04-25 05-27 06-10 10-07 12-25 12-26'],
  ['NSW', 2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28'],
  ['NSW', 2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28'],
  ['NSW', 2028, '01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 06-12 10-02 12-25 12-26'],
  ['NSW', 2029, '01-01 01-26 03-30 03-31 04-01 04-02 04-25 06-11 10-01 12-25 12-26'],
  ['NSW', 2030, '01-01 01-28 04-19 04-20 04-21 04-22 04-25 06-10 10-07 12-25 12-26'],
  ['NT', 2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 06-08 08-03 12-25 12-26 12-28'],
  ['NT', 2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-26 05-03 06-14 08-02 12-25 12-26 12-27 12-28'],
  ['NT', 2028, '01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 05-01 06-12 08-07 12-25 12-26'],
  ['NT', 2029, '01-01 01-26 03-30 03-31 04-01 04-02 04-25 05-07 06-11 08-06 12-25 12-26'],
  ['NT', 2030, '01-01 01-28 04-19 04-20 04-21 04-22 04-25 05-06 06-10 08-05 12-25 12-26'],
  ['QLD', 2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 08-12 10-05 12-25 12-26 12-28'],
  ['QLD', 2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-26 05-03 08-11 10-04 12-25 12-26 12-27 12-28'],
  ['QLD', 2028, '01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 05-01 08-16 10-02 12-25 12-26'],
  ['QLD', 2029, '01-01 01-26 03-30 03-31 04-01 04-02 04-25 05-07 08-15 10-01 12-25 12-26'],
  ['QLD', 2030, '01-01 01-28 04-19 04-20 04-21 04-22 04-25 05-06 08-14 10-07 12-25 12-26'],
  ['SA', 2026, '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 10-05 12-25 12-26 12-28'],
  ['SA', 2027, '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 10-04 12-25 12-26 12-27 12-28'],
  ['SA', 2028, '01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 06-12 10-02 12-25 12-26'],
  ['SA', 2029, '01-01 01-26 03-12 03-30 03-31 04-01 04-02 04-25 06-11 10-01 12-25 12-26'],
  ['SA', 2030, '01-01 01-28 03-11 04-19 04-20 04-21 04-22 04-25 06-10 10-07 12-25 12-26'],
  ['TAS', 2026, '01-01 01-26 03-09 04-03 04-06 04-25 06-08 12-25 12-28'],
  ['TAS', 2027, '01-01 01-26 03-08 03-26 03-29 04-25 06-14 12-25 12-27 12-28'],
  ['TAS', 2028, '01-03 01-26 03-13 04-14 04-17 04-25 06-12 12-25 12-26'],
  ['TAS', 2029, '01-01 01-26 03-12 03-30 04-02 04-25 06-11 12-25 12-26'],
  ['TAS', 2030, '01-01 01-28 03-11 04-19 04-22 04-25 06-10 12-25 12-26'],
  ['VIC', 2026, '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 09-25 11-03 12-25 12-26 12-28'],
  ['VIC', 2027, '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 09-24 11-02 12-25 12-26 12-27 12-28'],
  ['VIC', 2028, '01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 06-12 09-29 11-07 12-25 12-26'],
  ['VIC', 2029, '01-01 01-26 03-12 03-30 03-31 04-01 04-02 04-25 06-11 09-28 11-06 12-25 12-26'],
  ['VIC', 2030, '01-01 01-28 03-11 04-19 04-20 04-21 04-22 04-25 06-10 09-27 11-05 12-25 12-26'],
  ['WA', 2026, '01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28'],
  ['WA', 2027, '01-01 01-26 03-01 03-26 03-28 03-29 04-25 04-26 06-07 09-27 12-25 12-26 12-27 12-28'],
  ['WA', 2028, '01-01 01-03 01-26 03-06 04-14 04-16 04-17 04-25 06-05 09-25 12-25 12-26'],
  ['WA', 2029, '01-01 01-26 03-05 03-30 04-01 04-02 04-25 06-04 09-24 12-25 12-26'],
  ['WA', 2030, '01-01 01-28 03-04 04-19 04-21 04-22 04-25 06-03 09-30 12-25 12-26'],
];
const ofYear = (state: string, postcode: string | null, year: number) =>
  publicHolidays({ state, postcode }, `${year}-01-01`, `${year}-12-31`);
const named = (state: string, postcode: string | null, year: number, name: string) =>
  ofYear(state, postcode, year)
    .filter((holiday) => holiday.name === name)
    .map(({ date }) => date);

describe('public holidays of a state', () => {
  test.each(LISTS)('are those of %s in %i', (state, year, dates) =>
    expect(
      ofYear(state, state === 'QLD' ? '4000' : null, year)
        .map(({ date }) => date.slice(5))
        .join(' '),
    ).toBe(dates),
  );

  test.each([
    ['NSW', 2027, 'Christmas Day', ['2027-12-25', '2027-12-27']],
    ['NSW', 2027, 'Boxing Day', ['2027-12-26', '2027-12-28']],
    ['SA', 2026, 'Proclamation Day', ['2026-12-26', '2026-12-28']],
    ['TAS', 2026, 'Boxing Day', ['2026-12-28']],
    ['VIC', 2030, 'Australia Day', ['2030-01-28']],
    ['QLD', 2027, 'Anzac Day', ['2027-04-26']],
    ['WA', 2028, "New Year's Day", ['2028-01-01', '2028-01-03']],
  ])('in %s %i has %s on %j', (state, year, name, dates) =>
    expect(named(state, null, year, name)).toEqual(dates),
  );

  test('is none without a known state', () => {
    expect(publicHolidays(null, '2026-01-01', '2026-12-31')).toEqual([]);
    expect(ofYear('Auckland', '1010', 2026)).toEqual([]);
  });

  test('accepts a state in lower case', () =>
    expect(ofYear(' nsw', '2880', 2026)).toEqual(ofYear('NSW', null, 2026)));
});

describe('regional public holidays', () => {
  test.each([
    ['QLD', '4006', 'Royal Queensland Show', ['2026-08-12']],
    ['QLD', '4217', 'Royal Queensland Show', []],
    ['QLD', null, 'Royal Queensland Show', []],
    ['VIC', '3000', 'Melbourne Cup Day', ['2026-11-03']],
    ['VIC', null, 'Melbourne Cup Day', ['2026-11-03']],
    ['VIC', '3220', 'Melbourne Cup Day', []],
    ['VIC', '3220', 'Geelong Cup Day', ['2026-10-21']],
    ['VIC', '3550', 'Bendigo Cup Day', ['2026-10-28']],
    ['VIC', '3280', 'Warrnambool Cup Day', ['2026-05-07']],
    ['NT', '0800', 'Darwin Show Day', ['2026-07-24']],
    ['NT', '0870', 'Alice Springs Show Day', ['2026-07-03']],
    ['TAS', '7000', 'Royal Hobart Regatta', ['2026-02-09']],
    ['TAS', '7250', 'Recreation Day', ['2026-11-02']],
    ['TAS', '7250', 'Royal Hobart Regatta', []],
    ['WA', '6714', "King's Birthday", []],
  ])('in %s %s: %s on %j', (state, postcode, name, dates) =>
    expect(named(state, postcode, 2026, name)).toEqual(dates),
  );
});

test('holidays of any range are in order, within it and without duplicates', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...HOLIDAY_STATES),
      days,
      fc.integer({ min: 0, max: 800 }),
      (state, start, length) => {
        const from = start.toISOString().slice(0, 10);
        const to = new Date(start.getTime() + length * 86_400_000).toISOString().slice(0, 10);
        const dates = publicHolidays({ state, postcode: null }, from, to).map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].toSorted());
        expect(dates.every((date) => date >= from && date <= to)).toBe(true);
      },
    ),
  );
});

describe('holidays to confirm', () => {
  const address = { state: 'NSW', postcode: '2000' };
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' }));
  const dates = (special: { date: string }[] = []) =>
    holidaysToConfirm({ address, week, special }, '2026-12-01', '2027-01-26').map(({ date }) => date);

  test('are those on usually open days', () =>
    expect(dates()).toEqual(['2026-12-25', '2026-12-28', '2027-01-01', '2027-01-26']));

  test('leave out those with special hours', () =>
    expect(dates([{ date: '2026-12-25' }, { date: '2027-01-01' }])).toEqual(['2026-12-28', '2027-01-26']));

  test('are none without opening hours', () =>
    expect(holidaysToConfirm({ address, week: [], special: [] }, '2026-12-01', '2027-01-26')).toEqual([]));
});

test('unconfirmed holidays count as closed, and past special hours are left out', () => {
  const special = [
    { date: '2026-11-03', name: 'Stocktake', status: 'Closed' },
    { date: '2026-12-26', name: 'Boxing Day', status: 'Open', start_hour: '10:00', end_hour: '15:00' },
  ];
  const closed = withHolidaysClosed(special, { state: 'VIC', postcode: '3000' }, '2026-12-20');
  expect(closed.map(({ date, status }) => `${date} ${status}`)).toEqual([
    '2026-12-26 Open',
    '2026-12-25 Closed',
    '2026-12-28 Closed',
    '2027-01-01 Closed',
    '2027-01-26 Closed',
  ]);
});

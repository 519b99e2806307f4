import { describe, expect, test } from 'vitest';
import { clock, dayAfter, type OpeningHour, specialRows, weekRows } from './hours.ts';

const day = (weekday: number, open: string, close: string, more: Partial<OpeningHour> = {}): OpeningHour => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open,
  close,
  ...more,
});
const workweek = [1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30', '17:30'));

describe('opening hours', () => {
  test('Monday to Friday are one row when all five match (HOURS-12 OPEN-094)', () => {
    expect(weekRows([...workweek, day(6, '08:30', '12:00')])).toEqual([
      { days: 'Mon - Fri', hours: '8:30 am - 5:30 pm' },
      { days: 'Sat', hours: '8:30 am - 12:00 pm' },
      { days: 'Sun', hours: null },
    ]);
  });

  test('each day has its row otherwise, Monday first (HOURS-13)', () => {
    const rows = weekRows([...workweek.slice(0, 4), day(5, '08:30', '18:00'), day(0, '10:00', '16:00')]);
    expect(rows.map(({ days }) => days)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(rows.at(-1)).toEqual({ days: 'Sun', hours: '10:00 am - 4:00 pm' });
  });

  test('special hours of the coming week replace the row of their day (OPEN-093)', () => {
    const special = [
      { date: '2026-11-25', name: 'Show day', status: 'Closed' },
      { date: '2026-11-28', name: null, status: 'Open', start_hour: '09:00', end_hour: '11:00' },
      { date: '2026-11-30', name: 'Next week', status: 'Closed' },
    ];
    // A Monday.
    const rows = weekRows([...workweek, day(6, '08:30', '12:00')], { special, today: '2026-11-23' });
    expect(rows.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      'Mon 8:30 am - 5:30 pm',
      'Tue 8:30 am - 5:30 pm',
      'Wed null',
      'Thu 8:30 am - 5:30 pm',
      'Fri 8:30 am - 5:30 pm',
      'Sat 9:00 am - 11:00 am',
      'Sun null',
    ]);
    expect(rows[2]?.special).toEqual({ date: '2026-11-25', occasion: 'Show day' });
    expect(rows[5]?.special).toEqual({ date: '2026-11-28', occasion: null });
    expect(weekRows(workweek, { special, today: '2026-12-01' })[0]?.days).toBe('Mon - Fri');
  });

  test('the coming week of 28 February has the 29th in a leap year', () => {
    const special = [{ date: '2028-02-29', name: 'Stocktake', status: 'Closed' }];
    const rows = weekRows(workweek, { special, today: '2028-02-28' });
    expect(rows[1]).toEqual({
      days: 'Tue',
      hours: null,
      special: { date: '2028-02-29', occasion: 'Stocktake' },
    });
    expect([dayAfter('2028-02-28', 1), dayAfter('2028-02-28', 2), dayAfter('2027-02-28', 1)]).toEqual([
      '2028-02-29',
      '2028-03-01',
      '2027-03-01',
    ]);
  });

  test('text of an editor replaces the times (HOURS-03)', () => {
    const [row] = weekRows([day(1, '08:00', '12:00', { formated_hours: '8am, then by appointment' })]);
    expect(row?.hours).toBe('8am, then by appointment');
  });

  test('a closed day shows no hours (HOURS-02)', () => {
    expect(weekRows([day(1, '08:00', '12:00', { status: 'Closed' })])[0]?.hours).toBeNull();
  });

  test('no hours give no rows', () => {
    expect(weekRows([])).toEqual([]);
  });

  test.each([
    ['00:00', '12:00 am'],
    ['12:00', '12:00 pm'],
    ['09:05', '9:05 am'],
    ['23:30', '11:30 pm'],
    ['soon', null],
    [null, null],
  ])('%s reads %s', (time, words) => {
    expect(clock(time)).toBe(words);
  });
});

describe('public holidays without special hours', () => {
  const week = [1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30', '17:30'));
  const holidays = [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Boxing Day' },
  ];

  test('keep the usual hours and are marked, on open days only', () => {
    const rows = weekRows(week, { special: [], holidays, today: '2026-12-21' });
    expect(rows.map(({ days, holiday }) => [days, holiday])).toEqual([
      ['Mon', undefined],
      ['Tue', undefined],
      ['Wed', undefined],
      ['Thu', undefined],
      ['Fri', 'Christmas Day'],
      ['Sat', undefined],
      ['Sun', undefined],
    ]);
    expect(rows[4]?.hours).toBe('8:30 am - 5:30 pm');
  });

  test('are not marked a week before', () =>
    expect(weekRows(week, { special: [], holidays, today: '2026-12-18' })[0]?.days).toBe('Mon - Fri'));
});

describe('holiday hours', () => {
  test('lists the next thirty days, soonest first (HOURS-06, HOURS-07, HOURS-09, HOURS-10, OPEN-093)', () => {
    const rows = specialRows(
      [
        { date: '2026-12-26', name: 'Boxing Day', status: 'Open', hours: { begin: '10:00', end: '14:00' } },
        { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
        { date: '2026-04-25', name: 'Anzac Day', status: 'Closed' },
        { date: '2027-01-01', name: null, status: 'Open', start_hour: '09:00', end_hour: '12:00' },
        { date: '2027-01-02', name: 'Too far', status: 'Closed' },
      ],
      '2026-12-03',
      (date) => date,
    );
    expect(rows).toEqual([
      { date: '2026-12-25', days: '2026-12-25', occasion: 'Christmas Day', hours: null },
      { date: '2026-12-26', days: '2026-12-26', occasion: 'Boxing Day', hours: '10:00 am - 2:00 pm' },
      { date: '2027-01-01', days: '2027-01-01', occasion: null, hours: '9:00 am - 12:00 pm' },
    ]);
  });
});

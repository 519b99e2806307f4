import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { translatorOf } from '../platform/language/translator.ts';
import { openingTimes, openNow } from './open-now.ts';

const texts = translatorOf('en', 'hoursClient');
const open = (weekday: number, from: string, to: string) => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: from,
  close: to,
});
const WEEK = [1, 2, 3, 4, 5].map((weekday) => open(weekday, '8:30', '17:30'));
const christmas = { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' };
const times = openingTimes(WEEK, [christmas], 'Australia/Brisbane');
const sentence = (moment: string) => times && openNow(times, new Date(`${moment}:00+10:00`), texts);

describe('whether a place is open (OPEN-057 OPEN-093)', () => {
  test.each([
    ['2026-11-23T08:29', 'Opens 8:30 am', 'Today 8:30 am - 5:30 pm'],
    ['2026-11-23T08:30', 'Open now until 5:30 pm', 'Today 8:30 am - 5:30 pm'],
    ['2026-11-23T17:29', 'Open now until 5:30 pm', 'Today 8:30 am - 5:30 pm'],
    ['2026-11-23T17:30', 'Opens tomorrow 8:30 am', 'Today 8:30 am - 5:30 pm'],
    ['2026-11-27T18:00', 'Opens Monday 8:30 am', 'Today 8:30 am - 5:30 pm'],
    ['2026-11-29T09:00', 'Opens tomorrow 8:30 am', 'Closed today'],
    ['2026-12-25T10:00', 'Opens Monday 8:30 am', 'Closed today'],
  ])('at %s: %s', (moment, now, today) => expect(sentence(moment)).toMatchObject({ now, today }));

  test('uses the time zone of the dealer', () => {
    const perth = openingTimes(WEEK, [], 'Australia/Perth');
    const moment = new Date('2026-11-23T16:00:00+10:00');
    expect(perth && openNow(perth, moment, texts).now).toBe('Open now until 5:30 pm');
    expect(perth && openNow(perth, new Date('2026-11-23T09:00:00+10:00'), texts).now).toBe('Opens 8:30 am');
  });

  test('special hours replace those of the weekday', () => {
    const short = { date: '2026-11-23', name: null, status: 'Open', hours: { begin: '10:00', end: '12:00' } };
    const shortDay = openingTimes(WEEK, [short], 'Australia/Brisbane');
    expect(shortDay && openNow(shortDay, new Date('2026-11-23T13:00:00+10:00'), texts)).toMatchObject({
      isOpen: false,
      today: 'Today 10:00 am - 12:00 pm',
    });
  });

  test('special hours may fall on 29 February', () => {
    const leapDay = { date: '2028-02-29', name: 'Stocktake', status: 'Closed' };
    const leapYear = openingTimes(WEEK, [leapDay], 'Australia/Brisbane');
    const at = (moment: string) => leapYear && openNow(leapYear, new Date(`${moment}:00+10:00`), texts);
    expect(at('2028-02-28T18:00')?.now).toBe('Opens Wednesday 8:30 am');
    expect(at('2028-02-29T10:00')).toMatchObject({ isOpen: false, now: 'Opens tomorrow 8:30 am' });
  });

  test('hours of an unconfirmed public holiday may differ', () => {
    const holiday = openingTimes(WEEK, [], 'Australia/Brisbane', ['2026-11-23']);
    const at = (moment: string) => holiday && openNow(holiday, new Date(`${moment}:00+10:00`), texts).note;
    expect(at('2026-11-22T12:00')).toBe('Hours may differ'); // a Sunday, which opens tomorrow
    expect(at('2026-11-23T08:00')).toBe('Hours may differ');
    expect(at('2026-11-23T12:00')).toBe('Hours may differ');
    expect(at('2026-11-23T18:00')).toBeNull();
    expect(at('2026-11-24T12:00')).toBeNull();
  });

  test('is unknown without hours', () => {
    expect(openingTimes([], [], 'Australia/Brisbane')).toBeNull();
    const words = { ...open(1, '', ''), formated_hours: 'by appointment' };
    expect(openingTimes([words], [], 'Australia/Brisbane')).toBeNull();
  });

  test('always has a time at which it closes or opens', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01') }), (moment) => {
        if (Number.isNaN(moment.getTime()) || !times) return;
        const { isOpen, now } = openNow(times, moment, texts);
        expect(now).toMatch(isOpen ? /^Open now until 5:30 pm$/ : /^Opens .*8:30 am$/);
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { nextTimes, slotDays, slotText } from './days.ts';

test('shows times in the time zone of the location, not the browser', () => {
  const days = slotDays([
    '2026-11-23T09:00:00+11:00',
    '2026-11-23T14:30:00+11:00',
    '2026-11-24T09:00:00+11:00',
  ]);
  expect(
    days.map(({ date, weekday, day, slots }) => [date, weekday, day, slots.map(({ label }) => label)]),
  ).toEqual([
    ['2026-11-23', 'Mon', '23 Nov', ['9:00 am', '2:30 pm']],
    ['2026-11-24', 'Tue', '24 Nov', ['9:00 am']],
  ]);
  expect(slotText('2026-11-23T09:00:00+08:00')).toBe('Mon 23 Nov, 9:00 am');
  expect(slotText('soon')).toBeNull();
});

test('offers the next three times, two hours apart', () => {
  const at = (hour: string) => `2026-11-23T${hour}:00+10:00`;
  const slots = ['09:00', '09:30', '10:00', '11:00', '12:30', '13:00', '15:00'].map(at);
  expect(nextTimes(slots)).toEqual(['09:00', '11:00', '13:00'].map(at));
  expect(nextTimes(slots.slice(0, 2))).toEqual([at('09:00')]);
  expect(nextTimes([])).toEqual([]);
});

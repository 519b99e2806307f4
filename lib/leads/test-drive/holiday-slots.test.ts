import { expect, test } from 'vitest';
import { confirmedTimes } from '../../sites/confirmed-times.ts';
import type { SpecialHour } from '../../sites/hours.ts';
import { localTime } from '../../sites/local-time.ts';
import { slotsOf } from './slots.ts';

const ZONE = 'Australia/Brisbane';
const NOW = new Date('2026-12-20T00:00:00Z');
const week = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: '09:00',
  close: '10:00',
}));

function daysWithSlots(special: SpecialHour[], state: string | null = 'QLD'): string[] {
  const times = confirmedTimes({ week, special, address: { state, postcode: '4000' } }, ZONE, NOW);
  const slots = times ? slotsOf(times, NOW) : [];
  return [...new Set(slots.map((slot) => localTime(slot, ZONE).slice(0, 10)))];
}

test('a public holiday has no test drives until an editor enters its hours', () => {
  const days = daysWithSlots([]);
  expect(days).toContain('2026-12-24');
  // Christmas Day, Boxing Day observed on Monday, New Year's Day.
  for (const holiday of ['2026-12-25', '2026-12-28', '2027-01-01']) expect(days).not.toContain(holiday);
  const open = { date: '2026-12-28', name: 'Boxing Day', status: 'Open' };
  expect(daysWithSlots([{ ...open, start_hour: '10:00', end_hour: '14:00' }])).toContain('2026-12-28');
});

test('a place without a state has no known public holidays', () =>
  expect(daysWithSlots([], null)).toContain('2026-12-25'));

test('a location without hours has no opening times', () =>
  expect(confirmedTimes({ week: [], special: [], address: null }, ZONE, NOW)).toBeNull());

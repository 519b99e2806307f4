import { expect, test } from 'vitest';
import { monthsBefore } from './months-before.ts';

test.each([
  ['2028-08-31', 6, '2028-02-29'],
  ['2028-08-29', 6, '2028-02-29'],
  ['2027-08-31', 6, '2027-02-28'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2028-02-29', 6, '2027-08-29'],
  ['2028-02-15', 6, '2027-08-15'],
])('%s less %i months is %s', (from, months, day) => {
  const time = 'T13:45:00.000Z';
  expect(monthsBefore(new Date(from + time), months).toISOString()).toBe(day + time);
});

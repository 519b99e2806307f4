import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [1, ['0', '00', '00', '01']],
  [1000, ['0', '00', '00', '01']],
  [1001, ['0', '00', '00', '02']],
  [60_000, ['0', '00', '01', '00']],
  [3 * 86_400_000 + 3_600_000, ['3', '01', '00', '00']],
  [120 * 86_400_000, ['120', '00', '00', '00']],
])('%d ms before the end the countdown shows %j', (milliseconds, figures) => {
  expect(timeLeft(milliseconds)).toEqual(figures);
});

test('days, hours, minutes and seconds add up to the time left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4e12 }), (milliseconds) => {
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = timeLeft(milliseconds).map(Number);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(milliseconds / 1000));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageTime } from './message-time.ts';

const arrival = new Date('2026-11-30T02:00:00Z');

test('takes the sender’s time within a week before the arrival, else the arrival', () => {
  const earlier = new Date('2026-11-29T02:00:00Z');
  expect(messageTime(earlier, arrival)).toEqual(earlier);
  expect(messageTime(new Date('2026-11-30T02:00:01Z'), arrival)).toEqual(arrival);
  expect(messageTime(new Date('2001-01-01T00:00:00Z'), arrival)).toEqual(arrival);
  expect(messageTime(null, arrival)).toEqual(arrival);
});

test('is never after the arrival', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (claimed) => {
      expect(messageTime(claimed, arrival).getTime()).toBeLessThanOrEqual(arrival.getTime());
    }),
  );
});

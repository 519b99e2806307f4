import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isExpired, lifetimeUntil } from './expiry.ts';
import { tagOf } from './manifest.ts';

const until = (moment: number) => tagOf('until', { site: 'harbour', moment: String(moment) });

test('an entry expires at the earliest of its timestamps', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.nat(), (moments, now) => {
      const tags = ['harbour/site', 'harbour/page/until/5', ...moments.map(until)];
      expect(isExpired(tags, now)).toBe(Math.min(...moments) <= now);
    }),
  );
});

test('an entry without a timestamp never expires', () => {
  expect(isExpired([], Date.now())).toBe(false);
  expect(isExpired(['harbour/site', 'harbour/document/until', '_N_T_/layout', 'until'], Date.now())).toBe(
    false,
  );
});

test('an entry’s lifetime reaches past its timestamp, however long rendering took', () => {
  const seconds = fc.integer({ min: 0, max: 59 });
  fc.assert(
    fc.property(fc.nat(), fc.nat(), seconds, fc.nat(999), (begun, ahead, making, fraction) => {
      const moment = begun + ahead;
      const now = begun + making * 1000 + fraction;
      expect(begun + lifetimeUntil(moment, now) * 1000).toBeGreaterThan(moment);
    }),
  );
});

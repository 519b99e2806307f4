import { expect, test } from 'vitest';
import { nextRateChange } from './next-rate-change.ts';
import { SEED_TABLES } from './seed/seed-tables.ts';

const at = (state: 'QLD' | 'WA', now: string) => nextRateChange(SEED_TABLES, state, new Date(now));

test('rates end at midnight of the state', () => {
  expect(at('QLD', '2026-11-29T00:00:00Z')).toEqual(new Date('2027-06-30T14:00:00Z'));
  expect(at('WA', '2026-11-29T00:00:00Z')).toEqual(new Date('2027-06-30T16:00:00Z'));
});

test('rates start at midnight of the state', () =>
  expect(at('QLD', '2026-06-01T00:00:00Z')).toEqual(new Date('2026-06-30T14:00:00Z')));

test('nothing changes after the last table', () => expect(at('QLD', '2028-01-01T00:00:00Z')).toBeNull());

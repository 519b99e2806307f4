import { expect, test } from 'vitest';
import { LISTED, NAMED } from '../site-report/report.ts';
import { unconfirmedRules } from './unconfirmed-rules.ts';

const place = (state: 'TAS' | 'VIC' | null) => ({
  id: 'a',
  dealershipId: null,
  state,
  licenceName: null,
  licenceNumber: null,
});
const NOW = new Date('2026-11-29T02:00:00Z');
const listFor = (states: ('TAS' | 'VIC' | null)[], confirmed: string[] = []) =>
  unconfirmedRules(
    {
      sellingPlaces: states.map(place),
      confirmedRules: new Set(confirmed),
      timeZone: 'Australia/Hobart',
    },
    NOW,
  );

test('lists every rule to confirm of the states in which the site sells', () => {
  const { count, named, more } = listFor(['TAS']);
  expect(count).toBeGreaterThan(NAMED);
  expect(count).toBeLessThanOrEqual(LISTED);
  expect([named.length, more]).toEqual([count, 0]);
  expect(named[0]).toMatchObject({
    title: expect.stringMatching(/^TAS: /),
    detail: expect.stringMatching(/^Compare with: Motor Vehicle Traders Act 2011 \(Tas\), https:/),
    target: { kind: 'document', type: 'lawConfirmation' },
  });
});

test('leaves out a rule that a person has confirmed', () => {
  expect(listFor(['VIC'], ['vic-warranty-caravan']).count).toBe(listFor(['VIC']).count - 1);
});

test('lists nothing for a place without a state', () => {
  expect(listFor([null]).count).toBe(0);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Visit } from '../../sites/visit-source/visit.ts';
import { RECEIVERS } from './kinds.ts';
import { type Shopper, sharedWith } from './shopper.ts';

const touch = {
  kind: 'campaign',
  name: 'Google Ads',
  campaign: null,
  at: '2026-11-29T00:00:00.000Z',
} as const;
const CLICK = { value: 'Cj0', at: touch.at };
const shopper = (visit: Partial<Visit> | null, more: Partial<Shopper> = {}): Shopper => ({
  visit: visit && { first: touch, last: touch, ...visit },
  email: 'kim@shopper.example',
  phone: '0412345678',
  hasOptedIn: false,
  ...more,
});
const CONTACT = { email: 'kim@shopper.example', phone: '0412345678' };

describe('without consent to advertising', () => {
  test('nothing is shared, whatever else the shopper agreed to', () => {
    for (const receiver of RECEIVERS)
      for (const hasOptedIn of [true, false]) {
        expect(sharedWith(receiver, shopper(null, { hasOptedIn }))).toBeNull();
        const visit = { clicks: { gclid: CLICK, fbclid: CLICK } };
        expect(sharedWith(receiver, shopper(visit, { hasOptedIn }))).toBeNull();
      }
  });
});

describe('with consent to advertising', () => {
  test('each network gets its own clicks only', () => {
    const visit = { clicks: { gclid: CLICK, fbclid: CLICK, ttclid: CLICK }, adConsent: 'assumed' } as const;
    expect(sharedWith('google', shopper(visit))).toEqual({ clicks: { gclid: CLICK }, contact: null });
    expect(sharedWith('meta', shopper(visit))).toEqual({ clicks: { fbclid: CLICK }, contact: null });
  });

  test('the contact is shared only if the shopper chose it and wants news', () => {
    const contactOf = (adConsent: 'explicit' | 'assumed', hasOptedIn: boolean) =>
      sharedWith('google', shopper({ clicks: { gclid: CLICK }, adConsent }, { hasOptedIn }))?.contact;
    expect(contactOf('explicit', true)).toEqual(CONTACT);
    expect(contactOf('explicit', false)).toBeNull();
    expect(contactOf('assumed', true)).toBeNull();
  });

  test('nothing is shared of a shopper without click and contact', () => {
    expect(sharedWith('google', shopper({ adConsent: 'explicit' }))).toBeNull();
    const nobody = shopper({ adConsent: 'explicit' }, { email: '', phone: '', hasOptedIn: true });
    expect(sharedWith('google', nobody)).toBeNull();
  });
});

test('shares nothing without consent, and no contact without both consents, for any shopper', () => {
  const any = fc.record({
    adConsent: fc.constantFrom(undefined, 'explicit' as const, 'assumed' as const),
    hasOptedIn: fc.boolean(),
    email: fc.constantFrom('', 'kim@shopper.example'),
    names: fc.subarray(['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid'] as const),
    receiver: fc.constantFrom(...RECEIVERS),
  });
  fc.assert(
    fc.property(any, ({ adConsent, hasOptedIn, email, names, receiver }) => {
      const clicks = Object.fromEntries(names.map((name) => [name, CLICK]));
      const shared = sharedWith(
        receiver,
        shopper({ clicks, ...(adConsent && { adConsent }) }, { hasOptedIn, email, phone: '' }),
      );
      if (!adConsent) expect(shared).toBeNull();
      if (shared?.contact) expect([adConsent, hasOptedIn]).toEqual(['explicit', true]);
    }),
  );
});

import { parseSettings } from '@forecourt/lib/sites/settings';
import { describe, expect, test } from 'vitest';
import { promiseText } from './checkout-messages.ts';
import { type HoldPlace, holdPromise, holdTermsOf } from './hold-terms.ts';

const sampleAddress: HoldPlace['address'] = {
  street: '1 George Street',
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  lat: null,
  long: null,
  place_id: null,
  place_url: null,
  map_key: null,
};

const place = (facts: Partial<HoldPlace> = {}): HoldPlace => ({
  address: sampleAddress,
  contact_detail: {
    phone: null,
    landline_phone: null,
    opening_hours: ([1, 2, 3, 4, 5] as const).map((weekday) => ({
      weekday,
      status: 'Open' as const,
      formated_hours: null,
      open: '08:30',
      close: '17:30',
    })),
  },
  special_hours: [],
  ...facts,
});
const site = (settings: Record<string, unknown> = {}) => ({ settings: parseSettings(settings).settings });
const promise = (at: string, shownPlace: HoldPlace | null = place(), settings = {}) => {
  const now = new Date(at);
  return holdPromise(holdTermsOf(site(settings), shownPlace, now), now);
};

describe('what the checkout promises (OPEN-025)', () => {
  test('is the close of the second opening day if that is later, at the place', () =>
    expect(promise('2026-11-27T18:00+11:00')).toEqual({
      hours: 48,
      until: 'Tue 1 Dec 2026, 5:30 pm',
    }));

  test('is plain hours if the second opening day closes before', () =>
    expect(promise('2026-11-23T18:00+11:00')).toEqual({ hours: 48, until: null }));

  test('skips public holidays that nobody has confirmed', () =>
    expect(promise('2026-12-24T12:00+11:00').until).toBe('Wed 30 Dec 2026, 5:30 pm'));

  test('counts a public holiday with opening hours', () => {
    const open = {
      date: '2026-12-28',
      name: null,
      status: 'Open' as const,
      start_hour: '10:00',
      end_hour: '15:00',
    };
    const special_hours = [{ ...open, hours: null, location_id: 'a' }];
    expect(promise('2026-12-24T12:00+11:00', place({ special_hours })).until).toBe(
      'Tue 29 Dec 2026, 5:30 pm',
    );
  });

  test('is plain hours without a place, without hours, and if the setting counts hours only', () => {
    const plain = { hours: 48, until: null };
    const friday = '2026-11-27T18:00+11:00';
    expect(promise(friday, null)).toEqual(plain);
    const none = { phone: null, landline_phone: null, opening_hours: [] };
    expect(promise(friday, place({ contact_detail: none }))).toEqual(plain);
    expect(promise(friday, place(), { reserveHoldOpeningDays: 0 })).toEqual(plain);
  });

  test('is one sentence with the fee', () => {
    expect(promiseText(20_000, { hours: 48, until: null }, 'car')).toBe(
      'Your $200 is fully refundable. We hold the car for you for 48 hours.',
    );
    expect(promiseText(20_000, { hours: 48, until: 'Tue 1 Dec 2026, 5:30 pm' }, 'car')).toBe(
      'Your $200 is fully refundable. We hold the car for you for at least 48 hours: until Tue 1 Dec 2026, 5:30 pm if you pay now.',
    );
  });
});

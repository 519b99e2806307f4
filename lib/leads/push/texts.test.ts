import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESERVATION_STATUSES } from '../../payments/reservation/machine.ts';
import type { AlertLine } from '../alerts/messages.ts';
import { alertPush, HOLD_ENDS, holdPush, messagePush } from './texts.ts';

const AS_AT = '5 Mar 2026, 3:40 pm';
const line = (facts: Partial<AlertLine> = {}): AlertLine => ({
  kind: 'price_drop',
  vehicle: {
    title: '2021 Toyota HiLux',
    subtitle: null,
    price: '$43,990',
    href: 'https://site.example/cars/hilux',
    picture: null,
    stocknum: 'A1',
  },
  noun: 'car',
  oldPrice: '$45,990',
  weekly: null,
  search: null,
  ...facts,
});

describe('an alert', () => {
  test('states the price with its time', () => {
    expect(alertPush([line()], AS_AT)).toEqual({
      title: '2021 Toyota HiLux',
      body: 'Is now $43,990, was $45,990. As at 5 Mar 2026, 3:40 pm.',
    });
  });

  test('names the first two of several vehicles', () => {
    const titles = ['One', 'Two', 'Three'].map((title) => line({ vehicle: { ...line().vehicle, title } }));
    expect(alertPush(titles, AS_AT)).toEqual({
      title: '3 updates from your garage',
      body: 'One, Two and 1 more. As at 5 Mar 2026, 3:40 pm.',
    });
  });
});

describe('a hold', () => {
  const current = { isOver: false, until: AS_AT, title: '2021 Toyota HiLux' };

  test('that ends soon states its end, unless it is over or no longer paid', () => {
    expect(holdPush(HOLD_ENDS, { ...current, status: 'paid' })?.body).toBe(
      'Your reservation ends 5 Mar 2026, 3:40 pm.',
    );
    expect(holdPush(HOLD_ENDS, { ...current, status: 'paid', isOver: true })).toBeNull();
    expect(holdPush(HOLD_ENDS, { ...current, status: 'refunded' })).toBeNull();
  });

  test('never notifies of a step that another has overtaken', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RESERVATION_STATUSES),
        fc.constantFrom(...RESERVATION_STATUSES),
        (event, status) => {
          if (event !== status) expect(holdPush(event, { ...current, status })).toBeNull();
        },
      ),
    );
  });
});

test('a message is announced without its text', () => {
  expect(messagePush('Harbour').body).toBe('You have a new message. Open My Garage to read it.');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailsOf, nextStatus, type PaymentStatus } from './machine.ts';

const EVENTS = ['pay', 'expire', 'cancel', 'refunded', 'refund_failed'] as const;
type Event = (typeof EVENTS)[number];

const run = (events: readonly Event[]): PaymentStatus[] => {
  const path: PaymentStatus[] = ['open'];
  for (const event of events) {
    const next = nextStatus(path.at(-1) ?? 'open', event);
    if (next) path.push(next);
  }
  return path;
};

test('counts money as received unless refunded, in any order of events (OPEN-103)', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (events) => {
      const last = run(events).at(-1);
      // A refund also proves the payment, and may arrive before or instead of the payment event.
      const money = events.filter((event) => event === 'pay' || event === 'refunded');
      expect(last === 'paid' || last === 'refunded').toBe(money.length > 0);
      if (events.includes('refunded') && !events.includes('refund_failed')) expect(last).toBe('refunded');
      if (!events.includes('refunded') && money.length > 0) expect(last).toBe('paid');
    }),
  );
});

test('ignores repeated events', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 8 }), (events) => {
      const twice = events.flatMap((event) => [event, event]);
      expect(run(twice)).toEqual(run(events));
    }),
  );
});

test('a payment stays cancelled whether we or Stripe report the end first', () => {
  expect(run(['cancel', 'expire']).at(-1)).toBe('cancelled');
  expect(run(['expire', 'cancel']).at(-1)).toBe('cancelled');
});

test('sends each mail in the matching state', () => {
  expect(mailsOf('paid')).toEqual(['receipt', 'dealer']);
  expect(mailsOf('refunded')).toEqual(['refund']);
  for (const quiet of ['open', 'expired', 'cancelled'] as const) expect(mailsOf(quiet)).toEqual([]);
});

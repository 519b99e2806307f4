import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REASONS, RESERVATION_STATUSES } from '../reservation/machine.ts';
import { PAYMENT_PROBLEMS } from '../tables/agent-checkouts.ts';
import { type SessionFacts, sessionState } from './session-status.ts';

const READY: SessionFacts = {
  contact: { name: 'Kim Nguyen', mobile: '0412 345 678', email: 'kim@shopper.example' },
  vehicle: 'free',
  needsSignIn: false,
  hasAcceptedTerms: true,
  isCancelled: false,
  isExpired: false,
  problem: null,
  reservation: null,
};
const stateOf = (facts: Partial<SessionFacts>) => {
  const { status, messages, mayPay, escalation } = sessionState({ ...READY, ...facts });
  return [status, messages.map((each) => ('code' in each ? each.code : 'info')), mayPay, escalation];
};
const paid = (facts: Partial<NonNullable<SessionFacts['reservation']>>) => ({
  reservation: { status: 'paid' as const, reason: null, isPaid: true, noun: 'car' as const, ...facts },
});

describe('the status of a checkout session', () => {
  test.each<[string, Partial<SessionFacts>, unknown[]]>([
    ['everything given', {}, ['ready_for_payment', [], true, null]],
    [
      'no contact details',
      { contact: { name: null, mobile: null, email: null } },
      ['not_ready_for_payment', ['missing', 'missing', 'missing'], false, null],
    ],
    [
      'a foreign phone number',
      { contact: { ...READY.contact, mobile: '+1 415 555 0123' } },
      ['not_ready_for_payment', ['invalid'], false, null],
    ],
    [
      'a site that asks for sign-in',
      { needsSignIn: true },
      ['requires_escalation', ['requires_sign_in'], false, 'checkout'],
    ],
    [
      'terms not accepted',
      { hasAcceptedTerms: false },
      ['requires_escalation', ['approval_required'], false, 'terms'],
    ],
    ['a car that is held', { vehicle: 'taken' }, ['not_ready_for_payment', ['out_of_stock'], false, null]],
    ['a recalled car', { vehicle: 'recalled' }, ['not_ready_for_payment', ['out_of_stock'], false, null]],
    ['a car that is sold', { vehicle: 'gone' }, ['not_ready_for_payment', ['out_of_stock'], false, null]],
    ['a declined card', { problem: 'declined' }, ['ready_for_payment', ['payment_declined'], true, null]],
    [
      'a bank that asks the cardholder',
      { problem: 'authentication' },
      ['requires_escalation', ['requires_3ds'], true, 'checkout'],
    ],
    ['a cancelled session', { isCancelled: true }, ['canceled', [], false, null]],
    ['an old session', { isExpired: true }, ['expired', ['expired'], false, null]],
    [
      'a payment in progress',
      paid({ status: 'held', isPaid: false }),
      ['complete_in_progress', [], true, null],
    ],
    ['a paid reservation', paid({}), ['completed', [], false, null]],
    [
      'a refund that was requested',
      paid({ status: 'refunded', reason: 'requested' }),
      ['completed', [], false, null],
    ],
    [
      'a payment that was too late',
      paid({ status: 'refund_pending', reason: 'late' }),
      ['canceled', ['out_of_stock'], false, null],
    ],
    [
      'a payment for a car that was recalled meanwhile',
      paid({ status: 'refund_pending', reason: 'recalled' }),
      ['canceled', ['out_of_stock'], false, null],
    ],
    [
      'a hold that ran out',
      paid({ status: 'expired', reason: 'not_paid', isPaid: false }),
      ['expired', ['expired'], false, null],
    ],
  ])('%s', (_, facts, expected) => {
    expect(stateOf(facts)).toEqual(expected);
  });

  const facts = fc.record<SessionFacts>({
    contact: fc.record({
      name: fc.constantFrom(null, 'Kim'),
      mobile: fc.constantFrom(null, '0412345678', '12'),
      email: fc.constantFrom(null, 'kim@shopper.example', 'kim'),
    }),
    vehicle: fc.constantFrom('free', 'taken', 'recalled', 'gone'),
    needsSignIn: fc.boolean(),
    hasAcceptedTerms: fc.boolean(),
    isCancelled: fc.boolean(),
    isExpired: fc.boolean(),
    problem: fc.constantFrom(null, ...PAYMENT_PROBLEMS),
    reservation: fc.option(
      fc.record({
        status: fc.constantFrom(...RESERVATION_STATUSES),
        reason: fc.constantFrom(null, ...REASONS),
        isPaid: fc.boolean(),
        noun: fc.constant('car' as const),
      }),
    ),
  });

  test('no payment starts without accepted terms, contact details and a free car', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const { mayPay } = sessionState(each);
        if (!mayPay || each.reservation) return;
        expect(each).toMatchObject({ hasAcceptedTerms: true, needsSignIn: false, isCancelled: false });
        expect(each.isExpired).toBe(false);
        expect(each.vehicle).toBe('free');
        expect(Object.values(each.contact)).not.toContain(null);
      }),
    );
  });

  test('a paid reservation never accepts another payment', () => {
    fc.assert(
      fc.property(facts, (each) => {
        if (each.reservation?.isPaid) expect(sessionState(each).mayPay).toBe(false);
      }),
    );
  });

  test('every status that needs an action says why', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const { status, messages } = sessionState(each);
        if (status === 'not_ready_for_payment' || status === 'requires_escalation')
          expect(messages).not.toEqual([]);
      }),
    );
  });
});

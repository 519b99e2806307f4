import type { GarageApplication } from '@forecourt/lib/leads/shopper-history.server';
import { RESERVATION_STATUSES } from '@forecourt/lib/payments/reservation/machine';
import { describe, expect, test } from 'vitest';
import type { ShownReservation } from './content.server.ts';
import { garageTexts } from './garage-texts.server.ts';
import { applicationText, driveStatus, enquiryLabel, reservationStatus } from './status-labels.ts';

const TEXTS = garageTexts('en');
const NOW = new Date('2026-11-22T00:00:00Z');
const reservation = (fields: Partial<ShownReservation>): ShownReservation => ({
  id: 'a',
  timeZone: 'Australia/Brisbane',
  dealershipId: 'd',
  locationId: null,
  reference: 'R-7K2M9Q',
  car: { id: 'c', slug: 's', title: '2022 Kia Niro', subtitle: null, stocknum: '1', price: 1, picture: null },
  status: 'paid',
  reason: null,
  amountCents: 20_000,
  paidCents: 20_000,
  paidAt: NOW,
  heldUntil: new Date('2026-11-24T00:00:00Z'),
  refundedCents: 0,
  refundedAt: null,
  createdAt: NOW,
  ...fields,
});
const words = (fields: Partial<ShownReservation>) => reservationStatus(reservation(fields), NOW, TEXTS);

describe('a reservation in the garage (OPEN-104)', () => {
  test('has a label for every state', () => {
    for (const status of RESERVATION_STATUSES) {
      expect(words({ status }).label).not.toBe('');
      expect(words({ status }).text).not.toContain('undefined');
    }
  });

  test('shows the amount paid and how long the car is held', () =>
    expect(words({})).toEqual({
      tone: 'success',
      label: 'Reserved for you',
      text: '$200 paid Sun 22 Nov 2026, 10:00 am. Held until Tue 24 Nov 2026, 10:00 am.',
    }));

  test('shows an expired hold as over, before the job has processed it', () =>
    expect(words({ status: 'held', paidAt: null, paidCents: null, heldUntil: NOW }).label).toBe('Expired'));

  test('explains why the money is refunded and that it was', () => {
    expect(words({ status: 'refund_pending', reason: 'car_gone' }).text).toContain('no longer for sale');
    expect(words({ status: 'refunded', refundedAt: NOW }).text).toBe(
      'Your $200 was refunded Sun 22 Nov 2026, 10:00 am.',
    );
  });
});

test('calls an enquiry from the finance journey a pre-approval, others not (QUOTE-51)', () => {
  expect(enquiryLabel('finance', { tags: ['YouX'] }, TEXTS).label).toBe('Finance pre-approval');
  expect(enquiryLabel('finance', {}, TEXTS).label).toBe('Finance');
});

test('says of a pre-approval what is known, and no more', () => {
  const text = (facts: Partial<GarageApplication>) =>
    applicationText(
      { status: 'created', redirectUrl: 'https://apply.lender.example/a?b=1', returnedAt: null, ...facts },
      new Date('2026-03-04T20:00:00Z'),
      'Australia/Brisbane',
      TEXTS,
    );
  expect(text({})).toBe(
    'You sent your details to apply.lender.example on 5 Mar 2026. The lender decides once you have completed your application on its website.',
  );
  expect(text({ returnedAt: '2026-03-06T02:00:00+00:00' })).toBe(
    'You continued with apply.lender.example on 6 Mar 2026. The lender tells you its decision; it is not shown here.',
  );
  expect(text({ redirectUrl: null })).toContain('You sent your details to the lender on');
  expect(text({ status: 'asked' })).toBe('Being sent to the lender.');
  expect(text({ status: 'refused' })).toContain('We will contact you.');
});

describe('a test drive in the garage (OPEN-009 OPEN-104)', () => {
  const at = { startsAt: new Date('2026-11-24T00:00:00Z'), timeZone: 'Australia/Brisbane' };
  const drive = (fields: Partial<Parameters<typeof driveStatus>[0]>) =>
    driveStatus({ ...at, status: 'booked', changedBy: null, changedAt: null, ...fields }, NOW, TEXTS);

  test('shows the time in the time zone of the dealership', () =>
    expect(drive({})).toEqual({
      tone: 'success',
      label: 'Booked',
      when: 'Tue 24 Nov 2026, 10:00 am',
      change: null,
      isToCome: true,
    }));

  test('shows who changed it and when', () => {
    expect(drive({ changedBy: 'staff', changedAt: NOW }).change).toBe(
      'We changed the time Sun 22 Nov 2026, 10:00 am.',
    );
    expect(drive({ status: 'cancelled', changedBy: 'staff', changedAt: NOW })).toMatchObject({
      label: 'Cancelled',
      change: 'We cancelled it Sun 22 Nov 2026, 10:00 am.',
      isToCome: false,
    });
    expect(drive({ status: 'cancelled', changedBy: 'shopper', changedAt: NOW }).change).toMatch(/^You/);
  });

  test('is over once it has begun', () =>
    expect(drive({ startsAt: NOW })).toMatchObject({ label: 'Over', isToCome: false }));
});

import { REASONS, RESERVATION_STATUSES } from '@forecourt/lib/payments/reservation/machine';
import { STAFF_ACTIONS, staffSteps } from '@forecourt/lib/payments/reservation/staff-steps';
import { describe, expect, test } from 'vitest';
import { leftText, momentText, placeText, zoneText } from '../back-office/moments.ts';
import {
  GROUPS,
  reasonText,
  STATUS_BADGES,
  statusDetail,
  statusText,
  stepTexts,
  trailText,
} from './texts.ts';

const NOW = Date.parse('2026-03-05T06:05:00Z');
const RESERVATION = {
  reference: 'R-7K2M9Q',
  site: 'sample',
  status: 'paid',
  reason: null,
  car: {
    id: 'c',
    slug: 'c',
    title: '2021 Toyota HiLux',
    subtitle: null,
    stocknum: 'R1',
    price: 34_990,
    picture: null,
  },
  carUrl: 'https://sample.example/cars/c',
  name: 'Kim Nguyen',
  mobile: '0412345678',
  email: 'kim@shopper.example',
  choices: {},
  feeCents: 20_000,
  paidCents: 20_000,
  returnedCents: 0,
  timeZone: 'Australia/Brisbane',
  heldUntil: '2026-03-07T06:05:00Z',
  createdAt: '2026-03-05T06:00:00Z',
  paidAt: '2026-03-05T06:05:00Z',
  returnedAt: null,
  termsAcceptedAt: '2026-03-05T06:04:00Z',
  cameFrom: '',
  assistant: null,
  holdHours: 48,
  stripe: { session: null, payment: null, refund: null },
  problem: null,
  trail: [],
  steps: [],
} as const;

test('timestamps use the dealer’s time zone (OPEN-115)', () => {
  expect(momentText('2026-03-05T14:30:00Z', 'Australia/Brisbane')).toBe('6 Mar 2026, 12:30 am');
  expect(momentText('2026-03-05T14:30:00Z', 'Australia/Perth')).toBe('5 Mar 2026, 10:30 pm');
  expect(zoneText('2026-03-05T14:30:00Z', 'Australia/Brisbane')).toBe('AEST');
  expect(zoneText('2026-03-05T14:30:00Z', 'Australia/Adelaide')).toBe('ACDT');
  expect(placeText('Australia/Broken_Hill')).toBe('Broken Hill');
});

test('the time left is rounded down and never negative', () => {
  expect(
    [-1, 0, 59_999, 60_000, 3_599_999, 3_600_000, 47 * 3_600_000, 48 * 3_600_000, 100 * 3_600_000].map(
      leftText,
    ),
  ).toEqual([
    'time’s up',
    'time’s up',
    'less than a minute left',
    '1 min left',
    '59 min left',
    '1 h 0 min left',
    '47 h 0 min left',
    '2 days left',
    '4 days left',
  ]);
});

describe('states', () => {
  test('have distinct labels and belong to one group each', () => {
    const texts = RESERVATION_STATUSES.map((status) => STATUS_BADGES[status].text);
    expect(new Set(texts).size).toBe(RESERVATION_STATUSES.length);
    const groupedStatuses = GROUPS.flatMap(({ statuses }) => statuses);
    expect(new Set(groupedStatuses)).toEqual(new Set(RESERVATION_STATUSES));
    expect(groupedStatuses).toHaveLength(RESERVATION_STATUSES.length);
  });

  test('show in a list how long a car is held, or why it is not (OPEN-025)', () => {
    const { heldUntil } = RESERVATION;
    const under = (
      status: 'held' | 'paid' | 'agreed' | 'expired' | 'refunded',
      reason: 'late' | null = null,
    ) => statusDetail({ status, reason, heldUntil }, NOW);
    expect(under('held')).toBe('2 days left to pay');
    expect(under('paid')).toBe('2 days left');
    expect(under('agreed')).toBeNull();
    expect(under('expired')).toBeNull();
    expect(under('refunded', 'late')).toBe('Paid too late. The car had gone to someone else');
  });

  test('are described in a sentence with the time left and the reason', () => {
    const says = (facts: Partial<Parameters<typeof statusText>[0]>) =>
      statusText({ ...RESERVATION, ...facts } as Parameters<typeof statusText>[0], 'Australia/Brisbane', NOW);
    expect(says({})).toBe(
      'Reserved for Kim Nguyen until 7 Mar 2026, 4:05 pm (2 days left). After that, the fee is refunded and the car goes back on sale, unless you confirm the sale.',
    );
    expect(says({ status: 'refund_pending', reason: 'hold_over' })).toBe(
      'The refund is on its way to Kim Nguyen: the reservation ran out.',
    );
    expect(says({ status: 'refunded', reason: null, returnedAt: '2026-03-06T00:00:00Z' })).toBe(
      'Refunded in full to Kim Nguyen on 6 Mar 2026, 10:00 am.',
    );
    for (const status of RESERVATION_STATUSES) expect(says({ status })).toMatch(/^[A-Z].*\.$/);
  });

  test('have a label for every reason', () => {
    expect(new Set(REASONS.map(reasonText)).size).toBe(REASONS.length);
    expect(reasonText(null)).toBeNull();
  });
});

describe('steps', () => {
  test('explain the effect on the money and the car before confirmation (OPEN-025)', () => {
    for (const status of RESERVATION_STATUSES)
      for (const { action } of staffSteps(status)) {
        const words = stepTexts(action, { ...RESERVATION, status });
        expect(`${words.money} ${words.vehicle}`).toMatch(/money|fee|charged|goes back/i);
        expect(words.vehicle).toMatch(/car|reservation/i);
      }
    expect(stepTexts('refund', RESERVATION)).toMatchObject({
      label: 'Refund $200',
      tone: 'critical',
      title: 'Refund $200 to Kim Nguyen?',
    });
    expect(stepTexts('refund', { ...RESERVATION, paidCents: 9950 }).label).toBe('Refund $99.50');
    expect(new Set(STAFF_ACTIONS.map((action) => stepTexts(action, RESERVATION).label)).size).toBe(
      STAFF_ACTIONS.length,
    );
  });

  test('are described in the past tense in the history', () => {
    expect(trailText({ event: 'pay', to: 'paid' })).toBe('Paid, car reserved');
    expect(trailText({ event: 'pay', to: 'refund_pending' })).toBe('Paid, but refunded');
    expect(trailText({ event: 'lapse', to: 'completed' })).toBe('Sold according to the feed');
    expect(trailText({ event: 'something new', to: 'refunded' })).toBe('Refunded');
  });
});

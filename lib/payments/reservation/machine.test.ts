import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  consequences,
  holdsVehicle,
  REASONS,
  RESERVATION_STATUSES,
  type ReservationEvent,
  type ReservationStatus,
  transition,
} from './machine.ts';

/** Event kinds; the vehicle's state is filled in when they happen. */
const KINDS = [
  'pay',
  'expire',
  'cancel',
  'agree',
  'complete',
  'lapse',
  'refund',
  'refunded',
  'refund_failed',
] as const;
type Kind = (typeof KINDS)[number];

/** The simulated state: two reservations of one car, the stock and Stripe. */
interface Simulation {
  gone: boolean;
  parties: {
    status: ReservationStatus;
    taken: number;
    returned: number;
    mails: string[];
    ordered: boolean;
  }[];
}

const fresh = (): Simulation['parties'][number] => ({
  status: 'held',
  taken: 0,
  returned: 0,
  mails: [],
  ordered: false,
});

function applyEvent(simulation: Simulation, who: number, kind: Kind): void {
  const party = simulation.parties[who];
  if (!party) return;
  const keptByOther = simulation.parties.some((other, index) => index !== who && holdsVehicle(other.status));
  // Stripe accepts a payment once, and refunds what it has.
  if (kind === 'pay') party.taken = 200;
  if (kind === 'refunded' && party.taken === 0) return;
  if (kind === 'refunded' && party.status === 'refund_pending') party.returned = 200;
  if (kind === 'refunded') party.returned = 200;
  if (kind === 'refund_failed' && party.status === 'refunded') party.returned = 0;
  const step = transition(
    party.status,
    eventOf(kind, simulation.gone, keptByOther && !holdsVehicle(party.status)),
  );
  if (!step) return;
  const { mails } = consequences(party.status, step.to);
  party.mails = [...new Set([...party.mails, ...mails])];
  party.status = step.to;
}

function eventOf(kind: Kind, gone: boolean, taken: boolean): ReservationEvent {
  if (kind === 'pay') return { type: 'pay', car: gone ? 'gone' : taken ? 'taken' : 'free', amount: 'right' };
  if (kind === 'cancel') return { type: 'cancel', reason: 'requested' };
  if (kind === 'refund') return { type: 'refund', reason: 'requested' };
  if (kind === 'lapse') return { type: 'lapse', car: gone ? 'gone' : 'in_stock' };
  return { type: kind };
}

const steps = fc.array(
  fc.oneof(
    fc.record({ who: fc.constantFrom(0, 1), kind: fc.constantFrom(...KINDS) }),
    fc.constant({ who: 0, kind: 'gone' as const }),
  ),
  { maxLength: 14 },
);

/** Plays a history. The second shopper can only start while the car is free, as the constraint ensures. */
function play(history: { who: number; kind: Kind | 'gone' }[]): Simulation {
  const simulation: Simulation = { gone: false, parties: [fresh()] };
  for (const { who, kind } of history) {
    const free = !simulation.parties.some(({ status }) => holdsVehicle(status)) && !simulation.gone;
    if (simulation.parties.length === 1 && who === 1 && free) simulation.parties.push(fresh());
    if (kind === 'gone') simulation.gone = true;
    else applyEvent(simulation, who, kind);
  }
  return simulation;
}

describe('any events in any order', () => {
  const holds = (law: (simulation: Simulation) => void) =>
    fc.assert(
      fc.property(steps, (history) => {
        law(play(history));
      }),
      { numRuns: 3_000 },
    );

  test('keep a car for one shopper at most', () => {
    holds(({ parties }) =>
      expect(parties.filter(({ status }) => holdsVehicle(status)).length).toBeLessThan(2),
    );
  });

  test('end with a paid car or a refund', () => {
    holds(({ parties }) => {
      for (const { status, taken, returned } of parties) {
        const has = ['paid', 'agreed', 'completed'].includes(status);
        if (has) expect(taken - returned).toBe(200);
        else if (status !== 'refund_pending') expect(taken - returned).toBe(0);
      }
    });
  });

  test('refund money as soon as Stripe reports it', () => {
    holds((simulation) => {
      for (const [who, party] of simulation.parties.entries())
        if (party.status === 'refund_pending') {
          applyEvent(simulation, who, 'refunded');
          expect(party).toMatchObject({ status: 'refunded', returned: 200 });
        }
    });
  });

  test('send a receipt or refund notice only to shoppers who paid', () => {
    holds(({ parties }) => {
      for (const { taken, status, mails } of parties) {
        const isTold = mails.includes('receipt') || mails.includes('refund');
        expect(isTold).toBe(taken > 0 && status !== 'held');
      }
    });
  });

  test('change nothing when repeated', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(0, 1), fc.constantFrom(...KINDS), (history, who, kind) => {
        const simulation = play(history);
        applyEvent(simulation, who, kind);
        const once = structuredClone(simulation.parties);
        // A failed refund leads to another refund when repeated.
        if (kind === 'refund_failed') return;
        applyEvent(simulation, who, kind);
        expect(simulation.parties).toEqual(once);
      }),
    );
  });
});

test('accept a payment and its refund in either order', () => {
  for (const from of ['held', 'expired', 'cancelled'] as const) {
    const paid = transition(from, { type: 'pay', car: 'free', amount: 'right' })?.to as ReservationStatus;
    expect(transition(paid, { type: 'refunded' })?.to).toBe('refunded');
    expect(transition(from, { type: 'refunded' })?.to).toBe('refunded');
    expect(transition('refunded', { type: 'pay', car: 'free', amount: 'right' })).toBeNull();
  }
});

test.each([
  ['held', 'free', 'paid', null],
  ['held', 'gone', 'refund_pending', 'car_gone'],
  ['held', 'recalled', 'refund_pending', 'recalled'],
  ['expired', 'free', 'paid', null],
  ['expired', 'taken', 'refund_pending', 'late'],
  ['expired', 'gone', 'refund_pending', 'car_gone'],
  ['expired', 'recalled', 'refund_pending', 'recalled'],
  ['cancelled', 'free', 'refund_pending', 'cancelled'],
  ['cancelled', 'recalled', 'refund_pending', 'recalled'],
] as const)('money for a %s reservation of a car that is %s makes it %s (%s)', (from, car, to, reason) => {
  expect(transition(from, { type: 'pay', car, amount: 'right' })).toEqual({ to, reason });
});

test('refund a wrong amount in any state', () => {
  for (const from of ['held', 'expired', 'cancelled'] as const)
    expect(transition(from, { type: 'pay', car: 'free', amount: 'wrong' })?.to).toBe('refund_pending');
});

test('tell the shopper about a recall only if it ended an unpaid hold', () => {
  const recalled = { type: 'cancel', reason: 'recalled' } as const;
  expect(transition('held', recalled)).toEqual({ to: 'cancelled', reason: 'recalled' });
  expect(consequences('held', 'cancelled', 'recalled').mails).toEqual(['recalled']);
  for (const reason of REASONS.filter((each) => each !== 'recalled'))
    expect(consequences('held', 'cancelled', reason).mails).toEqual([]);
  expect(consequences('cancelled', 'refund_pending', 'recalled').mails).toEqual(['refund']);
  for (const from of RESERVATION_STATUSES.filter((each) => each !== 'held'))
    expect(transition(from, recalled)).toBeNull();
});

test('update search and pages when a car is held, paid or freed', () => {
  for (const from of [null, ...RESERVATION_STATUSES])
    for (const to of RESERVATION_STATUSES) {
      const keptOrFree = (from !== null && holdsVehicle(from)) !== holdsVehicle(to);
      expect(consequences(from, to).car).toBe(keptOrFree || (from === 'held' && to === 'paid'));
    }
});

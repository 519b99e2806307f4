/**
 * The life of a reservation, pure: which state follows which on what, and why. Everything else (the guarded
 * update, mails, refunds, search) follows from a transition that this file allows.
 *
 *                      pay, car free
 *        ┌──────────────────────────────────────────┐
 *        │                                          ▼
 *     expired ◄── expire ── HELD ── pay ────────► PAID ── agree ──► AGREED ── complete ──► completed
 *        │                   │                    │  │                │                      │
 *        │                cancel                  │  └─ complete, or lapse of a sold car ──► │
 *        │                   ▼                    │                   │                      │
 *        │               cancelled              lapse,             refund                 refund
 *        │                   │                  refund                │                      │
 *        │ pay, car taken    │ pay                ▼                   ▼                      │
 *        └───────────────────┴──────────► refund_pending ◄───────────────────────────────────┘
 *                                                 │ refunded
 *                                                 ▼
 *                                             refunded ── refund_failed ──► refund_pending
 *
 * Capitals keep the car from everybody else. HELD also goes to refund_pending when the money that came is
 * not the amount asked for, or when the feed says that the car was sold meanwhile. From everywhere, `refunded`
 * leads to refunded: somebody may give the money back in Stripe itself, and that news may come first.
 *
 * What does not stand here changes nothing: news may come twice, late, in any order or not at all.
 */

export const RESERVATION_STATUSES = [
  'held',
  'paid',
  'agreed',
  'completed',
  'expired',
  'cancelled',
  'refund_pending',
  'refunded',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** The states that keep a car: at most one reservation per car is in one of them (OPEN-025). */
export const KEEPING_STATUSES = ['held', 'paid', 'agreed'] as const satisfies ReservationStatus[];

/** Whether a reservation in this state keeps its car from everybody else. */
export const keepsVehicle = (status: ReservationStatus): boolean =>
  KEEPING_STATUSES.some((keeping) => keeping === status);

/** Why a reservation is where it is, as far as anybody is told. */
export const REASONS = [
  /** The shopper or the dealer wanted it so. */
  'requested',
  /** Nobody paid within the time to pay. */
  'not_paid',
  /** The payment service did not open a payment. */
  'not_opened',
  /** Paid after the hold ran out, when the car had gone to somebody else. */
  'late',
  /** Paid after it was cancelled. */
  'cancelled',
  /** The dealer's feed says that the car is sold or gone. */
  'car_gone',
  /** Another amount or currency than asked for. */
  'amount',
  /** The time the car is kept for a paid reservation ran out. */
  'hold_over',
  /** The money was given back in Stripe itself. */
  'elsewhere',
] as const;
export type Reason = (typeof REASONS)[number];

export type ReservationEvent =
  /** Money came. `car`: free for this reservation, taken by another one, or gone from the stock. */
  | { type: 'pay'; car: 'free' | 'taken' | 'gone'; amount: 'right' | 'wrong' }
  /** The time to pay ran out. */
  | { type: 'expire' }
  /** Given up before paying. */
  | { type: 'cancel'; reason: 'requested' | 'not_opened' }
  /** The dealer says that the sale goes ahead; the car stays kept until the feed says that it is sold. */
  | { type: 'agree' }
  /** The car is the shopper's; the fee is part of the price. */
  | { type: 'complete' }
  /** The time a paid car is kept ran out. */
  | { type: 'lapse'; car: 'in_stock' | 'gone' }
  /** The money is to go back. */
  | { type: 'refund'; reason: 'requested' }
  /** All of the money went back. */
  | { type: 'refunded' }
  /** The bank did not take the refund after all. */
  | { type: 'refund_failed' };
export type EventType = ReservationEvent['type'];

export interface Transition {
  to: ReservationStatus;
  /** null: the reason it had stays, if it had one. */
  reason: Reason | null;
}

type Rule<Type extends EventType> = (event: Extract<ReservationEvent, { type: Type }>) => Transition;
type Rules = { [Type in EventType]?: Rule<Type> };

const to =
  (status: ReservationStatus, reason: Reason | null = null) =>
  (): Transition => ({ to: status, reason });
const refund = (reason: Reason): Transition => ({ to: 'refund_pending', reason });
const refundRequested = ({ reason }: { reason: 'requested' }) => refund(reason);
const refundedElsewhere = to('refunded', 'elsewhere');

const RULES: Record<ReservationStatus, Rules> = {
  held: {
    pay: ({ car, amount }) => {
      if (amount === 'wrong') return refund('amount');
      if (car === 'free') return { to: 'paid', reason: null };
      return refund(car === 'gone' ? 'car_gone' : 'late');
    },
    expire: to('expired', 'not_paid'),
    cancel: ({ reason }) => ({ to: 'cancelled', reason }),
    refunded: refundedElsewhere,
  },
  expired: {
    pay: ({ car, amount }) => {
      if (amount === 'wrong') return refund('amount');
      if (car === 'free') return { to: 'paid', reason: null };
      return refund(car === 'gone' ? 'car_gone' : 'late');
    },
    refunded: refundedElsewhere,
  },
  cancelled: {
    pay: () => refund('cancelled'),
    refunded: refundedElsewhere,
  },
  paid: {
    agree: to('agreed'),
    complete: to('completed'),
    // A car that its dealer reports sold while it is kept for a shopper is that shopper's.
    lapse: ({ car }) => (car === 'gone' ? { to: 'completed', reason: 'car_gone' } : refund('hold_over')),
    refund: refundRequested,
    refunded: refundedElsewhere,
  },
  agreed: { complete: to('completed'), refund: refundRequested, refunded: refundedElsewhere },
  completed: { refund: refundRequested, refunded: refundedElsewhere },
  refund_pending: { refunded: to('refunded') },
  refunded: { refund_failed: to('refund_pending') },
};

/**
 * What an event makes of a reservation.
 * @returns null when it changes nothing
 */
export function transition(from: ReservationStatus, event: ReservationEvent): Transition | null {
  const rule = RULES[from][event.type] as ((event: ReservationEvent) => Transition) | undefined;
  return rule?.(event) ?? null;
}

/** The mails that a reservation owes, each at most once in its life. */
export const RESERVATION_MAILS = ['receipt', 'expiry', 'refund', 'dealer', 'dealerRefund'] as const;
export type ReservationMail = (typeof RESERVATION_MAILS)[number];

export interface Consequences {
  /** Whether the car became kept or free, or its hold was paid: search, pages and lists must hear of it. */
  car: boolean;
  mails: ReservationMail[];
}

/** What follows from a step; `from` is null for a reservation that was just made. */
export function consequences(from: ReservationStatus | null, next: ReservationStatus): Consequences {
  const keptOrFree = (from !== null && keepsVehicle(from)) !== keepsVehicle(next);
  // Its page says until when a car is on hold; a paid one no longer is.
  const holdPaid = from === 'held' && next === 'paid';
  return { car: keptOrFree || holdPaid, mails: mailsOf(from, next) };
}

function mailsOf(from: ReservationStatus | null, next: ReservationStatus): ReservationMail[] {
  if (next === 'paid') return ['receipt', 'dealer'];
  if (next === 'expired') return ['expiry'];
  const dealerKnows = from === 'paid' || from === 'agreed' || from === 'completed';
  if (next === 'refund_pending' || (next === 'refunded' && from !== 'refund_pending'))
    return dealerKnows ? ['refund', 'dealerRefund'] : ['refund'];
  return [];
}

/**
 * State machine of a reservation, as pure functions. Everything else (guarded update, mails, refunds, search)
 * follows from a transition allowed here.
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
 * Statuses in capitals hold the car. HELD also goes to refund_pending if the amount paid is wrong, or the car was
 * sold or recalled meanwhile. `refunded` is accepted in every status, because dealers can refund directly in Stripe and that
 * event may arrive first.
 *
 * Events not listed change nothing, since they may arrive twice, late, out of order or never.
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

/** Statuses that hold a car. At most one reservation per car has one of them (OPEN-025). */
export const HOLDING_STATUSES = ['held', 'paid', 'agreed'] as const satisfies ReservationStatus[];

export const holdsVehicle = (status: ReservationStatus): boolean =>
  HOLDING_STATUSES.some((holding) => holding === status);

/** Reason for a reservation's status, where one is shown. */
export const REASONS = [
  'requested',
  /** Not paid in time. */
  'not_paid',
  /** The payment provider did not open a payment. */
  'not_opened',
  /** The payment of an assistant was refused. */
  'declined',
  /** A safety recall opened before it was paid, or before its payment was reported. */
  'recalled',
  /** Paid after the hold expired, when another shopper had the car. */
  'late',
  /** Paid after it was cancelled. */
  'cancelled',
  /** The dealer's feed lists the car as sold or no longer lists it. */
  'car_gone',
  /** Wrong amount or currency. */
  'amount',
  /** The paid hold expired. */
  'hold_over',
  /** Refunded directly in Stripe. */
  'elsewhere',
] as const;
export type Reason = (typeof REASONS)[number];

export type ReservationEvent =
  /** Payment received. `car`: free, held by another reservation, no longer in stock, or with an open safety recall. */
  | { type: 'pay'; car: 'free' | 'taken' | 'gone' | 'recalled'; amount: 'right' | 'wrong' }
  /** The time to pay has expired. */
  | { type: 'expire' }
  /** Cancelled before payment. */
  | { type: 'cancel'; reason: 'requested' | 'not_opened' | 'declined' | 'recalled' }
  /** The dealer confirms the sale; the car stays held until the feed lists it as sold. */
  | { type: 'agree' }
  /** Sold to the shopper; the fee is part of the price. */
  | { type: 'complete' }
  /** The paid hold has expired. */
  | { type: 'lapse'; car: 'in_stock' | 'gone' }
  | { type: 'refund'; reason: 'requested' }
  | { type: 'refunded' }
  /** The bank rejected the refund. */
  | { type: 'refund_failed' };
export type EventType = ReservationEvent['type'];

export interface Transition {
  to: ReservationStatus;
  /** null keeps the current reason. */
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

const WHY_NOT = { taken: 'late', gone: 'car_gone', recalled: 'recalled' } as const satisfies Record<
  string,
  Reason
>;
const paid: Rule<'pay'> = ({ car, amount }) => {
  if (amount === 'wrong') return refund('amount');
  return car === 'free' ? { to: 'paid', reason: null } : refund(WHY_NOT[car]);
};

const RULES: Record<ReservationStatus, Rules> = {
  held: {
    pay: paid,
    expire: to('expired', 'not_paid'),
    cancel: ({ reason }) => ({ to: 'cancelled', reason }),
    refunded: refundedElsewhere,
  },
  expired: {
    pay: paid,
    refunded: refundedElsewhere,
  },
  cancelled: {
    pay: ({ car }) => refund(car === 'recalled' ? 'recalled' : 'cancelled'),
    refunded: refundedElsewhere,
  },
  paid: {
    agree: to('agreed'),
    complete: to('completed'),
    // If the dealer's feed lists the car as sold during the hold, this shopper bought it.
    lapse: ({ car }) => (car === 'gone' ? { to: 'completed', reason: 'car_gone' } : refund('hold_over')),
    refund: refundRequested,
    refunded: refundedElsewhere,
  },
  agreed: { complete: to('completed'), refund: refundRequested, refunded: refundedElsewhere },
  completed: { refund: refundRequested, refunded: refundedElsewhere },
  refund_pending: { refunded: to('refunded') },
  refunded: { refund_failed: to('refund_pending') },
};

/** Returns the transition of an event, or null if it changes nothing. */
export function transition(from: ReservationStatus, event: ReservationEvent): Transition | null {
  const rule = RULES[from][event.type] as ((event: ReservationEvent) => Transition) | undefined;
  return rule?.(event) ?? null;
}

/** Mails about a reservation, each sent at most once. */
export const RESERVATION_MAILS = [
  'receipt',
  'expiry',
  'recalled',
  'refund',
  'dealer',
  'dealerRefund',
] as const;
export type ReservationMail = (typeof RESERVATION_MAILS)[number];

export interface Consequences {
  /**
   * True if search, pages and lists must update, because the car became held or free or its hold was paid.
   */
  car: boolean;
  mails: ReservationMail[];
}

/**
 * Returns the consequences of a step.
 * @param from null for a new reservation
 * @param reason of the step
 */
export function consequences(
  from: ReservationStatus | null,
  next: ReservationStatus,
  reason: Reason | null = null,
): Consequences {
  const keptOrFree = (from !== null && holdsVehicle(from)) !== holdsVehicle(next);
  // The car's page shows when an unpaid hold expires.
  const holdPaid = from === 'held' && next === 'paid';
  return { car: keptOrFree || holdPaid, mails: mailsOf(from, next, reason) };
}

function mailsOf(
  from: ReservationStatus | null,
  next: ReservationStatus,
  reason: Reason | null,
): ReservationMail[] {
  if (next === 'paid') return ['receipt', 'dealer'];
  if (next === 'expired') return ['expiry'];
  if (next === 'cancelled' && reason === 'recalled') return ['recalled'];
  const dealerKnows = from === 'paid' || from === 'agreed' || from === 'completed';
  if (next === 'refund_pending' || (next === 'refunded' && from !== 'refund_pending'))
    return dealerKnows ? ['refund', 'dealerRefund'] : ['refund'];
  return [];
}
